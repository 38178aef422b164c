import CalendarModel
import TestSupport

/// A rule with its start, and the last day up to which the naive reading can be asked.
struct RuleSample: CustomStringConvertible {
  var rule: RecurrenceRule
  var start: CivilDateTime
  var isTimed: Bool
  var lastDay: CivilDate

  /// The last second of the last day.
  var end: CivilDateTime { CivilDateTime(startOf: lastDay.adding(days: 1)).adding(seconds: -1) }

  var description: String { "\(rule) from \(start)\(isTimed ? "" : " (a date)") to \(lastDay)" }
}

/// Makes rules with every combination of parts, the same ones for the same seed.
struct RuleGenerator {
  private let frequency: RecurrenceRule.Frequency
  private var random: SeededGenerator

  init(_ frequency: RecurrenceRule.Frequency, seed: UInt64) {
    self.frequency = frequency
    random = SeededGenerator(seed: seed &+ UInt64(frequency.rawValue))
  }

  static func count(_ frequency: RecurrenceRule.Frequency) -> Int {
    switch frequency {
    case .secondly, .minutely: 100
    default: 250
    }
  }

  mutating func next() -> RuleSample {
    var rule = RecurrenceRule(frequency)
    rule.interval = chance(2) ? 1 : Int.random(in: 1...(chance(4) ? 200 : 9), using: &random)
    rule.weekStart = pick(Weekday.allCases)
    addDayParts(&rule)
    addTimeParts(&rule)
    if chance(4) { rule.setPositions = numbers(-6...6, upTo: 3) }
    let start = moment(
      in: CivilDateTime(civilSeconds: 1_500_000_000)...CivilDateTime(civilSeconds: 1_700_000_000))
    let isTimed = !chance(8)
    let first = isTimed ? start : CivilDateTime(startOf: start.date)
    let lastDay = first.date.adding(days: days(rule))
    if chance(6) {
      let until = moment(
        in: first.adding(days: -1)...CivilDateTime(startOf: lastDay.adding(days: 1)))
      rule.until = chance(2) ? .local(until) : .date(until.date)
    }
    return RuleSample(rule: rule, start: first, isTimed: isTimed, lastDay: lastDay)
  }

  mutating func number(in range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

  mutating func moment(in range: ClosedRange<CivilDateTime>) -> CivilDateTime {
    CivilDateTime(
      civilSeconds: Int.random(
        in: range.lowerBound.civilSeconds...range.upperBound.civilSeconds, using: &random))
  }

  /// How many days the naive reading can try in a bearable time.
  private func days(_ rule: RecurrenceRule) -> Int {
    switch frequency {
    case .secondly: rule.hours.isEmpty ? 0 : 2
    case .minutely: rule.hours.isEmpty ? 2 : 20
    case .hourly: 60
    case .daily: 500
    case .weekly: 300
    case .monthly: 800
    case .yearly: 2000
    }
  }

  private mutating func addDayParts(_ rule: inout RecurrenceRule) {
    if chance(4) { rule.months = numbers(1...12, upTo: 4).map { RecurrenceRule.Month($0) } }
    if chance(4) { rule.monthDays = numbers(-31...31, upTo: 8) }
    if chance(8) { rule.yearDays = numbers(-366...366, upTo: 60) }
    if chance(6) { rule.weekNumbers = numbers(-53...53, upTo: 12) + (chance(2) ? [53] : []) }
    if chance(3) {
      let most = chance(2) ? 5 : 53
      rule.weekdays = (0..<Int.random(in: 1...4, using: &random)).map { _ in
        let ordinal = Int.random(in: -most...most, using: &random)
        return RecurrenceRule.WeekdayNumber(
          ordinal == 0 || chance(2) ? nil : ordinal, pick(Weekday.allCases))
      }
    }
  }

  private mutating func addTimeParts(_ rule: inout RecurrenceRule) {
    let isShort = frequency <= .minutely
    if chance(isShort ? 2 : 5) {
      rule.hours = numbers(0...23, upTo: frequency == .secondly ? 2 : 4)
    }
    if chance(5) { rule.minutes = numbers(0...59, upTo: 4) }
    if chance(5) { rule.seconds = numbers(0...59, upTo: 4) }
  }

  private mutating func chance(_ one: Int) -> Bool { Int.random(in: 0..<one, using: &random) == 0 }

  private mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: elements.indices, using: &random)]
  }

  /// Up to `most` numbers of `range`, ascending, without zero where that has no meaning.
  private mutating func numbers(_ range: ClosedRange<Int>, upTo most: Int) -> [Int] {
    let numbers = (0..<Int.random(in: 1...most, using: &random)).map { _ in
      Int.random(in: range, using: &random)
    }
    return Set(numbers.filter { $0 != 0 || range.lowerBound == 0 } + [range.upperBound / 2])
      .sorted()
  }
}
