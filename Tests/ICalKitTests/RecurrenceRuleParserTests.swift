import CalendarModel
import Testing

@testable import ICalKit

@Suite("RecurrenceRuleParser") struct RecurrenceRuleParserTests {
  @Test("every part is read")
  func everyPart() throws {
    let (rule, problems) = RecurrenceRuleParser.parse(
      "FREQ=YEARLY;INTERVAL=2;COUNT=7;BYSECOND=1,59;BYMINUTE=0,30;BYHOUR=23,0;BYDAY=-1FR,MO,2TU;"
        + "BYMONTHDAY=-1,15;BYYEARDAY=-366,100;BYMONTH=12,5L;BYSETPOS=-1,1;WKST=SU;"
        + "RSCALE=GREGORIAN;SKIP=FORWARD;X-NOTE=any thing")
    var expected = RecurrenceRule(.yearly)
    expected.interval = 2
    expected.count = 7
    expected.seconds = [1, 59]
    expected.minutes = [0, 30]
    expected.hours = [0, 23]
    expected.weekdays = [
      RecurrenceRule.WeekdayNumber(nil, .monday), RecurrenceRule.WeekdayNumber(2, .tuesday),
      RecurrenceRule.WeekdayNumber(-1, .friday),
    ]
    expected.monthDays = [-1, 15]
    expected.yearDays = [-366, 100]
    expected.months = [RecurrenceRule.Month(5, isLeap: true), 12]
    expected.setPositions = [-1, 1]
    expected.weekStart = .sunday
    expected.calendarScale = "GREGORIAN"
    expected.skip = .forward
    #expect(rule == expected)
    #expect(problems == [])
  }

  @Test(
    "each frequency has its name",
    arguments: [
      ("SECONDLY", RecurrenceRule.Frequency.secondly), ("MINUTELY", .minutely),
      ("HOURLY", .hourly), ("DAILY", .daily), ("WEEKLY", .weekly), ("MONTHLY", .monthly),
      ("YEARLY", .yearly),
    ])
  func frequency(name: String, frequency: RecurrenceRule.Frequency) {
    #expect(RecurrenceRuleParser.parse("FREQ=\(name)").rule == RecurrenceRule(frequency))
  }

  @Test(
    "each weekday has its name",
    arguments: zip(["MO", "TU", "WE", "TH", "FR", "SA", "SU"], Weekday.allCases))
  func weekday(name: String, weekday: Weekday) {
    #expect(RecurrenceRuleParser.parse("FREQ=DAILY;WKST=\(name)").rule?.weekStart == weekday)
  }

  @Test(
    "UNTIL is a date, a local time or a time in UTC",
    arguments: [
      ("20250401", bound("2025-04-01")), ("20250401T093000", bound("2025-04-01T09:30:00")),
      ("20250401T093000Z", bound("2025-04-01T09:30:00Z")),
      ("20161231T235960Z", bound("2016-12-31T23:59:59Z")),
    ])
  func until(text: String, expected: RecurrenceRule.Until?) throws {
    let (rule, problems) = RecurrenceRuleParser.parse("FREQ=DAILY;UNTIL=\(text)")
    #expect(rule?.until == expected)
    #expect(problems.isEmpty)
  }

  // MARK: - What is read all the same

