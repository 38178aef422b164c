import CalendarLayout
import CalendarModel
import CalendarRendering
import Testing

@Suite("alarms in an agenda") struct AlarmScreenTests {
  private static func alarm(_ time: String, acknowledged: String? = nil) throws -> ScheduledAlarm {
    let time = try PageSample.time(time)
    return ScheduledAlarm(
      Alarm(action: "DISPLAY", trigger: .absolute(.date(time.civil.date))), times: [time, time],
      acknowledged: try acknowledged.map(PageSample.time))
  }

  private static func text(
    _ occurrence: Occurrence, width: Int = 60, isASCII: Bool = false
  ) throws -> String {
    let day = "2025-04-15"
    var text = ""
    TextRenderer(options: TextOptions(width: width, isASCII: isASCII)).write(
      PageSample.page(try PageSample.view(.agenda, day, day), [occurrence]), to: &text)
    return text.split(separator: "\n").dropFirst().joined(separator: "\n")
  }

  private static func meeting(
    _ alarms: [ScheduledAlarm]?, title: String = "Budget"
  ) throws -> Occurrence {
    var meeting = Occurrence(
      PageSample.event(title) { $0.location = "Room 4" },
      span: .time(
        start: try PageSample.time("2025-04-15 09:30"), end: try PageSample.time("2025-04-15 10:00")
      ))
    meeting.alarms = alarms
    return meeting
  }

  @Test("an event shows when it reminds, in order, each time once, and another day by its name")
  func times() throws {
    let meeting = try Self.meeting([
      Self.alarm("2025-04-15 09:20"), Self.alarm("2025-04-14 18:00"),
      Self.alarm("2025-04-15 09:20"),
    ])
    #expect(
      try Self.text(meeting) == "  09:30–10:00  Budget ◷ 14. Apr. 18:00, 09:20 @ Room 4")
    #expect(
      try Self.text(meeting, isASCII: true)
        == "  09:30-10:00  Budget ! 14. Apr. 18:00, 09:20 @ Room 4")
  }

  @Test("what was dismissed, and what no time sets off, is not shown")
  func dismissed() throws {
    let meeting = try Self.meeting([
      Self.alarm("2025-04-15 09:20", acknowledged: "2025-04-15 09:21"),
      ScheduledAlarm(
        Alarm(action: "DISPLAY", trigger: .absolute(.date(.min))), times: [], acknowledged: nil),
    ])
    #expect(try Self.text(meeting) == "  09:30–10:00  Budget @ Room 4")
    #expect(try Self.text(Self.meeting(nil)) == "  09:30–10:00  Budget @ Room 4")
  }

  @Test("the title has the room before the alarms, and these before the place")
  func narrow() throws {
    let alarms = [try Self.alarm("2025-04-15 09:20")]
    let room = try Self.meeting(alarms, title: "Quarterly budget")
    #expect(try Self.text(room, width: 40) == "  09:30–10:00  Quarterly budget ◷ 09:20")
    let noRoom = try Self.meeting(alarms, title: "Quarterly budget plan")
    #expect(try Self.text(noRoom, width: 40) == "  09:30–10:00  Quarterly budget plan")
  }

  @Test("what has no date shows the day of its alarm")
  func undated() throws {
    var todo = Occurrence(PageSample.event("Paint", kind: .todo), span: nil)
    todo.alarms = [try Self.alarm("2025-04-15 09:20")]
    #expect(try Self.text(todo) == "  ☐ Paint ◷ 15. Apr. 09:20")
  }
}
