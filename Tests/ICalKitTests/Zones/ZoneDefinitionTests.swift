import CalendarModel
import TestSupport
import Testing

@testable import ICalKit

@Suite("A VTIMEZONE") struct ZoneDefinitionTests {
  // MARK: Samples

  private static func zone(_ observances: [Observance]) -> Zone? {
    Zone(
      ZoneDefinition(
        tzid: "Club Time", observances: observances,
        position: SourcePosition(source: "club.ics", line: 4)))
  }

  /// An observance with offsets in hours.
  private static func part(
    daylight: Bool = false, _ start: String, from: Int?, to: Int?, rules: [RecurrenceRule] = [],
    dates: [String] = [], except exceptionDates: [String] = []
  ) throws -> Observance {
    Observance(
      isDaylight: daylight, start: try civil(start), offsetFrom: from.map { $0 * 3600 },
      offsetTo: to.map { $0 * 3600 }, rules: rules, dates: try dates.map(civil),
      exceptionDates: Set(try exceptionDates.map(civil)))
  }

  /// `FREQ=YEARLY;BYMONTH=month;BYDAY=ordinalSU`.
  private static func yearly(
    _ ordinal: Int, sundayOf month: Int, until: RecurrenceRule.Until? = nil
  ) -> RecurrenceRule {
    var rule = RecurrenceRule(.yearly)
    rule.months = [.init(month)]
    rule.weekdays = [.init(ordinal, .sunday)]
    rule.until = until
    return rule
  }

