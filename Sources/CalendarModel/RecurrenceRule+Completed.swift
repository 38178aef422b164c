extension RecurrenceRule {
  /// This rule with the day parts it lacks filled in from its start, whose day has the given fields
  /// in the rule's calendar: RFC 5545 §3.3.10 ("derived from DTSTART") as RFC 8984 §4.3.3.1 spells it
  /// out.
  ///
  /// RFC 5545 keeps BYMONTHDAY and BYYEARDAY out of WEEKLY, BYYEARDAY out of MONTHLY, and BYWEEKNO
  /// out of both. Where they stand there all the same they filter the period's days, and as they
  /// say which days are meant, nothing else has to be derived.
  public func completed(weekday: Weekday, month: Month, day: Int) -> RecurrenceRule {
    let namesNoDay = weekdays.isEmpty && monthDays.isEmpty && yearDays.isEmpty
    let namesNoWeek = weekNumbers.isEmpty
    var rule = self
    switch frequency {
    case .secondly, .minutely, .hourly, .daily:
      break
    case .weekly:
      if namesNoDay { rule.weekdays = [WeekdayNumber(nil, weekday)] }
    case .monthly, .yearly:
      if namesNoDay {
        if namesNoWeek {
          rule.monthDays = [day]
        } else {
          rule.weekdays = [WeekdayNumber(nil, weekday)]
        }
      }
    }
    if frequency == .yearly, namesNoWeek, months.isEmpty, namesNoDay || !monthDays.isEmpty,
      yearDays.isEmpty
    {
      rule.months = [month]
    }
    return rule
  }

  /// The same for a start on a day of the Gregorian calendar.
  public func completed(from start: CivilDate) -> RecurrenceRule {
    completed(weekday: start.weekday, month: Month(start.month), day: start.day)
  }
}
