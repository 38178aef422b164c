import CalendarModel

/// Which days a rule allows: its BYMONTH, BYMONTHDAY, BYYEARDAY, BYWEEKNO and BYDAY together.
///
/// RFC 5545 §3.3.10 has these parts expand or limit, by frequency. Seen over a whole period both
/// come to the same: of all days in the period those remain that every part allows. So a filter
/// answers for whole months, with one bit for each day: bit `n` is the day `n` of the month. Bit 0
/// is the day before the first, and the bit after the last day is the day after it; only `SKIP`
/// moves a date there.
struct DayFilter: Sendable {
  /// The calendar that has the months and days.
  let calendar: RuleCalendar
  private let months: NumberSet?
  private let monthDays: MonthDays?
  private let yearDays: YearDays?
  private let weekNumbers: WeekNumbers?
  private let weekdays: Weekdays?

  /// Creates the filter of `rule` in `calendar`, its missing parts filled in from `start`.
  ///
  /// With BYWEEKNO in a YEARLY rule the period itself consists of these weeks, and the filter
  /// leaves that part out.
  init(_ rule: RecurrenceRule, start: CivilDate, in calendar: RuleCalendar) {
    self.calendar = calendar
    let ordinalScope = rule.ordinalScope
    let month = calendar.month(containing: start.dayNumber)
    let rule = rule.completed(
      weekday: start.weekday, month: RecurrenceRule.Month(code: month.number),
      day: start.dayNumber - month.firstDay + 1)
    let skip = rule.effectiveSkip
    months = rule.months.isEmpty ? nil : calendar.numbers(of: rule.months, skip: skip)
    monthDays = rule.monthDays.isEmpty ? nil : MonthDays(rule.monthDays, skip: skip)
    yearDays =
      rule.yearDays.isEmpty
      ? nil : YearDays(rule.yearDays, longestYear: calendar.longestYear, skip: skip)
    weekNumbers =
      rule.weekNumbers.isEmpty || rule.repeatsByWeekNumber
      ? nil : WeekNumbers(rule.weekNumbers, weekStart: rule.weekStart, in: calendar)
    weekdays = rule.weekdays.isEmpty ? nil : Weekdays(rule.weekdays, within: ordinalScope)
  }

  /// Whether it allows every day.
  var allowsEveryDay: Bool { months == nil && weekdays == nil && allowsEveryDate }

  /// The weekdays that it allows on some day, as days after a Monday.
  var weekdaysAllowed: NumberSet {
    NumberSet(bits: weekdays?.days(ofWeekFrom: -daysAfterMonday(0)) ?? Self.wholeWeek)
  }

  /// Whether no part looks at anything but the month and the weekday.
  private var allowsEveryDate: Bool { monthDays == nil && yearDays == nil && weekNumbers == nil }

  /// Whether it allows a month of that number; the others need no closer look.
  func allowsMonth(_ number: Int) -> Bool { months?.contains(number) ?? true }

  /// Whether it allows `month`: as itself, or where BYMONTH names it as one that is missing.
  private func allows(_ month: CalendarMonth) -> Bool {
    (months?.bits ?? month.ownBit) & month.standsFor.bits != 0
  }

  /// The days of `month` that every part allows.
  func days(of month: CalendarMonth) -> UInt64 {
    guard allows(month) else { return 0 }
    var days = month.allDays
    // Only the day that BYMONTHDAY or BYYEARDAY asks for can be one that does not exist.
    if let monthDays { days = monthDays.days(of: month) }
    if let yearDays {
      days = monthDays == nil ? yearDays.days(of: month) : days & yearDays.days(of: month)
    }
    if let weekNumbers { days &= weekNumbers.days(of: month) }
    if let weekdays { days &= weekdays.days(of: month) }
    return days
  }

  /// The days that every part allows in the week from the day with the number `firstDay`: bit 0 is
  /// that day.
  func days(ofWeekFrom firstDay: Int) -> UInt64 {
    if months == nil, allowsEveryDate {
      return weekdays?.days(ofWeekFrom: firstDay) ?? Self.wholeWeek
    }
    let month = calendar.month(containing: firstDay)
    let position = firstDay - month.firstDay + 1
    var week = days(of: month) >> position
    if month.end < firstDay + 7 {
      let next = calendar.month(containing: month.end)
      week |= (days(of: next) >> 1) << (month.end - firstDay)
    }
    return week & Self.wholeWeek
  }

  private static let wholeWeek: UInt64 = 0b111_1111
}

extension RecurrenceRule {
  /// Whether the rule's years consist of numbered weeks: BYWEEKNO expands YEARLY, and a week that
  /// lies across New Year is repeated as a whole.
  ///
  /// BYSETPOS on the other hand counts what lies in the calendar year (RFC 8984 §4.3.3.1).
  var repeatsByWeekNumber: Bool {
    frequency == .yearly && !weekNumbers.isEmpty && setPositions.isEmpty
  }

  /// SKIP where it has a meaning: only a month or year of dates can lack one of them.
  var effectiveSkip: Skip { frequency >= .monthly && !repeatsByWeekNumber ? skip : .omit }

  /// In what the ordinals of BYDAY count; elsewhere they have no meaning (notes 1 and 2 of RFC
  /// 5545 §3.3.10).
  fileprivate var ordinalScope: Weekdays.Scope? {
    switch frequency {
    case .monthly: .month
    case .yearly where weekNumbers.isEmpty: months.isEmpty ? .year : .month
    default: nil
    }
  }
}

extension RecurrenceRule.Skip {
  /// To which position, counted from 1, a day moves that lies behind the last of `length` days.
  func position(behind length: Int) -> Int? {
    switch self {
    case .omit: nil
    case .backward: length
    case .forward: length + 1
    }
  }

  /// To which position, counted from 1, a day moves that lies before the first.
  var positionBeforeFirst: Int? {
    switch self {
    case .omit: nil
    case .backward: 0
    case .forward: 1
    }
  }
}
