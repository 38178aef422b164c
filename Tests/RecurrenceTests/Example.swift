import CalendarModel
import Recurrence
import Testing

/// A rule with its start and the instances it must yield.
struct Example: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let rule: RecurrenceRule
  let start: CivilDateTime
  let isTimed: Bool
  let until: CivilDateTime?
  let expected: [CivilDateTime]
  /// Whether the instances end with the expected ones, or go on for ever.
  let isComplete: Bool

  /// Creates the example.
  ///
  /// - Parameters:
  ///   - name: What the rule says.
  ///   - start: `1997-09-02T09:00:00`, or `1997-09-02` for a DATE.
  ///   - expected: Months with days, `1997-09: 2 4 6`, all at the start's time of day, or
  ///     days with times, `1997-09-02 09:00 10:30`; one on each line.
  init(
    _ name: String, _ frequency: RecurrenceRule.Frequency, from start: String,
    until: String? = nil, _ expected: String, endless: Bool = false,
    configure: (inout RecurrenceRule) -> Void = { _ in }
  ) throws {
    testDescription = name
    var rule = RecurrenceRule(frequency)
    configure(&rule)
    self.rule = rule
    let first = try moment(start)
    self.start = first
    isTimed = start.contains("T")
    self.until = try until.map(moment)
    self.expected = try expected.split(separator: "\n").flatMap {
      try Self.instances($0, like: first)
    }
    isComplete = !endless
  }

  private static func instances(
    _ line: Substring, like start: CivilDateTime
  ) throws -> [CivilDateTime] {
    let words = line.split(separator: " ").map(String.init)
    guard words[0].hasSuffix(":") else {
      return try words.dropFirst().map {
        try moment("\(words[0])T\($0)\($0.count == 5 ? ":00" : "")")
      }
    }
    return try words.dropFirst().map {
      start.on(try moment("\(words[0].dropLast())-\($0.count == 1 ? "0" : "")\($0)").date)
    }
  }

  /// Checks the instances from the start on, and from each single one on.
  func check() {
    let recurrence = Recurrence(rule, start: start, isTimed: isTimed, until: until)
    for (index, lower) in expected.enumerated() {
      let found = Array(recurrence.instances(from: lower).prefix(expected.count - index + 1))
      #expect(found.prefix(expected.count - index) == expected[index...], "from \(lower)")
      #expect(isComplete == (found.count == expected.count - index), "from \(lower)")
    }
  }
}

/// The date-time that `text` spells, `1997-09-02T09:00:00` or `1997-09-02`, which is its midnight.
func moment(_ text: String) throws -> CivilDateTime {
  let fields = try text.split(whereSeparator: { "-T:".contains($0) }).map {
    try #require(Int($0))
  }
  let date = try CivilDate(year: fields[0], month: fields[1], day: fields[2])
  guard fields.count > 3 else { return CivilDateTime(startOf: date) }
  return try CivilDateTime(date, hour: fields[3], minute: fields[4], second: fields[5])
}

/// Weekdays without ordinals.
func every(_ weekdays: Weekday...) -> [RecurrenceRule.WeekdayNumber] {
  weekdays.map { RecurrenceRule.WeekdayNumber(nil, $0) }
}

/// One weekday with its ordinals.
func nth(_ ordinals: Int..., weekday: Weekday) -> [RecurrenceRule.WeekdayNumber] {
  ordinals.map { RecurrenceRule.WeekdayNumber($0, weekday) }
}
