import CalendarModel
import Testing

@Suite("CivilDate") struct CivilDateTests {
  /// Where a walk begins and on which day: counted by hand from 1970-01-01, a Thursday.
  static let walks: [NaiveCalendar] = [
    // 1970 years with 478 leap days: 1970 * 365 + 478 = 719,528 days before 1970-01-01.
    NaiveCalendar(0...4, dayNumber: -719_528, weekday: .saturday),
    .twentiethAndTwentyFirstCentury,
    // 8029 years with 1947 leap days after 1970-01-01: 8029 * 365 + 1947 = 2,932,532.
    NaiveCalendar(9999...10000, dayNumber: 2_932_532, weekday: .friday),
  ]

  @Test("a day and its number agree with a count day by day", arguments: walks.indices)
  func dayNumbers(walk: Int) throws {
    for day in Self.walks[walk] {
      let date = try CivilDate(year: day.year, month: day.month, day: day.day)
      let back = CivilDate(dayNumber: day.dayNumber)
      guard date.dayNumber == day.dayNumber, back == date, date.weekday == day.weekday,
        date.dayOfYear == day.dayOfYear,
        (back.year, back.month, back.day) == (day.year, day.month, day.day)
      else {
        Issue.record("\(date) is not as counted: \(day)")
        return
      }
    }
  }

  @Test("the days of 1900 to 2100 sort as they follow one another")
  func order() throws {
    var last = try CivilDate("1899-12-31")
    for day in NaiveCalendar.twentiethAndTwentyFirstCentury {
      let date = try CivilDate(year: day.year, month: day.month, day: day.day)
      try #require(last < date && !(date < last))
      #expect(date.days(since: last) == 1)
      last = date
    }
    #expect(last.description == "2100-12-31")
  }

  @Test(
    "known days fall on their weekdays",
    arguments: [
      ("0000-01-01", Weekday.saturday), ("0001-01-01", .monday), ("1582-10-15", .friday),
      ("1970-01-01", .thursday), ("2000-02-29", .tuesday), ("2025-04-15", .tuesday),
      ("9999-12-31", .friday), ("10000-12-31", .sunday),
    ])
  func weekdays(text: String, weekday: Weekday) throws {
    #expect(try CivilDate(text).weekday == weekday)
  }

  @Test(
    "a day that does not exist is refused with the field, the number and the range",
    arguments: [
      (-1, 1, 1, "year is -1, expected 0 to 10000"),
      (10001, 1, 1, "year is 10001, expected 0 to 10000"),
      (2025, 0, 1, "month is 0, expected 1 to 12"),
      (2025, 13, 1, "month is 13, expected 1 to 12"),
      (2025, 4, 0, "day is 0, expected 1 to 30"),
      (2025, 4, 31, "day is 31, expected 1 to 30"),
      (2023, 2, 29, "day is 29, expected 1 to 28"),
      (1900, 2, 29, "day is 29, expected 1 to 28"),
      (2024, 2, 30, "day is 30, expected 1 to 29"),
      (20250, 13, 32, "year is 20250, expected 0 to 10000"),
      (Int.max, Int.min, Int.max, "year is \(Int.max), expected 0 to 10000"),
    ])
  func refusals(year: Int, month: Int, day: Int, message: String) throws {
    let error = #expect(throws: OutOfRange.self) {
      try CivilDate(year: year, month: month, day: day)
    }
    #expect(error?.description == message)
  }

  @Test("years that 4 divides are leap years, centuries only where 400 divides them")
  func leapYears() {
    #expect([0, 4, 1600, 2000, 2024, 2400, 10000].allSatisfy(CivilDate.isLeap))
    #expect(![1, 1700, 1800, 1900, 2023, 2100, 9999].contains(where: CivilDate.isLeap))
    #expect(CivilDate.days(inYear: 2024) == 366)
    #expect(CivilDate.days(inYear: 2100) == 365)
  }

  @Test("counting days stops at the first and the last day there is")
  func clamping() throws {
    let day = try CivilDate("2025-04-15")
    #expect(day.adding(days: .max) == .max)
    #expect(day.adding(days: .min) == .min)
    #expect(CivilDate.max.adding(days: 1) == .max)
    #expect(CivilDate.min.adding(days: -1) == .min)
    #expect(CivilDate(dayNumber: .max) == .max)
    #expect(CivilDate(dayNumber: .min) == .min)
    #expect(day.adding(days: 0) == day)
  }

  @Test(
    "counting days crosses months, leap days and years",
    arguments: [
      ("2024-02-28", 1, "2024-02-29"), ("2023-02-28", 1, "2023-03-01"),
      ("2025-12-31", 1, "2026-01-01"), ("2025-01-01", -1, "2024-12-31"),
      ("2025-04-15", 365, "2026-04-15"), ("2000-03-01", -1, "2000-02-29"),
      ("1900-03-01", -1, "1900-02-28"), ("9999-12-31", 1, "10000-01-01"),
      ("0001-01-01", -1, "0000-12-31"), ("2000-01-01", 146_097, "2400-01-01"),
    ])
  func adding(text: String, days: Int, result: String) throws {
    let day = try CivilDate(text)
    #expect(day.adding(days: days) == (try CivilDate(result)))
    #expect(try CivilDate(result).days(since: day) == days)
  }

  @Test("a date is written with four digits for the year and two for the rest")
  func writing() throws {
    #expect(try CivilDate(year: 987, month: 6, day: 5).description == "0987-06-05")
    #expect(CivilDate.min.description == "0000-01-01")
    #expect(CivilDate.max.description == "10000-12-31")
  }
}
