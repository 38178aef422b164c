import CalendarModel
import Recurrence
import TestSupport
import Testing

@Suite("ExcludingParts") struct ExcludingPartsTests {
  /// The parts that keep `rule` from an instance on `date`, both in 2025, with the start on Tuesday, 7
  /// January at 09:00.
  private func parts(
    of rule: RecurrenceRule, on month: Int, _ day: Int, isTimed: Bool = true
  ) throws -> ExcludingParts {
    let start = try CivilDateTime(try CivilDate(year: 2025, month: 1, day: 7), hour: 9, minute: 0)
    let date = CivilDateTime(startOf: try CivilDate(year: 2025, month: month, day: day))
    return ExcludingParts(
      of: rule, start: start, isTimed: isTimed, in: date..<date.adding(days: 1))
  }

  private func rule(
    _ frequency: RecurrenceRule.Frequency, _ change: (inout RecurrenceRule) -> Void
  ) -> RecurrenceRule {
    var rule = RecurrenceRule(frequency)
    change(&rule)
    return rule
  }

  private func every(_ weekdays: Weekday...) -> [RecurrenceRule.WeekdayNumber] {
    weekdays.map { RecurrenceRule.WeekdayNumber(nil, $0) }
  }

  @Test("a week that the step leaves out and a weekday that is not named are told apart")
  func weekly() throws {
    let rule = rule(.weekly) {
      $0.interval = 2
      $0.weekdays = every(.monday, .tuesday)
    }
    // The weeks of 6 and 20 January count: Wednesday the 22nd, Tuesday the 14th, Wednesday the 15th.
    #expect(try parts(of: rule, on: 1, 22).parts == [.weekdays])
    #expect(try parts(of: rule, on: 1, 14).parts == [.interval])
    #expect(try parts(of: rule, on: 1, 15).parts == [.interval, .weekdays])
  }

  @Test("the instance that there would be has the time of the rule")
  func candidate() throws {
    let rule = rule(.weekly) {
      $0.weekdays = every(.monday)
      $0.hours = [18]
    }
    let candidate = try parts(of: rule, on: 1, 22).candidate
    #expect(candidate?.description == "2025-01-22T18:00:00")
  }

  @Test("what the start fills in counts as a part")
  func derived() throws {
    #expect(try parts(of: RecurrenceRule(.weekly), on: 1, 8).parts == [.weekdays])
    #expect(try parts(of: RecurrenceRule(.monthly), on: 2, 8).parts == [.monthDays])
    #expect(try parts(of: RecurrenceRule(.yearly), on: 2, 8).parts == [.months, .monthDays])
    #expect(try parts(of: rule(.yearly) { $0.weekNumbers = [20] }, on: 5, 14).parts == [.weekdays])
  }

  @Test("each part is asked by its own meaning, in the order of RFC 5545")
  func parts() throws {
    let easter = rule(.yearly) {
      $0.months = [3]
      $0.monthDays = [20, -1]
      $0.weekdays = [RecurrenceRule.WeekdayNumber(3, .thursday)]
    }
    // 20 March 2025 is the third Thursday, 31 March a Monday.
    #expect(try parts(of: easter, on: 3, 31).parts == [.weekdays])
    #expect(try parts(of: easter, on: 4, 20).parts == [.months, .weekdays])
    #expect(try parts(of: easter, on: 4, 17).parts == [.months, .monthDays])
    let days = rule(.yearly) {
      $0.yearDays = [100, -1]
      $0.months = [4]
    }
    #expect(try parts(of: days, on: 4, 11).parts == [.yearDays])
    #expect(try parts(of: days, on: 12, 31).parts == [.months])
    let weeks = rule(.yearly) {
      $0.weekNumbers = [20, -1]
      $0.weekdays = every(.monday)
    }
    #expect(try parts(of: weeks, on: 5, 19).parts == [.weekNumbers])
    #expect(try parts(of: weeks, on: 5, 20).parts == [.weekNumbers, .weekdays])
  }

