public import CalendarModel

extension RecurrenceRule {
  /// The rule in plain English: `every second week on Monday and Wednesday until 30 June 2025`.
  ///
  /// It says what the rule says and no more: parts that it lacks are those of the start, and those
  /// that may not stand together by RFC 5545 are conditions (`, if it falls on a Friday`). An UNTIL
  /// in UTC is said in UTC, since it takes a zone to say more.
  ///
  /// - Parameter start: When the first instance begins; its day completes the rule.
  public func inWords(from start: EventTime) -> String {
    var words = RuleWords(self, from: start)
    return words.sentence()
  }
}

/// Puts a rule into words, part by part.
///
/// What the main clause says is taken out of ``rest``; what is left there are conditions.
struct RuleWords {
  /// What is not said yet.
  var rest: RecurrenceRule
  let isTimed: Bool
  let start: CivilDateTime
  /// The whole, with the day parts of the start.
  let rule: RecurrenceRule

  init(_ rule: RecurrenceRule, from start: EventTime) {
    self.rule = rule.isGregorian ? rule.completed(from: start.date) : rule
    self.start = start.civil
    isTimed = !start.isDate
    rest = self.rule
  }

  mutating func sentence() -> String {
    let times = timesOfDay
    let clause = mainClause() + times.words
    let positions = positionsOfThese()
    return [
      clause, conditions(), positions, missingDates, calendar, weekStart, bounds(times.last),
    ].joined()
  }

  private mutating func mainClause() -> String {
    switch rule.frequency {
    case .yearly: "\(every("year")) on \(daysOfYear())"
    case .monthly: "on \(daysOfMonth()) of \(everyMonth())"
    case .weekly: weeks()
    case .daily: days()
    case .hourly: "\(every("hour"))\(expandedClock())\(hoursOfDay())"
    case .minutely: "\(every("minute"))\(expandedClock())\(hoursOfDay())"
    case .secondly: "\(every("second"))\(hoursOfDay())"
    }
  }

  // MARK: Steps

  /// `every day`, `every second week`, `every 6 years`; shorter units are always counted: `every 2
  /// hours`.
  func every(_ unit: String) -> String {
    let interval = rule.interval
    if interval == 1 { return "every \(unit)" }
    let isCounted = interval > 4 || rule.frequency < .daily
    return isCounted ? "every \(interval) \(unit)s" : "every \(English.place(interval)) \(unit)"
  }

  /// `every second month`, `every 6th month`, `every January and July`: as it stands behind `of`.
  private mutating func everyMonth() -> String {
    if rule.interval > 1 { return "every \(English.place(rule.interval)) month" }
    let months = take(\.months)
    return months.isEmpty ? "every month" : "every \(English.list(months.map(name(of:))))"
  }

  private mutating func weeks() -> String {
    let weekdays = take(\.weekdays).map(\.weekday).uniqued
    if weekdays.isEmpty || weekdays.count == 7 {
      let week = "every \(English.place(rule.interval)) week"
      return rule.interval == 1 ? "every day" : "on every day of \(week)"
    }
    return "\(every("week")) \(weekdays.onThem)"
  }

  private mutating func days() -> String {
    // With a longer step the weekdays and months do not say which days come, but which remain.
    guard rule.interval == 1 else { return every("day") }
    let weekdays = take(\.weekdays).map(\.weekday).uniqued
    let months = take(\.months)
    let days =
      weekdays.isEmpty || weekdays.count == 7
      ? "every day"
      : weekdays.isRange ? "every day \(weekdays.onThem)" : "every \(weekdays.names("and"))"
    return months.isEmpty ? days : "\(days) in \(English.list(months.map(name(of:))))"
  }

  // MARK: Other parts

  /// Takes a part out of what is not said yet.
  mutating func take<Element>(_ part: WritableKeyPath<RecurrenceRule, [Element]>) -> [Element] {
    defer { rest[keyPath: part] = [] }
    return rest[keyPath: part]
  }

  /// `January`; `leap month 5`, `month 5` in another calendar.
  func name(of month: RecurrenceRule.Month) -> String {
    if month.isLeap { return "leap month \(month.number)" }
    return rule.isGregorian ? English.month(month.number) : "month \(month.number)"
  }

  private var missingDates: String {
    guard rule.frequency >= .monthly else { return "" }
    return switch rule.skip {
    case .omit: ""
    case .backward: ", or the last day before where there is no such date"
    case .forward: ", or the next day where there is no such date"
    }
  }

  private var calendar: String {
    guard !rule.isGregorian, let scale = rule.calendarScale else { return "" }
    return ", by the \(scale.prefix(1) + scale.dropFirst().lowercased()) calendar"
  }

  /// On which day weeks begin, where that matters: when they are numbered, or when some are left out
  /// or their days counted and there are others than the start's weekday.
  private var weekStart: String {
    let isSpread =
      rule.weekdays.isEmpty || rule.weekdays.contains { $0.weekday != start.date.weekday }
    let isCounting =
      rule.frequency == .weekly && isSpread && (rule.interval > 1 || !rule.setPositions.isEmpty)
    guard rule.weekStart != .monday, isCounting || !rule.weekNumbers.isEmpty else {
      return ""
    }
    return ", weeks beginning on \(English.weekday(rule.weekStart))"
  }

  /// COUNT and UNTIL; `last` is the last time of the day at which there can be an instance.
  private func bounds(_ last: Int) -> String {
    let until = rule.until.map { " until \(words(for: $0, last: last))" }
    guard let count = rule.count else { return until ?? "" }
    let times = count == 1 ? "once" : "\(count) times"
    return ", \(times)" + (until.map { " at most,\($0)" } ?? "")
  }

  private func words(for until: RecurrenceRule.Until, last: Int) -> String {
    switch until {
    case .date(let date):
      return English.date(date)
    case .local(let time) where !isTimed || time.secondOfDay >= last:
      return English.date(time.date)
    case .utc(let time) where !isTimed:
      return English.date(time.date)
    case .local(let time):
      return "\(English.date(time.date)) at \(English.time(secondOfDay: time.secondOfDay))"
    case .utc(let time):
      return "\(English.date(time.date)) at \(English.time(secondOfDay: time.secondOfDay)) UTC"
    }
  }
}
