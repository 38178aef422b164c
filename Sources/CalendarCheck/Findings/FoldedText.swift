/// Content lines as they are written to a file (RFC 5545 §3.1).
enum FoldedText {
  /// How many bytes a physical line has at most, without its line end.
  static let maximumLength = 75

  /// The bytes of `lines`, each folded and ended with `lineEnd`.
  static func bytes(of lines: [String], lineEnd: String) -> [UInt8] {
    lines.flatMap { folded(Array($0.utf8), lineEnd: lineEnd) + Array(lineEnd.utf8) }
  }

  /// `line` with a fold wherever it would become longer than 75 bytes, never inside a character;
  /// without a line end behind it.
  static func folded(_ line: [UInt8], lineEnd: String) -> [UInt8] {
    var result: [UInt8] = []
    var rest = line[...]
    var room = maximumLength
    while rest.count > room {
      var cut = rest.startIndex + room
      while cut > rest.startIndex + 1, isContinuation(rest[cut]) { cut -= 1 }
      result += rest[..<cut] + Array(lineEnd.utf8) + [UInt8(ascii: " ")]
      rest = rest[cut...]
      room = maximumLength - 1  // the fold's space counts
    }
    return result + rest
  }

  private static func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }
}
