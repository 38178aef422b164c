import CalendarModel
import ICalKit
import Testing

@testable import CalendarCheck

@Suite("Rules on recurrence") struct RecurrenceRuleTests {
  /// What the rules of this area find in an example, but for the advice on series in UTC.
  private func findings(_ example: String) -> [String] {
    FindingPlaces.ofArea("4", in: example).filter { !$0.hasPrefix("ICV419") }
  }

  @Test("every bad part of a rule is found, and nothing is made of the rest")
  func badParts() {
    #expect(
      findings("RRULE:FREQ=WEEKLY;COUNT=-1;BYDAY=XX,TU;BYMONTH=0,13") == [
        "ICV403 14:19 COUNT=-1", "ICV403 14:28 BYDAY=XX,TU", "ICV403 14:40 BYMONTH=0,13",
      ])
    #expect(findings("RRULE:FREQ=OFTEN;BYDAY=TU") == ["ICV402 14:7 FREQ=OFTEN"])
    #expect(findings("RRULE:FREQ=WEEKLY;BYDAY=TU;BYDAY=WE") == ["ICV404 14:28 BYDAY=WE"])
    #expect(findings("RRULE:RSCALE=GREGORIAN;FREQ=WEEKLY;BYDAY=TU") == [])
  }

  @Test("what is called something else is no rule")
  func noRule() {
    #expect(FindingPlaces.ofArea("4", in: "RRULE;VALUE=TEXT:every day") == [])
  }

  @Test(
    "what is no rule part has one fault",
    arguments: [
      ("WEEKLY", ["ICV401 14:7 WEEKLY"]),
      ("FREQ", ["ICV401 14:7 FREQ"]),
      ("COUNT=3", ["ICV402 14:7 COUNT=3"]),
      (";FREQ=WEEKLY", ["ICV401 14:7 "]),
      ("WEEKLY;FREQ=WEEKLY", ["ICV401 14:7 WEEKLY"]),
      ("", []),  // which is an empty value
    ])
  func noParts(rule: String, faults: [String]) {
    #expect(findings("RRULE:\(rule)") == faults)
  }

  @Test(
    "a rule has no blanks",
    arguments: [
      ("FREQ=WEEKLY;BYDAY=MO, TU", ["ICV401 14:19 BYDAY=MO, TU"]),
      ("FREQ=WEEKLY; COUNT=3", ["ICV401 14:19  COUNT=3"]),
      ("FREQ=WEEKLY;COUNT= 3", ["ICV401 14:19 COUNT= 3"]),
      ("FREQ=WEEKLY;BYDAY=MO TU", ["ICV403 14:19 BYDAY=MO TU"]),
      ("FREQ=WEEKLY;X-NOTE=a b", []),
      (" FREQ=WEEKLY ", []),  // which is ICV017's
    ])
  func blanks(rule: String, faults: [String]) {
    #expect(findings("RRULE:\(rule)") == faults)
  }

  @Test("an UNTIL that cannot be read is not compared", arguments: ["T250000Z", "T2500Z", "X"])
  func badUntil(time: String) {
    let bad = "UNTIL=20260101\(time)"
    #expect(findings("RRULE:FREQ=WEEKLY;\(bad)") == ["ICV403 14:19 \(bad)"])
  }

  @Test("a rule that never matches is said to be so, and its start is not")
  func neverMatches() {
    #expect(
      findings("RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30") == [
        "ICV418 14:7 FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30"
      ])
  }

  @Test(
    "a rule that leaves years or months out never matches either, where it is so",
    arguments: [
      ("FREQ=YEARLY;INTERVAL=2;BYMONTH=2;BYMONTHDAY=30", "ICV418"),
      // From 2026 on every fourth year is a common one.
      ("FREQ=YEARLY;INTERVAL=4;BYMONTH=2;BYMONTHDAY=29", "ICV418"),
      ("FREQ=MONTHLY;INTERVAL=12;BYMONTHDAY=31;BYMONTH=4", "ICV418"),
      // Every third year, 2032 is the first leap one.
      ("FREQ=YEARLY;INTERVAL=3;BYMONTH=2;BYMONTHDAY=29", "ICV414"),
      // 2026 + 70 is the leap year 2096.
      ("FREQ=YEARLY;INTERVAL=70;BYMONTH=2;BYMONTHDAY=29", "ICV414"),
    ])
  func neverMatchesWithInterval(rule: String, code: String) {
    #expect(findings("RRULE:\(rule)") == ["\(code) 14:7 \(rule)"])
  }

  @Test("of several rules it is enough that one has DTSTART")
  func startInOneOfSeveral() {
    let monday = "RRULE:FREQ=WEEKLY;BYDAY=MO"
    let tuesday = "RRULE:FREQ=WEEKLY;BYDAY=TU"
    let second = "ICV413 15:7 FREQ=WEEKLY;BYDAY="
    #expect(findings("\(monday)\n\(tuesday)") == [second + "TU"])
    #expect(findings("\(tuesday)\n\(monday)") == [second + "MO"])
    #expect(
      findings("\(tuesday)\n\(tuesday)") == ["ICV414 14:7 FREQ=WEEKLY;BYDAY=TU", second + "TU"])
    // What cannot be read may have it.
    let broken = "RRULE:FREQ=WEEKLY;BYDAY=XX"
    #expect(
      findings("\(tuesday)\n\(broken)") == [second + "XX", "ICV403 15:19 BYDAY=XX"])
  }

  @Test("UNTIL is converted to what DTSTART asks for")
  func untilOfAnotherType() throws {
    let zoned = """
      DTSTART;TZID=Europe/Berlin:20260302T090000
      DTEND;TZID=Europe/Berlin:20260302T100000
      RRULE:FREQ=WEEKLY;UNTIL=
      """
    // The end of 30 March is 21:59:59 UTC in summer; 9:00 is 7:00.
    let day = try #require(FindingPlaces.fixed(.ruleUntilType, in: zoned + "20260330"))
    #expect(day.contains("UNTIL=20260330T215959Z\n"))
    let local = try #require(FindingPlaces.fixed(.ruleUntilForm, in: zoned + "20260330T090000"))
    #expect(local.contains("UNTIL=20260330T070000Z\n"))
    let date = "DTSTART;VALUE=DATE:20260302\nRRULE:FREQ=WEEKLY;UNTIL=20260330T120000Z"
    #expect(findings(date) == ["ICV406 13:19 UNTIL=20260330T120000Z"])
    #expect(
      try #require(FindingPlaces.fixed(.ruleUntilType, in: date)).contains("UNTIL=20260330\n"))
  }

  @Test("UNTIL in UTC does not go with a floating start, a local one not with a VTIMEZONE")
  func untilForms() {
    #expect(
      findings(
        "DTSTART:20260302T090000\nDTEND:20260302T100000\nRRULE:FREQ=WEEKLY;UNTIL=20260330T090000Z")
        == ["ICV407 14:19 UNTIL=20260330T090000Z"])
    #expect(
      findings(
        """
        BEGIN:VTIMEZONE
        TZID:Club
        BEGIN:STANDARD
        DTSTART:19701025T030000
        TZOFFSETFROM:+0200
        TZOFFSETTO:+0100
        RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU;UNTIL=20301027T030000
        END:STANDARD
        END:VTIMEZONE
        """) == ["ICV407 14:41 UNTIL=20301027T030000"])
  }

  @Test("a local UNTIL of an observance is of the clock that it ends")
  func untilOfObservance() throws {
    let zone = """
      BEGIN:VTIMEZONE
      TZID:Club
      BEGIN:STANDARD
      DTSTART:19701025T030000
      TZOFFSETFROM:+0200
      TZOFFSETTO:+0100
      RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU;UNTIL=20301027T030000
      END:STANDARD
      END:VTIMEZONE
      """
    let fixed = try #require(FindingPlaces.fixed(.ruleUntilForm, in: zone))
    #expect(fixed.contains("UNTIL=20301027T010000Z\n"))
    let west = zone.replacing("FROM:+0200", with: "FROM:-0430")
    let late = try #require(FindingPlaces.fixed(.ruleUntilForm, in: west))
    #expect(late.contains("UNTIL=20301027T073000Z\n"))
    let unknown = zone.replacing("FROM:+0200", with: "FROM:0200")
    #expect(FindingPlaces.fixed(.ruleUntilForm, in: unknown) == nil)
  }

  @Test("each time part of a day's rule goes by itself")
  func timeParts() throws {
    let lines =
      "DTSTART;VALUE=DATE:20260302\nRRULE:BYHOUR=9;FREQ=DAILY;BYMINUTE=0;BYSECOND=0;COUNT=2"
    let fixed = try #require(FindingPlaces.fixed(.ruleTimePartOnDate, in: lines))
    #expect(fixed.contains("RRULE:FREQ=DAILY;COUNT=2\n"))
  }

  @Test("a time part from which BYSETPOS chooses stays")
  func timePartWithSetPosition() {
    let rule = "DTSTART;VALUE=DATE:20260302\nRRULE:FREQ=DAILY;BYHOUR=9,10;BYSETPOS=1"
    #expect(findings(rule) == ["ICV410 13:18 BYHOUR=9,10"])
    #expect(FindingPlaces.fixed(.ruleTimePartOnDate, in: rule) == nil)
  }

  @Test(
    "an EXDATE is held against rules, dates and the start, as instants",
    arguments: [
      ("RRULE:FREQ=WEEKLY;COUNT=3", "20260316T090000Z", true),
      ("RRULE:FREQ=WEEKLY;COUNT=3", "20260323T090000Z", false),
      ("RRULE:FREQ=WEEKLY;UNTIL=20260316T090000Z", "20260316T090000Z", true),
      ("RRULE:FREQ=WEEKLY;UNTIL=20260316T090000Z", "20260323T090000Z", false),
      ("RRULE:FREQ=WEEKLY", "20460305T090000Z", true),  // a Monday
      ("RRULE:FREQ=WEEKLY", "20460306T090000Z", false),
      ("RDATE:20260304T120000Z", "20260304T120000Z", true),
      ("RDATE:20260304T120000Z", "20260302T090000Z", true),
      ("RDATE:20260304T120000Z", "20260304T130000Z", false),
      ("RDATE;VALUE=PERIOD:20260304T120000Z/PT2H", "20260304T120000Z", true),
    ])
  func exceptions(recurrence: String, exception: String, isInstance: Bool) {
    let places = FindingPlaces.of(
      [.exceptionMatchesNothing], in: "\(recurrence)\nEXDATE:\(exception)")
    #expect(places == (isInstance ? [] : ["ICV416 15:8 \(exception)"]))
  }

  @Test("an EXDATE in another zone means the same instant")
  func exceptionInAnotherZone() {
    let lines = """
      DTSTART;TZID=Europe/Berlin:20260302T090000
      DTEND;TZID=Europe/Berlin:20260302T100000
      RRULE:FREQ=WEEKLY
      """
    // From 29 March on Berlin is two hours ahead of UTC.
    #expect(
      FindingPlaces.of([.exceptionMatchesNothing], in: lines + "\nEXDATE:20260330T070000Z") == [])
    #expect(
      FindingPlaces.of([.exceptionMatchesNothing], in: lines + "\nEXDATE:20260330T080000Z") == [
        "ICV416 15:8 20260330T080000Z"
      ])
  }

  @Test("an exception is written like its DTSTART, and told once")
  func exceptionTypes() throws {
    let timed = "RRULE:FREQ=WEEKLY\nEXDATE;VALUE=DATE:20260309,20260316"
    #expect(findings(timed) == ["ICV415 15:19 20260309,20260316"])
    #expect(
      try #require(FindingPlaces.fixed(.exceptionTypeMismatch, in: timed))
        .contains("EXDATE:20260309T090000Z,20260316T090000Z\n"))
    let day = "DTSTART;VALUE=DATE:20260302\nRRULE:FREQ=WEEKLY\nEXDATE:20260309T000000"
    #expect(findings(day) == ["ICV415 14:8 20260309T000000"])
    #expect(
      try #require(FindingPlaces.fixed(.exceptionTypeMismatch, in: day))
        .contains("EXDATE;VALUE=DATE:20260309\n"))
    let floating = """
      DTSTART;TZID=Europe/Berlin:20260302T090000
      DTEND;TZID=Europe/Berlin:20260302T100000
      RRULE:FREQ=WEEKLY
      EXDATE:20260309T090000
      """
    #expect(findings(floating) == ["ICV415 15:8 20260309T090000"])
    #expect(
      try #require(FindingPlaces.fixed(.exceptionTypeMismatch, in: floating))
        .contains("EXDATE;TZID=Europe/Berlin:20260309T090000\n"))
  }

  @Test("ICV415 does not say that the exception is ignored")
  func exceptionIsHonoured() throws {
    let rule = try #require(Rule.with(.exceptionTypeMismatch))
    #expect(!rule.message.text.contains("ignored"))
  }

  @Test("what is listed twice goes once")
  func repeatedDates() throws {
    let lines = "RRULE:FREQ=DAILY\nEXDATE:20260303T090000Z,20260304T090000Z,20260303T090000Z"
    #expect(findings(lines) == ["ICV422 15:42 20260303T090000Z"])
    #expect(
      try #require(FindingPlaces.fixed(.duplicateRecurrenceDate, in: lines))
        .contains("EXDATE:20260303T090000Z,20260304T090000Z\n"))
  }

  @Test("periods of different lengths are not the same")
  func repeatedPeriods() {
    let periods = "RDATE;VALUE=PERIOD:20260303T090000Z/PT1H,20260303T090000Z/PT"
    #expect(findings(periods + "2H") == [])
    #expect(findings(periods + "1H") == ["ICV422 14:42 20260303T090000Z/PT1H"])
  }
}