  @Test(
    "what can be read in some way is, and what it may not say is told",
    arguments: [
      // Case and order have no meaning; blanks are passed over.
      Reading("interval=2;freq=weekly;byday=mo,tu", "FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TU"),
      Reading(
        " FREQ = WEEKLY ; BYDAY = MO , +1TU;\tCOUNT=+3", "FREQ=WEEKLY;BYDAY=MO,TU;COUNT=3",
        .rulePartNotAllowed, .ruleSyntax, .ruleSyntax),
      // What is listed twice is there once, in order.
      Reading("FREQ=WEEKLY;BYDAY=TH,SU,TH,MO", "FREQ=WEEKLY;BYDAY=MO,TH,SU"),
      Reading("FREQ=MINUTELY;BYSECOND=5,4,5", "FREQ=MINUTELY;BYSECOND=4,5"),
      Reading("FREQ=MINUTELY;BYSECOND=60,59", "FREQ=MINUTELY;BYSECOND=59"),
      // Nothing where something should be.
      Reading("FREQ=DAILY;;COUNT=2", "FREQ=DAILY;COUNT=2", .ruleSyntax),
      Reading("FREQ=DAILY;COUNT=2;", "FREQ=DAILY;COUNT=2", .ruleSyntax),
      // Some programs write -1 for a series without end.
      Reading("FREQ=DAILY;COUNT=-1", "FREQ=DAILY", .ruleValueRange),
      Reading("FREQ=DAILY;COUNT=-99999999999999999999", "FREQ=DAILY", .ruleValueRange),
      Reading("FREQ=WEEKLY;BYDAY=;COUNT=2", "FREQ=WEEKLY;COUNT=2", .ruleSyntax),
      Reading("FREQ=WEEKLY;BYDAY=MO,,TU,", "FREQ=WEEKLY;BYDAY=MO,TU", .ruleValueRange),
      // One number of several out of range.
      Reading("FREQ=MONTHLY;BYMONTHDAY=32,15", "FREQ=MONTHLY;BYMONTHDAY=15", .ruleValueRange),
      Reading("FREQ=MONTHLY;BYMONTHDAY=0,-31", "FREQ=MONTHLY;BYMONTHDAY=-31", .ruleValueRange),
      Reading(
        "FREQ=YEARLY;BYYEARDAY=367,-367,366", "FREQ=YEARLY;BYYEARDAY=366", .ruleValueRange,
        .ruleValueRange),
      Reading("FREQ=YEARLY;BYWEEKNO=54,53", "FREQ=YEARLY;BYWEEKNO=53", .ruleValueRange),
      Reading(
        "FREQ=YEARLY;BYMONTH=13,0,1", "FREQ=YEARLY;BYMONTH=1", .ruleValueRange, .ruleValueRange),
      Reading("FREQ=DAILY;BYHOUR=24,23", "FREQ=DAILY;BYHOUR=23", .ruleValueRange),
      Reading(
        "FREQ=DAILY;BYMINUTE=-1,60,5", "FREQ=DAILY;BYMINUTE=5", .ruleValueRange, .ruleValueRange),
      Reading("FREQ=DAILY;BYSECOND=61,5", "FREQ=DAILY;BYSECOND=5", .ruleValueRange),
      Reading(
        "FREQ=YEARLY;BYDAY=54MO,0MO,53MO", "FREQ=YEARLY;BYDAY=53MO", .ruleValueRange,
        .ruleValueRange),
      Reading("FREQ=YEARLY;BYDAY=255SU,-1SU", "FREQ=YEARLY;BYDAY=-1SU", .ruleValueRange),
      Reading(
        "FREQ=YEARLY;BYDAY=MO;BYSETPOS=99999999999999999999,1", "FREQ=YEARLY;BYDAY=MO;BYSETPOS=1",
        .ruleValueRange),
      // Parts that do not go together.
      Reading("FREQ=DAILY;BYMONTH=1;BYMONTH=2", "FREQ=DAILY;BYMONTH=1", .ruleDuplicatePart),
      Reading("FREQ=WEEKLY;FREQ=DAILY", "FREQ=WEEKLY", .ruleDuplicatePart),
      Reading(
        "FREQ=DAILY;COUNT=3;UNTIL=20250401", "UNTIL=20250401;FREQ=DAILY;COUNT=3",
        .ruleCountAndUntil),
      Reading("FREQ=MONTHLY;BYSETPOS=1", "BYSETPOS=1;FREQ=MONTHLY", .ruleSetPositionAlone),
      Reading("FREQ=MONTHLY;SKIP=BACKWARD", "SKIP=BACKWARD;FREQ=MONTHLY", .skipWithoutScale),
      Reading("FREQ=WEEKLY;BYDAY=1MO,2MO,-1TU", "FREQ=WEEKLY;BYDAY=MO,TU", .rulePartNotAllowed),
      Reading("FREQ=DAILY;BYDAY=1MO", "FREQ=DAILY;BYDAY=MO", .rulePartNotAllowed),
      Reading(
        "FREQ=YEARLY;BYWEEKNO=20;BYDAY=1MO", "FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO",
        .rulePartNotAllowed),
      Reading("FREQ=WEEKLY;BYMONTHDAY=13", "BYMONTHDAY=13;FREQ=WEEKLY", .rulePartNotAllowed),
      Reading("FREQ=DAILY;BYYEARDAY=1", "BYYEARDAY=1;FREQ=DAILY", .rulePartNotAllowed),
      Reading("FREQ=MONTHLY;BYWEEKNO=1", "BYWEEKNO=1;FREQ=MONTHLY", .rulePartNotAllowed),
      // UNTIL in other forms.
      Reading("FREQ=DAILY;UNTIL=2025-04-01", "FREQ=DAILY;UNTIL=20250401", .ruleValueRange),
      Reading(
        "FREQ=DAILY;UNTIL=2025-04-01T09:30:00Z", "FREQ=DAILY;UNTIL=20250401T093000Z",
        .ruleValueRange),
      Reading("FREQ=DAILY;UNTIL=20250401Z", "FREQ=DAILY;UNTIL=20250401", .ruleValueRange),
      Reading("FREQ=DAILY;UNTIL=20250401T25", "FREQ=DAILY;UNTIL=20250401", .ruleValueRange),
      Reading(
        "FREQ=DAILY;UNTIL=20250401T150000ZZ", "FREQ=DAILY;UNTIL=20250401T150000Z", .ruleValueRange),
    ])
  func leniently(_ reading: Reading) throws {
    let (rule, problems) = RecurrenceRuleParser.parse(reading.text)
    #expect(rule != nil)
    #expect(rule == RecurrenceRuleParser.parse(reading.equivalent).rule)
    #expect(problems.map(\.code) == reading.codes)
  }

