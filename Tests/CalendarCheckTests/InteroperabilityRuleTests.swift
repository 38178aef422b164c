import CalendarModel
import ICalKit
import ICalText
import Testing

@testable import CalendarCheck

@Suite("Rules on interoperability") struct InteroperabilityRuleTests {
  @Test(
    "Outlook has templates for some rules",
    arguments: [
      ("FREQ=DAILY;INTERVAL=2;COUNT=3", true),
      ("FREQ=DAILY;BYDAY=MO", false),
      ("FREQ=HOURLY;COUNT=3", false),
      ("FREQ=WEEKLY;BYDAY=MO,WE;WKST=SU", true),
      ("FREQ=MONTHLY", true),
      ("FREQ=MONTHLY;BYMONTHDAY=2", true),
      ("FREQ=MONTHLY;BYMONTHDAY=2,16", false),
      ("FREQ=MONTHLY;BYDAY=1MO", true),
      ("FREQ=MONTHLY;BYDAY=1MO,3MO", false),
      ("FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=1", true),
      ("FREQ=MONTHLY;BYDAY=MO", false),
      ("FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=2", true),
      ("FREQ=YEARLY;BYMONTH=3,4", false),
      ("FREQ=YEARLY;BYMONTH=3;BYDAY=1MO", true),
      ("FREQ=YEARLY;BYDAY=10MO", false),
      ("FREQ=YEARLY;BYYEARDAY=61", false),
      ("FREQ=DAILY;BYHOUR=9;BYMINUTE=0", true),
      ("FREQ=DAILY;BYHOUR=9,10", false),
      ("RSCALE=GREGORIAN;FREQ=MONTHLY;SKIP=OMIT", true),
      ("RSCALE=HEBREW;FREQ=MONTHLY", false),
    ])
  func templates(rule: String, isKnown: Bool) throws {
    let rule = try #require(RecurrenceRuleParser.parse(rule).rule)
    #expect(OutlookTemplates.have(rule) == isKnown)
  }

  @Test("what another rule says of a rule or an RDATE, Outlook need not say")
  func otherFaults() {
    let day = "DTSTART;VALUE=DATE:20260302\nRRULE:FREQ=WEEKLY;BYHOUR=9,10;COUNT=2"
    #expect(FindingPlaces.ofArea("6", in: day) == [])
    #expect(FindingPlaces.of([.outlookDatesIgnored], in: "RDATE:") == [])
    let override = "RECURRENCE-ID:20260302T090000Z\nRDATE:20260303T090000Z"
    #expect(FindingPlaces.of([.outlookDatesIgnored], in: override) == [])
  }

