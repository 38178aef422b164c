import CalendarModel
import Testing

@Suite("WeekRule") struct WeekRuleTests {
  @Test(
    "ISO weeks at the edges of hard years",
    arguments: [
      ("0001-01-01", 1, 1), ("1900-01-01", 1900, 1), ("1976-12-31", 1976, 53),
      ("1977-01-02", 1976, 53), ("1977-01-03", 1977, 1), ("2004-12-31", 2004, 53),
      ("2005-01-02", 2004, 53), ("2005-01-03", 2005, 1), ("2008-12-28", 2008, 52),
      ("2008-12-29", 2009, 1), ("2010-01-03", 2009, 53), ("2010-01-04", 2010, 1),
      ("2012-01-01", 2011, 52), ("2012-12-31", 2013, 1), ("2019-12-30", 2020, 1),
      ("2020-12-31", 2020, 53), ("2021-01-03", 2020, 53), ("2021-01-04", 2021, 1),
      ("2024-12-30", 2025, 1), ("2025-04-15", 2025, 16), ("2026-12-31", 2026, 53),
      ("2027-01-04", 2027, 1), ("9999-12-31", 9999, 52),
    ])
  func iso(text: String, year: Int, week: Int) throws {
    #expect(WeekRule.iso.number(of: try CivilDate(text)) == (year, week))
  }

  @Test(
    "weeks of the United States: 1 January is always in week 1",
    arguments: [
      ("1999-12-25", 1999, 52), ("1999-12-26", 2000, 1), ("2000-01-01", 2000, 1),
      ("2000-01-02", 2000, 2), ("2000-12-30", 2000, 53), ("2000-12-31", 2001, 1),
      ("2016-12-31", 2016, 53), ("2017-01-01", 2017, 1), ("2022-12-31", 2022, 53),
      ("2023-01-01", 2023, 1), ("2024-12-28", 2024, 52), ("2024-12-29", 2025, 1),
      ("2025-04-15", 2025, 16), ("2025-04-20", 2025, 17),
    ])
  func us(text: String, year: Int, week: Int) throws {
    #expect(WeekRule.us.number(of: try CivilDate(text)) == (year, week))
  }

  @Test(
    "other rules: Egypt's Saturday, Monday with one day, Monday with seven days",
    arguments: [
      ("2024-12-27", Weekday.saturday, 1, 2024, 52), ("2024-12-28", .saturday, 1, 2025, 1),
      ("2025-01-04", .saturday, 1, 2025, 2), ("2023-01-01", .monday, 1, 2023, 1),
      ("2023-01-02", .monday, 1, 2023, 2), ("2025-01-05", .monday, 7, 2024, 53),
      ("2025-01-06", .monday, 7, 2025, 1), ("2024-01-01", .monday, 7, 2024, 1),
    ])
  func others(text: String, first: Weekday, minimum: Int, year: Int, week: Int) throws {
    let rule = try WeekRule(firstWeekday: first, minimumDays: minimum)
    #expect(rule.number(of: try CivilDate(text)) == (year, week))
  }

  @Test("a rule needs 1 to 7 days of the new year", arguments: [0, 8, -1, Int.max])
  func refusals(minimum: Int) {
    #expect(throws: OutOfRange.self) {
      try WeekRule(firstWeekday: .monday, minimumDays: minimum)
    }
  }

  @Test(
    "ISO's and the American numbers of 1900 to 2100 agree with a count", arguments: [true, false])
  func wholeCenturies(iso: Bool) throws {
    try expectAgreement(
      rule: iso ? .iso : .us, calendar: .twentiethAndTwentyFirstCentury)
  }

  @Test("each of the 49 rules agrees with a count over the 28 years that show every kind of year")
  func allRules() throws {
    for first in Weekday.allCases {
      for minimum in 1...7 {
        // 2001-01-01 was a Monday, 31 years with 8 leap days after 1970-01-01.
        try expectAgreement(
          rule: WeekRule(firstWeekday: first, minimumDays: minimum),
          calendar: NaiveCalendar(2001...2028, dayNumber: 31 * 365 + 8, weekday: .monday))
      }
    }
  }

  /// Counts weeks along the calendar: a week is the first of the year in which at least
  /// `minimumDays` of its days lie, when the week before it was not.
  private func expectAgreement(rule: WeekRule, calendar: NaiveCalendar) throws {
    let days = Array(calendar)
    let starts = days.indices.filter { days[$0].weekday == rule.firstWeekday }
    var counted: (year: Int, week: Int)?
    for start in starts where start + 7 <= days.count {
      let week = days[start..<start + 7]
      // The last `minimumDays` days lie in the later year, or the week is still the earlier one's.
      let year = week.suffix(rule.minimumDays)[start + 7 - rule.minimumDays].year
      if let last = counted {
        counted = last.year == year ? (year, last.week + 1) : (year, 1)
      } else if week.contains(where: { $0.dayOfYear == rule.minimumDays }) {
        counted = (year, 1)
      }
      guard let counted else { continue }
      let numbers = week.map { rule.number(of: CivilDate(dayNumber: $0.dayNumber)) }
      try #require(numbers.allSatisfy { $0 == counted }, "the week from \(week)")
    }
    #expect(counted != nil)
  }
}
