import CalendarModel

// Which days of a period a rule names.

extension RuleWords {
  /// `the 1st and the 15th`, `the last Friday`, `every weekday`: as it stands before `of`.
  mutating func daysOfMonth() -> String {
    if !rest.monthDays.isEmpty { return Self.monthDays(take(\.monthDays)) }
    if !rest.weekdays.isEmpty { return weekdays(countedInOnePeriod: true) }
    return rest.isGregorian || !rest.yearDays.isEmpty ? "every day" : "the day of its start"
  }

  /// `24 December`, `the second Sunday of May`, `Monday of week 20`: as it stands behind `every year
  /// on`.
  mutating func daysOfYear() -> String {
    if !rest.weekNumbers.isEmpty { return daysOfWeeks() }
    if !rest.yearDays.isEmpty { return "\(Self.yearDays(take(\.yearDays))) of the year" }
    if !rest.monthDays.isEmpty { return dates() }
    if rest.weekdays.isEmpty { return "the day of its start\(inMonths())" }
    let days = weekdays(countedInOnePeriod: rest.months.count < 2)
    let months = take(\.months).map(name(of:))
    return "\(days) of \(months.isEmpty ? "the year" : English.list(months))"
  }

  private mutating func inMonths() -> String {
    let months = take(\.months)
    return months.isEmpty ? "" : " in \(English.list(months.map(name(of:))))"
  }

  /// `Monday and Friday of week 20`, `every day of the last week`.
  private mutating func daysOfWeeks() -> String {
    let weekdays = take(\.weekdays).map(\.weekday).uniqued
    let isEveryDay = weekdays.isEmpty || weekdays.count == 7
    let days = isEveryDay ? "every day" : weekdays.names("and")
    return "\(days) of \(Self.weeks(take(\.weekNumbers), "and"))"
  }

  /// `1 January and 1 July`; where there are many or they count from the end of the month, `the last
  /// day of February`.
  private mutating func dates() -> String {
    let (days, months) = (take(\.monthDays), take(\.months))
    guard !months.isEmpty else { return "\(Self.monthDays(days)) of the month of its start" }
    let isShort = days.count * months.count <= 6 && days.allSatisfy { $0 > 0 }
    guard isShort, rest.isGregorian else {
      return "\(Self.monthDays(days)) of \(English.list(months.map(name(of:))))"
    }
    return English.list(months.flatMap { month in days.map { "\($0) \(name(of: month))" } })
  }

  /// `the first and third Monday`, `every Friday`, `every weekday`; `the last weekday` takes BYSETPOS
  /// in as well, where it counts nothing but these days in one period.
  private mutating func weekdays(countedInOnePeriod: Bool) -> String {
    let entries = take(\.weekdays)
    let plain = entries.filter { $0.ordinal == nil }.map(\.weekday).uniqued
    let isPlain = plain.count == Set(entries).count
    if countedInOnePeriod, isPlain, hasOneTimeOfDay, !rest.setPositions.isEmpty,
      rest.yearDays.isEmpty, rest.weekNumbers.isEmpty
    {
      let places = English.list(take(\.setPositions).fromStart.map(English.place))
      return "the \(places) \(plain.kind)"
    }
    let every = plain.isEmpty ? [] : ["every \(plain.kindOfEach)"]
    return English.list(every + Self.numbered(entries, of: ""))
  }

  /// `the first and third Monday`, `the last Friday`, for each weekday that carries ordinals.
  private static func numbered(
    _ entries: [RecurrenceRule.WeekdayNumber], of period: String
  ) -> [String] {
    entries.filter { $0.ordinal != nil }.map(\.weekday).uniqued.map { weekday in
      let ordinals = entries.filter { $0.weekday == weekday }.compactMap(\.ordinal)
      let places = English.list(ordinals.fromStart.map(English.place))
      return "the \(places) \(English.weekday(weekday))\(period)"
    }
  }

  // MARK: Conditions

  /// What of the day parts is left over: `, if it falls on a Friday and in week 20`.
  mutating func conditions() -> String {
    var falls: [String] = []
    let entries = take(\.weekdays)
    if !entries.isEmpty { falls.append("on \(anyOf(entries))") }
    let (monthDays, yearDays) = (take(\.monthDays), take(\.yearDays))
    if !monthDays.isEmpty { falls.append("on \(Self.monthDays(monthDays, "or")) of the month") }
    if !yearDays.isEmpty { falls.append("on \(Self.yearDays(yearDays, "or")) of the year") }
    let weekNumbers = take(\.weekNumbers)
    if !weekNumbers.isEmpty { falls.append("in \(Self.weeks(weekNumbers, "or"))") }
    let months = take(\.months)
    if !months.isEmpty { falls.append("in \(English.list(months.map(name(of:)), "or"))") }
    let clock = clockConditions()
    let day = falls.isEmpty ? [] : ["it falls \(falls.joined(separator: " and "))"]
    let all = day + clock
    return all.isEmpty ? "" : ", if \(all.joined(separator: " and "))"
  }

