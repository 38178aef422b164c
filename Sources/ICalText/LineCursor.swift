/// One physical line of a source: its bytes without the line end.
public struct PhysicalLine: Hashable, Sendable {
  /// Where its bytes lie in the source, the line end left out.
  public let range: Range<Int>
  /// Its number, from 1.
  public let number: Int
}

/// Walks through a source line by line.
///
/// LF, CR, CRLF and CRCRLF (what a program writes that translates line ends twice) each end one
/// line. What follows the last line end is a line too, unless it is empty.
public struct LineCursor: Sendable {
  /// Where the next line begins.
  public private(set) var offset: Int
  /// The number of the next line, from 1.
  public private(set) var number: Int

  /// Starts at `offset`, which is the beginning of line `number`.
  public init(offset: Int = 0, number: Int = 1) {
    self.offset = offset
    self.number = number
  }

  /// The next line; `nil` at the end of `bytes`.
  public mutating func next(in bytes: Span<UInt8>) -> PhysicalLine? {
    guard offset < bytes.count else { return nil }
    let line = PhysicalLine(range: offset..<bytes.indexOfLineEnd(from: offset), number: number)
    offset = line.range.upperBound + bytes.lengthOfLineEnd(at: line.range.upperBound)
    number += 1
    return line
  }

  /// The next line whose first byte is in `beginnings`; `nil` when none is left in `bytes`. The lines
  /// before it, empty ones among them, are only counted.
  public mutating func next(
    in bytes: Span<UInt8>, beginningWith beginnings: ByteSet
  ) -> PhysicalLine? {
    while offset < bytes.count {
      let isWanted = beginnings.contains(bytes[offset])
      let (start, end) = (offset, bytes.indexOfLineEnd(from: offset))
      offset = end + bytes.lengthOfLineEnd(at: end)
      number += 1
      if isWanted, end > start { return PhysicalLine(range: start..<end, number: number - 1) }
    }
    return nil
  }
}

/// A set of bytes.
public struct ByteSet: Sendable {
  /// One bit for each byte.
  private var bits = SIMD4<UInt64>()

  /// Takes the bytes that `isMember` accepts.
  public init(_ isMember: (UInt8) -> Bool) {
    for byte in UInt8.min...UInt8.max where isMember(byte) {
      bits[Int(byte >> 6)] |= 1 << UInt64(byte & 63)
    }
  }

  /// Whether `byte` is in the set.
  public func contains(_ byte: UInt8) -> Bool {
    bits[Int(byte >> 6)] >> UInt64(byte & 63) & 1 == 1
  }
}
