import CalendarModel
import ICalKit
import Recurrence

/// A kind of rules, by one example that starts in 1997.
struct RuleFamily {
  /// The rule as RRULE has it.
  let rule: String
  /// How many instances are asked for: not more than libical has, which stops in the year 2582.
  let count: Int

  /// When each of them starts.
  static let start = "19970902T090000"

  /// One of each kind that calendars use, all of which yield their start.
  static let all = [
    RuleFamily(rule: "FREQ=DAILY", count: 20_000),
    RuleFamily(rule: "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR", count: 20_000),
    RuleFamily(rule: "FREQ=WEEKLY;INTERVAL=2;BYDAY=TU", count: 10_000),
    RuleFamily(rule: "FREQ=MONTHLY;BYMONTHDAY=2", count: 5_000),
    RuleFamily(rule: "FREQ=MONTHLY;BYDAY=1TU", count: 5_000),
    RuleFamily(rule: "FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=2", count: 5_000),
    RuleFamily(rule: "FREQ=YEARLY", count: 500),
    RuleFamily(rule: "FREQ=YEARLY;BYMONTH=9;BYDAY=1TU", count: 500),
    RuleFamily(rule: "FREQ=HOURLY", count: 20_000),
  ]

  /// The rule with its start, as icalview's engine has it.
  ///
  /// - Throws: ``BenchmarkError`` when icalview cannot read the rule.
  func recurrence() throws -> (Recurrence, start: CivilDateTime) {
    guard let event = occurrences.first?.event, let start = event.start?.civil,
      let rule = event.rules.first?.rule
    else { throw BenchmarkError("\(rule) cannot be read") }
    return (Recurrence(rule, start: start, isTimed: true), start)
  }

  /// One event that repeats by the rule, as ICalKit reads it.
  private var occurrences: [Occurrence] {
    let text = """
      BEGIN:VCALENDAR
      BEGIN:VEVENT
      DTSTART:\(Self.start)
      RRULE:\(rule)
      END:VEVENT
      END:VCALENDAR

      """
    return Feed([Source(name: "rule", bytes: Array(text.utf8))])
      .components(viewer: .utc, zones: ZoneDatabase(environment: [:])).occurrences
  }
}
