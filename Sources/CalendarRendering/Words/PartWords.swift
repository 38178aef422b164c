public import CalendarModel

extension RecurrenceRule {
  /// Why one of the rule's parts, be it filled in by the start, keeps an instance away: `2025-04-08 is
  /// a Tuesday, the rule wants Monday or Wednesday`.
  ///
  /// - Parameters:
  ///   - part: The part.
  ///   - time: When the instance would begin.
  ///   - start: When the first instance begins.
  ///   - name: What the day of `time` is called; by itself, ISO 8601's `2025-04-08`.
  public func inWords(
    why part: Part, excludes time: CivilDateTime, from start: EventTime, name: String? = nil
  ) -> String {
    let words = PartWords(
      rule: RuleWords(self, from: start), date: time.date, name: name ?? "\(time.date)")
    return words.reason(part) + (has(part) ? "" : ", as the start has it")
  }

  /// The part as help and specifications name it: `BYDAY`, `FREQ=WEEKLY;INTERVAL=2`; the FREQ alone for
  /// a part that the rule does not have, and its start fills in.
  public func label(of part: Part) -> String {
    let frequency = "FREQ=\(frequency)".uppercased()
    guard has(part) else { return frequency }
    return part == .interval ? "\(frequency);INTERVAL=\(interval)" : part.rawValue
  }
}

/// Sets a day against the parts of a rule.
private struct PartWords {
  let rule: RuleWords
  let date: CivilDate
  let name: String

  func reason(_ part: RecurrenceRule.Part) -> String {
    guard rule.rule.isGregorian || part.isOfAnyCalendar else {
      return "\(name) does not meet \(rule.rule.label(of: part)) by the rule's calendar"
    }
    return switch part {
    case .interval: interval
    case .months:
      "\(name) lies in \(English.month(date.month)), the rule wants"
        + " \(English.list(rule.rule.months.map(rule.name(of:)), "or"))"
    case .weekNumbers: weekNumber
    case .yearDays: yearDay
    case .monthDays: monthDay
    case .weekdays: weekday
    case .hours: clock(rule.rule.hours, "hour")
    case .minutes: clock(rule.rule.minutes, "minute")
    case .seconds: clock(rule.rule.seconds, "second")
    case .setPositions: position
    }
  }

  private var interval: String {
    switch rule.rule.frequency {
    case .yearly, .monthly, .weekly:
      "\(name) lies in a \(rule.rule.frequency.unit) that the rule skips"
    case .daily: "\(name) is a day that the rule skips"
    case .hourly, .minutely, .secondly: "the rule steps over \(name)"
    }
  }

  private var weekNumber: String {
    let weekStart = rule.rule.weekStart
    // RFC 5545 §3.3.10: week 1 has at least four days in the year.
    let number = (try? WeekRule(firstWeekday: weekStart, minimumDays: 4))?.number(of: date).week
    let weeks = weekStart == .monday ? "" : ", weeks beginning on \(English.weekday(weekStart))"
    return "\(name) lies in \(number.map { "week \($0)" } ?? "another week"), the rule wants"
      + " \(RuleWords.weeks(rule.rule.weekNumbers, "or"))\(weeks)"
  }

  private var yearDay: String {
    let days = rule.rule.yearDays
    let fromEnd = date.dayOfYear - CivilDate.days(inYear: date.year) - 1
    return "\(name) is the \(English.ordinal(date.dayOfYear)) day"
      + aside("\(English.place(fromEnd)) day", where: days)
      + " of the year, the rule wants \(RuleWords.yearDays(days, "or"))"
  }

  private var monthDay: String {
    let days = rule.rule.monthDays
    let fromEnd = date.day - CivilDate.days(in: date.month, of: date.year) - 1
    return "\(name) is the \(English.ordinal(date.day))"
      + aside("\(English.place(fromEnd)) day", where: days)
      + " of the month, the rule wants \(RuleWords.monthDays(days, "or"))"
  }

  /// What the day is from the end, said where some of `wanted` count from there.
  private func aside(_ fromEnd: String, where wanted: [Int]) -> String {
    wanted.contains { $0 < 0 } ? " and the \(fromEnd)" : ""
  }

  private var weekday: String {
    let entries = rule.rule.weekdays
    let weekday = English.weekday(date.weekday)
    let isPlain = !entries.contains { $0.weekday == date.weekday } || period == nil
    let what = isPlain ? "a \(weekday)" : numbered(weekday)
    return "\(name) is \(what), the rule wants \(rule.anyOf(entries))"
  }

  private var period: RecurrenceRule.Frequency? { rule.rule.periodOfOrdinals }

  /// `the second Tuesday of the month`, also from its end where the rule counts from there.
  private func numbered(_ weekday: String) -> String {
    let isYear = period == .yearly
    let day = isYear ? date.dayOfYear : date.day
    let length =
      isYear ? CivilDate.days(inYear: date.year) : CivilDate.days(in: date.month, of: date.year)
    let ordinals = rule.rule.weekdays.filter { $0.weekday == date.weekday }.compactMap(\.ordinal)
    let fromStart = English.place((day - 1) / 7 + 1)
    let fromEnd = English.place(-((length - day) / 7 + 1))
    let places = ordinals.contains { $0 < 0 } ? "\(fromStart) and \(fromEnd)" : fromStart
    return "the \(places) \(weekday) of the \(isYear ? "year" : "month")"
  }

  private func clock(_ numbers: [Int], _ unit: String) -> String {
    "on \(name) the rule comes to no \(unit) that is \(English.ranges(of: numbers, "or"))"
  }

  private var position: String {
    let places = rule.rule.setPositions.fromStart.map(English.place)
    return "what the other parts allow on \(name) is not the \(English.list(places, "or")) in its"
      + " \(rule.rule.frequency.unit)"
  }
}

extension RecurrenceRule.Part {
  /// Whether the part means the same in every calendar.
  fileprivate var isOfAnyCalendar: Bool {
    switch self {
    case .months, .weekNumbers, .yearDays, .monthDays: false
    case .interval, .weekdays, .hours, .minutes, .seconds, .setPositions: true
    }
  }
}
