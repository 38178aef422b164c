import CalendarModel
import CalendarRendering
import Foundation
import ICalKit
import TestSupport
import Testing

@testable import CalendarCheck

@Suite("Forms of findings") struct ReportTests {
  /// Findings of every kind: of all severities, hidden, related to others, with fixes, and in a file
  /// whose bytes try to break out.
  static let report = CheckReport(
    files: [clean, faulty, hostile], rules: RuleSelection([]).rules, isComplete: true, exitStatus: 1
  )

  private static let rules = ["ICV003", "ICV303", "ICV309", "ICV405", "ICV718"]

  private static func check(_ source: Source) -> FileReport {
    let selection = RuleSelection(rules.compactMap(RuleSelector.init).map { .select($0) })
    return Checker(selection, settings: CheckSettings(zones: zones)).report(on: source)
  }

  private static let clean = check(.calendar("BEGIN:VEVENT", "END:VEVENT", name: "feeds/ok.ics"))

  private static let faulty = check(
    .calendar(
      "BEGIN:VEVENT", "UID:4b1c7a52-0d1e-4f7a-9a51-5b1d0c6f0001", "DTSTART;VALUE=DATE:20260302",
      "DTEND:20260303", "SUMMARY:Zoë " + String(repeating: "🎉", count: 20), "END:VEVENT",
      "BEGIN:VEVENT", "DTSTART;VALUE=DATE:20260302", "DTEND;VALUE=DATE:20260302",
      "RRULE:FREQ=DAILY;COUNT=2;UNTIL=20260401", "X-ICALVIEW-IGNORE:ICV405,ICV303", "END:VEVENT",
      name: "feeds/club.ics"))

  private static let hostile = check(
    .calendar(
      "BEGIN:VEVENT", "UID:\u{1B}[2J\u{202E}<&\"'%0A::error::x,y:z",
      "DTSTART;VALUE=DATE:20260302", "DTEND:20260303",
      "X-ICALVIEW-IGNORE:\u{7}\u{9B}1m</failure>]]>%25\u{FFFE}\u{2028}", "END:VEVENT",
      name: "feeds/a b,c:d%é\u{1B}[1m<>&\".ics"))

