extension RecurrenceRule {
  /// This rule with the day parts it lacks filled in from its start, whose day has the given fields
  /// in the rule's calendar: RFC 5545 §3.3.10 ("derived from DTSTART") as RFC 8984 §4.3.3.1 spells it
  /// out.
  ///
  /// RFC 5545 keeps BYMONTHDAY and BYYEARDAY out of WEEKLY, BYYEARDAY out of MONTHLY, and BYWEEKNO
  /// out of both. Where they stand there all the same they filter the period's days, and as they
  /// say which days are meant, nothing else has to be derived.
  public func completed(weekday: Weekday, month: Month, day: Int) -> RecurrenceRule {
    guard frequency >= .weekly else { return self }
    var rule = self
    let namesDay = !weekdays.isEmpty || !monthDays.isEmpty || !yearDays.isEmpty
    let namesWeek = frequency == .weekly || !weekNumbers.isEmpty
    if !namesDay {
      if namesWeek {
        rule.weekdays = [WeekdayNumber(nil, weekday)]
      } else {
        rule.monthDays = [day]
      }
    }
    // A day of the month needs a month, and a YEARLY rule does not go through them all.
    if frequency == .yearly, !rule.monthDays.isEmpty, yearDays.isEmpty, months.isEmpty, !namesWeek {
      rule.months = [month]
    }
    return rule
  }

  /// The same for a start on a day of the Gregorian calendar.
  public func completed(from start: CivilDate) -> RecurrenceRule {
    completed(weekday: start.weekday, month: Month(start.month), day: start.day)
  }

  /// Whether months and days are those of the Gregorian calendar.
  public var isGregorian: Bool { calendarScale.map { $0 == "GREGORIAN" } ?? true }
}
