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
}
