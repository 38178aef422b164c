extension Span<UInt8> {
  /// The index of the first LF or CR at or behind `start`; the count where there is none.
  ///
  /// Eight bytes are looked at in one step, since this is the loop that reads whole feeds.
  @inline(__always)
  func indexOfLineEnd(from start: Int) -> Int {
    withUnsafeBytes { bytes in
      var index = start
      while index + 8 <= bytes.count {
        let word = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self))
        let candidates = Self.bytesUpToCarriageReturn(in: word)
        if candidates == 0 {
          index += 8
          continue
        }
        index += candidates.trailingZeroBitCount / 8
        if bytes[index] == .lineFeed || bytes[index] == .carriageReturn { return index }
        index += 1  // a tab or another control character
      }
      while index < bytes.count, bytes[index] != .lineFeed, bytes[index] != .carriageReturn {
        index += 1
      }
      return index
    }
  }

  /// The highest bit of each byte of `word` that is at most 0x0D, as far as the lowest such byte;
  /// beyond that the borrow of the subtraction may set bits without meaning.
  private static func bytesUpToCarriageReturn(in word: UInt64) -> UInt64 {
    (word &- 0x0E0E_0E0E_0E0E_0E0E) & ~word & 0x8080_8080_8080_8080
  }

  /// How many bytes the line end at `index` takes; 0 at the end of the source.
  func lengthOfLineEnd(at index: Int) -> Int {
    guard index < count else { return 0 }
    if self[index] == .lineFeed { return 1 }
    if index + 1 < count, self[index + 1] == .lineFeed { return 2 }
    for length in 1...2 where index + length < count {
      if self[index + length] == .lineFeed { return length + 1 }
      if self[index + length] != .carriageReturn { break }
    }
    return 1
  }
}

/// What ends a physical line.
public enum LineEnd: Hashable, Sendable {
  /// Nothing: the source ends there.
  case none
  /// CR LF, as RFC 5545 §3.1 wants it.
  case crlf
  /// LF alone.
  case lf
  /// CR alone.
  case cr
  /// CR CR LF, from a program that translates line ends twice.
  case crcrlf
}

extension PhysicalLine {
  /// What ends the line in `source`, and where that lies.
  public func end(in source: Span<UInt8>) -> (kind: LineEnd, bytes: Range<Int>) {
    let start = range.upperBound
    let length = source.lengthOfLineEnd(at: start)
    let kind: LineEnd =
      switch length {
      case 0: .none
      case 1: source[start] == .lineFeed ? .lf : .cr
      case 2: .crlf
      default: .crcrlf
      }
    return (kind, start..<start + length)
  }
}

extension UInt8 {
  static let horizontalTab = UInt8(ascii: "\t")
  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")

  /// Whether a line that begins with it continues the one before (RFC 5545 §3.1): a space or a tab.
  public var isFold: Bool { self == UInt8(ascii: " ") || self == .horizontalTab }
}