  @Test("a hint that is no time between two fetches is not copied")
  func badRefreshHint() {
    func calendar(_ interval: String) -> String {
      """
      BEGIN:VCALENDAR
      VERSION:2.0
      PRODID:-//Club//Events 1//EN
      REFRESH-INTERVAL;VALUE=DURATION:\(interval)
      END:VCALENDAR
      """
    }
    #expect(FindingPlaces.fixed(.partialRefreshHint, in: calendar("-PT1H")) == nil)
    #expect(FindingPlaces.fixed(.partialRefreshHint, in: calendar("PT0S")) == nil)
    #expect(
      FindingPlaces.fixed(.partialRefreshHint, in: calendar("PT1H"))?
        .contains("X-PUBLISHED-TTL:PT1H\n") == true)
  }

  @Test("a file is too large from the limit on, which the request sets")
  func sizeLimit() throws {
    var settings = CheckSettings(zones: ZoneDatabase(environment: [:]))
    settings.limits.feedBytes = 100
    let source = Source(name: "a.ics", bytes: ExampleFile.bytes("SUMMARY:Meeting"))
    let findings = Checker(RuleSelection(), settings: settings).report(on: source).findings
    let finding = try #require(findings.map(\.finding).first { $0.code == .googleSizeLimit })
    #expect(finding.region.start.line == 1)
  }

  @Test("what QUOTED-PRINTABLE encodes is decoded, with line breaks escaped")
  func quotedPrintable() throws {
    let lines = "SUMMARY;ENCODING=QUOTED-PRINTABLE;CHARSET=UTF-8:Caf=C3=A9=0D=0AHall"
    #expect(
      FindingPlaces.of([.vCalendar1Relic], in: lines) == [
        "ICV614 13:9 ENCODING=QUOTED-PRINTABLE"
      ])
    #expect(
      try #require(FindingPlaces.fixed(.vCalendar1Relic, in: lines))
        .contains("SUMMARY:Café\\nHall\n"))
    let separators = "SUMMARY;ENCODING=QUOTED-PRINTABLE:a=2Cb=3Bc=5Cd\\, e"
    #expect(
      try #require(FindingPlaces.fixed(.vCalendar1Relic, in: separators))
        .contains("SUMMARY:a\\,b\\;c\\\\d\\, e\n"))
    let broken = "SUMMARY;ENCODING=QUOTED-PRINTABLE:Caf=C3="
    #expect(FindingPlaces.fixed(.vCalendar1Relic, in: broken) == nil)
  }

  @Test("calendars that define a zone alike become one, others stay apart")
  func merging() throws {
    func calendar(_ offset: String, uid: String) -> String {
      """
      BEGIN:VCALENDAR
      VERSION:2.0
      PRODID:-//Club//Events 1//EN
      BEGIN:VTIMEZONE
      TZID:Club
      BEGIN:STANDARD
      DTSTART:19700101T000000
      TZOFFSETFROM:\(offset)
      TZOFFSETTO:\(offset)
      END:STANDARD
      END:VTIMEZONE
      BEGIN:VTODO
      UID:\(uid)
      DTSTAMP:20260101T000000Z
      DUE;TZID=Club:20260302T090000
      END:VTODO
      END:VCALENDAR
      """
    }
    let alike = [("+0100", "a"), ("+0100", "b"), ("+0100", "c")].map(calendar)
    let merged = try #require(
      FindingPlaces.fixed(.multipleCalendars, in: alike.joined(separator: "\n")))
    #expect(merged.ranges(of: "BEGIN:VCALENDAR").count == 1)
    #expect(merged.ranges(of: "BEGIN:VTIMEZONE").count == 1)
    #expect(merged.ranges(of: "BEGIN:VTODO").count == 3)
    let unlike = [("+0100", "a"), ("+0200", "b")].map(calendar).joined(separator: "\n")
    #expect(FindingPlaces.fixed(.multipleCalendars, in: unlike) == nil)
    let apart = [alike[0], "Warning: undefined index", alike[1]].joined(separator: "\n")
    #expect(FindingPlaces.fixed(.multipleCalendars, in: apart) == nil)
  }

  @Test("a hint in a line that cannot be taken apart is there")
  func malformedHints() {
    let calendar = """
      BEGIN:VCALENDAR
      NAME:Club
      X-WR-CALNAME
      REFRESH-INTERVAL;VALUE=DURATION:PT12H
      X-PUBLISHED-TTL PT12H
      END:VCALENDAR
      """
    let codes: Set<DiagnosticCode> = [.nameWithoutXWRCalName, .partialRefreshHint]
    #expect(FindingPlaces.of(codes, in: calendar) == [])
  }

  @Test("a series is not made days, since its exceptions would have to be")
  func recurringMidnight() {
    let lines = "DTSTART:20260302T000000Z\nDTEND:20260303T000000Z\nRRULE:FREQ=WEEKLY;COUNT=2"
    #expect(
      FindingPlaces.of([.midnightToMidnight], in: lines) == ["ICV616 12:9 20260302T000000Z"])
    #expect(FindingPlaces.fixed(.midnightToMidnight, in: lines) == nil)
  }
}
