import CalendarModel
import Testing

@testable import ICalKit

@Suite("RecurrenceRuleParser") struct RecurrenceRuleParserTests {
  private func codes(_ text: String) -> [DiagnosticCode] {
    RecurrenceRuleParser.parse(text).problems.map(\.code)
  }

  @Test("every part is read, in any case of letters and any order (RFC 5545 §3.3.10)")
  func parts() throws {
    let (rule, problems) = RecurrenceRuleParser.parse(
      "byday=MO,-1fr;WKST=SU;BYSETPOS=-1,2;BYMONTH=3,1;BYMONTHDAY=-1;INTERVAL=2;COUNT=7;"
        + "BYHOUR=9;BYMINUTE=30;BYSECOND=60;freq=yearly")
    let read = try #require(rule)
    #expect(read.frequency == .yearly)
    #expect(read.weekdays.map(\.ordinal) == [nil, -1])
    #expect(read.weekdays.map(\.weekday) == [.monday, .friday])
    #expect(read.weekStart == .sunday)
    #expect(read.setPositions == [-1, 2])
    #expect(read.months == [1, 3])
    #expect(read.monthDays == [-1])
    #expect((read.interval, read.count) == (2, 7))
    #expect((read.hours, read.minutes, read.seconds) == ([9], [30], [59]))
    #expect(problems == [])
  }

  @Test(
    "UNTIL is a date, a local time or one in UTC",
    arguments: [
      ("20250401", "date(2025-04-01)"), ("20250401T090000", "local(2025-04-01T09:00:00)"),
      ("20250401T090000Z", "utc(2025-04-01T09:00:00)"),
    ])
  func until(value: String, read: String) throws {
    let rule = try #require(RecurrenceRuleParser.parse("FREQ=DAILY;UNTIL=\(value)").rule)
    #expect(rule.until.map { "\($0)" } == read)
  }

  @Test(
    "what cannot be read makes the whole rule unreadable, since it might change everything",
    arguments: [
      ("", DiagnosticCode.ruleSyntax), ("COUNT=3", .ruleFrequency),
      ("FREQ=FORTNIGHTLY", .ruleFrequency), ("FREQ=DAILY;INTERVAL=0", .ruleValueRange),
      ("FREQ=DAILY;INTERVAL=-1", .ruleValueRange), ("FREQ=DAILY;COUNT=0", .ruleValueRange),
      ("FREQ=DAILY;COUNT=many", .ruleSyntax), ("FREQ=DAILY;UNTIL=20250230", .ruleSyntax),
      ("FREQ=DAILY;BYDAY=XX", .ruleSyntax), ("FREQ=DAILY;BYMONTHDAY=0", .ruleValueRange),
      ("FREQ=DAILY;MADEUP=1", .ruleSyntax), ("FREQ=DAILY;NONSENSE", .ruleSyntax),
    ])
  func unreadable(text: String, code: DiagnosticCode) {
    #expect(RecurrenceRuleParser.parse(text).rule == nil)
    #expect(codes(text).contains(code))
  }

  @Test("a negative COUNT, by which some programs mean no end, is passed over")
  func negativeCount() throws {
    for count in ["-1", "-99999999999999999999"] {
      let rule = try #require(RecurrenceRuleParser.parse("FREQ=DAILY;COUNT=\(count)").rule)
      #expect(rule.count == nil)
      #expect(codes("FREQ=DAILY;COUNT=\(count)") == [.ruleValueRange])
    }
  }

  @Test(
    "what is not as it should be is read all the same, and said",
    arguments: [
      ("FREQ=DAILY;;COUNT=2", DiagnosticCode.ruleSyntax),
      ("FREQ=DAILY;COUNT=2;COUNT=3", .ruleDuplicatePart), ("FREQ=DAILY;COUNT=", .ruleSyntax),
      ("FREQ=DAILY;COUNT=2;UNTIL=20250401", .ruleCountAndUntil),
      ("FREQ=DAILY;BYHOUR=9,25", .ruleValueRange),
      ("FREQ=WEEKLY;BYMONTHDAY=1", .rulePartNotAllowed),
      ("FREQ=WEEKLY;BYDAY=2MO", .rulePartNotAllowed),
      ("FREQ=DAILY;BYSETPOS=1", .ruleSetPositionAlone),
      ("FREQ=DAILY;UNTIL=2025-04-01", .ruleSyntax),
      ("FREQ=MONTHLY;SKIP=FORWARD", .skipWithoutScale),
    ])
  func repaired(text: String, code: DiagnosticCode) {
    #expect(RecurrenceRuleParser.parse(text).rule != nil)
    #expect(codes(text) == [code])
  }

  @Test("experimental parts are passed over")
  func experimental() {
    #expect(RecurrenceRuleParser.parse("FREQ=DAILY;X-FOO=1").rule != nil)
    #expect(codes("FREQ=DAILY;X-FOO=1") == [])
  }
}
