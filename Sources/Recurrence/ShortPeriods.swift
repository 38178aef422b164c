import CalendarModel

/// The days, hours, minutes or seconds of a rule: the ones of its step that no part rules out.
///
/// Units are numbered from 1970-01-01T00:00:00. Those of the rule lie `interval` apart; which of
/// them match is never tried out unit by unit: a month, day, hour or minute that cannot match is left
/// at once, and arithmetic finds the first unit of the step behind it.
struct ShortPeriods: Sendable {
  /// The unit of the step that is looked at next; `nil` when none can match any more.
  private var unit: Int?
  private let lastDay: Int
  /// After how many days everything repeats.
  private let cycle: Int
  private var calendar = DayFinder()

  /// Starts at the unit of `lower` or the first one of the step behind it, and ends on the day of
  /// `end`; both are civil seconds.
  init(_ plan: Plan, from lower: Int, through end: Int) {
    let target = floorDivide(lower, plan.frequency.seconds)
    unit = plan.stepReachesLimits ? plan.unitOfStep(from: target) : nil
    cycle = plan.daysInCycle
    lastDay = floorDivide(end, 86400)
  }

  /// The next frame, as civil seconds; `nil` when there is none up to the end.
  mutating func next(_ plan: Plan) -> Int? {
    guard let unit, let frame = firstMatch(plan, from: unit) else {
      unit = nil
      return nil
    }
    self.unit = frame / plan.frequency.seconds + plan.interval
    return frame
  }

  /// The start of the first unit of the step, `unit` or a later one, that matches.
  private mutating func firstMatch(_ plan: Plan, from unit: Int) -> Int? {
    let length = plan.frequency.seconds
    var time = unit * length
    // Once a cycle has passed without a match, none will come.
    let bound = min(lastDay, floorDivide(time, 86400) + cycle)
    while true {
      let day = floorDivide(time, 86400)
      guard let match = calendar.first(from: day, through: bound, plan.days) else { return nil }
      let timeOfDay = plan.limits.first(from: match == day ? time - day * 86400 : 0)
      let target = timeOfDay.map { match * 86400 + $0 } ?? (match + 1) * 86400
      if target == time { return time }
      time = plan.unitOfStep(from: target / length) * length
    }
  }
}

extension Plan {
  /// The unit of the start, from which the step counts.
  var firstUnit: Int { floorDivide(start.civilSeconds, frequency.seconds) }

  /// How many units a day has.
  var unitsInDay: Int { 86400 / frequency.seconds }

  /// The first unit of the step that is `unit` or a later one.
  fileprivate func unitOfStep(from unit: Int) -> Int {
    firstUnit + max(0, roundUp(unit - firstUnit, toMultipleOf: interval))
  }

  /// Whether the step ever falls on a weekday and a unit of the day that the rule allows.
  ///
  /// Whatever the interval, the units of the step leave the same remainder when divided by what the
  /// interval and the length of the week have in common: every 24 hours from 02:00 it is never
  /// 03:00, and every seven days from a Monday never Tuesday.
  fileprivate var stepReachesLimits: Bool {
    let common = greatestCommonDivisor(interval, 7 * unitsInDay)
    let phase = floorModulo(firstUnit, common)
    let weekdays = days.weekdaysAllowed.numbers.map { ($0 - daysAfterMonday(0)) * unitsInDay }
    return allowedUnits.contains { unit in
      weekdays.contains { floorModulo($0 + unit, common) == phase }
    }
  }

  /// The units of a day, from 0, that the limits allow, ascending.
  var allowedUnits: some Sequence<Int> {
    sequence(state: 0) { [self] time in
      guard time < 86400, let allowed = limits.first(from: time) else { return nil }
      time = allowed + frequency.seconds
      return allowed / frequency.seconds
    }
  }

  /// After how many days weekdays, leap years and the step together repeat, or none is looked at any
  /// more (see ``RuleCalendar/cycleDays``).
  fileprivate var daysInCycle: Int {
    let cycleDays = calendar.cycleDays
    guard calendar.isPeriodic else { return cycleDays }
    let units = cycleDays * unitsInDay
    return cycleDays * (interval / greatestCommonDivisor(interval, units))
  }
}
