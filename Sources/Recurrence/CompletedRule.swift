import CalendarModel

extension RecurrenceRule {
  /// This rule with the day parts it lacks filled in from `start`: RFC 5545 §3.3.10 ("derived from
  /// DTSTART") as RFC 8984 §4.3.3.1 spells it out.
  ///
  /// RFC 5545 keeps BYMONTHDAY and BYYEARDAY out of WEEKLY, BYYEARDAY out of MONTHLY, and BYWEEKNO
  /// out of both. Where they stand there all the same they filter the period's days, and as they
  /// say which days are meant, nothing else has to be derived.
  func completed(from start: CivilDate) -> RecurrenceRule {
    guard frequency >= .weekly else { return self }
    var rule = self
    let namesDay = !weekdays.isEmpty || !monthDays.isEmpty || !yearDays.isEmpty
    let namesWeek = frequency == .weekly || !weekNumbers.isEmpty
    if !namesDay {
      if namesWeek {
        rule.weekdays = [WeekdayNumber(nil, start.weekday)]
      } else {
        rule.monthDays = [start.day]
      }
    }
    // A day of the month needs a month, and a YEARLY rule does not go through them all.
    if frequency == .yearly, !rule.monthDays.isEmpty, yearDays.isEmpty, months.isEmpty, !namesWeek {
      rule.months = [Month(start.month)]
    }
    return rule
  }
}
