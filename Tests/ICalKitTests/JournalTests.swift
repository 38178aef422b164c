import CalendarModel
import Testing

@testable import ICalKit

private func journal(_ lines: String...) -> String {
  "BEGIN:VJOURNAL\nUID:a\n\(lines.joined(separator: "\n"))\nEND:VJOURNAL"
}

@Suite("Journal entries") struct JournalTests {
  @Test(
    "an entry stands on its day or time, or on none (RFC 5545 §3.6.3)",
    arguments: [
      ("DTSTART;VALUE=DATE:20250402", "2025-04-02", "2025-04-03"),
      ("DTSTART:20250402T080000Z", "2025-04-02T08:00:00+00:00", "2025-04-02T08:00:00+00:00"),
      ("SUMMARY:x", "undated", "undated"),
    ])
  func times(line: String, start: String, end: String) throws {
    let shown = try Shown(journal(line), from: "2025-04-02", zone: "UTC")
    #expect(shown.starts == [start])
    #expect(shown.ends == [end])
    #expect(shown.schedule.occurrences.map(\.event.kind) == [.journal])
    #expect(shown.codes == [])
  }

  @Test("an entry may repeat")
  func recurring() throws {
    let shown = try Shown(
      journal("DTSTART;VALUE=DATE:20250401", "RRULE:FREQ=YEARLY"), from: "2027-04-01")
    #expect(shown.starts == ["2027-04-01"])
  }

  @Test("an entry may have several descriptions, of which all are kept (§3.8.1.5)")
  func descriptions() throws {
    let shown = try Shown(
      journal(
        "DTSTART;VALUE=DATE:20250401", #"DESCRIPTION:Rain\, wind"#, "DESCRIPTION:Sun",
        "STATUS:final"), from: "2025-04-01")
    #expect(shown.schedule.occurrences.map(\.event.description) == ["Rain, wind\n\nSun"])
    #expect(shown.schedule.occurrences.map(\.event.status) == ["FINAL"])
    #expect(shown.codes == [])
  }

  @Test("an event with two descriptions has the first, with a warning")
  func eventDescriptions() throws {
    let shown = try Shown(
      event("DTSTART;VALUE=DATE:20250401", "DESCRIPTION:One", "DESCRIPTION:Two"),
      from: "2025-04-01")
    #expect(shown.schedule.occurrences.map(\.event.description) == ["One"])
    #expect(shown.codes == [.duplicateProperty])
  }
}
