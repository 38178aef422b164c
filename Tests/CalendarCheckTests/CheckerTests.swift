import CalendarModel
import ICalKit
import ICalText
import Testing

@testable import CalendarCheck

@Suite("Checker") struct CheckerTests {
  @Test("a finding is a code at a line and a column")
  func codeAndPlace() {
    let text = """
      BEGIN:VCALENDAR
      BEGIN:VEVENT
      DTSTART;VALUE=DATE:20260302
      DTEND:20260303
      RRULE:FREQ=DAILY;COUNT=2;UNTIL=20260401
      END:VEVENT
      END:VCALENDAR

      """
    var selection = RuleSelection()
    selection.choices = ["ICV303", "ICV405"].compactMap(RuleSelector.init).map { .select($0) }
    let report = Checker(selection, settings: CheckSettings(zones: ZoneDatabase(environment: [:])))
      .report(on: Source(name: "a.ics", bytes: Array(text.utf8)))
    let places = report.findings.map(\.finding).map {
      "\($0.code.id) \($0.region.start.line):\($0.region.start.column)"
    }
    #expect(places == ["ICV303 4:7", "ICV405 5:7"])
  }
}
