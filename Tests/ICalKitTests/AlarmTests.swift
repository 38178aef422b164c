import CalendarModel
import Testing

@testable import ICalKit

/// A VALARM with the given lines, shown on a screen if they name no action.
private func alarm(_ lines: String...) -> String {
  let body = lines.joined(separator: "\n")
  return "BEGIN:VALARM\n\(body.contains("ACTION:") ? "" : "ACTION:DISPLAY\n")\(body)\nEND:VALARM"
}

private func todo(_ lines: String...) -> String {
  "BEGIN:VTODO\nUID:a\n\(lines.joined(separator: "\n"))\nEND:VTODO"
}

/// What a viewer is shown when alarms are asked for.
private func shown(
  _ body: String, _ first: String, through last: String? = nil, zone: String = "Europe/Berlin"
) throws -> Shown {
  try Shown(
    body, from: first, through: last, zone: zone,
    options: ScheduleOptions(includesAlarms: true))
}

extension Shown {
  /// The alarms of each occurrence, in the order of ``starts``.
  fileprivate var alarms: [[ScheduledAlarm]] {
    sorted.map { $0.alarms ?? [] }
  }

  /// All times of alarms of each occurrence, as JSON writes them.
  fileprivate var alarmTimes: [[String]] {
    alarms.map { $0.flatMap(\.times).map(\.rfc3339) }
  }
}

@Suite("Alarms") struct AlarmTests {
  private static let meeting = [
    "DTSTART;TZID=Europe/Berlin:20250402T090000", "DTEND;TZID=Europe/Berlin:20250402T103000",
  ].joined(separator: "\n")

  private func times(of trigger: String) throws -> [[String]] {
    try shown(event(Self.meeting, alarm(trigger)), "2025-04-02").alarmTimes
  }

