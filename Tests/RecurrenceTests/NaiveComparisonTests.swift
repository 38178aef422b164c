import CalendarModel
import Recurrence
import Testing

@Suite("The engine and a naive reading of the rules agree")
struct NaiveComparisonTests {
  @Test(
    "on generated rules, from the start on and from anywhere behind it",
    arguments: RecurrenceRule.Frequency.allCases)
  func generatedRules(_ frequency: RecurrenceRule.Frequency) {
    var generator = RuleGenerator(frequency, seed: 5545)
    for _ in 0..<RuleGenerator.count(frequency) {
      let sample = generator.next()
      let expected = NaiveRecurrence(sample).instances(through: sample.lastDay)
      let end = CivilDateTime(startOf: sample.lastDay.adding(days: 1))
      let recurrence = Recurrence(
        sample.rule, start: sample.start, isTimed: sample.isTimed, until: end.adding(seconds: -1))
      #expect(Array(recurrence.instances(from: sample.start)) == expected, "\(sample)")

      let lower = generator.moment(in: sample.start.adding(seconds: -1)...end)
      #expect(
        Array(recurrence.instances(from: lower)) == expected.filter { $0 >= lower },
        "\(sample) from \(lower)")
    }
  }

  @Test(
    "whether a rule yields its start, and whether it yields anything",
    arguments: RecurrenceRule.Frequency.allCases)
  func matching(_ frequency: RecurrenceRule.Frequency) {
    var generator = RuleGenerator(frequency, seed: 7529)
    for _ in 0..<30 {
      let sample = generator.next()
      let matches = NaiveRecurrence(sample).matches(through: sample.lastDay)
      let recurrence = Recurrence(sample.rule, start: sample.start, isTimed: sample.isTimed)
      #expect(recurrence.startMatches == (matches.first == sample.start), "\(sample)")
      #expect(!recurrence.neverMatches || matches.isEmpty, "\(sample)")
    }
  }
}
