internal import CalendarModel

/// The weeks, months or years of a rule, and in them the days on which it has instances.
///
/// Periods are numbered: weeks and months through all time, years by themselves.
struct LongPeriods: Sendable {
  /// The number of the period that comes next.
  private var period: Int
  private let lastPeriod: Int
  /// After how many periods of the rule everything repeats.
  private let cycle: Int
  /// The days left in the current period; with BYSETPOS all of them.
  private var days = DaySet(from: 0)
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
    // And the last one may hold a date that has moved back from the period behind.
    lastPeriod =
      plan.period(containing: floorDivide(end, 86400)) + (plan.skip == .backward ? 1 : 0)
    cycle = plan.periodsInCycle
  }

  /// The next frame, as civil seconds; `nil` when there is none up to the end.
  ///
  /// The frames are days, or with BYSETPOS single instances.
  mutating func next(_ plan: Plan) -> Int? {
    // Once every period of a cycle was empty, all later ones are.
    for _ in 0...cycle {
      while let frame = nextInPeriod(plan) {
        guard frame > last else { continue }
        last = frame
        return frame
      }
      guard period <= lastPeriod else { return nil }
      days = plan.days(inPeriod: period)
      period += plan.interval
      if plan.positions != nil {
        members = days.count * plan.times.count
        index = -1
      }
    }
    return nextInPeriod(plan)
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
      return weekNumbers?.year(containing: day) ?? CivilDate(dayNumber: day).year
    case .monthly:
      let date = CivilDate(dayNumber: day)
      return date.year * Gregorian.monthsInYear + date.month - 1
    default:
      return floorDivide(daysAfterWeekStart(day), 7)
    }
  }

  /// After how many periods of the rule, which lie an interval apart, everything repeats.
  fileprivate var periodsInCycle: Int {
    let periods =
      switch frequency {
      case .yearly: Gregorian.cycleYears
      case .monthly: Gregorian.cycleYears * Gregorian.monthsInYear
      default: Gregorian.cycleDays / 7
      }
    return periods / greatestCommonDivisor(periods, interval)
  }

  /// The days in the period with the given number that the rule allows.
  fileprivate func days(inPeriod period: Int) -> DaySet {
    switch frequency {
    case .yearly:
      let year = Gregorian.year(period)
      return weekNumbers.map { days(inWeeks: $0, of: year) } ?? days(inMonthsOf: year)
    case .monthly:
      let year = Gregorian.year(floorDivide(period, Gregorian.monthsInYear))
      let month = Gregorian.month(floorModulo(period, Gregorian.monthsInYear) + 1, of: year)
      return days(in: month)
    default:
      let firstDay = period * 7 - daysAfterWeekStart(0)
      var set = DaySet(from: firstDay)
      set.insert(days.days(ofWeekFrom: firstDay), from: firstDay)
      return set
    }
  }

  private func days(in month: CalendarMonth) -> DaySet {
    var set = DaySet(from: month.firstDay - 1)
    set.insert(days.days(of: month), from: month.firstDay - 1)
    return set
  }

  private func days(inMonthsOf year: CalendarYear) -> DaySet {
    var set = DaySet(from: year.firstDay - 1)
    for number in 1...Gregorian.monthsInYear where days.allowsMonth(number) {
      let month = Gregorian.month(number, of: year)
      set.insert(days.days(of: month), from: month.firstDay - 1)
    }
    return set
  }

  private func days(inWeeks weekNumbers: WeekNumbers, of year: CalendarYear) -> DaySet {
    let firstDay = weekNumbers.firstDay(of: year)
    var set = DaySet(from: firstDay)
    for week in weekNumbers.weeks(of: year) {
      set.insert(days.days(ofWeekFrom: firstDay + week * 7), from: firstDay + week * 7)
    }
    return set
  }

  /// How many days after the nearest week start at or before 1970-01-01 the given day comes.
  private func daysAfterWeekStart(_ day: Int) -> Int {
    day + floorModulo(daysAfterMonday(0) - weekStart, 7)
  }
}
