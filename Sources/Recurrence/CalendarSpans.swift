import CalendarModel

/// A year of a calendar as a stretch of day numbers (days since 1970-01-01).
struct CalendarYear: Hashable, Sendable {
  /// The year's number.
  let number: Int
  /// The day number of its first day.
  let firstDay: Int
  /// How many days it has.
  let length: Int
}

/// A month of a calendar as a stretch of day numbers (days since 1970-01-01).
struct CalendarMonth: Hashable, Sendable {
  /// The year it belongs to.
  let year: CalendarYear
  /// The number that BYMONTH has for it (see ``RecurrenceRule/Month/code``).
  let number: Int
  /// The day number of its first day.
  let firstDay: Int
  /// How many days it has.
  let length: Int
  /// The numbers of the months that it stands for: its own, and by SKIP those that its year lacks
  /// right beside it.
  let standsFor: NumberSet

  /// Its own number as a bit of ``standsFor``.
  var ownBit: UInt64 { 1 << UInt64(number) }
  /// Its days as bits, bit `n` being the day `n` (see ``DayFilter``).
  var allDays: UInt64 { NumberSet(1...length).bits }
  /// How many days of the year come before the month.
  var daysBefore: Int { firstDay - year.firstDay }
  /// The day number of the day after the last.
  var end: Int { firstDay + length }
  /// Whether it is the first month of its year.
  var isFirstOfYear: Bool { daysBefore == 0 }
  /// Whether it is the last month of its year.
  var isLastOfYear: Bool { daysBefore + length == year.length }
}

/// The Gregorian calendar: where its years, months and weeks begin.
///
/// Everything else in the engine knows years and months only as ``CalendarYear`` and
/// ``CalendarMonth``; ``RuleCalendar`` provides those of other calendars.
enum Gregorian {
  /// How many days the longest year has.
  static let longestYear = 366
  /// How many days pass until weekdays, leap years and week numbers repeat.
  static let cycleDays = 146_097
  /// How many years these are.
  static let cycleYears = 400
  /// How many months each year has.
  static let monthsInYear = 12

  /// The year with the given number.
  static func year(_ number: Int) -> CalendarYear {
    CalendarYear(
      number: number, firstDay: firstDay(ofYear: number),
      length: CivilDate.days(inYear: number))
  }

  /// The month `number`, in `1...12`, of `year`.
  static func month(_ number: Int, of year: CalendarYear) -> CalendarMonth {
    // Months as if February had 30 days, then what it lacks (Reingold and Dershowitz).
    let lacking = number <= 2 ? 0 : year.length == 366 ? 1 : 2
    return CalendarMonth(
      year: year, number: number,
      firstDay: year.firstDay + (367 * number - 362) / 12 - lacking,
      length: CivilDate.days(in: number, of: year.number),
      standsFor: NumberSet(bits: 1 << UInt64(number)))
  }

  /// The month that holds the day with the given day number.
  static func month(containing day: Int) -> CalendarMonth {
    let date = CivilDate(dayNumber: day)
    return month(date.month, of: year(date.year))
  }

  /// The day number of 1 January of a year from -399 on.
  private static func firstDay(ofYear year: Int) -> Int {
    let elapsed = year + 399  // whole years since 1 January of the year -399
    return elapsed * 365 + elapsed / 4 - elapsed / 100 + elapsed / 400 - 719_162 - cycleDays
  }
}

/// How many days after the nearest earlier Monday the day with the given number comes, in `0...6`.
func daysAfterMonday(_ day: Int) -> Int { floorModulo(day + 3, 7) }  // 1970-01-01 was a Thursday
