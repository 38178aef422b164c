import CalendarModel

/// A rule with its start, completed and turned into the form that the engine runs.
///
/// All times are civil seconds: seconds since 1970-01-01T00:00:00 on a wall clock that is never
/// changed. Candidates are found as *frames*, the starts of the days, hours, minutes or seconds that
/// hold instances, and ``offsets``, which every frame has in common.
final class Plan: Sendable {
  /// The start.
  let start: CivilDateTime
  /// The last second at which an instance may begin.
  let end: Int
  /// How many instances there are at most, the start included.
  let count: Int
  /// The calendar that has the rule's months and years.
  let calendar: RuleCalendar
  /// The unit in which the rule counts.
  let frequency: RecurrenceRule.Frequency
  /// Every how many units.
  let interval: Int
  /// Which days the rule allows.
  let days: DayFilter
  /// The weeks of which a year consists, in a YEARLY rule with BYWEEKNO.
  let weekNumbers: WeekNumbers?
  /// How many days after a Monday a week begins.
  let weekStart: Int
  /// What becomes of dates that do not exist.
  let skip: RecurrenceRule.Skip
  /// The times of a day at which a rule that counts in weeks or longer has its instances, ascending,
  /// in seconds since midnight.
  let times: [Int]
  /// Which members of a week, month or year remain; shorter periods have it applied already.
  let positions: SetPositions?
  /// The units of the day that may hold instances, in a rule that counts in days or less.
  let limits: ClockLimits
  /// The seconds from the start of a frame at which it has instances, ascending.
  let offsets: [Int]

  /// The last second of the year 9999, after which RFC 5545 can write no date.
  static let lastSecond = Gregorian.year(10000).firstDay * 86400 - 1
  /// More units than there are seconds in ten thousand years: an interval that never comes round.
  private static let endless = 1 << 39

  init(_ rule: RecurrenceRule, start: CivilDateTime, isTimed: Bool, until: CivilDateTime?) {
    let clock = ClockParts(rule, start: start, isTimed: isTimed)
    let isLong = rule.frequency >= .weekly
    let unit = isLong ? 86400 : rule.frequency.seconds
    let knownCalendar = RuleCalendar(rule)
    let calendar = knownCalendar ?? .gregorian
    // In a calendar that is not known no time is an instance.
    let expansion = knownCalendar == nil ? [] : clock.expansion(ofUnit: unit)
    let setPositions = rule.setPositions.isEmpty ? nil : SetPositions(rule.setPositions)

    self.start = start
    self.calendar = calendar
    end = min(Self.lastSecond, rule.lastCivilSecond ?? .max, until?.civilSeconds ?? .max)
    count = max(rule.count ?? .max, 1)
    frequency = rule.frequency
    interval = min(max(rule.interval, 1), Self.endless)
    days = DayFilter(rule, start: start.date, in: calendar)
    weekNumbers =
      rule.repeatsByWeekNumber
      ? WeekNumbers(rule.weekNumbers, weekStart: rule.weekStart, in: calendar) : nil
    weekStart = rule.weekStart.offset(from: .monday)
    skip = rule.effectiveSkip
    times = expansion
    positions = isLong ? setPositions : nil
    limits = clock.limits(ofUnit: unit)
    if let setPositions, !expansion.isEmpty {
      // In a longer period the positions choose instances from all its days, not offsets.
      offsets = isLong ? [0] : setPositions.select(from: expansion)
    } else {
      offsets = expansion
    }
  }
}

extension RecurrenceRule {
  /// The last second that UNTIL allows on the wall clock; `nil` when it sets no such bound, as when
  /// it is an instant.
  fileprivate var lastCivilSecond: Int? {
    switch until {
    case nil, .utc: nil
    case .local(let time): time.civilSeconds
    case .date(let date): (date.dayNumber + 1) * 86400 - 1
    }
  }
}

extension RecurrenceRule.Frequency {
  /// The length of a day or shorter unit in seconds.
  var seconds: Int {
    switch self {
    case .secondly: 1
    case .minutely: 60
    case .hourly: 3600
    default: 86400
    }
  }
}
