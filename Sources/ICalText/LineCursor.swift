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
    var end = offset
    while end < bytes.count, bytes[end] != .lineFeed, bytes[end] != .carriageReturn { end += 1 }
    defer {
      offset = end + Self.lengthOfLineEnd(at: end, in: bytes)
      number += 1
    }
    return PhysicalLine(range: offset..<end, number: number)
  }

  private static func lengthOfLineEnd(at index: Int, in bytes: Span<UInt8>) -> Int {
    guard index < bytes.count else { return 0 }
    if bytes[index] == .lineFeed { return 1 }
    for length in 1...2 where index + length < bytes.count {
      if bytes[index + length] == .lineFeed { return length + 1 }
      if bytes[index + length] != .carriageReturn { break }
    }
    return 1
  }
}

extension UInt8 {
  static let horizontalTab = UInt8(ascii: "\t")
  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let space = UInt8(ascii: " ")

  /// Whether it begins a continuation line (RFC 5545 §3.1): a space or a tab.
  var isFold: Bool { self == .space || self == .horizontalTab }
}
