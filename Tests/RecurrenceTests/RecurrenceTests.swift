import CalendarModel
import Recurrence
import Testing

@Suite("Recurrence") struct RecurrenceTests {
  // MARK: - The start and the bounds

  @Test("the start belongs to the instances although the rule does not yield it, and is counted")
  func startOutsideItsRule() throws {
    var rule = RecurrenceRule(.weekly)
    rule.weekdays = every(.tuesday)
    rule.count = 3
    let recurrence = try recurrence(rule, from: "2025-04-07T09:00:00")
    #expect(
      try Array(recurrence.instances(from: .distantPast))
        == ["2025-04-07T09:00:00", "2025-04-08T09:00:00", "2025-04-15T09:00:00"].map(moment))
    #expect(!recurrence.startMatches)
    #expect(!recurrence.neverMatches)
  }

  @Test("an UNTIL before the start leaves the start")
  func untilBeforeStart() throws {
    var rule = RecurrenceRule(.daily)
    rule.until = .date(try moment("2025-04-01").date)
    let start = "2025-04-07T09:00:00"
    let recurrence = try recurrence(rule, from: start)
    #expect(try Array(recurrence.instances(from: .distantPast)) == [moment(start)])
    #expect(recurrence.startMatches)
  }

  @Test(
    "UNTIL is inclusive, a date of its whole day",
    arguments: [
      ("2025-04-03", 3), ("2025-04-03T09:00:00", 3), ("2025-04-03T08:59:59", 2),
    ])
  func until(_ text: String, count: Int) throws {
    var rule = RecurrenceRule(.daily)
    let until = try moment(text)
    rule.until = text.contains("T") ? .local(until) : .date(until.date)
    let recurrence = try recurrence(rule, from: "2025-04-01T09:00:00")
    #expect(Array(recurrence.instances(from: .distantPast)).count == count)
  }

  @Test("of COUNT, UNTIL and the caller's bound the tightest holds", arguments: [2, 3, 4])
  func tightest(_ tightest: Int) throws {
    var rule = RecurrenceRule(.daily)
    rule.count = tightest == 2 ? 2 : 10
    rule.until = .date(try moment(tightest == 3 ? "2025-04-03" : "2025-04-09").date)
    let recurrence = Recurrence(
      rule, start: try moment("2025-04-01"), isTimed: false,
      until: try moment(tightest == 4 ? "2025-04-04" : "2025-04-08"))
    #expect(Array(recurrence.instances(from: .distantPast)).count == tightest)
  }

  @Test("an UNTIL in UTC is left to the caller")
  func untilInUTC() throws {
    var rule = RecurrenceRule(.daily)
    rule.until = .utc(try moment("2025-04-02T00:00:00"))
    let recurrence = try recurrence(rule, from: "2025-04-01T09:00:00")
    #expect(Array(recurrence.instances(from: .distantPast).prefix(5)).count == 5)
  }

  @Test("the last instance begins in the year 9999")
  func lastYear() throws {
    let recurrence = try recurrence(RecurrenceRule(.yearly), from: "9997-05-01T09:00:00")
    #expect(
      try Array(recurrence.instances(from: .distantPast))
        == ["9997-05-01T09:00:00", "9998-05-01T09:00:00", "9999-05-01T09:00:00"].map(moment))
  }

  // MARK: - Windows

  @Test(
    "a window 20 cycles of the calendar behind the start shows what the first one showed",
    arguments: [
      (RecurrenceRule.Frequency.secondly, 7 * 86400), (.minutely, 7 * 1440), (.hourly, 7 * 24),
      (.daily, 7), (.weekly, 1), (.monthly, 1), (.yearly, 1),
    ])
  func farWindow(frequency: RecurrenceRule.Frequency, interval: Int) throws {
    var rule = RecurrenceRule(frequency)
    rule.interval = interval
    let recurrence = try recurrence(rule, from: "1997-09-02T09:00:00")
    let found = try recurrence.instances(from: moment("9997-08-26T09:00:01"))
    #expect(try found.first { _ in true } == moment("9997-09-02T09:00:00"))
  }

  @Test("COUNT is kept in a window far from the start")
  func countFarAway() throws {
    // One instance a second for 100 years of 36,525 days, and the two that COUNT leaves.
    var rule = RecurrenceRule(.secondly)
    rule.count = 36_525 * 86400 + 2
    let recurrence = try recurrence(rule, from: "2000-01-01T00:00:00")
    #expect(
      try Array(recurrence.instances(from: moment("2100-01-01T00:00:00")))
        == ["2100-01-01T00:00:00", "2100-01-01T00:00:01"].map(moment))
  }

  @Test("COUNT is kept over limits and a step that does not fit the day")
  func countWithLimits() throws {
    // From 1 January 00:00, every 7 minutes in the hours 0 and 12: on seven days running, the step
    // meets each of the 120 minutes of a day once on one of them, so 120 instances in seven days.
    var rule = RecurrenceRule(.minutely)
    rule.interval = 7
    rule.hours = [0, 12]
    rule.count = 120 * 52 + 1
    let recurrence = try recurrence(rule, from: "2025-01-01T00:00:00")
    #expect(
      try Array(recurrence.instances(from: moment("2025-12-31T00:00:00")))
        == [moment("2025-12-31T00:00:00")])
  }

  // MARK: - Rules that never match

  @Test(
    "a rule that cannot match is proven so, and yields its start alone",
    arguments: try [
      NeverMatching("30 February", .yearly) {
        $0.months = [2]
        $0.monthDays = [30]
      },
      NeverMatching("30 February by the second", .secondly) {
        $0.months = [2]
        $0.monthDays = [30]
      },
      NeverMatching("29 February every four years from 2025", .yearly) {
        $0.interval = 4
        $0.months = [2]
        $0.monthDays = [29]
      },
      NeverMatching("a month that a step of 12 months does not meet", .monthly) {
        $0.interval = 12
        $0.months = [5]
      },
      NeverMatching("a Tuesday every seven days from a Monday", .daily) {
        $0.interval = 7
        $0.weekdays = every(.tuesday)
      },
      NeverMatching("3 o'clock every 24 hours from 9 o'clock", .hourly) {
        $0.interval = 24
        $0.hours = [3]
      },
      NeverMatching("an odd second every two seconds", .secondly) {
        $0.interval = 2
        $0.seconds = [1, 3, 59]
      },
      NeverMatching("Tuesday 09:00 every 168 hours from a Monday", .hourly) {
        $0.interval = 168
        $0.weekdays = every(.tuesday)
      },
      NeverMatching("Tuesday midnight every 7 minutes from Monday 09:00", .minutely) {
        $0.interval = 7
        $0.hours = [0]
        $0.minutes = [0]
        $0.weekdays = every(.tuesday)
      },
      NeverMatching("the second member of a set of one", .daily) { $0.setPositions = [2] },
      NeverMatching("the sixth Monday of a month", .monthly) {
        $0.weekdays = nth(6, weekday: .monday)
      },
      NeverMatching("week 53 in May", .yearly) {
        $0.weekNumbers = [53]
        $0.months = [5]
      },
      NeverMatching("a month that only other calendars have", .yearly) {
        $0.months = [RecurrenceRule.Month(5, isLeap: true)]
      },
      NeverMatching("an hour that no clock shows", .daily) { $0.hours = [24] },
      NeverMatching("an hour that no clock shows, by the week", .weekly) { $0.hours = [24, -1] },
      NeverMatching("an hour that no clock shows, by the hour", .hourly) { $0.hours = [.max] },
      NeverMatching("a second that no clock shows, in a set", .yearly) {
        $0.seconds = [60]
        $0.setPositions = [1]
      },
      NeverMatching("a minute that no clock shows", .hourly) { $0.minutes = [60] },
      NeverMatching("a second that no clock shows", .secondly) { $0.seconds = [-1] },
      NeverMatching("days that no month has", .monthly) { $0.monthDays = [0, 32, .min, .max] },
      NeverMatching("days that no year has", .yearly) { $0.yearDays = [0, 367, .min, .max] },
      NeverMatching("weeks that no year has", .yearly) { $0.weekNumbers = [0, 54, .min, .max] },
      NeverMatching("ordinals that no year has", .yearly) {
        $0.weekdays = nth(0, 54, .min, .max, weekday: .monday)
      },
      NeverMatching("positions that no set has", .yearly) { $0.setPositions = [0, .min, .max] },
    ])
  func never(_ sample: NeverMatching) throws {
    let recurrence = Recurrence(sample.rule, start: sample.start, isTimed: true)
    #expect(recurrence.neverMatches)
    #expect(!recurrence.startMatches)
    #expect(Array(recurrence.instances(from: .distantPast)) == [sample.start])
    #expect(Array(recurrence.instances(from: sample.start.adding(seconds: 1))).isEmpty)
  }

  @Test("Tuesday midnight every 7 minutes from Monday 09:00 needs a start one minute later")
  func onceAWeek() throws {
    // From Monday 09:05 to Tuesday midnight there are 895 minutes, seven times 127 and 6 over; from
    // 09:04 there are 896, seven times 128.
    var rule = RecurrenceRule(.minutely)
    rule.interval = 7
    rule.hours = [0]
    rule.minutes = [0]
    rule.weekdays = every(.tuesday)
    #expect(try recurrence(rule, from: "2025-04-07T09:05:00").neverMatches)
    let recurrence = try recurrence(rule, from: "2025-04-07T09:04:00")
    #expect(
      try Array(recurrence.instances(from: .distantPast).prefix(3))
        == ["2025-04-07T09:04:00", "2025-04-08T00:00:00", "2025-04-15T00:00:00"].map(moment))
  }

  @Test(
    "an interval longer than all time yields the start alone",
    arguments: RecurrenceRule.Frequency.allCases, [Int.max, 1 << 40, 400_000_000_000])
  func endlessInterval(frequency: RecurrenceRule.Frequency, interval: Int) throws {
    var rule = RecurrenceRule(frequency)
    rule.interval = interval
    let start = "0001-01-01T00:00:00"
    let recurrence = try recurrence(rule, from: start)
    #expect(try Array(recurrence.instances(from: .distantPast)) == [moment(start)])
    #expect(recurrence.startMatches)
  }

  @Test("a start outside the years of RFC 5545 does no harm", arguments: [CivilDate.min, .max])
  func edges(_ date: CivilDate) {
    for frequency in RecurrenceRule.Frequency.allCases {
      for skip in [RecurrenceRule.Skip.omit, .backward, .forward] {
        var rule = RecurrenceRule(frequency)
        rule.skip = skip
        rule.weekNumbers = skip == .omit ? [1, 53] : []
        let start = CivilDateTime(startOf: date)
        let recurrence = Recurrence(rule, start: start, isTimed: true)
        #expect(recurrence.instances(from: .distantPast).first { _ in true } == start)
        #expect(
          Array(recurrence.instances(from: CivilDateTime(startOf: .max).adding(seconds: 1))).isEmpty
        )
      }
    }
  }
}

/// A rule from Monday, 7 April 2025, 09:05 that yields nothing.
struct NeverMatching: CustomTestStringConvertible {
  let testDescription: String
  let rule: RecurrenceRule
  let start: CivilDateTime

  init(
    _ name: String, _ frequency: RecurrenceRule.Frequency,
    configure: (inout RecurrenceRule) -> Void
  ) throws {
    testDescription = name
    var rule = RecurrenceRule(frequency)
    configure(&rule)
    self.rule = rule
    start = try moment("2025-04-07T09:05:00")
  }
}

private func recurrence(_ rule: RecurrenceRule, from start: String) throws -> Recurrence {
  Recurrence(rule, start: try moment(start), isTimed: true)
}

extension CivilDateTime {
  fileprivate static let distantPast = CivilDateTime(startOf: .min)
}
