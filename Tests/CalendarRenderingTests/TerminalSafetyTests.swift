import CalendarRendering
import TestSupport
import Testing

@Suite("Terminal safety") struct TerminalSafetyTests {
  @Test(
    "controls become their pictures, breaks blanks, foreign controls of direction nothing",
    arguments: [
      ("a\u{1B}[31mb", "a␛[31mb"), ("a\u{0}b", "a␀b"), ("a\u{7}b", "a␇b"), ("a\u{7F}b", "a␡b"),
      ("a\u{9B}31mb", "a\u{FFFD}31mb"), ("a\u{90}b", "a\u{FFFD}b"),
      ("a\nb", "a b"), ("a\r\nb", "a b"), ("a\t\u{B}\u{C}b", "a b"), ("a\u{85}b", "a b"),
      ("a\u{2028}b\u{2029}c", "a b c"), ("a \n b", "a  b"),
      ("a\u{202E}b\u{202C}c", "abc"), ("a\u{2066}b\u{2067}c\u{2068}d\u{2069}e", "abcde"),
      ("a\u{200E}b\u{200F}c\u{61C}d", "abcd"), ("a~ b", "a~ b"),
    ])
  func filtered(text: String, shown: String) {
    #expect(DisplayText.safe(text) == shown)
  }

  @Test("noncharacters become U+FFFD", arguments: [0xFDD0, 0xFFFE, 0xFFFF, 0x10FFFF])
  func noncharacters(value: UInt32) throws {
    let scalar = try #require(Unicode.Scalar(value))
    #expect(DisplayText.safe("a\(scalar)b") == "a\u{FFFD}b")
  }

  @Test(
    "each scalar of the blocks that hold controls gives a text without them",
    arguments: [0...0x2FFF, 0xF900...0xFFFF, 0x1D100...0x1D1FF, 0xE0000...0xE0FFF])
  func everyScalar(block: ClosedRange<UInt32>) {
    for scalar in block.compactMap(Unicode.Scalar.init) {
      let isSafe = !DisplayText.safe("a\(scalar)b").unicodeScalars.contains(where: Nasty.isUnsafe)
      if !isSafe { Issue.record("U+\(String(scalar.value, radix: 16)) came through") }
    }
  }

  @Test("random texts of a nasty alphabet are safe, and as wide as their characters")
  func random() {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<2000 {
      let text = DisplayText(Nasty.text(using: &generator))
      #expect(text.graphemes.allSatisfy { (1...32).contains($0.width) })
      #expect(Nasty.isBalanced(text.string))
      let columns = Int.random(in: 0...20, using: &generator)
      #expect(text.cut(to: columns).width <= columns)
    }
  }
}

/// Texts that a careless program would trip over.
enum Nasty {
  private static let pieces = [
    "a", "Zeit", " ", "  ", "\u{1B}[2J", "\u{1B}]0;x\u{7}", "\u{9B}1m", "\n", "\r\n", "\t",
    "\u{0}", "\u{7F}", "\u{85}", "\u{2028}", "\u{202E}", "\u{2067}", "\u{2069}", "\u{200F}",
    "\u{301}", "\u{200D}", "\u{FE0F}", "\u{20E3}", "\u{200B}", "\u{FEFF}", "\u{AD}", "設計", "ｶ", "한",
    "\u{1112}", "\u{1161}", "\u{11AB}", "פגישה", "שָׁלוֹם", "اجتماع", "می\u{200C}خ", "क्षि", "กี่",
    "👨‍👩‍👧‍👦", "🇩🇪", "🇩", "👍🏽", "❤\u{FE0F}", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "\u{E000}", "\u{E0001}",
    "\u{0600}", "﷽", "𒀱", "z\u{334}\u{321}\u{489}\u{350}",
  ]

  /// Up to ten pieces in a row.
  static func text(using generator: inout SeededGenerator) -> String {
    (0..<Int.random(in: 0...10, using: &generator))
      .map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
  }

  /// Whether a terminal might take `scalar` for a command, or turn the line round because of it.
  static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00...0x1F, 0x7F...0x9F, 0x2028, 0x2029, 0x061C, 0x200E, 0x200F, 0x202A...0x202E,
      0x2066, 0x2067:
      true
    default: scalar.properties.isNoncharacterCodePoint
    }
  }

  /// Whether a line is free of controls, and each isolate that it opens is closed before the next.
  static func isBalanced(_ line: String) -> Bool {
    var isOpen = false
    for scalar in line.unicodeScalars {
      if isUnsafe(scalar) { return false }
      guard scalar == "\u{2068}" || scalar == "\u{2069}" else { continue }
      if isOpen == (scalar == "\u{2068}") { return false }
      isOpen.toggle()
    }
    return !isOpen
  }
}
