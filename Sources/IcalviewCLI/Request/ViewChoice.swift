internal import CalendarRendering

/// A view as it is asked for; without a date, the one that shows today.
enum ViewChoice: Hashable, Sendable {
  /// The grid of a month.
  case month(DateExpression?)
  /// A week.
  case week(DateExpression?)
  /// So many weeks, one below the other.
  case weeks(Int)
  /// A day.
  case day(DateExpression?)
  /// All days of a month in one line.
  case strip(DateExpression?)
  /// The days with events: of a week, month or year, or from a day on.
  case agenda(DateExpression?)
  /// The months of a year.
  case year(DateExpression?)
  /// So many months.
  case months(Int)
  /// Every component as it stands in the file.
  case all

  /// What is shown.
  var kind: Page.Kind {
    switch self {
    case .month: .month
    case .week: .week
    case .weeks: .weeks
    case .day: .day
    case .strip: .strip
    case .agenda: .agenda
    case .year: .year
    case .months: .months
    case .all: .all
    }
  }
}
