import CalendarModel
import CalendarRendering
import Testing

@Suite("Why a part of a rule keeps a day free, in words") struct PartWordsTests {
  /// A part of a rule from Tuesday, 7 January 2025, a day without instance, and the reason.
  struct Reason: CustomTestStringConvertible {
    let rule: String
    let part: RecurrenceRule.Part
    let day: String
    let words: String
    var testDescription: String { "\(rule) \(day)" }

    init(_ rule: String, _ part: RecurrenceRule.Part, _ day: String, _ words: String) {
      self.rule = rule
      self.part = part
      self.day = day
      self.words = words
    }
  }

  // 8 April 2025 is a Tuesday, the second and fourth to last of its month, in week 15.

  @Test(
    "a reason says what the day is, and what the rule wants",
    arguments: [
      Reason(
        "FREQ=DAILY;INTERVAL=2", .interval, "2025-04-08", "2025-04-08 is a day that the rule skips"),
      Reason(
        "FREQ=WEEKLY;INTERVAL=2", .interval, "2025-04-08",
        "2025-04-08 lies in a week that the rule skips"),
      Reason(
        "FREQ=MONTHLY;INTERVAL=2", .interval, "2025-04-08",
        "2025-04-08 lies in a month that the rule skips"),
      Reason("FREQ=HOURLY;INTERVAL=48", .interval, "2025-04-08", "the rule steps over 2025-04-08"),
      Reason(
        "FREQ=DAILY;BYMONTH=1,3", .months, "2025-04-08",
        "2025-04-08 lies in April, the rule wants January or March"),
      Reason(
        "FREQ=YEARLY;BYWEEKNO=20,-1;BYDAY=MO", .weekNumbers, "2025-04-08",
        "2025-04-08 lies in week 15, the rule wants week 20 or the last week"),
      Reason(
        "FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO;WKST=SU", .weekNumbers, "2025-04-06",
        "2025-04-06 lies in week 15, the rule wants week 20, weeks beginning on Sunday"),
      Reason(
        "FREQ=YEARLY;BYYEARDAY=100", .yearDays, "2025-04-08",
        "2025-04-08 is the 98th day of the year, the rule wants the 100th day"),
      Reason(
        "FREQ=YEARLY;BYYEARDAY=1,-1", .yearDays, "2025-12-30",
        "2025-12-30 is the 364th day and the second to last day of the year, the rule wants the 1st day or the last day"
      ),
      Reason(
        "FREQ=MONTHLY;BYMONTHDAY=15", .monthDays, "2025-04-08",
        "2025-04-08 is the 8th of the month, the rule wants the 15th"),
      Reason(
        "FREQ=MONTHLY;BYMONTHDAY=-1", .monthDays, "2025-04-08",
        "2025-04-08 is the 8th and the 23rd to last day of the month, the rule wants the last day"),
      Reason(
        "FREQ=WEEKLY;BYDAY=MO,WE", .weekdays, "2025-04-08",
        "2025-04-08 is a Tuesday, the rule wants a Monday or a Wednesday"),
      Reason(
        "FREQ=MONTHLY;BYDAY=-1FR", .weekdays, "2025-04-08",
        "2025-04-08 is a Tuesday, the rule wants the last Friday of the month"),
      Reason(
        "FREQ=MONTHLY;BYDAY=3TU", .weekdays, "2025-04-08",
        "2025-04-08 is the second Tuesday of the month, the rule wants the third Tuesday of the month"
      ),
      Reason(
        "FREQ=MONTHLY;BYDAY=-1TU", .weekdays, "2025-04-08",
        "2025-04-08 is the second and fourth to last Tuesday of the month, the rule wants the last Tuesday of the month"
      ),
      Reason(
        "FREQ=YEARLY;BYDAY=20TU", .weekdays, "2025-04-08",
        "2025-04-08 is the 14th Tuesday of the year, the rule wants the 20th Tuesday of the year"),
      Reason(
        "FREQ=HOURLY;INTERVAL=5;BYHOUR=9,10,11", .hours, "2025-04-08",
        "on 2025-04-08 the rule comes to no hour that is 9 to 11"),
      Reason(
        "FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=1,-1", .setPositions, "2025-04-08",
        "what the other parts allow on 2025-04-08 is not the first or last in its month"),
      Reason(
        "FREQ=WEEKLY", .weekdays, "2025-04-09",
        "2025-04-09 is a Wednesday, the rule wants a Tuesday, as the start has it"),
      Reason(
        "FREQ=YEARLY", .months, "2025-04-07",
        "2025-04-07 lies in April, the rule wants January, as the start has it"),
      Reason(
        "FREQ=MONTHLY;RSCALE=HEBREW;BYMONTHDAY=1", .monthDays, "2025-04-08",
        "2025-04-08 does not meet BYMONTHDAY by the rule's calendar"),
    ])
  func reasons(reason: Reason) throws {
    let words = try rule(reason.rule).inWords(
      why: reason.part, excludes: try start(reason.day).civil, from: try start("2025-01-07"))
    #expect(words == reason.words)
  }

  @Test("the day can have another name")
  func name() throws {
    let words = try rule("FREQ=WEEKLY;BYDAY=MO").inWords(
      why: .weekdays, excludes: try start("2025-04-08").civil, from: try start("2025-01-07"),
      name: "2025-04-08 in Asia/Tokyo")
    #expect(words == "2025-04-08 in Asia/Tokyo is a Tuesday, the rule wants a Monday")
  }

  @Test("a part is named as in the file, one that the start fills in by its FREQ")
  func labels() throws {
    let weekly = try rule("FREQ=WEEKLY;INTERVAL=2;BYMONTH=4")
    #expect(weekly.label(of: .interval) == "FREQ=WEEKLY;INTERVAL=2")
    #expect(weekly.label(of: .months) == "BYMONTH")
    #expect(weekly.label(of: .weekdays) == "FREQ=WEEKLY")
  }
}
