import CalendarModel

/// The Gregorian calendar read the slow way: one day after the other, from a day that is known.
struct NaiveCalendar: Sequence, IteratorProtocol {
  /// A day as the walk sees it.
  struct Day {
    var year: Int
    var month = 1
    var day = 1
    var dayOfYear = 1
    var dayNumber: Int
    var weekday: Weekday
  }

  private var upcoming: Day
  private let lastYear: Int

  /// The days of `years`; the first one, a 1 January, is `dayNumber` days after 1970-01-01.
  init(_ years: ClosedRange<Int>, dayNumber: Int, weekday: Weekday) {
    upcoming = Day(year: years.lowerBound, dayNumber: dayNumber, weekday: weekday)
    lastYear = years.upperBound
  }

  /// 1900-01-01 was a Monday, 25,567 days before 1970-01-01: 70 years, 17 of them leap years.
  static let twentiethAndTwentyFirstCentury = NaiveCalendar(
    1900...2100, dayNumber: -25567, weekday: .monday)

  mutating func next() -> Day? {
    guard upcoming.year <= lastYear else { return nil }
    defer { advance() }
    return upcoming
  }

  private mutating func advance() {
    upcoming.dayNumber += 1
    upcoming.weekday = Weekday(rawValue: upcoming.weekday.rawValue + 1) ?? .monday
    upcoming.day += 1
    upcoming.dayOfYear += 1
    guard upcoming.day > Self.length(ofMonth: upcoming.month, year: upcoming.year) else { return }
    (upcoming.day, upcoming.month) = (1, upcoming.month + 1)
    guard upcoming.month > 12 else { return }
    (upcoming.month, upcoming.year, upcoming.dayOfYear) = (1, upcoming.year + 1, 1)
  }

  private static func length(ofMonth month: Int, year: Int) -> Int {
    if month == 2 { return isLeap(year) ? 29 : 28 }
    return [4, 6, 9, 11].contains(month) ? 30 : 31
  }

  private static func isLeap(_ year: Int) -> Bool {
    if year.isMultiple(of: 400) { return true }
    if year.isMultiple(of: 100) { return false }
    return year.isMultiple(of: 4)
  }
}
