import CalendarModel

/// The weeks, months or years of a rule, and in them the days on which it has instances.
///
/// Periods are numbered: weeks and months through all time, years by themselves.
struct LongPeriods: Sendable {
  /// The number of the period that comes next.
  private var period: Int
  /// No later period is looked at; once the end is reached, none at all.
  private var lastPeriod: Int
  /// The day number of the end.
  private let lastDay: Int
  /// How many empty periods of the rule may follow one that is empty.
  private let cycle: Int
  /// The days left in the current period; with BYSETPOS all of them.
  private var days: DaySet
  /// With BYSETPOS: how many members the current period has, and the index of the last one taken.
  private var members = 0
  private var index = -1
  /// The frame returned last; SKIP may let the same day come up in two periods.
  private var last = Int.min

  /// Starts at the period of `lower` or the first one of the step behind it, and ends with that of
  /// `end`; both are civil seconds.
  init(_ plan: Plan, from lower: Int, through end: Int) {
    let first = plan.period(containing: plan.start.date.dayNumber)
    var target = plan.period(containing: floorDivide(lower, 86400))
    // A date that does not exist may have moved here from the period before.
    if plan.skip == .forward { target -= 1 }
    period = first + max(0, roundUp(target - first, toMultipleOf: plan.interval))
    lastDay = floorDivide(end, 86400)
    // The last one may hold a date that has moved back from the period behind. In other calendars
    // it is noticed when it comes, for a table of them need not reach the end.
    lastPeriod =
      plan.calendar.isPeriodic
      ? plan.period(containing: lastDay) + (plan.skip == .backward ? 1 : 0) : .max
    cycle = plan.periodsInCycle
    days = DaySet(capacity: plan.calendar.longestPeriod)
  }

  /// The next frame, as civil seconds; `nil` when there is none up to the end.
  ///
  /// The frames are days, or with BYSETPOS single instances.
  mutating func next(_ plan: Plan) -> Int? {
    var looked = 0
    while true {
      while let frame = nextInPeriod(plan) {
        guard frame > last else { continue }
        last = frame
        return frame
      }
      // Once all periods of a cycle were empty, all later ones are.
      guard looked <= cycle, period <= lastPeriod else {
        lastPeriod = .min
        return nil
      }
      looked += 1
      plan.fill(&days, withPeriod: period)
      if days.origin > lastDay { lastPeriod = .min }
      period += plan.interval
      if plan.positions != nil {
        members = days.count * plan.times.count
        index = -1
      }
    }
  }

  private mutating func nextInPeriod(_ plan: Plan) -> Int? {
    guard let positions = plan.positions else { return days.popFirst().map { $0 * 86400 } }
    guard let next = positions.next(after: index, of: members) else { return nil }
    index = next
    return days.day(at: next / plan.times.count) * 86400 + plan.times[next % plan.times.count]
  }
}

extension Plan {
  /// The number of the period that holds the day with the given number.
  fileprivate func period(containing day: Int) -> Int {
    switch frequency {
    case .yearly:
      return weekNumbers?.year(containing: day) ?? calendar.yearNumber(containing: day)
    case .monthly:
      return calendar.monthIndex(containing: day)
    default:
      return floorDivide(daysAfterWeekStart(day), 7)
    }
  }

  /// After how many periods of the rule, which lie an interval apart, everything repeats, or none is
  /// looked at any more (see ``RuleCalendar/cycleDays``); negative when the interval is longer.
  fileprivate var periodsInCycle: Int {
    let periods =
      switch frequency {
      case .yearly: calendar.cycleYears
      case .monthly: calendar.cycleYears * calendar.monthsInYear
      default: calendar.cycleDays / 7
      }
    return calendar.isPeriodic
      ? periods / greatestCommonDivisor(periods, interval) : periods / interval - 1
  }

  /// Fills `set` with the days in the period of the given number that the rule allows.
  fileprivate func fill(_ set: inout DaySet, withPeriod period: Int) {
    switch frequency {
    case .yearly:
      let year = calendar.year(period)
      if let weekNumbers {
        fill(&set, withWeeks: weekNumbers, of: year)
      } else {
        fill(&set, withMonthsOf: year)
      }
    case .monthly:
      let month = calendar.month(at: period)
      set.removeAll(from: month.firstDay - 1)
      set.insert(days.days(of: month), from: month.firstDay - 1)
    default:
      let firstDay = period * 7 - daysAfterWeekStart(0)
      set.removeAll(from: firstDay)
      set.insert(days.days(ofWeekFrom: firstDay), from: firstDay)
    }
  }

  private func fill(_ set: inout DaySet, withMonthsOf year: CalendarYear) {
    set.removeAll(from: year.firstDay - 1)
    calendar.forEachMonth(of: year, allowedBy: days) { month in
      set.insert(days.days(of: month), from: month.firstDay - 1)
    }
  }

  private func fill(
    _ set: inout DaySet, withWeeks weekNumbers: WeekNumbers, of year: CalendarYear
  ) {
    set.removeAll(from: weekNumbers.firstDay(of: year))
    for week in weekNumbers.weeks(of: year) {
      set.insert(days.days(ofWeekFrom: week), from: week)
    }
  }

  /// How many days after the nearest week start at or before 1970-01-01 the given day comes.
  private func daysAfterWeekStart(_ day: Int) -> Int {
    day + floorModulo(daysAfterMonday(0) - weekStart, 7)
  }
}
