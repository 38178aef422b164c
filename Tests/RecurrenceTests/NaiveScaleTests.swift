import CalendarModel
import Foundation
import Recurrence
import TestSupport
import Testing

/// Compares rules of other calendars with a search that converts every day by Foundation.
@Suite("RSCALE, day by day") struct NaiveScaleTests {
  @Test(
    "a rule yields the days that its parts name",
    arguments: [
      ("CHINESE", Calendar.Identifier.chinese), ("HEBREW", .hebrew), ("PERSIAN", .persian),
      ("ISLAMIC-UMALQURA", .islamicUmmAlQura), ("ETHIOPIC", .ethiopicAmeteMihret),
      ("INDIAN", .indian), ("DANGI", .dangi), ("ISLAMIC", .islamic),
    ])
  func compare(scale: String, identifier: Calendar.Identifier) throws {
    let days = NaiveDay.all(from: try moment("1990-01-01").date, count: 7000, in: identifier)
    var random = SeededGenerator(seed: 7529)
    for _ in 0..<40 {
      let start = Int.random(in: 800..<2000, using: &random)
      var rule = Self.rule(using: &random)
      rule.calendarScale = scale
      let recurrence = Recurrence(rule, start: days[start].start, isTimed: false)
      let expected = NaiveScale(rule: rule, days: days, start: start).instances
      let last = days[days.count - 800].start
      for lower in [days[start].start, days[Int.random(in: start..<6000, using: &random)].start] {
        let found = Array(recurrence.instances(from: lower).prefix { $0 <= last })
        #expect(found == expected.filter { $0 >= lower && $0 <= last }, "\(rule) from \(lower)")
      }
    }
  }

  /// A rule that counts in months or years and has a few parts.
  private static func rule(using random: inout SeededGenerator) -> RecurrenceRule {
    var rule = RecurrenceRule(Bool.random(using: &random) ? .monthly : .yearly)
    rule.interval = Int.random(in: 1...3, using: &random)
    if rule.frequency == .yearly || Bool.random(using: &random) {
      rule.months = [
        RecurrenceRule.Month(Int.random(in: 1...6, using: &random)),
        RecurrenceRule.Month(Int.random(in: 2...9, using: &random), isLeap: true),
        RecurrenceRule.Month(Int.random(in: 7...13, using: &random)),
      ]
    }
    rule.monthDays = [
      Int.random(in: 1...31, using: &random), -Int.random(in: 1...31, using: &random),
    ]
    if Bool.random(using: &random) {
      rule.weekdays = every(.monday, .thursday, .saturday, .sunday)
    }
    if Bool.random(using: &random) { rule.setPositions = [-1, 2] }
    return rule
  }
}

/// A day with its fields in some calendar.
private struct NaiveDay {
  let start: CivilDateTime
  let era: Int
  let year: Int
  let month: RecurrenceRule.Month
  let day: Int

  /// Days in sequence, from `first` on.
  static func all(
    from first: CivilDate, count: Int, in identifier: Calendar.Identifier
  ) -> [NaiveDay] {
    var calendar = Calendar(identifier: identifier)
    calendar.timeZone = .gmt
    return (0..<count).map { offset in
      let date = first.adding(days: offset)
      let fields = calendar.dateComponents(
        [.era, .year, .month, .day, .isLeapMonth],
        from: Date(timeIntervalSince1970: Double(date.dayNumber) * 86400))
      let number = fields.month ?? 0
      // Foundation counts Adar I as month 6 and leaves that number out in other years.
      let month =
        identifier == .hebrew && number >= 6
        ? RecurrenceRule.Month(number - 1, isLeap: number == 6)
        : RecurrenceRule.Month(number, isLeap: fields.isLeapMonth ?? false)
      return NaiveDay(
        start: CivilDateTime(startOf: date), era: fields.era ?? 0, year: fields.year ?? 0,
        month: month, day: fields.day ?? 0)
    }
  }
}

/// A rule of months and days, looked up in days that are grouped into months and years.
private struct NaiveScale {
  let rule: RecurrenceRule
  let days: [NaiveDay]
  /// The index of the day on which the rule starts.
  let start: Int

  /// The start, and the days behind it that the rule names.
  var instances: [CivilDateTime] {
    let periods = periods
    guard let first = periods.firstIndex(where: { $0.contains(start) }) else { return [] }
    let chosen = stride(from: first, to: periods.count, by: rule.interval).flatMap {
      atPositions(periods[$0].filter(isNamed))
    }
    return [days[start].start] + chosen.filter { $0 > start }.map { days[$0].start }
  }

  /// The months or years, as indexes of their days.
  private var periods: [Range<Int>] {
    let starts = days.indices.filter { index in
      guard index > 0, days[index].day == 1 else { return index == 0 }
      return rule.frequency == .monthly || days[index].month == 1
    }
    return zip(starts, starts.dropFirst() + [days.count]).map { $0..<$1 }
  }

  private func isNamed(_ index: Int) -> Bool {
    let day = days[index]
    guard rule.months.isEmpty || rule.months.contains(day.month),
      rule.weekdays.isEmpty
        || rule.weekdays.contains(where: { $0.weekday == day.start.date.weekday })
    else { return false }
    let length = days[index...].dropFirst().prefix { $0.day != 1 }.count + day.day
    return rule.monthDays.contains(day.day) || rule.monthDays.contains(day.day - length - 1)
  }

  private func atPositions(_ members: [Int]) -> [Int] {
    guard !rule.setPositions.isEmpty else { return members }
    return members.indices
      .filter {
        rule.setPositions.contains($0 + 1) || rule.setPositions.contains($0 - members.count)
      }
      .map { members[$0] }
  }
}
