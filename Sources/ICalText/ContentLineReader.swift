/// Reads the content lines of a part of a source.
public struct ContentLineReader: Sendable {
  private var lines: LineUnfolder

  /// Reads `range` of a source, which begins with line `line`.
  public init(range: Range<Int>, line: Int) { lines = LineUnfolder(range: range, line: line) }

  /// The next content line, well formed or not; `nil` at the end of the range.
  public mutating func next(in bytes: Span<UInt8>) -> ContentLine? {
    lines.next(in: bytes).map { ContentLine($0, in: bytes) }
  }
}
