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
      var sample = generator.next()
      let expected = NaiveRecurrence(sample).instances(through: sample.lastDay)
      #expect(Array(sample.instances(from: sample.start)) == expected, "\(sample)")

      let lower = generator.moment(in: sample.start.adding(seconds: -1)...sample.end)
      #expect(
        Array(sample.instances(from: lower)) == expected.filter { $0 >= lower },
        "\(sample) from \(lower)")

      let count = generator.number(in: 1...expected.count + 1)
      sample.rule.count = count
      #expect(
        Array(sample.instances(from: lower)) == expected.prefix(count).filter { $0 >= lower },
        "\(sample) from \(lower)")
    }
  }

  @Test(
    "whether a rule yields its start, and whether it yields anything",
    arguments: RecurrenceRule.Frequency.allCases)
  func matching(_ frequency: RecurrenceRule.Frequency) {
    var generator = RuleGenerator(frequency, seed: 7529)
    for _ in 0..<25 {
      let sample = generator.next()
      let matches = NaiveRecurrence(sample).matches(through: sample.lastDay)
      let recurrence = sample.recurrence
      #expect(recurrence.startMatches == (matches.first == sample.start), "\(sample)")
      #expect(!recurrence.neverMatches || matches.isEmpty, "\(sample)")
    }
  }
}

extension RuleSample {
  var recurrence: Recurrence { Recurrence(rule, start: start, isTimed: isTimed, until: end) }

  func instances(from lower: CivilDateTime) -> Instances { recurrence.instances(from: lower) }
}