  @Test("BYSETPOS is asked only where the others leave something")
  func positions() throws {
    let payday = rule(.monthly) {
      $0.weekdays = every(.monday, .tuesday, .wednesday, .thursday, .friday)
      $0.setPositions = [-1]
    }
    #expect(try parts(of: payday, on: 4, 29).parts == [.setPositions])
    #expect(try parts(of: payday, on: 4, 27).parts == [.weekdays])
  }

  @Test("hours limit a rule that counts in hours, and only say when in one that counts in days")
  func hours() throws {
    let hourly = rule(.hourly) {
      $0.interval = 7
      $0.hours = [9]
    }
    // From 09:00 on the 7th every 7 hours: 06:00, 13:00 and 20:00 on the 8th.
    #expect(try parts(of: hourly, on: 1, 8).parts == [.hours])
    let daily = rule(.daily) {
      $0.interval = 2
      $0.hours = [8, 17]
    }
    #expect(try parts(of: daily, on: 1, 8).parts == [.interval])
  }

  @Test("before the start there is no instance without the parts either")
  func beforeStart() throws {
    let parts = try parts(of: rule(.weekly) { $0.weekdays = every(.monday) }, on: 1, 1)
    #expect(parts.parts == [])
    #expect(parts.candidate == nil)
  }

  @Test("COUNT and UNTIL are not looked at")
  func bounds() throws {
    let rule = rule(.weekly) {
      $0.count = 2
      $0.until = .date(CivilDate(dayNumber: 20_100))
      $0.weekdays = every(.monday)
    }
    #expect(try parts(of: rule, on: 3, 4).parts == [.weekdays])
  }

  @Test("a day without an instance always has a reason, and an instance without its parts")
  func random() throws {
    var random = SeededGenerator(seed: 7)
    let start = try CivilDateTime(try CivilDate(year: 2025, month: 1, day: 7), hour: 9, minute: 0)
    for _ in 0..<1_000 {
      let rule = Self.rule(using: &random)
      let day = start.date.adding(days: Int.random(in: 1...800, using: &random))
      let range = CivilDateTime(startOf: day)..<CivilDateTime(startOf: day.adding(days: 1))
      let recurrence = Recurrence(
        rule, start: start, isTimed: true, until: range.upperBound.adding(seconds: -1))
      var instances = recurrence.instances(from: range.lowerBound).makeIterator()
      let next = instances.next()
      let excluding = ExcludingParts(of: rule, start: start, isTimed: true, in: range)
      #expect(excluding.candidate.map(range.contains) == true, "\(rule) on \(day)")
      if let next {
        #expect(excluding.parts == [], "\(rule) on \(day)")
        #expect(excluding.candidate == next)
      } else {
        #expect(excluding.parts != [], "\(rule) on \(day)")
      }
    }
  }

  private static func rule(using random: inout SeededGenerator) -> RecurrenceRule {
    let frequencies: [RecurrenceRule.Frequency] = [.daily, .weekly, .monthly, .yearly]
    var rule = RecurrenceRule(frequencies.randomElement(using: &random) ?? .daily)
    func some(_ range: ClosedRange<Int>, _ random: inout SeededGenerator) -> [Int] {
      guard Int.random(in: 0..<4, using: &random) == 0 else { return [] }
      let numbers = (0..<3).map { _ in Int.random(in: range, using: &random) }
      return Set(numbers).subtracting([0]).sorted()
    }
    rule.interval = Int.random(in: 1...4, using: &random)
    rule.months = some(1...12, &random).map { RecurrenceRule.Month($0) }
    rule.monthDays = some(-31...31, &random)
    rule.yearDays = some(-366...366, &random)
    rule.weekNumbers = some(-53...53, &random)
    let ordinals = rule.frequency >= .monthly && rule.weekNumbers.isEmpty ? -4...4 : 0...0
    rule.weekdays = some(1...7, &random).compactMap { number in
      let ordinal = Int.random(in: ordinals, using: &random)
      return Weekday(rawValue: number)
        .map { RecurrenceRule.WeekdayNumber(ordinal == 0 ? nil : ordinal, $0) }
    }
    rule.setPositions = some(-3...3, &random)
    rule.hours = some(0...23, &random)
    return rule
  }
}