  /// `a Monday or a Friday`, `a weekday`, `the first Monday of the month`.
  func anyOf(_ entries: [RecurrenceRule.WeekdayNumber]) -> String {
    let period = rule.periodOfOrdinals
    let plain = entries.filter { period == nil || $0.ordinal == nil }.map(\.weekday).uniqued
    let kinds = plain.hasOneName ? [plain.kind] : plain.map(English.weekday)
    let numbered = period.map { Self.numbered(entries, of: " of the \($0.unit)") } ?? []
    return English.list(kinds.map { "a \($0)" } + numbered, "or")
  }

  /// What BYSETPOS leaves of the rest, where it is not said yet: `, but only the last of these in each
  /// month`.
  mutating func positionsOfThese() -> String {
    let positions = take(\.setPositions)
    guard !positions.isEmpty else { return "" }
    let places = English.list(positions.fromStart.map(English.place))
    return ", but only the \(places) of these in each \(rest.frequency.unit)"
  }

  // MARK: Lists of days

  /// `the 1st, the 8th to the 14th and the last day`.
  static func monthDays(_ days: [Int], _ conjunction: String = "and") -> String {
    let fromStart = runs(of: days.filter { $0 > 0 }) { "the \(English.ordinal($0))" }
    let fromEnd = runs(of: days.filter { $0 < 0 }) { "the \(English.place($0)) day" }
    return English.list(fromStart + fromEnd, conjunction)
  }

  /// `the 100th day and the last day`.
  static func yearDays(_ days: [Int], _ conjunction: String = "and") -> String {
    let fromStart = runs(of: days.filter { $0 > 0 }) { "the \(English.ordinal($0)) day" }
    let fromEnd = runs(of: days.filter { $0 < 0 }) { "the \(English.place($0)) day" }
    return English.list(fromStart + fromEnd, conjunction)
  }

  /// `week 20`, `weeks 1 and 20 to 24`, `the last week`.
  static func weeks(_ numbers: [Int], _ conjunction: String) -> String {
    let fromStart = numbers.filter { $0 > 0 }
    let numbered =
      fromStart.isEmpty
      ? []
      : [(fromStart.count == 1 ? "week " : "weeks ") + English.ranges(of: fromStart, conjunction)]
    let fromEnd = numbers.filter { $0 < 0 }.reversed().map { "the \(English.place($0)) week" }
    return English.list(numbered + fromEnd, conjunction)
  }

  private static func runs(of numbers: [Int], _ name: (Int) -> String) -> [String] {
    English.runs(of: numbers).flatMap { run in
      run.count < 3 ? run.map(name) : ["\(name(run.lowerBound)) to \(name(run.upperBound))"]
    }
  }
}

extension RecurrenceRule {
  /// The period in which the ordinals of BYDAY count; `nil` where they have no meaning (RFC 5545
  /// §3.3.10, notes 1 and 2).
  var periodOfOrdinals: Frequency? {
    switch frequency {
    case .monthly: .monthly
    case .yearly where weekNumbers.isEmpty: months.isEmpty ? .yearly : .monthly
    default: nil
    }
  }
}

extension RecurrenceRule.Frequency {
  /// `month`.
  var unit: String {
    switch self {
    case .secondly: "second"
    case .minutely: "minute"
    case .hourly: "hour"
    case .daily: "day"
    case .weekly: "week"
    case .monthly: "month"
    case .yearly: "year"
    }
  }
}

extension [Int] {
  /// The numbers from the start of a period, then those from its end, each in the order of time.
  var fromStart: [Int] { filter { $0 > 0 } + filter { $0 < 0 } }
}

extension [Weekday] {
  /// Each once, in the order in which they come first.
  var uniqued: [Weekday] {
    var seen: Set<Weekday> = []
    return filter { seen.insert($0).inserted }
  }

  /// Whether these are three or more days in a row, of a week from Monday.
  var isRange: Bool {
    let numbers = map(\.rawValue).sorted()
    return count > 2 && English.runs(of: numbers).count == 1
  }

  /// `Monday, Tuesday and Friday`.
  func names(_ conjunction: String) -> String {
    English.list(map(English.weekday), conjunction)
  }

  /// `on Monday and Wednesday`, `from Monday to Friday`.
  var onThem: String {
    guard isRange, let first, let last else { return "on \(names("and"))" }
    return "from \(English.weekday(first)) to \(English.weekday(last))"
  }

  /// What any one of them is: `Friday`, `weekday`, `Saturday or Sunday`, `day`.
  var kind: String { kind("or") }

  /// The same where each is meant: `every Saturday and Sunday`.
  var kindOfEach: String { kind("and") }

  /// Whether there is one word for all of them.
  var hasOneName: Bool { count == 1 || count == 7 || Set(self) == Self.workdays }

  private static let workdays: Set = [
    Weekday.monday, .tuesday, .wednesday, .thursday, .friday,
  ]

  private func kind(_ conjunction: String) -> String {
    if count == 7 { return "day" }
    return Set(self) == Self.workdays ? "weekday" : names(conjunction)
  }
}
