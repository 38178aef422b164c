/// How weeks are numbered: the day on which they begin, and how many days of the new year the first
/// one needs (CLDR's `firstDay` and `minDays`).
public struct WeekRule: Hashable, Sendable {
  /// The day on which a week begins.
  public let firstWeekday: Weekday
  /// How many days of the year week 1 must hold at least, in `1...7`.
  public let minimumDays: Int

  /// Weeks from Monday, week 1 holding the year's first Thursday (ISO 8601).
  public static let iso = WeekRule(uncheckedFirst: .monday, minimumDays: 4)
  /// Weeks from Sunday, week 1 holding 1 January (the custom of the United States).
  public static let us = WeekRule(uncheckedFirst: .sunday, minimumDays: 1)

  /// Creates a rule.
  ///
  /// - Throws: ``OutOfRange`` when `minimumDays` is not in `1...7`.
  public init(firstWeekday: Weekday, minimumDays: Int) throws(OutOfRange) {
    let minimumDays = try OutOfRange.check(minimumDays, in: 1...7, as: "minimum days")
    self.init(uncheckedFirst: firstWeekday, minimumDays: minimumDays)
  }

  private init(uncheckedFirst: Weekday, minimumDays: Int) {
    firstWeekday = uncheckedFirst
    self.minimumDays = minimumDays
  }

  /// The number, from 1, of the week that holds `date`, and the year it is counted in, which near
  /// New Year may be the one before or after the date's own.
  public func number(of date: CivilDate) -> (year: Int, week: Int) {
    let week = Week(containing: date, startingOn: firstWeekday)
    // A week belongs to the year that holds its day number `7 - minimumDays`, counted from 0.
    let deciding = week.start.adding(days: 7 - minimumDays)
    return (deciding.year, (deciding.dayOfYear - 1) / 7 + 1)
  }
}
