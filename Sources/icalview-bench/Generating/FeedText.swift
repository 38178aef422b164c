/// Content lines as bytes, ended by CRLF and folded at 75 octets (RFC 5545 §3.1).
struct FeedText {
  /// The lines written so far.
  private(set) var bytes: [UInt8] = []

  private static let longestLine = 75
  private static let lineEnd: [UInt8] = [0x0D, 0x0A]

  /// Writes a content line.
  mutating func line(_ text: String) {
    var rest = Array(text.utf8)[...]
    var room = Self.longestLine
    while rest.count > room {
      var length = room
      // No fold inside a character.
      while rest[rest.startIndex + length] & 0xC0 == 0x80 { length -= 1 }
      bytes += rest.prefix(length)
      bytes += Self.lineEnd
      bytes.append(UInt8(ascii: " "))
      rest = rest.dropFirst(length)
      room = Self.longestLine - 1
    }
    bytes += rest
    bytes += Self.lineEnd
  }

  /// Takes all bytes out.
  mutating func removeAll() -> [UInt8] {
    defer { bytes.removeAll(keepingCapacity: true) }
    return bytes
  }
}
