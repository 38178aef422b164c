import ICalKit
import ICalText
import Foundation
import Testing

@testable import CalendarCheck

@Suite("Fixes") struct FixerTests {
  private func edited(_ text: String, _ edits: Fix.Edit...) -> String {
    let bytes = Array(text.utf8)
    return String(decoding: EditedText(bytes.span, edits).bytes, as: UTF8.self)
  }

  @Test("edits change their bytes and leave all others")
  func edits() {
    #expect(
      edited(
        "A:b\r\nC:d\r\n", Fix.Edit(7..<8, "xyz".utf8), Fix.Edit(1..<1, ";e=f".utf8),
        Fix.Edit(2..<3, []))
        == "A;e=f:\r\nC:xyz\r\n")
  }

  @Test("a line that an edit makes too long is folded again, with the file's line ends")
  func refolded() {
    let long = "DESCRIPTION:" + String(repeating: "x", count: 63)
    let result = edited("A:b\r\n\(long)\r\nC:d\r\n", Fix.Edit(16..<16, ";LANGUAGE=en".utf8))
    #expect(
      result == "A:b\r\nDESCRIPTION;LANGUAGE=en:" + String(repeating: "x", count: 51) + "\r\n "
        + String(repeating: "x", count: 12) + "\r\nC:d\r\n")
  }

  @Test("long lines that no edit touches stay as they are")
  func untouched() {
    let long = "X:" + String(repeating: "x", count: 100)
    #expect(edited("A:b\r\n\(long)\r\n", Fix.Edit(2..<3, "c".utf8)) == "A:c\r\n\(long)\r\n")
  }

  @Test("a fold falls between characters, at 75 octets with its blank")
  func folds() {
    let line = String(repeating: "ü", count: 80)
    let folded = String(
      decoding: FoldedText.folded(Array(line.utf8), lineEnd: "\r\n"), as: UTF8.self)
    let lines = folded.components(separatedBy: "\r\n")
    #expect(lines.map(\.utf8.count) == [74, 75, 13])
    #expect(lines.map { $0.hasPrefix(" ") ? String($0.dropFirst()) : $0 }.joined() == line)
  }

  @Test("a text of continuation bytes alone is folded all the same")
  func foldsRubbish() {
    let bytes = [UInt8](repeating: 0x80, count: 300)
    let folded = FoldedText.folded(bytes, lineEnd: "\n")
    #expect(folded.split(separator: 0x0A).allSatisfy { $0.count <= 75 })
  }

  @Test("safe fixes are made alone, unsafe ones when asked for; the rest is reported")
  func applicability() throws {
    let source = Source.calendar(
      "BEGIN:VEVENT", "DTSTART;VALUE=DATE:20260302", "DTEND:20260302",
      "RRULE:FREQ=DAILY;COUNT=2;UNTIL=20260401", "END:VEVENT")
    let selection = RuleSelection(
      ["ICV303", "ICV309", "ICV405"].compactMap(RuleSelector.init).map { .select($0) })
    let result = Fixer(Checker(selection, settings: CheckSettings(zones: zones))).fix(source)
    // The type of DTEND first, then it is seen to equal DTSTART.
    #expect(result.fixCount == 2)
    let text = String(decoding: try #require(result.bytes), as: UTF8.self)
    #expect(!text.contains("DTEND"))
    #expect(result.report.places == ["ICV405 4:7"])
  }

  @Test("hidden findings are not fixed")
  func hidden() {
    let source = Source.calendar(
      "BEGIN:VEVENT", "DTEND:20260303", "X-ICALVIEW-IGNORE:ICV303", "END:VEVENT")
    let selection = RuleSelection(["ICV303"].compactMap(RuleSelector.init).map { .select($0) })
    let fixer = Fixer(Checker(selection, settings: CheckSettings(zones: zones)))
    #expect(fixer.fix(source).bytes == nil)
  }
}

@Suite("UnifiedDiff") struct UnifiedDiffTests {
  private func diff(_ old: String, _ new: String) -> String {
    String(
      decoding: UnifiedDiff(from: Array(old.utf8), to: Array(new.utf8)).bytes(path: "a.ics"),
      as: UTF8.self)
  }

  @Test("equal texts have none")
  func equal() { #expect(diff("a\nb\n", "a\nb\n").isEmpty) }

  @Test("three lines stand around a change; near changes share a hunk")
  func hunks() {
    let old = (1...20).map { "\($0)\n" }.joined()
    let new = old.replacing("\n5\n", with: "\nfive\n").replacing("\n8\n", with: "\n")
      .replacing("\n20\n", with: "\n20\n21\n")
    #expect(
      diff(old, new) == """
        --- a.ics
        +++ a.ics
        @@ -2,10 +2,9 @@
         2
         3
         4
        -5
        +five
         6
         7
        -8
         9
         10
         11
        @@ -18,3 +17,4 @@
         18
         19
         20
        +21

        """)
  }

  @Test("a text without a line end at its end is marked so")
  func noFinalLineEnd() {
    #expect(
      diff("a", "a\n") == """
        --- a.ics
        +++ a.ics
        @@ -1 +1 @@
        -a
        \\ No newline at end of file
        +a

        """)
  }

  @Test("lines added to an empty text stand behind line 0")
  func fromEmpty() {
    #expect(diff("", "a\n") == "--- a.ics\n+++ a.ics\n@@ -0,0 +1 @@\n+a\n")
  }
}
