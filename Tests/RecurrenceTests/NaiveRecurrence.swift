import CalendarModel

/// A second reading of RFC 5545 §3.3.10, for the tests: it tries every day and every time of day,
/// and asks of each whether the rule's parts name it, as RFC 8984 §4.3.3.1 defines them.
///
/// It shares no code with the engine, and pays no heed to time.
struct NaiveRecurrence {
  let rule: RecurrenceRule
  let start: CivilDateTime
  /// The times of day that BYHOUR, BYMINUTE and BYSECOND name, as seconds, ascending.
  private let times: [Int]

  init(_ sample: RuleSample) {
    rule = sample.rule
    start = sample.start
    times = sample.isTimed ? Self.times(rule, start) : [0]
  }

  /// All instances up to the end of `lastDay`; COUNT is left to the caller.
  func instances(through lastDay: CivilDate) -> [CivilDateTime] {
    [start] + matches(through: lastDay).filter { $0 > start && isWithinUntil($0) }
  }

  /// What the rule itself yields up to the end of `lastDay`, UNTIL aside.
  func matches(through lastDay: CivilDate) -> [CivilDateTime] {
    var periods: [Int: [CivilDateTime]] = [:]
    let startPeriod = period(of: start)
    // The first and the last period are looked at as a whole.
    for dayNumber in start.date.dayNumber - longestPeriod...lastDay.dayNumber + longestPeriod {
      let day = CivilDate(dayNumber: dayNumber)
      guard isNamed(day) else { continue }
      for time in times {
        let candidate = CivilDateTime(civilSeconds: dayNumber * 86400 + time)
        let period = self.period(of: candidate)
        guard (period - startPeriod).isMultiple(of: rule.interval) else {
          if rule.frequency >= .daily { break }  // the day's other times lie in the same period
          continue
        }
        periods[period, default: []].append(candidate)
      }
    }
    return periods.values.flatMap(atPositions).filter { $0 >= start && $0.date <= lastDay }.sorted()
  }

  private func isWithinUntil(_ candidate: CivilDateTime) -> Bool {
    switch rule.until {
    case nil, .utc: true
    case .date(let date): candidate.date <= date
    case .local(let time): candidate <= time
    }
  }

  private func atPositions(_ members: [CivilDateTime]) -> [CivilDateTime] {
    guard !rule.setPositions.isEmpty else { return members }
    return members.indices
      .filter {
        rule.setPositions.contains($0 + 1) || rule.setPositions.contains($0 - members.count)
      }
      .map { members[$0] }
  }

  // MARK: - Periods

  /// No period has more days.
  private var longestPeriod: Int {
    switch rule.frequency {
    case .secondly, .minutely, .hourly, .daily: 0
    case .weekly: 7
    case .monthly: 31
    case .yearly: 371
    }
  }

  /// A number that all moments of one period share, one more in the next period.
  private func period(of moment: CivilDateTime) -> Int {
    let seconds = moment.civilSeconds + 4_000_000 * 86400  // past every date: no rounding below 0
    switch rule.frequency {
    case .secondly: return seconds
    case .minutely: return seconds / 60
    case .hourly: return seconds / 3600
    case .daily: return moment.date.dayNumber
    case .weekly:
      let week = Week(containing: moment.date, startingOn: rule.weekStart)
      return (week.start.dayNumber + 4_000_000) / 7
    case .monthly: return moment.date.year * 12 + moment.date.month
    case .yearly:
      return rule.weekNumbers.isEmpty || !rule.setPositions.isEmpty
        ? moment.date.year : weekYear(of: moment.date)
    }
  }

  // MARK: - Times of day

  private static func times(_ rule: RecurrenceRule, _ start: CivilDateTime) -> [Int] {
    func named(
      _ part: [Int], of count: Int, unless steps: RecurrenceRule.Frequency, _ own: Int
    ) -> [Int] {
      (0..<count).filter { number in
        if !part.isEmpty { return part.contains(number) }
        return rule.frequency <= steps || number == own
      }
    }
    return named(rule.hours, of: 24, unless: .hourly, start.hour).flatMap { hour in
      named(rule.minutes, of: 60, unless: .minutely, start.minute).flatMap { minute in
        named(rule.seconds, of: 60, unless: .secondly, start.second).map { second in
          hour * 3600 + minute * 60 + second
        }
      }
    }
  }

