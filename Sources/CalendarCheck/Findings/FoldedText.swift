/// Content lines as they are written to a file (RFC 5545 §3.1).
enum FoldedText {
  /// How many bytes a physical line has at most, without its line end.
  static let maximumLength = 75

  /// The bytes of `lines`, each folded and ended with `lineEnd`.
  static func bytes(of lines: [String], lineEnd: String) -> [UInt8] {
    lines.flatMap { folded(Array($0.utf8), lineEnd: lineEnd) + Array(lineEnd.utf8) }
  }

  /// `line` with a fold wherever it would become longer than 75 bytes; without a line end behind it.
  static func folded(_ line: [UInt8], lineEnd: String) -> [UInt8] {
    var result: [UInt8] = []
    var copied = 0
    for cut in cuts(of: line) {
      result += line[copied..<cut]
      result += fold(lineEnd: lineEnd)
      copied = cut
    }
    return result + line[copied...]
  }

  /// What a fold consists of.
  static func fold(lineEnd: String) -> [UInt8] { Array(lineEnd.utf8) + [UInt8(ascii: " ")] }

  /// The bytes of `line` before which a fold has to stand, never inside a character.
  static func cuts(of line: [UInt8]) -> [Int] {
    var cuts: [Int] = []
    var start = 0
    var room = maximumLength
    while line.count - start > room {
      var cut = start + room
      while cut > start + 1, isContinuation(line[cut]) { cut -= 1 }
      cuts.append(cut)
      start = cut
      room = maximumLength - 1  // the fold's space counts
    }
    return cuts
  }

  private static func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }
}