  @Test(
    "a calendar has names in either case, and numbers of its own",
    arguments: [
      ("BYMONTH=13;FREQ=YEARLY;RSCALE=ethiopic", "ETHIOPIC"),
      ("FREQ=YEARLY;BYYEARDAY=385,-385;RSCALE=HEBREW", "HEBREW"),
      ("RSCALE=CHINESE;FREQ=YEARLY;BYMONTH=4L", "CHINESE"),
      ("RSCALE=GREGORY;FREQ=YEARLY", "GREGORIAN"),
      ("RSCALE=ETHIOPIC-AMETE-ALEM;FREQ=YEARLY", "ETHIOAA"),
    ])
  func scales(text: String, scale: String) {
    let (rule, problems) = RecurrenceRuleParser.parse(text)
    #expect(rule?.calendarScale == scale)
    #expect(problems == [])
  }

  @Test("numbers that no machine can hold are the largest ones")
  func hugeNumbers() {
    let digits = String(repeating: "9", count: 40)
    let rule = RecurrenceRuleParser.parse("FREQ=DAILY;INTERVAL=\(digits);COUNT=\(digits)").rule
    #expect(rule?.interval == .max)
    #expect(rule?.count == .max)
  }

  // MARK: - What cannot be read

  @Test(
    "what cannot be read is no rule, and the reason is told",
    arguments: [
      ("", DiagnosticCode.ruleSyntax), ("COUNT=3", .ruleFrequency), ("FREQ=", .ruleFrequency),
      ("FREQ=FORTNIGHTLY", .ruleFrequency), ("FREQ=YEARLY,BYMONTH=2", .ruleFrequency),
      ("FREQ=WEEKLY;COUNT", .ruleSyntax), ("FREQ=YEARLY;BYMONHT=2", .ruleSyntax),
      ("FREQ=YEARLY;BYEASTER=0", .ruleSyntax), ("FREQ=DAILY;INTERVAL=0", .ruleValueRange),
      ("FREQ=DAILY;INTERVAL=-1", .ruleValueRange), ("FREQ=DAILY;INTERVAL=1.5", .ruleValueRange),
      ("FREQ=DAILY;COUNT=0", .ruleValueRange),
      ("FREQ=DAILY;COUNT=abc", .ruleValueRange), ("FREQ=DAILY;UNTIL=tomorrow", .ruleValueRange),
      ("FREQ=DAILY;UNTIL=20250230", .ruleValueRange), ("FREQ=DAILY;UNTIL=2025040", .ruleValueRange),
      ("FREQ=DAILY;UNTIL=+2025401", .ruleValueRange),
      ("FREQ=DAILY;WKST=XX", .ruleValueRange),
      ("FREQ=MONTHLY;BYDAY=2", .ruleValueRange), ("FREQ=MONTHLY;BYDAY=MO,XX", .ruleValueRange),
      ("FREQ=MONTHLY;BYDAY=MOTU", .ruleValueRange),
      ("FREQ=MONTHLY;BYMONTHDAY=1.5", .ruleValueRange),
      ("FREQ=MONTHLY;BYMONTHDAY=-", .ruleValueRange),
      ("FREQ=MONTHLY;BYMONTHDAY=1 2", .ruleValueRange),
      ("FREQ=YEARLY;BYMONTH=L", .ruleValueRange),
      ("FREQ=MONTHLY;SKIP=NEVER;RSCALE=GREGORIAN", .ruleValueRange),
      ("RSCALE=KLINGON;FREQ=YEARLY", .unknownScale),
    ])
  func unreadable(text: String, code: DiagnosticCode) {
    let (rule, problems) = RecurrenceRuleParser.parse(text)
    #expect(rule == nil)
    #expect(problems.contains { $0.code == code })
  }

