internal import CalendarModel

/// A date as it is written on the command line, before it is known which day is today.
enum DateExpression: Hashable, Sendable {
  /// One that stands for itself: `2025-04-15`, `2025-04`, `2025`.
  case fixed(Period)
  /// `2025-W15`: the week of ISO 8601, from Monday.
  case isoWeek(Week)
  /// The day so many units from today: `today`, `tomorrow`, `+2w`, `-1m`.
  ///
  /// The number has at most ``maximumDigits`` digits.
  case distance(Int, Period.Unit)
  /// The period so many units from the one that holds today: `this week`, `last month`.
  case period(Int, Period.Unit)
  /// A day of the week: `friday`, `next friday`, `last friday`.
  case weekday(Weekday, Turn)
  /// A month of the year, in `1...12`: `april`, `next april`, `last april`.
  case month(Int, Turn)

  /// How many digits a number of units may have; more would leave the calendar in any unit.
  static let maximumDigits = 7

  /// Which of the days or months of one name is meant.
  enum Turn: Hashable, Sendable {
    /// The name alone: the next such weekday from today on, today included; that month of this
    /// year.
    case plain
    /// `this`: that weekday of this week; that month of this year.
    case this
    /// `next`: the first one after today or this month.
    case next
    /// `last`: the latest one before today or this month.
    case last
  }

  /// A date that lies outside the years 1 to 9999.
  struct OutsideYears: Error, Hashable {}

  /// How long a period it names.
  var unit: Period.Unit {
    switch self {
    case .fixed(.day), .distance, .weekday: .day
    case .fixed(.week), .isoWeek: .week
    case .fixed(.month), .month: .month
    case .fixed(.year): .year
    case .period(_, let unit): unit
    }
  }

  /// The period that is meant when today is `today` and weeks begin on `first`.
  ///
  /// - Throws: ``OutsideYears`` when a day of it lies outside the years 1 to 9999, but for a week,
  ///   which may reach over their edge.
  func period(today: CivilDate, startingOn first: Weekday) throws(OutsideYears) -> Period {
    let period = unchecked(today: today, startingOn: first)
    guard (1...9999).contains(period.anchor.year) else { throw OutsideYears() }
    return period
  }

  private func unchecked(today: CivilDate, startingOn first: Weekday) -> Period {
    switch self {
    case .fixed(let period): period
    case .isoWeek(let week): .week(week)
    case .distance(let count, let unit): .day(today.adding(count, unit))
    case .period(let count, let unit):
      Period(unit, containing: today.adding(count, unit), startingOn: first)
    case .weekday(let weekday, let turn): .day(today.weekday(weekday, turn, startingOn: first))
    case .month(let month, let turn): .month(YearMonth(containing: today).month(month, turn))
    }
  }
}

extension CivilDate {
  /// The day `count` units later, or earlier when negative. Where the month there is too short, it
  /// is that month's last day: one month after 31 January is 28 or 29 February.
  func adding(_ count: Int, _ unit: Period.Unit) -> CivilDate {
    switch unit {
    case .day: adding(days: count)
    case .week: adding(days: count * 7)
    case .month: adding(months: count)
    case .year: adding(months: count * 12)
    }
  }

  private func adding(months: Int) -> CivilDate {
    let month = YearMonth(containing: self).adding(months: months)
    return month.firstDay.adding(days: Swift.min(day, month.length) - 1)
  }

  /// The day of the name `weekday` that `turn` means when this day is today.
  fileprivate func weekday(
    _ weekday: Weekday, _ turn: DateExpression.Turn, startingOn first: Weekday
  ) -> CivilDate {
    switch turn {
    case .plain: adding(days: weekday.offset(from: self.weekday))
    case .this:
      Week(containing: self, startingOn: first).start.adding(days: weekday.offset(from: first))
    case .next: adding(days: 1).weekday(weekday, .plain, startingOn: first)
    case .last: adding(days: -7).weekday(weekday, .plain, startingOn: first)
    }
  }
}

extension YearMonth {
  /// The month `number`, in `1...12`, that `turn` means when this month is the present one.
  fileprivate func month(_ number: Int, _ turn: DateExpression.Turn) -> YearMonth {
    let ofThisYear = adding(months: number - month)
    return switch turn {
    case .plain, .this: ofThisYear
    case .next: ofThisYear > self ? ofThisYear : ofThisYear.adding(months: 12)
    case .last: ofThisYear < self ? ofThisYear : ofThisYear.adding(months: -12)
    }
  }
}
