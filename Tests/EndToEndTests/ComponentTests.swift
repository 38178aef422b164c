import Foundation
import Testing

@Suite("Alarms, to-dos and what is no event") struct ComponentTests {
  private static let days = ["--agenda", "2025-04-14", "--days", "3"]

  private static func calendar(_ lines: String) -> String {
    "BEGIN:VCALENDAR\nVERSION:2.0\nPRODID:-//Example//Test//EN\n\(lines)\nEND:VCALENDAR\n"
  }

  private static let alarms = calendar(
    """
    BEGIN:VEVENT
    UID:meeting
    DTSTART;TZID=Europe/Berlin:20250414T090000
    DTEND;TZID=Europe/Berlin:20250414T100000
    RRULE:FREQ=DAILY;COUNT=2
    SUMMARY:Meeting
    LOCATION:Room 4
    BEGIN:VALARM
    ACTION:DISPLAY
    DESCRIPTION:Almost there
    TRIGGER:-PT15M
    REPEAT:1
    DURATION:PT5M
    ACKNOWLEDGED:20250414T064600Z
    END:VALARM
    BEGIN:VALARM
    ACTION:AUDIO
    TRIGGER;RELATED=END:-P1D
    END:VALARM
    BEGIN:VALARM
    ACTION:DISPLAY
    TRIGGER:soon
    END:VALARM
    END:VEVENT
    BEGIN:VTODO
    UID:tax
    SUMMARY:File taxes
    DUE;VALUE=DATE:20250415
    BEGIN:VALARM
    ACTION:DISPLAY
    TRIGGER;RELATED=END:PT8H
    END:VALARM
    END:VTODO
    """)

  @Test("--alarms marks the events of an agenda with the times that are still to come")
  func agenda() throws {
    let run = try Run(Self.days + ["--alarms", "--quiet"], input: Self.alarms)
    #expect(
      run.output == """
        Monday, 14 April 2025
          09:00–10:00  Meeting ◷ 13 Apr 10:00 @ Room 4

        Tuesday, 15 April 2025
          all day      ☐ File taxes ◷ 08:00
          09:00–10:00  Meeting ◷ 14 Apr 10:00, 08:45 @ Room 4

        """)
    #expect(run.status == 0)
  }

  @Test("--alarms adds them to JSON, with what cannot be read as warnings")
  func json() throws {
    let run = try Run(Self.days + ["--alarms", "--format", "jsonl"], input: Self.alarms)
    let lines = run.output.split(separator: "\n")
    try #require(lines.count == 3)
    #expect(
      lines[0].contains(
        #""alarms": [{"action": "DISPLAY", "time": "2025-04-14T08:45:00+02:00", "repeats": "#
          + #"["2025-04-14T08:50:00+02:00"], "acknowledged": "2025-04-14T08:46:00+02:00", "#))
    #expect(lines[1].contains(#"{"action": "DISPLAY", "time": "2025-04-15T08:00:00+02:00""#))
    #expect(lines[2].contains(#""time": "2025-04-15T08:45:00+02:00""#))
    #expect(lines[2].contains(#""time": "2025-04-14T10:00:00+02:00""#))
    #expect(
      run.errors
        == "icalview: <stdin>:25: warning: TRIGGER is 'soon', expected a length such as PT1H;"
        + " passed over\n")
    #expect(run.status == 0)
  }

  @Test("without --alarms nothing of them is shown, written or said")
  func notAsked() throws {
    let text = try Run(Self.days, input: Self.alarms)
    #expect(text.output.contains("Meeting @ Room 4"))
    #expect(text.errors == "")
    #expect(try !Run(Self.days + ["--json"], input: Self.alarms).output.contains("alarms"))
    let all = try Run(["--all", "--alarms", "--json", "--quiet"], input: Self.alarms)
    #expect(all.output.contains(#""time": "2025-04-14T08:45:00+02:00""#))
  }

  @Test("to-dos are marked when they are done, and stand below an agenda without a date")
  func todos() throws {
    let input = Self.calendar(
      """
      BEGIN:VTODO
      UID:a
      SUMMARY:Book train
      DTSTART:20250414T080000
      DURATION:PT1H
      STATUS:COMPLETED
      END:VTODO
      BEGIN:VTODO
      UID:b
      SUMMARY:Paint the fence
      END:VTODO
      BEGIN:VTODO
      UID:c
      SUMMARY:Read the book
      PERCENT-COMPLETE:100
      END:VTODO
      BEGIN:VJOURNAL
      UID:d
      SUMMARY:Diary
      DTSTART;VALUE=DATE:20250415
      END:VJOURNAL
      """)
    let run = try Run(Self.days, input: input)
    #expect(
      run.output == """
        Monday, 14 April 2025
          08:00–09:00  ☒ Book train

        Tuesday, 15 April 2025
          all day      ✎ Diary

        No date
          ☐ Paint the fence
          ☒ Read the book

        """)
    #expect(run.errors == "")
    let month = try Run(["--month", "2025-04", "--json"], input: input)
    #expect(try JSON(month.output).summaries == ["Book train", "Diary"])
  }

  @Test("free/busy and availability are never an error in a view, whatever they hold")
  func busyTime() throws {
    let input = Self.calendar(
      """
      BEGIN:VFREEBUSY
      UID:a
      FREEBUSY:sometimes
      END:VFREEBUSY
      BEGIN:VAVAILABILITY
      UID:b
      DTSTART:always
      BEGIN:AVAILABLE
      UID:c
      END:AVAILABLE
      END:VAVAILABILITY
      BEGIN:VEVENT
      UID:d
      DTSTART:20250414T080000
      SUMMARY:Meeting
      END:VEVENT
      """)
    for arguments in [Self.days, ["--all"]] {
      let run = try Run(arguments + ["--json", "--strict"], input: input)
      #expect(try JSON(run.output).summaries == ["Meeting"])
      #expect(try JSON(run.output).strings("diagnostics", "code") == [])
      #expect(run.status == 0)
    }
  }
}
