import CalendarModel
import ICalKit
import ICalText
import TestSupport
import Testing

@testable import CalendarCheck

@Suite("Checker") struct CheckerTests {
  @Test("a finding is a code at a line and a column")
  func codeAndPlace() {
    let source = Source.calendar(
      "BEGIN:VEVENT", "DTSTART;VALUE=DATE:20260302", "DTEND:20260303",
      "RRULE:FREQ=DAILY;COUNT=2;UNTIL=20260401", "END:VEVENT")
    #expect(report(on: source, "ICV303", "ICV405").places == ["ICV303 4:7", "ICV405 5:7"])
  }

  @Test("a finding knows the component, UID, property and value that it is about")
  func subject() throws {
    let source = Source.calendar(
      "BEGIN:VEVENT", "UID:a@example.com", "RECURRENCE-ID:20260302T090000Z", "DTEND:20260303",
      "END:VEVENT")
    let finding = try #require(report(on: source, "ICV303").findings.first?.finding)
    #expect(
      finding.subject
        == Finding.Subject(
          component: "VCALENDAR/VEVENT", uid: "a@example.com", recurrenceID: "20260302T090000Z",
          property: "DTEND", value: "20260303"))
  }

  @Test("findings in a folded line stand in the physical line of what they are about")
  func folded() {
    let source = Source.calendar("BEGIN:VEVENT", "DTE", " ND:2026", " 0303", "END:VEVENT")
    #expect(report(on: source, "ICV303").places == ["ICV303 4:5"])
  }

  @Test("findings come in the order of the file, however many processors look for them")
  func order() {
    let event = "BEGIN:VEVENT\r\nDTSTART:20260302\r\nDTEND:20260303\r\nEND:VEVENT\r\n"
    let text = "BEGIN:VCALENDAR\r\n" + String(repeating: event, count: 20_000) + "END:VCALENDAR"
    let findings = report(on: Source(name: "", bytes: Array(text.utf8)), "ICV303").findings
    #expect(findings.count == 40_000)
    let lines = findings.map(\.finding.region.start.line)
    #expect(lines.first == 3)
    #expect(lines.last == 80_000)
    #expect(lines == lines.sorted())
  }

  /// Events with two findings each, of which every hundredth hides one.
  private static func manyEvents(hiding line: String = "") -> [UInt8] {
    let texts = (0..<3_000).map { number in
      "BEGIN:VEVENT\r\nDTSTART:20260302\r\nDTEND:20260303\r\nSUMMARY:a,b\r\n"
        + (number % 100 == 50 ? line : "") + "END:VEVENT\r\n"
    }
    return Array(("BEGIN:VCALENDAR\r\n" + texts.joined() + "END:VCALENDAR\r\n").utf8)
  }

  /// Files with more findings than anybody reads.
  private static let large: [[UInt8]] = [
    manyEvents(),
    manyEvents(hiding: "X-ICALVIEW-IGNORE:ICV303\r\n"),
    manyEvents() + manyEvents(hiding: "X-ICALVIEW-IGNORE:ICV203\r\n"),
    Array("BEGIN:VCALENDAR\r\nX-ICALVIEW-IGNORE:ICV203\r\n".utf8) + manyEvents().dropFirst(17),
    // One event with bad lines, and lines outside of everything.
    Array(
      ("BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\n" + String(repeating: "bad\r\n", count: 9_000)
        + "END:VEVENT\r\nEND:VCALENDAR\r\n" + String(repeating: "bad\r\n", count: 9_000)).utf8),
    // Events of one UID, of which each is a duplicate.
    Array(
      ("BEGIN:VCALENDAR\r\n"
        + String(repeating: "BEGIN:VEVENT\r\nUID:a\r\nEND:VEVENT\r\n", count: 4_000)
        + "END:VCALENDAR\r\n").utf8),
  ]

  @Test("of very many findings the first are kept and all are counted", arguments: 0..<6, [1, 700])
  func limit(file: Int, limit: Int) {
    let source = Source(name: "club.ics", bytes: Self.large[file])
    let settings = CheckSettings(zones: zones)
    var complete = Checker(RuleSelection(), settings: settings).report(on: source)
    let count = complete.open.count
    complete.limit(to: limit)
    var limited = Checker(RuleSelection(), settings: settings, keeping: limit).report(on: source)
    // Where the VCALENDAR hides findings, which ones count is known only in the end.
    #expect(limited.open.count < count / 2 || file == 3)
    limited.limit(to: limit)
    #expect(limited.open == complete.open)
    #expect(limited.findings.map(\.finding) == complete.findings.map(\.finding))
    #expect(limited.counts == complete.counts)
    #expect(limited.omitted == complete.omitted)
  }

  @Test("a file with a byte order mark has its columns and bytes counted with it")
  func byteOrderMark() throws {
    let bytes = [0xEF, 0xBB, 0xBF] + Array("BEGIN:VCALENDAR\r\nDTEND:20260303\r\n".utf8)
    let file = report(on: Source(name: "", bytes: bytes), "ICV303")
    #expect(file.places == ["ICV303 2:7"])
    #expect(file.findings.first?.finding.region.start.byte == 26)
  }

  @Test("bytes of any kind are checked and fixed without a crash")
  func hostile() {
    var random = SeededGenerator(seed: 7)
    let pieces = [
      "BEGIN:VCALENDAR", "END:VCALENDAR", "BEGIN:VEVENT", "END:VEVENT", "BEGIN:VALARM",
      "BEGIN:VTIMEZONE", "BEGIN:STANDARD", "END:STANDARD", "TZID:", "DTSTART", ";TZID=", ";VALUE=",
      ":", "\r\n", "\n", "\r", " ", "\t", "\"", "20260302", "T090000", "Z", "RRULE:FREQ=DAILY",
      ";UNTIL=", ";COUNT=", "UID:a", "\u{1B}[2J", "\u{202E}", "é", "\u{0}", "X-ICALVIEW-IGNORE:ALL",
      "EXDATE:", ",", "ATTENDEE;CN=", "GEO:1;2", "DURATION:P", "99999999999999999999", "BEGIN",
    ]
    for _ in 0..<300 {
      var bytes: [UInt8] = []
      for _ in 0..<Int.random(in: 0...80, using: &random) {
        if Int.random(in: 0..<8, using: &random) == 0 {
          bytes.append(UInt8.random(in: .min ... .max, using: &random))
        } else {
          bytes += (pieces.randomElement(using: &random) ?? "").utf8
        }
      }
      let all = RuleSelection(["ALL"].compactMap(RuleSelector.init).map { .select($0) })
      let checker = Checker(all, settings: CheckSettings(zones: zones))
      let result = Fixer(checker, isUnsafe: true).fix(Source(name: "x", bytes: bytes))
      #expect(result.report.findings.allSatisfy { $0.finding.region.end.byte >= 0 })
    }
  }

  @Test("components nested without end are checked without a crash")
  func nested() {
    let text = "BEGIN:VCALENDAR\r\n" + String(repeating: "BEGIN:X-A\r\n", count: 100_000)
    #expect(report(on: Source(name: "", bytes: Array(text.utf8)), "ICV303").places.isEmpty)
  }
}