  /// Central Europe as Outlook writes it, from that year's 1 January on.
  private static func centralEurope(from year: String = "1601") throws -> Zone {
    try #require(
      zone([
        part("\(year)-01-01T03:00", from: 2, to: 1, rules: [yearly(-1, sundayOf: 10)]),
        part(
          daylight: true, "\(year)-01-01T02:00", from: 1, to: 2, rules: [yearly(-1, sundayOf: 3)]),
      ]))
  }

  /// New York, the example of RFC 5545 §3.6.5 with all changes since 1967.
  private static func newYork() throws -> Zone {
    func until(_ text: String) throws -> RecurrenceRule.Until { .utc(try civil(text)) }
    return try #require(
      zone([
        part(
          daylight: true, "1967-04-30T02:00", from: -5, to: -4,
          rules: [yearly(-1, sundayOf: 4, until: until("1973-04-29T07:00"))]),
        part(
          "1967-10-29T02:00", from: -4, to: -5,
          rules: [yearly(-1, sundayOf: 10, until: until("2006-10-29T06:00"))]),
        part(
          daylight: true, "1974-01-06T02:00", from: -5, to: -4, dates: ["1975-02-23T02:00"]),
        part(
          daylight: true, "1976-04-25T02:00", from: -5, to: -4,
          rules: [yearly(-1, sundayOf: 4, until: until("1986-04-27T07:00"))]),
        part(
          daylight: true, "1987-04-05T02:00", from: -5, to: -4,
          rules: [yearly(1, sundayOf: 4, until: until("2006-04-02T07:00"))]),
        part(
          daylight: true, "2007-03-11T02:00", from: -5, to: -4, rules: [yearly(2, sundayOf: 3)]),
        part("2007-11-04T02:00", from: -4, to: -5, rules: [yearly(1, sundayOf: 11)]),
      ]))
  }

  // MARK: Rules

  @Test(
    "whose rules begin in year 1 or 1601 holds in every later year",
    arguments: ["1601", "0001"],
    [
      ("2018-09-25T14:00", "2018-09-25T14:00:00+02:00"),
      ("2018-12-25T14:00", "2018-12-25T14:00:00+01:00"),
      ("2025-03-30T01:59", "2025-03-30T01:59:00+01:00"),
      ("2025-03-30T02:30", "2025-03-30T03:30:00+02:00"),
      ("2025-10-26T02:30", "2025-10-26T02:30:00+02:00"),
      ("2025-10-26T03:00", "2025-10-26T03:00:00+01:00"),
      ("1700-07-01T12:00", "1700-07-01T12:00:00+02:00"),
      ("2500-03-28T02:30", "2500-03-28T03:30:00+02:00"),
      ("9999-10-31T02:59", "9999-10-31T02:59:00+02:00"),
      ("9999-10-31T03:00", "9999-10-31T03:00:00+01:00"),
    ])
  func oldRules(year: String, row: (written: String, read: String)) throws {
    #expect(try Self.centralEurope(from: year).read(row.written) == row.read)
  }

  @Test(
    "may change its rules: UNTIL is inclusive, and RDATE names single onsets",
    arguments: [
      ("1973-04-29T06:59:59", "1973-04-29T01:59:59-05:00"),
      ("1973-04-29T07:00:00", "1973-04-29T03:00:00-04:00"),
      ("1974-01-06T06:59:59", "1974-01-06T01:59:59-05:00"),
      ("1974-01-06T07:00:00", "1974-01-06T03:00:00-04:00"),
      ("1974-10-27T06:00:00", "1974-10-27T01:00:00-05:00"),
      ("1975-02-23T06:59:59", "1975-02-23T01:59:59-05:00"),
      ("1975-02-23T07:00:00", "1975-02-23T03:00:00-04:00"),
      ("1986-04-27T07:00:00", "1986-04-27T03:00:00-04:00"),
      ("1987-04-05T06:59:59", "1987-04-05T01:59:59-05:00"),
      ("1987-04-05T07:00:00", "1987-04-05T03:00:00-04:00"),
      ("2006-04-02T07:00:00", "2006-04-02T03:00:00-04:00"),
      ("2006-10-29T05:59:59", "2006-10-29T01:59:59-04:00"),
      ("2006-10-29T06:00:00", "2006-10-29T01:00:00-05:00"),
      ("2007-03-11T06:59:59", "2007-03-11T01:59:59-05:00"),
      ("2007-03-11T07:00:00", "2007-03-11T03:00:00-04:00"),
      ("2007-10-28T06:00:00", "2007-10-28T02:00:00-04:00"),
      ("2007-11-04T05:59:59", "2007-11-04T01:59:59-04:00"),
      ("2007-11-04T06:00:00", "2007-11-04T01:00:00-05:00"),
      ("2025-04-15T13:30:00", "2025-04-15T09:30:00-04:00"),
    ])
  func changingRules(utc: String, shown: String) throws {
    #expect(try Self.newYork().shown(utc) == shown)
  }

  @Test("has the offset that its earliest observance starts from before the first onset")
  func beforeFirstOnset() throws {
    #expect(try Self.newYork().shown("1967-04-30T06:59:59") == "1967-04-30T01:59:59-05:00")
    #expect(try Self.newYork().shown("0001-01-01T12:00:00") == "0001-01-01T07:00:00-05:00")
    let zone = try #require(
      Self.zone([
        Self.part("1990-01-01T00:00", from: 5, to: 6),
        Self.part(daylight: true, "1980-01-01T00:00", from: 3, to: 4),
      ]))
    #expect(try zone.read("1979-12-31T23:00") == "1979-12-31T23:00:00+03:00")
    #expect(try zone.read("1985-06-01T12:00") == "1985-06-01T12:00:00+04:00")
    #expect(try zone.read("1990-06-01T12:00") == "1990-06-01T12:00:00+06:00")
  }

  @Test(
    "ends a rule at a UNTIL without zone on its own clock, and at a date with that day",
    arguments: [
      (RecurrenceRule.Until.local, "2000-03-26T02:00", true),
      (RecurrenceRule.Until.local, "2000-03-26T01:59", false),
    ])
  func localUntil(
    kind: @Sendable (CivilDateTime) -> RecurrenceRule.Until, until: String, isLast: Bool
  ) throws {
    let rule = Self.yearly(-1, sundayOf: 3, until: kind(try civil(until)))
    try Self.expectSummer(of2000: isLast, by: rule)
  }

  @Test("ends a rule at a UNTIL that is a date with that day")
  func dateUntil() throws {
    let last = try civil("2000-03-26T00:00").date
    try Self.expectSummer(of2000: true, by: Self.yearly(-1, sundayOf: 3, until: .date(last)))
    try Self.expectSummer(
      of2000: false, by: Self.yearly(-1, sundayOf: 3, until: .date(last.adding(days: -1))))
  }

  /// Expects that summer time by `rule` begins on 26 March 2000, or not, and never again.
  private static func expectSummer(of2000 begins: Bool, by rule: RecurrenceRule) throws {
    let zone = try #require(
      Self.zone([
        part("1990-10-28T03:00", from: 2, to: 1, rules: [yearly(-1, sundayOf: 10)]),
        part(daylight: true, "1990-03-25T02:00", from: 1, to: 2, rules: [rule]),
      ]))
    #expect(try zone.read("1999-07-01T12:00") == "1999-07-01T12:00:00+02:00")
    #expect(
      try zone.read("2000-07-01T12:00") == "2000-07-01T12:00:00" + (begins ? "+02:00" : "+01:00"))
    #expect(try zone.read("2001-07-01T12:00") == "2001-07-01T12:00:00+01:00")
  }

  @Test("keeps the last offset for ever when its rules have ended long ago")
  func endedRules() throws {
    let until = RecurrenceRule.Until.utc(try civil("1950-03-26T01:00"))
    let zone = try #require(
      Self.zone([
        Self.part(
          daylight: true, "1900-03-25T02:00", from: 1, to: 2,
          rules: [Self.yearly(-1, sundayOf: 3, until: until)]),
        Self.part("1900-10-28T03:00", from: 2, to: 1, dates: ["1901-10-27T03:00"]),
      ]))
    #expect(try zone.read("2025-01-15T12:00") == "2025-01-15T12:00:00+02:00")
    #expect(try zone.read("1901-12-01T12:00") == "1901-12-01T12:00:00+01:00")
    #expect(try zone.read("1902-12-01T12:00") == "1902-12-01T12:00:00+02:00")
  }

  @Test("leaves out the onsets that EXDATE names")
  func exceptionDates() throws {
    let zone = try #require(
      Self.zone([
        Self.part("1990-10-28T03:00", from: 2, to: 1, rules: [Self.yearly(-1, sundayOf: 10)]),
        Self.part(
          daylight: true, "1990-03-25T02:00", from: 1, to: 2,
          rules: [Self.yearly(-1, sundayOf: 3)], except: ["2025-03-30T02:00"]),
      ]))
    #expect(try zone.read("2024-07-01T12:00") == "2024-07-01T12:00:00+02:00")
    #expect(try zone.read("2025-07-01T12:00") == "2025-07-01T12:00:00+01:00")
    #expect(try zone.read("2026-07-01T12:00") == "2026-07-01T12:00:00+02:00")
  }

  // MARK: Missing parts

  @Test("may have one kind of observance only")
  func onlyDaylight() throws {
    let zone = try #require(
      Self.zone([Self.part(daylight: true, "2018-03-25T03:00", from: 1, to: 2)]))
    #expect(try zone.read("2018-03-25T02:59") == "2018-03-25T02:59:00+01:00")
    #expect(try zone.read("2018-04-03T09:00") == "2018-04-03T09:00:00+02:00")
    #expect(try zone.read("2018-12-24T09:00") == "2018-12-24T09:00:00+02:00")
  }

  @Test("may lack TZOFFSETFROM: its counterpart's offset, else none that changes")
  func missingOffsetFrom() throws {
    let brisbane = try #require(Self.zone([Self.part("1601-01-01T00:00", from: nil, to: 10)]))
    #expect(try brisbane.read("2014-06-01T10:00") == "2014-06-01T10:00:00+10:00")
    let berlin = try #require(
      Self.zone([
        Self.part("1601-01-01T03:00", from: nil, to: 1, rules: [Self.yearly(-1, sundayOf: 10)]),
        Self.part(
          daylight: true, "1601-01-01T02:00", from: nil, to: 2,
          rules: [Self.yearly(-1, sundayOf: 3)]),
      ]))
    #expect(try berlin.shown("2025-03-30T00:59:59") == "2025-03-30T01:59:59+01:00")
    #expect(try berlin.shown("2025-03-30T01:00:00") == "2025-03-30T03:00:00+02:00")
    #expect(try berlin.shown("2025-10-26T01:00:00") == "2025-10-26T02:00:00+01:00")
  }

  @Test("may lack TZOFFSETTO: what its counterpart starts from, else its own TZOFFSETFROM")
  func missingOffsetTo() throws {
    let zone = try #require(
      Self.zone([
        Self.part("2000-10-29T03:00", from: 2, to: nil),
        Self.part(daylight: true, "2000-03-26T02:00", from: 1, to: 2),
      ]))
    #expect(try zone.read("2000-07-01T12:00") == "2000-07-01T12:00:00+02:00")
    #expect(try zone.read("2001-07-01T12:00") == "2001-07-01T12:00:00+01:00")
    let fixed = try #require(Self.zone([Self.part("2000-10-29T03:00", from: 2, to: nil)]))
    #expect(try fixed.read("2001-07-01T12:00") == "2001-07-01T12:00:00+02:00")
  }

  @Test("is no zone without an observance that says an offset")
  func unusable() throws {
    #expect(Self.zone([]) == nil)
    #expect(Self.zone([try Self.part("2000-01-01T00:00", from: nil, to: nil)]) == nil)
    #expect(Self.zone([try Self.part("2000-01-01T00:00", from: 1, to: 99)]) == nil)
    #expect(Self.zone([try Self.part("2000-01-01T00:00", from: 1, to: .max / 3600)]) == nil)
  }

  // MARK: Working out on demand

  @Test("says the same in whatever order it is asked, and the same as the rule it spells out")
  func orderOfQuestions() throws {
    let rule = try Zone.posix("CET-1CEST,M3.5.0,M10.5.0/3")
    var generator = SeededGenerator(seed: 1601)
    for _ in 0..<12 {
      let zone = try Self.centralEurope()
      for _ in 0..<12 {
        // 1602 to 9999
        let seconds = Int.random(in: -11_612_764_800...253_402_214_400, using: &generator)
        let instant = Instant(seconds: seconds)
        #expect(zone.time(at: instant) == rule.time(at: instant))
        let civil = CivilDateTime(civilSeconds: seconds)
        #expect(zone.resolve(civil) == rule.resolve(civil))
      }
    }
  }

  @Test("answers for instants outside of all years too")
  func extremes() throws {
    let zone = try Self.centralEurope()
    for seconds in [Int.min, -1 << 40, 1 << 40, Int.max] {
      #expect([3600, 7200].contains(zone.utcOffset(at: Instant(seconds: seconds))))
    }
    #expect(try zone.read("2025-07-01T12:00") == "2025-07-01T12:00:00+02:00")
  }

  @Test("is asked from several threads at once")
  func concurrency() async throws {
    let zone = try Self.centralEurope()
    let noons = try ["1700-07-01T12:00", "2025-07-01T12:00", "9000-07-01T12:00"].map(civil)
    await withTaskGroup(of: Int.self) { group in
      for round in 0..<60 {
        group.addTask { zone.resolve(noons[round % 3]).utcOffset }
      }
      for await offset in group { #expect(offset == 7200) }
    }
  }

  @Test("with a clock that is set every second comes to an end")
  func hostileRule() throws {
    let zone = try #require(
      Self.zone([
        Self.part("0001-01-01T00:00", from: 1, to: 2, rules: [RecurrenceRule(.secondly)]),
        Self.part(
          daylight: true, "0001-01-01T00:00", from: 2, to: 1, rules: [RecurrenceRule(.secondly)]),
      ]))
    for year in ["0001", "2025", "9999"] {
      #expect([3600, 7200].contains(zone.resolve(try civil("\(year)-06-01T00:00")).utcOffset))
    }
  }

  @Test("with a rule that never matches has its start alone")
  func impossibleRule() throws {
    var rule = RecurrenceRule(.yearly)
    rule.months = [2]
    rule.monthDays = [30]
    let zone = try #require(
      Self.zone([Self.part("2000-01-01T00:00", from: 1, to: 2, rules: [rule])]))
    #expect(try zone.read("1999-06-01T00:00") == "1999-06-01T00:00:00+01:00")
    #expect(try zone.read("2025-06-01T00:00") == "2025-06-01T00:00:00+02:00")
  }
}
