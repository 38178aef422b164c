internal import CalendarModel

/// A stretch of days as people name it: a day, a week, a month or a year.
enum Period: Hashable, Sendable {
  case day(CivilDate)
  case week(Week)
  case month(YearMonth)
  case year(Int)

  /// How long a period is; a longer one is greater.
  enum Unit: Int, Hashable, Sendable, Comparable, CaseIterable {
    case day, week, month, year

    static func < (lhs: Unit, rhs: Unit) -> Bool { lhs.rawValue < rhs.rawValue }
  }

  /// Creates the period of length `unit` that holds `day`, its week beginning on `first`.
  init(_ unit: Unit, containing day: CivilDate, startingOn first: Weekday) {
    self =
      switch unit {
      case .day: .day(day)
      case .week: .week(Week(containing: day, startingOn: first))
      case .month: .month(YearMonth(containing: day))
      case .year: .year(day.year)
      }
  }

  /// The first day.
  var first: CivilDate {
    switch self {
    case .day(let day): day
    case .week(let week): week.start
    case .month(let month): month.firstDay
    case .year(let year): Self.month(1, of: year).firstDay
    }
  }

  /// The last day.
  var last: CivilDate {
    switch self {
    case .day(let day): day
    case .week(let week): week.end
    case .month(let month): month.lastDay
    case .year(let year): Self.month(12, of: year).lastDay
    }
  }

  /// The day that says in which longer period, or in which row of a grid, this one is shown: the
  /// fourth of a week, as ISO 8601 counts a week in the year of its Thursday, else the first.
  var anchor: CivilDate {
    if case .week(let week) = self { week.start.adding(days: 3) } else { first }
  }

  /// `month` of `year`, or the nearest month that ``CivilDate`` covers.
  private static func month(_ month: Int, of year: Int) -> YearMonth {
    YearMonth(containing: .min).adding(months: year * 12 + month - 1)
  }
}
