import CalendarRendering
import Testing

@Suite("Grapheme") struct GraphemeTests {
  /// The widths follow UAX #11 (East Asian Width), UTS #51 (emoji) and the terminals' habit of
  /// giving marks that stand above or below no column.
  @Test(
    "a character takes as many columns as terminals give it",
    arguments: [
      ("a", 1), ("é", 1), ("e\u{301}", 1), ("ß", 1), ("…", 1), ("─", 1), ("◂", 1), ("☐", 1),
      ("設", 2), ("カ", 2), ("ｶ", 1), ("Ａ", 2), ("\u{3000}", 2), ("한", 2),
      ("\u{1112}\u{1161}\u{11AB}", 2),  // the same syllable in conjoining letters
      ("か\u{3099}", 2),  // with a combining voiced sound mark
      ("א", 1), ("שׁ", 1), ("ب", 1), ("بّ", 1), ("ก", 1), ("กี่", 1), ("க", 1), ("हि", 2), ("க்", 1),
      ("क्षि", 2), ("स्त्री", 2),  // a cluster takes two columns at most
      ("🎂", 2), ("👍🏽", 2), ("☝", 1), ("☝🏽", 2), ("❤", 1), ("❤\u{FE0F}", 2), ("⌚", 2),
      ("👩‍💻", 2), ("👩🏽‍❤️‍💋‍👨🏿", 2), ("🏳️‍🌈", 2), ("👨‍👩‍👧‍👦", 2),
      ("🇩🇪", 2), ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", 2), ("1\u{FE0F}\u{20E3}", 2), ("#\u{20E3}", 2), ("1", 1),
      ("🫩", 2),  // Unicode 16
    ])
  func widths(text: String, columns: Int) {
    let display = DisplayText(text)
    #expect(display.graphemes.map(\.text) == [text])
    #expect(display.width == columns)
  }

  @Test(
    "what is never seen takes no place",
    arguments: ["\u{200B}", "\u{FEFF}", "\u{AD}", "\u{2060}", "\u{200D}", "\u{FE0F}", "\u{3164}"])
  func invisible(text: String) {
    #expect(DisplayText(text).graphemes.isEmpty)
    #expect(DisplayText("a\n\(text)b").width == 3)
  }

  @Test("a mark without a base stands on a dotted circle and joins nothing before it")
  func loneMark() {
    #expect(DisplayText("\u{301}e").graphemes.map(\.text) == ["◌\u{301}", "e"])
    #expect(DisplayText("\u{301}e").width == 2)
  }

  @Test("a vowel sign that is a cluster of its own stands behind its consonant without a circle")
  func burmese() {
    #expect(DisplayText("လာ").graphemes.map(\.text) == ["လ", "ာ"])
    #expect(DisplayText("လာ").width == 2)
  }

  @Test("a heap of marks is cut to sixteen parts")
  func heap() {
    let heap = "e" + String(repeating: "\u{301}", count: 1000)
    #expect(DisplayText(heap).string.unicodeScalars.count == 16)
    #expect(DisplayText(heap).width == 1)
  }

  @Test("a chain of emoji is cut where it joins nothing that follows")
  func chain() {
    let chain = Array(repeating: "👩", count: 20).joined(separator: "\u{200D}")
    let shown = DisplayText(chain + "👨").graphemes
    #expect(shown.map(\.width) == [2, 2])
    #expect(shown.first?.text == Array(repeating: "👩", count: 8).joined(separator: "\u{200D}"))
  }

  @Test("non-joiners within Persian words stay, since they change the letters around them")
  func nonJoiner() {
    #expect(DisplayText("می\u{200C}خواهم").graphemes.map(\.text).joined() == "می\u{200C}خواهم")
    #expect(DisplayText("می\u{200C}خواهم").width == 7)
  }
}
