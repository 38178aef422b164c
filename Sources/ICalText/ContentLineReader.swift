/// Reads the content lines of a part of a source: unfolds their bytes, then decodes them.
///
/// Empty lines are passed over, also between a line and its continuation.
public struct ContentLineReader: Sendable {
  private var cursor: LineCursor
  private let end: Int

  /// Reads `range` of a source, which begins with line `line`.
  public init(range: Range<Int>, line: Int) {
    cursor = LineCursor(offset: range.lowerBound, number: line)
    end = range.upperBound
  }

  /// The next content line, well formed or not; `nil` at the end of the range.
  public mutating func next(in bytes: Span<UInt8>) -> ContentLine? {
    let bytes = bytes.extracting(first: min(end, bytes.count))
    guard let first = nextLine(in: bytes, where: { !$0.isEmpty }) else { return nil }
    var unfolded: [UInt8] = []
    unfolded.append(bytes, in: first.range)
    while let more = nextLine(in: bytes, where: { $0.isEmpty || bytes[$0.lowerBound].isFold }) {
      unfolded.append(bytes, in: more.range.dropFirst())
    }
    let (text, repairs) = CleanText.of(unfolded)
    return ContentLine(parsing: text, line: first.number, repairs: repairs)
  }

  /// The next line when it is `wanted`, otherwise `nil` without moving on; empty lines that are not
  /// wanted are passed over.
  private mutating func nextLine(
    in bytes: Span<UInt8>, where wanted: (Range<Int>) -> Bool
  ) -> PhysicalLine? {
    var ahead = cursor
    while let line = ahead.next(in: bytes) {
      if wanted(line.range) {
        cursor = ahead
        return line
      }
      guard line.range.isEmpty else { return nil }
    }
    return nil
  }
}

extension [UInt8] {
  fileprivate mutating func append(_ bytes: Span<UInt8>, in range: Range<Int>) {
    reserveCapacity(count + range.count)
    for index in range { append(bytes[index]) }
  }
}