  /// The report in `format`, held to have no control character but line feeds.
  private func text(_ format: some ReportFormat) -> String {
    var text = ""
    format.write(Self.report, to: &text)
    let controls = text.unicodeScalars.filter { scalar in
      scalar != "\n" && (scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value))
        || (0x2028...0x202E).contains(scalar.value)
    }
    #expect(controls.isEmpty)
    return text
  }

  @Test("for people: excerpt, mark, fix, and where to read more")
  func human() throws {
    try expectGolden(text(HumanReport(width: 60, depth: .none)), "human.txt")
  }

  @Test("what a fix makes of a line is shown also where the line is no UTF-8")
  func brokenLine() {
    var bytes = Array("BEGIN:VCALENDAR\r\nSUMMARY:".utf8)
    bytes += [UInt8](repeating: 0xFF, count: 40) + [0x07]
    let selection = RuleSelection(["ICV701"].compactMap(RuleSelector.init).map { .select($0) })
    let checker = Checker(selection, settings: CheckSettings(zones: zones))
    let file = checker.report(on: Source(name: "a.ics", bytes: bytes))
    var text = ""
    HumanReport(width: 80, depth: .none).write(
      CheckReport(files: [file], rules: [], isComplete: true, exitStatus: 1), to: &text)
    #expect(text.contains("= fix (safe): SUMMARY:\u{FFFD}"))
  }

  @Test("colours say how much a finding matters")
  func colored() throws {
    var text = ""
    HumanReport(width: 60, depth: .ansi16).write(Self.report, to: &text)
    #expect(
      text.contains("club.ics:5:7: \u{1B}[1;31merror[ICV303]\u{1B}[0m date-without-value-date"))
    #expect(text.contains(" |       \u{1B}[1;31m^^^^^^^^\u{1B}[0m in VEVENT"))
  }

  @Test("one line for each finding")
  func concise() throws { try expectGolden(text(ConciseReport()), "concise.txt") }

  @Test("the numbers of a report in words")
  func summary() {
    #expect(
      text(SummaryReport())
        == "Checked 3 files: 2 errors, 2 warnings, 2 remarks in 2 files; 6 fixable with --fix; "
        + "1 suppressed.\n")
  }

  @Test("the numbers of each rule, the greatest first")
  func statistics() {
    #expect(
      text(StatisticsReport()) == """
        2 ICV303 [*] date-without-value-date
        2 ICV718 [*] unused-suppression
        1 ICV003 [*] line-too-long
        1 ICV309 [*] end-equals-start

        """)
  }

  @Test("JSON follows its schema")
  func json() throws {
    let text = text(JSONReport(version: "1.2.3"))
    try expectGolden(text, "check.json")
    #expect(try schema.faults(of: [text]) == [""])
  }

  @Test("JSON lines follow the schema, the last one is the summary")
  func jsonLines() throws {
    let lines = text(JSONLinesReport()).split(separator: "\n").map(String.init)
    #expect(lines.count == 7)
    let schema = JSONSchema("icalview-check", part: "#/$defs/line")
    #expect(try schema.faults(of: lines) == lines.map { _ in "" })
    #expect(lines.last?.hasPrefix("{\"type\": \"summary\"") == true)
  }

  @Test("the schema refuses what is not the format")
  func schemaRefuses() throws {
    let text = text(JSONReport(version: "1.2.3"))
    let wrong = [
      text.replacing("\"icalview-check/1\"", with: "\"icalview-check/2\""),
      text.replacing("\"severity\": \"error\"", with: "\"severity\": \"fatal\""),
      text.replacing("\"line\": 5", with: "\"line\": 0"),
      text.replacing("\"exit\": 1", with: "\"exit\": 3"),
    ]
    #expect(try schema.faults(of: wrong).allSatisfy { !$0.isEmpty })
  }

  private var schema: JSONSchema { JSONSchema("icalview-check") }

  @Test("SARIF follows what 2.1.0 says of it")
  func sarif() throws {
    let text = text(SARIFReport(version: "1.2.3"))
    let schema = JSONSchema(file: "Tests/CalendarCheckTests/Schemas/sarif.schema.json")
    #expect(try schema.faults(of: [text]) == [""])
    #expect(text.contains("\"suppressions\": [{\"kind\": \"inSource\"}]"))
    #expect(text.contains("\"uri\": \"feeds/a%20b%2Cc%3Ad%25%C3%A9%1B%5B1m%3C%3E%26%22.ics\""))
    #expect(
      text.contains(
        "\"deletedRegion\": {\"startLine\": 5, \"startColumn\": 6, \"endLine\": 5, \"endColumn\": 6}, "
          + "\"insertedContent\": {\"text\": \";VALUE=DATE\"}"))
  }

  @Test("GitHub's commands come by severity, with their own escapes")
  func github() throws { try expectGolden(text(GitHubReport()), "github.txt") }

  @Test("GitLab's report has a fingerprint of its own for each finding")
  func gitlab() throws {
    let text = text(GitLabReport())
    let schema = JSONSchema(file: "Tests/CalendarCheckTests/Schemas/gitlab.schema.json")
    #expect(try schema.faults(of: [text]) == [""])
    let fingerprints = text.matches(of: /"fingerprint": "([0-9a-f]{16})"/).map(\.1)
    #expect(fingerprints.count == 6)
    #expect(Set(fingerprints).count == 6)
  }

  @Test("JUnit's and Checkstyle's XML is well formed")
  func xml() throws {
    let (junit, checkstyle) = (text(JUnitReport()), text(CheckstyleReport()))
    try expectGolden(junit, "junit.xml")
    try expectGolden(checkstyle, "checkstyle.xml")
    for text in [junit, checkstyle] {
      let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).xml")
      defer { try? FileManager.default.removeItem(at: file) }
      try Data(text.utf8).write(to: file)
      _ = try TestProgram.xmllint.run("--noout", "--nonet", file.path())
    }
  }
}

@Suite("Excerpt") struct ExcerptTests {
  private func excerpt(_ line: String, _ marked: Range<Int>, width: Int = 20) -> [String] {
    let excerpt = Excerpt(of: line, marking: marked, width: width)
    return [
      excerpt.text,
      String(repeating: " ", count: excerpt.indentation)
        + String(repeating: "^", count: excerpt.markWidth),
    ]
  }

  @Test("the mark stands below what it marks")
  func mark() {
    #expect(excerpt("DTEND:20260303", 6..<14) == ["DTEND:20260303", "      ^^^^^^^^"])
    #expect(excerpt("DTEND", 0..<0) == ["DTEND", "^"])
    #expect(excerpt("DTEND", 5..<5) == ["DTEND", "     ^"])
  }

  @Test("wide characters take two columns, combined ones those of their base")
  func widths() {
    #expect(excerpt("日本:x", 3..<4) == ["日本:x", "     ^"])
    #expect(excerpt("e\u{301}:x", 3..<4) == ["e\u{301}:x", "  ^"])
  }

  @Test("a long line is cut around the mark")
  func cut() {
    let line = "0123456789abcdefghijklmnopqrstuvwxyz"
    #expect(excerpt(line, 2..<4) == ["0123456789abcdefghi…", "  ^^"])
    let middle = excerpt(line, 20..<22)
    #expect(middle[0].hasPrefix("…"))
    #expect(middle[0].hasSuffix("…"))
    let (text, marks) = (Array(middle[0]), Array(middle[1]))
    #expect(String(text[marks.indices.filter { marks[$0] == "^" }.first ?? 0]) == "k")
    #expect(excerpt(line, 34..<36)[0].hasSuffix("yz"))
    #expect(excerpt(line, 0..<36) == ["0123456789abcdefghi…", "^^^^^^^^^^^^^^^^^^^"])
  }

  @Test("what is not to be seen is named")
  func controls() {
    #expect(excerpt("a\u{1B}\t\u{202E}b", 1..<2, width: 40) == ["a␛ <U+202E>b", " ^"])
  }
}