  @Test(
    "a list of which nothing is left is no rule",
    arguments: ["BYMONTHDAY=32", "BYMONTH=0,13", "BYDAY=0MO", "BYHOUR=24", "BYSETPOS=0", "BYDAY=,"])
  func nothingLeft(part: String) {
    let (rule, problems) = RecurrenceRuleParser.parse("FREQ=MONTHLY;\(part)")
    #expect(rule == nil)
    #expect(problems.last?.code == .ruleValueRange)
  }

  @Test("a message says what was found and what was expected")
  func messages() {
    let problems = RecurrenceRuleParser.parse("FREQ=MONTHLY;BYMONTHDAY=32,1;BYHOUR=25").problems
    #expect(
      problems.map(\.message) == [
        "BYMONTHDAY has 32, expected 1 to 31 or -31 to -1, left out",
        "BYHOUR has 25, expected 0 to 23, left out",
        "BYHOUR has no value that can be used",
      ])
    #expect(
      RecurrenceRuleParser.parse("RSCALE=RUSSIAN;FREQ=YEARLY").problems.map(\.message) == [
        "RSCALE is 'RUSSIAN', expected one of GREGORIAN, BUDDHIST, CHINESE, COPTIC, DANGI, ETHIOAA, "
          + "ETHIOPIC, HEBREW, INDIAN, ISLAMIC, ISLAMIC-CIVIL, ISLAMIC-TBLA, ISLAMIC-UMALQURA, "
          + "JAPANESE, PERSIAN, ROC"
      ])
  }

  @Test("bytes of any kind do no harm")
  func anyBytes() {
    for scalar in (0...0x2FF).compactMap(Unicode.Scalar.init) {
      let character = String(Character(scalar))
      for text in [
        "FREQ=DAILY;BYDAY=\(character)", "FREQ=\(character)DAILY", "\(character)=\(character)",
        "FREQ=DAILY;UNTIL=2025040\(character)T00000\(character)",
      ] {
        _ = RecurrenceRuleParser.parse(text)
      }
    }
  }
}

/// A text with one that means the same but has no fault to be told, or only in its form.
struct Reading: Sendable, CustomTestStringConvertible {
  let text: String
  let equivalent: String
  let codes: [DiagnosticCode]

  init(_ text: String, _ equivalent: String, _ codes: DiagnosticCode...) {
    self.text = text
    self.equivalent = equivalent
    self.codes = codes
  }

  var testDescription: String { text }
}

/// `2025-04-01`, `2025-04-01T09:30:00` or the same with `Z`.
private func bound(_ text: String) -> RecurrenceRule.Until? {
  let fields = text.split { "-T:Z".contains($0) }.compactMap { Int($0) }
  guard let date = try? CivilDate(year: fields[0], month: fields[1], day: fields[2]) else {
    return nil
  }
  guard fields.count > 3 else { return .date(date) }
  guard
    let time = try? CivilDateTime(date, hour: fields[3], minute: fields[4], second: fields[5])
  else { return nil }
  return text.hasSuffix("Z") ? .utc(time) : .local(time)
}
