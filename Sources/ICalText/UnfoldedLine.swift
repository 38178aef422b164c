/// A content line as it lies in a source: a physical line and those that continue it (RFC 5545
/// §3.1).
public struct UnfoldedLine: Hashable, Sendable {
  /// The line that it begins with.
  public let first: PhysicalLine
  /// The lines that continue it, each with the space or tab that says so; empty ones, which some
  /// programs put between them, are not among them.
  public let continuations: [PhysicalLine]

  /// Where its bytes lie in the source, in order, without line ends and folds.
  public var pieces: [Range<Int>] {
    [first.range] + continuations.map { $0.range.dropFirst() }
  }

  /// Its bytes, put together.
  public func bytes(in source: Span<UInt8>) -> [UInt8] {
    if continuations.isEmpty {
      return source.extracting(first.range).withUnsafeBufferPointer { Array($0) }
    }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(continuations.reduce(first.range.count) { $0 + $1.range.count })
    func append(_ piece: Range<Int>) {
      source.extracting(piece).withUnsafeBufferPointer { bytes.append(contentsOf: $0) }
    }
    append(first.range)
    for continuation in continuations { append(continuation.range.dropFirst()) }
    return bytes
  }
}

/// Walks through a part of a source content line by content line.
///
/// Empty lines are passed over, also between a line and its continuation.
public struct LineUnfolder: Sendable {
  private var cursor: LineCursor
  private let end: Int

  /// Walks through `range` of a source, which begins with line `line`.
  public init(range: Range<Int>, line: Int) {
    cursor = LineCursor(offset: range.lowerBound, number: line)
    end = range.upperBound
  }

  /// Where the next line begins.
  public var offset: Int { cursor.offset }

  /// The number of the next physical line, from 1.
  public var line: Int { cursor.number }

  /// The next line; `nil` at the end of the range.
  public mutating func next(in bytes: Span<UInt8>) -> UnfoldedLine? {
    let bytes = bytes.extracting(first: min(end, bytes.count))
    guard let first = nextLine(in: bytes, where: { !$0.isEmpty }) else { return nil }
    return UnfoldedLine(first: first, continuations: nextContinuations(in: bytes))
  }

  /// The next line whose first byte is in `beginnings`, in which there are no blanks; `nil` when none
  /// is left. The lines before it are only counted.
  public mutating func next(
    in bytes: Span<UInt8>, beginningWith beginnings: ByteSet
  ) -> UnfoldedLine? {
    let bytes = bytes.extracting(first: min(end, bytes.count))
    guard let first = cursor.next(in: bytes, beginningWith: beginnings) else { return nil }
    return UnfoldedLine(first: first, continuations: nextContinuations(in: bytes))
  }

  private mutating func nextContinuations(in bytes: Span<UInt8>) -> [PhysicalLine] {
    var continuations: [PhysicalLine] = []
    while continues(in: bytes),
      let more = nextLine(in: bytes, where: { !$0.isEmpty && bytes[$0.lowerBound].isFold })
    {
      continuations.append(more)
    }
    return continuations
  }

  /// Whether the next byte may begin a continuation, or an empty line before one: nearly always it
  /// does not, and nothing needs to be looked at ahead.
  private func continues(in bytes: Span<UInt8>) -> Bool {
    guard cursor.offset < bytes.count else { return false }
    let byte = bytes[cursor.offset]
    return byte.isFold || byte == .lineFeed || byte == .carriageReturn
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
