internal import CalendarModel
internal import CalendarRendering

/// The days that a view is about, before they are filled up to whole rows.
struct VisibleDays: Hashable, Sendable {
  /// What is shown.
  let kind: Page.Kind
  /// The first day.
  let first: CivilDate
  /// The last day, included; in the years 1 to 9999, like the first. It lies before the first one in
  /// a list of no days.
  let last: CivilDate
  /// The month of a month grid or a strip; `nil` for the other kinds.
  let month: YearMonth?

  fileprivate init(
    _ kind: Page.Kind, from first: CivilDate, through last: CivilDate, month: YearMonth? = nil
  ) {
    self.kind = kind
    self.first = first
    self.last = min(last, Period.year(9999).last)
    self.month = month
  }

  /// The days of one month.
  fileprivate init(_ kind: Page.Kind, of month: YearMonth) {
    self.init(kind, from: month.firstDay, through: month.lastDay, month: month)
  }
}

extension ViewRequest {
  /// The days that the request is about.
  ///
  /// Without a view and a range it is the month that holds today. A list begins with the day or
  /// period after `--agenda` or `--from`, else today; it ends with `--to`, after `--days`, or with
  /// the period that it began with, and after seven days when that was a day. One that ends before
  /// it begins has no days: scripts that work out both ends may well ask for it.
  ///
  /// - Parameters:
  ///   - today: The viewer's day.
  ///   - first: The day on which weeks begin.
  /// - Throws: ``UsageError`` about a range that is said twice, or lies outside the years 1 to 9999.
  func visibleDays(
    today: CivilDate, startingOn first: Weekday
  ) throws(UsageError) -> VisibleDays {
    let resolver = DateResolver(today: today, firstWeekday: first)
    switch view ?? (range.isEmpty ? .month(nil) : nil) {
    case .month(let date): return VisibleDays(.month, of: try resolver.month(date))
    case .strip(let date): return VisibleDays(.strip, of: try resolver.month(date))
    case .months(let count):
      let month = try resolver.month(range.from)
      return VisibleDays(
        .months, from: month.firstDay, through: month.adding(months: count - 1).lastDay)
    case .week(let date):
      let week = try resolver.week(date)
      return VisibleDays(.week, from: week.start, through: week.end)
    case .weeks(let count):
      let week = try resolver.week(range.from)
      return VisibleDays(.weeks, from: week.start, through: week.adding(weeks: count - 1).end)
    case .day(let date):
      let day = try resolver.period(date).first
      return VisibleDays(.day, from: day, through: day)
    case .year(let date):
      let year = Period.year(try resolver.period(date).anchor.year)
      return VisibleDays(.year, from: year.first, through: year.last)
    case .agenda(let date):
      if date != nil, range.from != nil { throw .twoStarts(option: "--from", view: "--agenda") }
      return try resolver.list(.agenda, from: date ?? range.from, range)
    case nil: return try resolver.list(.range, from: range.from, range)
    case .all:
      return VisibleDays(.all, from: Period.year(1).first, through: Period.year(9999).last)
    }
  }
}

/// Turns dates as they are written into days.
private struct DateResolver {
  let today: CivilDate
  let firstWeekday: Weekday

  /// The length of a list that nothing limits.
  private static let listLength = 7

  /// The period that `date` means; today without one.
  func period(_ date: DateExpression?) throws(UsageError) -> Period {
    do {
      return try date?.period(today: today, startingOn: firstWeekday) ?? .day(today)
    } catch {
      throw .outsideYears
    }
  }

  func month(_ date: DateExpression?) throws(UsageError) -> YearMonth {
    YearMonth(containing: try period(date).anchor)
  }

  func week(_ date: DateExpression?) throws(UsageError) -> Week {
    Week(containing: try period(date).anchor, startingOn: firstWeekday)
  }

  /// The days of a list that begins with `from`.
  func list(
    _ kind: Page.Kind, from: DateExpression?, _ range: RangeChoice
  ) throws(UsageError) -> VisibleDays {
    let start = try period(from)
    let end = try range.to.map { date throws(UsageError) in try period(date).last }
    let days = (range.days ?? Self.listLength) - 1
    switch (from, end, range.days) {
    case (_?, _?, _?): throw .overdeterminedRange
    case (nil, let end?, _?):
      return VisibleDays(kind, from: end.adding(days: -days), through: end)
    case (_, let end?, _):
      return VisibleDays(kind, from: start.first, through: end)
    case (let from?, nil, nil) where from.unit > .day:
      return VisibleDays(kind, from: start.first, through: start.last)
    case (_, nil, _):
      return VisibleDays(kind, from: start.first, through: start.first.adding(days: days))
    }
  }
}