  // MARK: - Days

  private func isNamed(_ day: CivilDate) -> Bool {
    isInMonths(day) && isInMonthDays(day) && isInYearDays(day) && isInWeekdays(day)
      && isInWeeks(day)
  }

  private var namesNoDay: Bool {
    rule.weekdays.isEmpty && rule.monthDays.isEmpty && rule.yearDays.isEmpty
  }

  private func isInMonths(_ day: CivilDate) -> Bool {
    if !rule.months.isEmpty { return rule.months.contains(RecurrenceRule.Month(day.month)) }
    let isImplied =
      rule.frequency == .yearly && rule.yearDays.isEmpty && rule.weekNumbers.isEmpty
      && (rule.weekdays.isEmpty || !rule.monthDays.isEmpty)
    return !isImplied || day.month == start.date.month
  }

  private func isInMonthDays(_ day: CivilDate) -> Bool {
    if !rule.monthDays.isEmpty {
      let fromEnd = day.day - CivilDate.days(in: day.month, of: day.year) - 1
      return rule.monthDays.contains(day.day) || rule.monthDays.contains(fromEnd)
    }
    let isImplied = rule.frequency >= .monthly && namesNoDay && rule.weekNumbers.isEmpty
    return !isImplied || day.day == start.date.day
  }

  private func isInYearDays(_ day: CivilDate) -> Bool {
    guard !rule.yearDays.isEmpty else { return true }
    let fromEnd = day.dayOfYear - CivilDate.days(inYear: day.year) - 1
    return rule.yearDays.contains(day.dayOfYear) || rule.yearDays.contains(fromEnd)
  }

  private func isInWeekdays(_ day: CivilDate) -> Bool {
    if !rule.weekdays.isEmpty {
      return rule.weekdays.contains { $0.weekday == day.weekday && hasOrdinal($0.ordinal, day) }
    }
    let isImplied =
      namesNoDay
      && (rule.frequency == .weekly || rule.frequency >= .monthly && !rule.weekNumbers.isEmpty)
    return !isImplied || day.weekday == start.date.weekday
  }

  /// Whether `day` is the `ordinal`th of its weekday, found by going back, or on, week by week.
  private func hasOrdinal(_ ordinal: Int?, _ day: CivilDate) -> Bool {
    guard let ordinal else { return true }
    let isSame: (CivilDate) -> Bool
    switch rule.frequency {
    case .monthly: isSame = { $0.month == day.month && $0.year == day.year }
    case .yearly where !rule.weekNumbers.isEmpty: return true
    case .yearly where rule.months.isEmpty: isSame = { $0.year == day.year }
    case .yearly: isSame = { $0.month == day.month && $0.year == day.year }
    default: return true
    }
    var count = 0
    var other = day
    while isSame(other) {
      count += 1
      other = other.adding(days: ordinal > 0 ? -7 : 7)
    }
    return count == abs(ordinal)
  }

  private func isInWeeks(_ day: CivilDate) -> Bool {
    guard !rule.weekNumbers.isEmpty else { return true }
    let year = weekYear(of: day)
    // Week by week backwards and forwards for as long as the year stays the same.
    let fromStart = (1...).first { weekYear(of: day.adding(days: -7 * $0)) != year } ?? 0
    let fromEnd = (1...).first { weekYear(of: day.adding(days: 7 * $0)) != year } ?? 0
    return rule.weekNumbers.contains(fromStart) || rule.weekNumbers.contains(-fromEnd)
  }

  /// The year that has at least four days of the week that holds `day`.
  private func weekYear(of day: CivilDate) -> Int {
    // The year of its fourth day has at least four of its days, and any other at most three.
    Week(containing: day, startingOn: rule.weekStart).start.adding(days: 3).year
  }
}
