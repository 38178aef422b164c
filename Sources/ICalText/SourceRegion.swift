/// A place in a source, before one of its characters or at its end.
public struct SourcePoint: Hashable, Sendable, Comparable {
  /// How many bytes of the source stand before it.
  public let byte: Int
  /// The number of its physical line, from 1.
  public let line: Int
  /// How many Unicode scalars of its physical line stand before it, plus 1; what is no UTF-8 counts
  /// as the replacement characters that it is decoded to.
  public let column: Int

  /// Creates the place that stands at `byte` of `source`, in the physical line `line` that begins
  /// at `start`.
  public init(byte: Int, line: Int, startingAt start: Int, in source: Span<UInt8>) {
    self.byte = byte
    self.line = line
    column = Self.scalarCount(of: source.extracting(min(start, byte)..<byte)) + 1
  }

  /// Creates the place that stands at `byte` of `source`, in the line of `known` and not before it.
  ///
  /// Both are counted from one character to another, so that the columns are those that counting
  /// from the beginning of the line gives.
  init(byte: Int, after known: SourcePoint, in source: Span<UInt8>) {
    self.byte = byte
    line = known.line
    column = known.column + Self.scalarCount(of: source.extracting(known.byte..<byte))
  }

  private static func scalarCount(of bytes: Span<UInt8>) -> Int {
    bytes.withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) }.unicodeScalars.count
  }

  /// Whether `lhs` stands nearer to the beginning.
  public static func < (lhs: SourcePoint, rhs: SourcePoint) -> Bool { lhs.byte < rhs.byte }
}

/// What stands between two places of a source; `end` is exclusive.
public struct SourceRegion: Hashable, Sendable {
  /// Where it begins.
  public let start: SourcePoint
  /// The place behind its last character.
  public let end: SourcePoint

  /// Creates the region between two places.
  public init(start: SourcePoint, end: SourcePoint) {
    self.start = start
    self.end = end
  }

  /// Where its bytes lie in the source.
  public var bytes: Range<Int> { start.byte..<max(start.byte, end.byte) }
}
