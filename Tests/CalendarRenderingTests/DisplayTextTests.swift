import TestSupport
import Testing

@testable import CalendarRendering

@Suite("DisplayText") struct DisplayTextTests {
  @Test(
    "a text is cut by whole characters, the mark for what is missing included in the room",
    arguments: [
      ("Stand-up", 8, "Stand-up"), ("Stand-up", 7, "Stand-…"), ("Stand-up", 1, "…"),
      ("Stand-up", 0, ""), ("Stand-up", -3, ""), ("", 0, ""),
      ("設計レビュー", 12, "設計レビュー"), ("設計レビュー", 11, "設計レビュ…"),
      ("設計レビュー", 10, "設計レビ…"), ("設計", 2, "…"), ("設計", 3, "設…"),
      ("👨‍👩‍👧‍👦👨‍👩‍👧‍👦", 3, "👨‍👩‍👧‍👦…"), ("e\u{301}e\u{301}e\u{301}", 2, "e\u{301}…"),
    ])
  func cut(text: String, columns: Int, shown: String) {
    #expect(DisplayText(text).cut(to: columns).string == shown)
  }

  @Test("a mark of several columns is used whole or not at all")
  func wideMark() {
    #expect(DisplayText("Stand-up").cut(to: 6, mark: "...").string == "Sta...")
    #expect(DisplayText("Stand-up").cut(to: 3, mark: "...").string == "...")
    #expect(DisplayText("Stand-up").cut(to: 2, mark: "...").string == "")
    #expect(DisplayText("Stand-up").cut(to: 2, mark: "").string == "St")
  }

  @Test("padding counts columns, not characters, and never cuts")
  func padded() {
    #expect(DisplayText("設計").padded(to: 6).string == "設計  ")
    #expect(DisplayText("設計").padded(to: 3).string == "設計")
    #expect(DisplayText("a").padded(to: -1).string == "a")
  }

  @Test("blanks at the ends can be left out")
  func trimmed() {
    #expect(DisplayText("  a b ").trimmed.string == "a b")
    #expect(DisplayText("   ").trimmed.string == "")
  }

  @Test("of a long text so much is looked at that a cut shows the same")
  func beginning() {
    for text in ["Stand-up", "  Stand-up ", " \t\n" + String(repeating: " ", count: 500) + "a b"] {
      #expect(DisplayText(trimming: text, beyond: 3) == DisplayText(text).trimmed)
    }
    let long = String(repeating: "設\u{200B}\n\u{301}", count: 3000)
    for columns in [-1, 0, 1, 5, 80] {
      let beginning = DisplayText(trimming: long, beyond: columns)
      #expect(beginning.width > columns)
      #expect(beginning.width < 500)
      #expect(beginning.cut(to: columns) == DisplayText(long).trimmed.cut(to: columns))
    }
    let unseen = String(repeating: "\u{200B}", count: 3000)
    #expect(DisplayText(trimming: unseen + "a", beyond: 3).string == "a")
  }

  @Test(
    "a text is broken at the last blank that fits",
    arguments: [
      ("Lunch with Bob", 10, "Lunch with", "Bob"), ("Lunch with Bob", 9, "Lunch", "with Bob"),
      ("Lunch with Bob", 14, "Lunch with Bob", ""), ("Stand-up", 4, "", "Stand-up"),
      ("Geburtstagsfeier", 4, "Gebu", "rtstagsfeier"),
      ("Geburtstagsfeier", 3, "", "Geburtstagsfeier"),
      ("設計レビューの予定", 5, "設計", "レビューの予定"), ("a b", 0, "", "a b"),
    ])
  func broken(text: String, first: Int, head: String, rest: String) {
    let lines = DisplayText(text).broken(after: first, then: 9)
    #expect(lines.0.string == head)
    #expect(lines.1.string == rest)
  }

  @Test(
    "right-to-left text is isolated, other text is left alone",
    arguments: [
      ("פגישה", "\u{2068}פגישה\u{2069}"), ("اجتماع 5", "\u{2068}اجتماع 5\u{2069}"),
      ("Meeting עם דנה", "\u{2068}Meeting עם דנה\u{2069}"), ("Dentist", "Dentist"),
      ("設計", "設計"), ("𐤀", "\u{2068}𐤀\u{2069}"), ("", ""),
    ])
  func isolation(text: String, shown: String) {
    #expect(DisplayText(text).string == shown)
  }
}