  @Test("a trigger counts from the start, or from the end with RELATED=END (RFC 5545 §3.8.6.3)")
  func edges() throws {
    #expect(try times(of: "TRIGGER:-PT15M") == [["2025-04-02T08:45:00+02:00"]])
    #expect(try times(of: "TRIGGER;RELATED=START:PT0S") == [["2025-04-02T09:00:00+02:00"]])
    #expect(try times(of: "TRIGGER:PT10M") == [["2025-04-02T09:10:00+02:00"]])
    #expect(try times(of: "TRIGGER;RELATED=END:-PT5M") == [["2025-04-02T10:25:00+02:00"]])
    #expect(
      try times(of: "TRIGGER;related=end;VALUE=DURATION:-P1W") == [["2025-03-26T10:30:00+01:00"]])
  }

  @Test("alarms that go off a hundred thousand times are enough, and it is said")
  func manyTimes() throws {
    let hundredTimes = alarm("TRIGGER:PT0S", "REPEAT:99", "DURATION:PT1S")
    let shown = try shown(
      event("DTSTART:20250402T000000Z", "RRULE:FREQ=MINUTELY;COUNT=1100", hundredTimes),
      "2025-04-02", zone: "UTC")
    #expect(
      shown.alarms.map(\.count) == Array(repeating: 1, count: 1000)
        + Array(repeating: 0, count: 100))
    #expect(shown.codes == [.alarmsCapped])
  }

  @Test("without an end the trigger counts from the one that the start implies")
  func impliedEnd() throws {
    let moment = event("DTSTART:20250402T090000Z", alarm("TRIGGER;RELATED=END:-PT5M"))
    #expect(
      try shown(moment, "2025-04-02", zone: "UTC").alarmTimes == [["2025-04-02T08:55:00+00:00"]])
    let day = event("DTSTART;VALUE=DATE:20250402", alarm("TRIGGER;RELATED=END:-PT5M"))
    #expect(try shown(day, "2025-04-02", zone: "UTC").alarmTimes == [["2025-04-02T23:55:00+00:00"]])
    let long = event(
      "DTSTART:20250402T090000Z", "DURATION:PT2H", alarm("TRIGGER;RELATED=END:-PT5M"))
    #expect(
      try shown(long, "2025-04-02", zone: "UTC").alarmTimes == [["2025-04-02T10:55:00+00:00"]])
  }

  @Test("over a clock change a day is nominal and 24 hours are exact (§3.3.6)")
  func clockChange() throws {
    // Clocks went from 02:00 to 03:00 on 30 March.
    let body = event(
      "DTSTART;TZID=Europe/Berlin:20250330T090000", alarm("TRIGGER:-P1D"), alarm("TRIGGER:-PT24H"),
      alarm("TRIGGER:-P1DT1H"))
    #expect(
      try shown(body, "2025-03-30").alarmTimes == [
        ["2025-03-29T09:00:00+01:00", "2025-03-29T08:00:00+01:00", "2025-03-29T08:00:00+01:00"]
      ])
  }

  @Test("days are counted on the event's clock, that of its end from there")
  func zoneOfDays() throws {
    // New York's clocks went forward on 9 March, Berlin's not yet: 09:00 the day before is 14:00 UTC.
    let start = event("DTSTART;TZID=America/New_York:20250309T090000", alarm("TRIGGER:-P1D"))
    #expect(try shown(start, "2025-03-09").alarmTimes == [["2025-03-08T15:00:00+01:00"]])
    let end = event(
      "DTSTART;TZID=Europe/Berlin:20250309T130000", "DTEND;TZID=America/New_York:20250309T090000",
      alarm("TRIGGER;RELATED=END:-P1D"))
    #expect(try shown(end, "2025-03-09").alarmTimes == [["2025-03-08T15:00:00+01:00"]])
  }

  @Test("whole days begin and end at the viewer's midnight")
  func wholeDays() throws {
    let body = event(
      "DTSTART;VALUE=DATE:20250402", "DTEND;VALUE=DATE:20250404", alarm("TRIGGER:-PT15H"),
      alarm("TRIGGER:PT9H"), alarm("TRIGGER;RELATED=END:-PT1H"))
    #expect(
      try shown(body, "2025-04-02", zone: "America/New_York").alarmTimes == [
        ["2025-04-01T09:00:00-04:00", "2025-04-02T09:00:00-04:00", "2025-04-03T23:00:00-04:00"]
      ])
    let overChange = event("DTSTART;VALUE=DATE:20250331", alarm("TRIGGER:-P1D"))
    #expect(try shown(overChange, "2025-03-31").alarmTimes == [["2025-03-30T00:00:00+01:00"]])
  }

  @Test("REPEAT and DURATION make it go off again")
  func repetitions() throws {
    let body = event(Self.meeting, alarm("TRIGGER:-PT15M", "REPEAT:2", "DURATION:PT5M"))
    #expect(
      try shown(body, "2025-04-02").alarmTimes == [
        [
          "2025-04-02T08:45:00+02:00", "2025-04-02T08:50:00+02:00", "2025-04-02T08:55:00+02:00",
        ]
      ])
    // A day later over the clock change it is the same hour, two days later too.
    let daily = event(
      "DTSTART;TZID=Europe/Berlin:20250329T090000",
      alarm("TRIGGER:PT0S", "REPEAT:2", "DURATION:P1D"))
    #expect(
      try shown(daily, "2025-03-29").alarmTimes == [
        [
          "2025-03-29T09:00:00+01:00", "2025-03-30T09:00:00+02:00", "2025-03-31T09:00:00+02:00",
        ]
      ])
  }

  @Test("each instance has times of its own, a changed one the alarms of its override")
  func series() throws {
    let body =
      event(
        "DTSTART;TZID=Europe/Berlin:20250329T090000", "RRULE:FREQ=DAILY;COUNT=3",
        alarm("TRIGGER:-PT1H")) + "\n"
      + event(
        "RECURRENCE-ID;TZID=Europe/Berlin:20250330T090000",
        "DTSTART;TZID=Europe/Berlin:20250330T120000", alarm("TRIGGER:-PT5M"))
    #expect(
      try shown(body, "2025-03-01", through: "2025-04-30").alarmTimes == [
        ["2025-03-29T08:00:00+01:00"], ["2025-03-30T11:55:00+02:00"], ["2025-03-31T08:00:00+02:00"],
      ])
  }

  @Test(
    "an absolute trigger is a time of its own, in UTC or leniently in another zone",
    arguments: [
      ("TRIGGER;VALUE=DATE-TIME:20250401T100000Z", "2025-04-01T12:00:00+02:00"),
      ("TRIGGER;VALUE=DATE-TIME:20250401T100000", "2025-04-01T10:00:00+02:00"),
      ("TRIGGER;VALUE=DATE-TIME;TZID=Asia/Tokyo:20250401T100000", "2025-04-01T03:00:00+02:00"),
      ("TRIGGER;VALUE=DATE:20250401", "2025-04-01T00:00:00+02:00"),
    ])
  func absolute(trigger: String, time: String) throws {
    let shown = try shown(event(Self.meeting, alarm(trigger)), "2025-04-02")
    #expect(shown.alarmTimes == [[time]])
    #expect(shown.codes == [])
  }

  @Test("an acknowledgement counts for the instances up to it (RFC 9074 §6.1)")
  func acknowledged() throws {
    let body = event(
      "DTSTART:20250401T090000Z", "RRULE:FREQ=DAILY;COUNT=3",
      alarm("TRIGGER:-PT10M", "ACKNOWLEDGED:20250402T085000Z"))
    let shown = try shown(body, "2025-04-01", through: "2025-04-30", zone: "UTC")
    #expect(
      shown.alarms.map { $0.map { $0.acknowledged?.rfc3339 } } == [
        ["2025-04-02T08:50:00+00:00"], ["2025-04-02T08:50:00+00:00"], [nil],
      ])
  }

  @Test("Mozilla's note of an acknowledgement counts for all alarms that have none of their own")
  func mozillaAcknowledgement() throws {
    let body = event(
      "DTSTART:20250401T090000Z", "X-MOZ-LASTACK:20250401T085500Z", alarm("TRIGGER:-PT10M"),
      alarm("TRIGGER:-PT5M", "ACKNOWLEDGED:20250401T090000Z"), alarm("TRIGGER:-PT1M"))
    let shown = try shown(body, "2025-04-01", zone: "UTC")
    #expect(
      shown.alarms.first?.map { $0.acknowledged?.rfc3339 } == [
        "2025-04-01T08:55:00+00:00", "2025-04-01T09:00:00+00:00", nil,
      ])
  }

  @Test("all that an alarm says is kept with its event")
  func values() throws {
    let body = event(
      Self.meeting,
      alarm(
        "ACTION:email", "TRIGGER:-P1D", "SUMMARY:Soon", #"DESCRIPTION:One\, two\nthree"#,
        "ATTENDEE;CN=Ada:mailto:ada@example.com", "ATTENDEE:mailto:bob@example.com", "UID:second",
        "RELATED-TO;RELTYPE=SNOOZE:first", "RELATED-TO:other", "ATTACH:https://example.com/a.pdf"))
    let kept = try #require(try shown(body, "2025-04-02").schedule.occurrences.first?.event.alarms)
    var alarm = Alarm(
      action: "EMAIL", trigger: .relative(EventDuration(days: -1, seconds: 0), to: .start))
    alarm.summary = "Soon"
    alarm.description = "One, two\nthree"
    alarm.attendees = [
      Person(name: "Ada", address: "mailto:ada@example.com"),
      Person(name: nil, address: "mailto:bob@example.com"),
    ]
    alarm.uid = "second"
    alarm.snoozes = "first"
    #expect(kept == [alarm])
  }

  @Test("an alarm that a place sets off has no time (RFC 9074 §8)")
  func proximity() throws {
    for name in ["PROXIMITY", "X-APPLE-PROXIMITY"] {
      let body = event(
        Self.meeting,
        alarm(
          "TRIGGER;VALUE=DATE-TIME:19760401T005545Z", "\(name):ARRIVE", "BEGIN:VLOCATION", "UID:x",
          "URL:geo:40.443,-79.945;u=10", "END:VLOCATION"))
      let shown = try shown(body, "2025-04-02")
      #expect(shown.alarmTimes == [[]])
      #expect(shown.alarms.first?.map(\.alarm.proximity) == ["ARRIVE"])
      #expect(shown.codes == [])
    }
  }

  @Test("alarms whose action the RFC does not know are kept and not shown (§3.8.6.1)")
  func unknownAction() throws {
    let body = event(
      Self.meeting, alarm("ACTION:NONE", "TRIGGER;VALUE=DATE-TIME:19760401T005545Z"),
      alarm("ACTION:PROCEDURE", "TRIGGER:-PT5M"), alarm("ACTION:AUDIO", "TRIGGER:-PT1M"))
    let shown = try shown(body, "2025-04-02")
    #expect(shown.alarmTimes == [["2025-04-02T08:59:00+02:00"]])
    #expect(shown.schedule.occurrences.first?.event.alarms.count == 3)
    #expect(shown.codes == [])
  }

  // MARK: To-dos

  @Test(
    "a to-do's alarm counts from DTSTART or DUE, from the other where one is missing",
    arguments: [
      (["DTSTART:20250402T080000Z", "DUE:20250402T100000Z"], "START", "2025-04-02T07:00:00+00:00"),
      (["DTSTART:20250402T080000Z", "DUE:20250402T100000Z"], "END", "2025-04-02T09:00:00+00:00"),
      (["DTSTART:20250402T080000Z", "DURATION:PT30M"], "END", "2025-04-02T07:30:00+00:00"),
      (["DUE:20250402T100000Z"], "END", "2025-04-02T09:00:00+00:00"),
      (["DUE;VALUE=DATE:20250402"], "END", "2025-04-01T23:00:00+00:00"),
      (
        ["DTSTART;VALUE=DATE:20250402", "DUE;VALUE=DATE:20250404"], "END",
        "2025-04-03T23:00:00+00:00"
      ),
    ])
  func todoEdges(times: [String], edge: String, time: String) throws {
    let body = todo(times.joined(separator: "\n"), alarm("TRIGGER;RELATED=\(edge):-PT1H"))
    let shown = try shown(body, "2025-04-01", through: "2025-04-03", zone: "UTC")
    #expect(shown.alarmTimes == [[time]])
    #expect(shown.codes == [])
  }

  @Test(
    "a to-do that lacks what its alarm counts from has a warning",
    arguments: [
      ("DUE:20250402T100000Z", "START", ["2025-04-02T09:00:00+00:00"]),
      ("DTSTART:20250402T100000Z", "END", ["2025-04-02T09:00:00+00:00"]),
      ("DTSTART;VALUE=DATE:20250402", "END", ["2025-04-01T23:00:00+00:00"]),
      ("SUMMARY:Some day", "START", []), ("SUMMARY:Some day", "END", []),
    ])
  func missingEdge(line: String, edge: String, times: [String]) throws {
    let shown = try shown(
      todo(line, alarm("TRIGGER;RELATED=\(edge):-PT1H")), "2025-04-02", zone: "UTC")
    #expect(shown.alarmTimes == [times])
    #expect(shown.codes == [.triggerWithoutAnchor])
    #expect(shown.lines == [9])
  }

  @Test("an absolute alarm of a to-do without a date has its time")
  func undated() throws {
    let shown = try shown(
      todo("SUMMARY:Some day", alarm("TRIGGER;VALUE=DATE-TIME:20250401T100000Z")), "2030-01-01")
    #expect(shown.alarmTimes == [["2025-04-01T12:00:00+02:00"]])
    #expect(shown.codes == [])
  }

  // MARK: Faults

  @Test(
    "an alarm that is of no use is passed over with a warning at its line",
    arguments: [
      ("DESCRIPTION:x", DiagnosticCode.alarmMissingProperty, 7),
      ("TRIGGER:", .invalidDuration, 9), ("TRIGGER:15 minutes", .invalidDuration, 9),
      ("TRIGGER;VALUE=DATE-TIME:20250230T100000Z", .invalidDateTime, 9),
      ("TRIGGER:-P99999999999999999999D", .invalidDuration, 9),
    ])
  func unusable(line: String, code: DiagnosticCode, number: Int) throws {
    let shown = try shown(event("DTSTART:20250402T090000Z", alarm(line)), "2025-04-02")
    #expect(shown.alarmTimes == [[]])
    #expect(shown.codes == [code])
    #expect(shown.schedule.diagnostics.map(\.severity) == [.warning])
    #expect(shown.lines == [number])
  }

  @Test(
    "what is odd about an alarm but can be read has a warning",
    arguments: [
      ("TRIGGER:20250402T085000Z", DiagnosticCode.triggerWithoutValueDateTime),
      ("TRIGGER;RELATED=MIDDLE:-PT10M", .invalidEnumValue),
      ("TRIGGER: -PT10M\nREPEAT:2", .alarmRepeatWithoutDuration),
      ("TRIGGER:-PT10M\nDURATION:PT5M", .alarmRepeatWithoutDuration),
      ("TRIGGER:-PT10M\nREPEAT:2\nDURATION:PT0S", .invalidDuration),
      ("TRIGGER:-PT10M\nREPEAT:2\nDURATION:-PT5M", .invalidDuration),
      ("TRIGGER:-PT10M\nREPEAT:two\nDURATION:PT5M", .invalidNumber),
      ("TRIGGER:-PT10M\nREPEAT:99999999999999999999\nDURATION:PT5M", .invalidNumber),
      ("TRIGGER:-PT10M\nACKNOWLEDGED:now", .invalidDateTime),
      ("TRIGGER:-PT10M\nTRIGGER:-PT20M", .duplicateProperty),
      ("ACTION:\nTRIGGER:-PT10M", .alarmMissingProperty),
    ])
  func odd(lines: String, code: DiagnosticCode) throws {
    let shown = try shown(
      event("DTSTART:20250402T090000Z", alarm(lines)), "2025-04-02", zone: "UTC")
    #expect(shown.alarmTimes == [["2025-04-02T08:50:00+00:00"]])
    #expect(shown.codes == [code])
  }

  @Test("a length is one, whatever VALUE says")
  func lengthWithWrongValue() throws {
    #expect(try times(of: "TRIGGER;VALUE=DATE-TIME:-PT15M") == [["2025-04-02T08:45:00+02:00"]])
  }

  @Test("REPEAT:0 repeats nothing, without a word")
  func noRepetition() throws {
    let shown = try shown(
      event(Self.meeting, alarm("TRIGGER:PT0S", "REPEAT:0", "DURATION:PT5M")), "2025-04-02")
    #expect(shown.alarmTimes == [["2025-04-02T09:00:00+02:00"]])
    #expect(shown.codes == [])
  }

  @Test("of too many alarms or repetitions the first are read, and it is said")
  func limits() throws {
    let many = event(
      Self.meeting, (1...101).map { alarm("TRIGGER:-PT\($0)M") }.joined(separator: "\n"))
    #expect(try shown(many, "2025-04-02").alarmTimes.map(\.count) == [100])
    #expect(try shown(many, "2025-04-02").codes == [.alarmsCapped])
    let often = event(Self.meeting, alarm("TRIGGER:PT0S", "REPEAT:5000", "DURATION:PT1M"))
    #expect(try shown(often, "2025-04-02").alarmTimes.map(\.count) == [101])
    #expect(try shown(often, "2025-04-02").codes == [.alarmsCapped])
  }

  @Test("times beyond the calendar stop at its edge")
  func farAway() throws {
    let body = event(
      "DTSTART:20250402T090000Z", alarm("TRIGGER:-P3660000D"),
      alarm("TRIGGER:P3660000D", "REPEAT:1", "DURATION:P3660000DT9999999999S"))
    let times = try shown(body, "2025-04-02", zone: "UTC").alarmTimes
    #expect(times.first?.first == "0000-01-01T09:00:00+00:00")
    #expect(times.first?.last == "10000-12-31T23:59:59+00:00")
  }

  @Test("alarms and what there is to say about them come only when they are asked for")
  func notAsked() throws {
    let shown = try Shown(event(Self.meeting, alarm("TRIGGER:soon")), from: "2025-04-02")
    #expect(shown.schedule.occurrences.map { $0.alarms == nil } == [true])
    #expect(shown.codes == [])
  }
}
