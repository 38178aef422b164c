import CalendarModel
import Testing

@testable import CalendarCheck

@Suite("Rules on dates, times and zones") struct TimeRuleTests {
  /// What the rules of this area find in an example.
  private func findings(_ example: String) -> [String] { FindingPlaces.ofArea("3", in: example) }

  @Test("a value has one fault at a time")
  func noCascades() {
    #expect(findings("DTSTART:20260230\nDTEND:20260228T100000Z") == ["ICV302 12:9 20260230"])
    #expect(
      findings("DTSTART:20260230T090000\nDTEND:20260302T100000Z")
        == ["ICV301 12:9 20260230T090000"])
    #expect(
      findings("DTSTART;VALUE=DATE:2026-03-02") == ["ICV302 12:20 2026-03-02"])
    #expect(findings("DTSTART: 20260302T090000Z\nDTEND:20260302T080000Z") == [])
    #expect(findings("DTEND;VALUE=TEXT:20260302T080000Z") == [])
    #expect(findings("DTEND:") == [])
    #expect(findings("DTSTAMP:20260101") == ["ICV301 13:9 20260101"])
  }

  @Test("what cannot be compared is not")
  func noComparisons() {
    #expect(
      findings("DTSTART:20260302T090000Z\nDTEND;VALUE=DATE:20260301") == ["ICV310 13:18 20260301"])
    #expect(
      findings("DTSTART:20260302T090000Z\nDTEND:20260301T090000") == [
        "ICV311 13:7 20260301T090000"
      ])
  }

  @Test("ends are compared as instants")
  func instants() {
    // 10:00 in Berlin is 09:00 UTC in winter.
    let lines = "DTSTART:20260302T093000Z\nDTEND;TZID=Europe/Berlin:20260302T100000"
    #expect(FindingPlaces.of([.endBeforeStart], in: lines) == ["ICV308 13:26 20260302T100000"])
  }

  @Test("an end that equals its start is written like it")
  func equalEnds() {
    let unlike = "DTSTART:20260302T090000Z\nDTEND;TZID=Europe/Berlin:20260302T100000"
    #expect(FindingPlaces.of([.endEqualsStart], in: unlike) == [])
    // 10:00 in Berlin is 09:00 in London.
    let zoned =
      "DTSTART;TZID=Europe/London:20260302T090000\nDTEND;TZID=Europe/Berlin:20260302T100000"
    #expect(FindingPlaces.of([.endEqualsStart], in: zoned) == ["ICV309 13:26 20260302T100000"])
    // The DTEND of free-busy times has to be later too, but is not to be missing.
    let busy = """
      BEGIN:VFREEBUSY
      UID:a
      DTSTAMP:20260101T000000Z
      DTSTART:20260302T000000Z
      DTEND:20260302T000000Z
      END:VFREEBUSY
      """
    #expect(findings(busy) == ["ICV309 12:7 20260302T000000Z"])
    #expect(FindingPlaces.fixed(.endEqualsStart, in: busy) == nil)
    // A DUE may be when it starts (RFC 5545 §3.8.2.3).
    let due = """
      BEGIN:VTODO
      UID:a
      DTSTAMP:20260101T000000Z
      DTSTART:20260302T090000Z
      DUE:20260302T090000Z
      END:VTODO
      """
    #expect(findings(due) == [])
  }

  @Test("free-busy times are between two times in UTC, not days")
  func daysOfFreebusy() {
    let busy = """
      BEGIN:VFREEBUSY
      UID:a
      DTSTAMP:20260101T000000Z
      DTSTART;VALUE=DATE:20260302
      DTEND;VALUE=DATE:20260303
      END:VFREEBUSY
      """
    #expect(findings(busy) == ["ICV307 11:20 20260302", "ICV307 12:18 20260303"])
    #expect(FindingPlaces.fixed(.mustBeUTC, in: busy) == nil)
  }

  @Test(
    "a date among times is not declared as one, which would be the next fault",
    arguments: [
      "DTSTART:20260302T090000Z\nDTEND:20260303",
      "DTSTART:20260302\nDTEND:20260302T100000Z",
      "DTSTART:20260302\nDURATION:PT1H",
      "RRULE:FREQ=DAILY;COUNT=3\nEXDATE:20260303",
      "DTSTART:20260302\nRRULE:FREQ=DAILY;UNTIL=20260309T090000Z",
      "DTSTART:20260302\nRRULE:FREQ=DAILY;BYHOUR=9;COUNT=3",
    ])
  func dateAmongTimes(lines: String) {
    #expect(FindingPlaces.of([.dateWithoutValueDate], in: lines).count == 1)
    #expect(FindingPlaces.fixed(.dateWithoutValueDate, in: lines) == nil)
  }

  @Test("a list of days is declared as a whole, and loses its TZID")
  func listOfDays() throws {
    let lines = """
      DTSTART;VALUE=DATE:20260302
      RRULE:FREQ=DAILY;COUNT=9
      EXDATE;TZID=Europe/Berlin:20260303,20260304
      """
    #expect(
      FindingPlaces.of([.dateWithoutValueDate], in: lines) == [
        "ICV303 14:27 20260303,20260304"
      ])
    let fixed = try #require(FindingPlaces.fixed(.dateWithoutValueDate, in: lines))
    #expect(fixed.contains("EXDATE;VALUE=DATE:20260303,20260304\n"))
  }

  @Test("a time in the extended form is not made one that another rule objects to")
  func extendedForm() throws {
    #expect(FindingPlaces.fixed(.invalidDateTime, in: "DTSTAMP:2026-01-01T00:00:00") == nil)
    let fixed = try #require(
      FindingPlaces.fixed(.invalidDateTime, in: "DTSTAMP:2026-01-01T00:00:00Z"))
    #expect(fixed.contains("DTSTAMP:20260101T000000Z\n"))
  }

  @Test("a stamp with a zone is converted to UTC")
  func stampInZone() throws {
    let fixed = try #require(
      FindingPlaces.fixed(.mustBeUTC, in: "DTSTAMP;TZID=Europe/Berlin:20260701T120000"))
    #expect(fixed.contains("DTSTAMP:20260701T100000Z\n"))
  }

  @Test("a duration of hours on a day is days only where it is a multiple of 24")
  func hoursOnDay() throws {
    let day = "DTSTART;VALUE=DATE:20260302\nDURATION:P1DT24H"
    #expect(
      try #require(FindingPlaces.fixed(.timeDurationOnDate, in: day)).contains("DURATION:P2D\n"))
    let hours = "DTSTART;VALUE=DATE:20260302\nDURATION:PT36H"
    #expect(findings(hours) == ["ICV312 13:10 PT36H"])
    #expect(FindingPlaces.fixed(.timeDurationOnDate, in: hours) == nil)
    // That is no duration at all, which is another rule's.
    #expect(findings("DTSTART;VALUE=DATE:20260302\nDURATION:PT1H30S") == [])
  }

  @Test("a missing VTIMEZONE is reported once, and inserted before the first component")
  func missingZone() throws {
    let lines =
      "DTSTART;TZID=Europe/Berlin:20260402T090000\nDTEND;TZID=Europe/Berlin:20260402T100000"
    #expect(findings(lines) == ["ICV313 12:14 Europe/Berlin"])
    let fixed = try #require(FindingPlaces.fixed(.tzidWithoutZone, in: lines))
    #expect(
      fixed.contains(
        """
        X-PUBLISHED-TTL:PT12H
        BEGIN:VTIMEZONE
        TZID:Europe/Berlin
        BEGIN:DAYLIGHT
        DTSTART:20260329T020000
        TZOFFSETFROM:+0100
        TZOFFSETTO:+0200
        RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
        END:DAYLIGHT
        BEGIN:STANDARD
        DTSTART:20261025T030000
        TZOFFSETFROM:+0200
        TZOFFSETTO:+0100
        RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU
        END:STANDARD
        END:VTIMEZONE
        BEGIN:VEVENT

        """))
  }

  @Test("an IANA name behind a prefix is known, another name is not")
  func namesOfZones() {
    #expect(
      findings("DTSTART;TZID=/example.com/1/Europe/Berlin:20260302T090000") == [
        "ICV313 12:14 /example.com/1/Europe/Berlin"
      ])
    #expect(
      findings("DTSTART;TZID=Bonn Time:20260302T090000") == ["ICV314 12:14 Bonn Time"])
    #expect(FindingPlaces.fixed(.unknownTZID, in: "DTSTART;TZID=Bonn Time:20260302T090000") == nil)
  }

  @Test("the zone of a day or of a time in UTC need not be known")
  func needlessZones() {
    let day = "DTSTART;TZID=Europe/Berlin;VALUE=DATE:20260302"
    #expect(findings(day) == ["ICV306 12:39 20260302"])
    #expect(findings(day.replacing("Europe/Berlin", with: "Bonn")) == ["ICV306 12:30 20260302"])
    #expect(
      findings("DTSTART;TZID=Bonn:20260302T090000Z") == ["ICV305 12:19 20260302T090000Z"])
    #expect(findings("DTSTART;TZID=Bonn:20260302") == ["ICV303 12:19 20260302"])
    // The first use that needs it is the one to tell.
    let mixed = "DTSTART;TZID=Bonn:20260302T090000Z\nDTEND;TZID=Bonn:20260302T100000"
    #expect(
      findings(mixed) == ["ICV305 12:19 20260302T090000Z", "ICV314 13:12 Bonn"])
    #expect(
      findings("RRULE:FREQ=DAILY;COUNT=3\nEXDATE;TZID=Bonn:20260303T090000Z,20260304T090000")
        == ["ICV314 15:13 Bonn", "ICV305 15:18 20260303T090000Z,20260304T090000"])
  }

  @Test("a VTIMEZONE for days is used, if by mistake")
  func zoneOfDays() {
    let zone = """
      BEGIN:VTIMEZONE
      TZID:Club
      BEGIN:STANDARD
      DTSTART:19700101T000000
      TZOFFSETFROM:+0100
      TZOFFSETTO:+0100
      END:STANDARD
      END:VTIMEZONE
      BEGIN:VEVENT
      UID:a
      DTSTAMP:20260101T000000Z
      DTSTART;TZID=Club;VALUE=DATE:20260302
      SUMMARY:Meeting
      END:VEVENT
      """
    #expect(findings(zone) == ["ICV306 19:30 20260302"])
  }

  @Test("the zone of a free text is nobody's zone")
  func zoneOfText() {
    #expect(findings("LOCATION;TZID=Bonn Time:Hall") == [])
  }

  @Test("what must not be missing is not missed twice")
  func alarmWithoutStart() {
    let event = """
      BEGIN:VEVENT
      UID:4b1c7a52-0d1e-4f7a-9a51-5b1d0c6f0001
      DTSTAMP:20260101T000000Z
      SUMMARY:Meeting
      BEGIN:VALARM
      ACTION:DISPLAY
      DESCRIPTION:Meeting
      TRIGGER:-PT15M
      END:VALARM
      END:VEVENT
      """
    #expect(findings(event) == [])
    #expect(
      findings(event.replacing("TRIGGER:", with: "TRIGGER;RELATED=END:")) == [
        "ICV321 15:21 -PT15M"
      ])
  }

  @Test("a parameter can be put in where another one goes")
  func parametersAtOnePlace() throws {
    let alarm = """
      BEGIN:VALARM
      ACTION:DISPLAY
      DESCRIPTION:Meeting
      TRIGGER;RELATED=START:20260302T080000Z
      END:VALARM
      """
    let fixed = FindingPlaces.fixed(
      .relatedOnAbsoluteTrigger, .triggerWithoutValueDateTime, in: alarm)
    #expect(try #require(fixed).contains("TRIGGER;VALUE=DATE-TIME:20260302T080000Z\n"))
  }
}
