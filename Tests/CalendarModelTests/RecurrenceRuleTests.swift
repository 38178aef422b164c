import CalendarModel
import Testing

@Suite("RecurrenceRule") struct RecurrenceRuleTests {
  /// The day of a start, a Tuesday.
  private let start = CivilDate(dayNumber: 20_193)  // 2025-04-15

  private func completed(
    _ frequency: RecurrenceRule.Frequency, _ change: (inout RecurrenceRule) -> Void = { _ in }
  ) -> RecurrenceRule {
    var rule = RecurrenceRule(frequency)
    change(&rule)
    return rule.completed(from: start)
  }

  @Test("the start says which day a week, month or year has (RFC 8984 §4.3.3.1)")
  func missingDay() {
    #expect(completed(.daily) == RecurrenceRule(.daily))
    #expect(completed(.weekly).weekdays == [RecurrenceRule.WeekdayNumber(nil, .tuesday)])
    #expect(completed(.monthly).monthDays == [15])
    #expect(completed(.yearly).months == [4])
    #expect(completed(.yearly).monthDays == [15])
  }

  @Test("a day of the month in a yearly rule is one of the start's month; others need none")
  func missingMonth() {
    #expect(completed(.yearly) { $0.monthDays = [1] }.months == [4])
    #expect(completed(.yearly) { $0.months = [7] }.monthDays == [15])
    #expect(completed(.yearly) { $0.yearDays = [100] }.months == [])
    let sunday = RecurrenceRule.WeekdayNumber(-1, .sunday)
    #expect(completed(.yearly) { $0.weekdays = [sunday] }.months == [])
  }

  @Test("a week of the year has the start's weekday")
  func missingWeekday() {
    let rule = completed(.yearly) { $0.weekNumbers = [20] }
    #expect(rule.weekdays == [RecurrenceRule.WeekdayNumber(nil, .tuesday)])
    #expect(rule.monthDays == [] && rule.months == [])
  }
}
