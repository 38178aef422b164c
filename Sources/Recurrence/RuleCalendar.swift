import CalendarModel

/// The calendar that has a rule's months and years: the Gregorian one, which is reckoned, or one of
/// which there is a table (RFC 7529).
///
/// Years are numbered so that the next one has the next number, and months likewise through all time
/// by an index. Rules name no year, so it does not matter where the numbers begin, and calendars that
/// differ in nothing else are one.
enum RuleCalendar: Sendable {
  /// The Gregorian calendar, or one that numbers its years differently.
  case gregorian
  /// The table's calendar. A month that its year lacks is replaced as SKIP says.
  case tabulated(MonthTable, skip: RecurrenceRule.Skip)

  /// The calendar that `rule` names; `nil` when it is not known.
  init?(_ rule: RecurrenceRule) {
    guard let scale = CalendarScale(named: rule.calendarScale ?? CalendarScale.gregorian.rawValue)
    else { return nil }
    self =
      MonthTable.shared(for: scale).map { .tabulated($0, skip: rule.effectiveSkip) } ?? .gregorian
  }

  /// How many days the longest year has, at least.
  var longestYear: Int {
    switch self {
    case .gregorian: Gregorian.longestYear
    case .tabulated(let table, _): table.scale.longestYear
    }
  }

  /// How many days the longest period of a rule has: a year in whole weeks, or with a day moved over
  /// each end, and in other calendars with a month from the next year.
  var longestPeriod: Int {
    switch self {
    case .gregorian: 384
    case .tabulated: 448
    }
  }

  /// Whether everything repeats after ``cycleDays``.
  var isPeriodic: Bool {
    switch self {
    case .gregorian: true
    case .tabulated: false
    }
  }

  /// After how many days without an instance none is looked for any more.
  ///
  /// In the Gregorian calendar everything repeats then. The others have no such cycle, or one of
  /// hundreds of thousands of years: with them a rule ends where 300 years bring nothing, which keeps their
  /// tables short.
  var cycleDays: Int {
    switch self {
    case .gregorian: Gregorian.cycleDays
    case .tabulated: Self.searchedYears * 366
    }
  }

  /// How many years ``cycleDays`` are, at least.
  var cycleYears: Int {
    switch self {
    case .gregorian: Gregorian.cycleYears
    case .tabulated: Self.searchedYears
    }
  }

  /// How many months a year has at most.
  var monthsInYear: Int {
    switch self {
    case .gregorian: Gregorian.monthsInYear
    case .tabulated: 13
    }
  }

  private static let searchedYears = 300

  /// The numbers that the months of BYMONTH have in ``CalendarMonth/standsFor``.
  func numbers(of months: [RecurrenceRule.Month], skip: RecurrenceRule.Skip) -> NumberSet {
    switch self {
    case .gregorian:
      NumberSet(
        months.lazy.compactMap { $0.isLeap ? skip.ordinaryMonth(insteadOf: $0) : $0.number },
        in: 1...Gregorian.monthsInYear)
    case .tabulated(let table, _):
      NumberSet(
        months.lazy.filter { table.scale.monthNumbers.contains($0.number) }.map(\.code), in: 1...63)
    }
  }

  /// The year with the given number.
  func year(_ number: Int) -> CalendarYear {
    switch self {
    case .gregorian: Gregorian.year(number)
    case .tabulated(let table, _): table.year(number)
    }
  }

  /// The number of the year that holds the day with the given number.
  func yearNumber(containing day: Int) -> Int {
    switch self {
    case .gregorian: CivilDate(dayNumber: day).year
    case .tabulated(let table, let skip): table.month(containing: day, skip: skip).year.number
    }
  }

  /// The month that holds the day with the given number.
  func month(containing day: Int) -> CalendarMonth {
    switch self {
    case .gregorian: Gregorian.month(containing: day)
    case .tabulated(let table, let skip): table.month(containing: day, skip: skip)
    }
  }

  /// The index of the month that holds the day with the given number.
  func monthIndex(containing day: Int) -> Int {
    switch self {
    case .gregorian:
      let month = Gregorian.month(containing: day)
      return month.year.number * Gregorian.monthsInYear + month.number - 1
    case .tabulated(let table, _):
      return table.monthIndex(containing: day)
    }
  }

  /// The month with the given index.
  func month(at index: Int) -> CalendarMonth {
    switch self {
    case .gregorian:
      let year = Gregorian.year(floorDivide(index, Gregorian.monthsInYear))
      return Gregorian.month(floorModulo(index, Gregorian.monthsInYear) + 1, of: year)
    case .tabulated(let table, let skip):
      return table.month(at: index, skip: skip)
    }
  }

  /// Calls `body` with the months of `year` in order, but for those that `filter` rules out by their
  /// number.
  func forEachMonth(
    of year: CalendarYear, allowedBy filter: DayFilter, _ body: (CalendarMonth) -> Void
  ) {
    switch self {
    case .gregorian:
      for number in 1...Gregorian.monthsInYear where filter.allowsMonth(number) {
        body(Gregorian.month(number, of: year))
      }
    case .tabulated(let table, let skip):
      for month in table.months(ofYear: year.number, skip: skip) { body(month) }
    }
  }
}

extension RecurrenceRule.Skip {
  /// The number of the month that replaces the leap month `leap` in a calendar that has none.
  fileprivate func ordinaryMonth(insteadOf leap: RecurrenceRule.Month) -> Int? {
    switch self {
    case .omit: nil
    case .backward: leap.number
    case .forward: leap.number == Gregorian.monthsInYear ? 1 : leap.number + 1
    }
  }
}
