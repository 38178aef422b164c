import CalendarModel
import Testing

@Suite("Occurrence") struct OccurrenceTests {
  private static let position = SourcePosition(source: "work.ics", line: 1)

  private func occurrence(
    _ span: Occurrence.Span?, _ summary: String? = nil, uid: String? = nil
  ) -> Occurrence {
    var event = Event(kind: .event, calendar: 0, position: Self.position)
    event.summary = summary
    event.uid = uid
    return Occurrence(event, span: span)
  }

  private func allDay(_ start: String, _ end: String) throws -> Occurrence.Span {
    .days(start: try CivilDate(start), end: try CivilDate(end))
  }

  private func timed(
    _ start: String, _ end: String, offsets: (Int, Int) = (0, 0)
  ) throws -> Occurrence.Span {
    .time(
      start: ZonedTime(try CivilDateTime(start), utcOffset: offsets.0),
      end: ZonedTime(try CivilDateTime(end), utcOffset: offsets.1))
  }

  @Test("an all-day occurrence touches the days before its end and is a bar")
  func allDayDays() throws {
    let one = occurrence(try allDay("2025-04-15", "2025-04-16"))
    #expect(one.days == (try CivilDate("2025-04-15")...CivilDate("2025-04-15")))
    let three = occurrence(try allDay("2025-04-29", "2025-05-02"))
    #expect(three.days == (try CivilDate("2025-04-29")...CivilDate("2025-05-01")))
    #expect(one.isAllDay && one.isBar && three.isBar)
  }

  @Test(
    "a timed occurrence touches the days on which it takes time, and is a bar over several",
    arguments: [
      ("2025-04-15 09:00:00", "2025-04-15 10:00:00", "2025-04-15", false),
      ("2025-04-15 09:00:00", "2025-04-16 00:00:00", "2025-04-15", false),
      ("2025-04-15 09:00:00", "2025-04-16 00:00:01", "2025-04-16", true),
      ("2025-04-15 00:00:00", "2025-04-15 00:00:00", "2025-04-15", false),
      ("2025-04-15 09:00:00", "2025-04-17 00:00:00", "2025-04-16", true),
    ])
  func timedDays(start: String, end: String, last: String, isBar: Bool) throws {
    let occurrence = occurrence(try timed(start, end))
    #expect(occurrence.days == (try CivilDate("2025-04-15")...CivilDate(last)))
    #expect(occurrence.isBar == isBar)
    #expect(!occurrence.isAllDay)
  }

  @Test("an hour over the end of summer time stays on its day though the clock goes back")
  func foldedHour() throws {
    // Havana, 2025-11-02 01:00 becomes 00:00; St. John's once went from 00:01 back to 23:01.
    let havana = occurrence(
      try timed("2025-11-02 00:50:00", "2025-11-02 00:10:00", offsets: (-14400, -18000)))
    #expect(havana.days == (try CivilDate("2025-11-02")...CivilDate("2025-11-02")))
    let back = occurrence(
      try timed("2006-10-29 00:00:30", "2006-10-28 23:10:00", offsets: (-9000, -12600)))
    #expect(back.days == (try CivilDate("2006-10-29")...CivilDate("2006-10-29")))
  }

  @Test("what has no date touches no day and is no bar")
  func undated() {
    #expect(occurrence(nil).days == nil)
    #expect(!occurrence(nil).isBar)
  }

  @Test("lists are in the order start, all-day, length, summary, UID, and end with the undated")
  func order() throws {
    let sorted = [
      occurrence(try allDay("2025-04-14", "2025-04-20"), "week"),
      occurrence(try timed("2025-04-14 09:00:00", "2025-04-14 10:00:00"), "early"),
      occurrence(try allDay("2025-04-15", "2025-04-17"), "z two days"),
      occurrence(try allDay("2025-04-15", "2025-04-16"), "a one day"),
      occurrence(try allDay("2025-04-15", "2025-04-16"), "b one day"),
      occurrence(try timed("2025-04-15 00:00:00", "2025-04-15 00:00:00"), "midnight"),
      occurrence(try timed("2025-04-15 09:00:00", "2025-04-15 11:00:00"), "z longer"),
      occurrence(try timed("2025-04-15 09:00:00", "2025-04-15 10:00:00"), nil, uid: "1"),
      occurrence(try timed("2025-04-15 09:00:00", "2025-04-15 10:00:00"), "same", uid: "1"),
      occurrence(try timed("2025-04-15 09:00:00", "2025-04-15 10:00:00"), "same", uid: "2"),
      occurrence(nil, "a"), occurrence(nil, "b"),
    ]
    for (index, earlier) in sorted.enumerated() {
      #expect(!Occurrence.precedes(earlier, earlier))
      for later in sorted[(index + 1)...] {
        #expect(Occurrence.precedes(earlier, later))
        #expect(!Occurrence.precedes(later, earlier))
      }
    }
    let names = Occurrence.sorted(sorted.reversed()).map(\.event.summary)
    #expect(names == sorted.map(\.event.summary))
  }

  @Test("within an hour that the clock shows twice, the first showing comes first")
  func orderInFold() throws {
    let first = occurrence(
      try timed("2025-10-26 02:50:00", "2025-10-26 02:55:00", offsets: (7200, 7200)))
    let second = occurrence(
      try timed("2025-10-26 02:10:00", "2025-10-26 02:15:00", offsets: (3600, 3600)))
    #expect(Occurrence.precedes(first, second))
    #expect(!Occurrence.precedes(second, first))
  }

  @Test("an instance shares its series' event and carries its original start")
  func instances() throws {
    let master = occurrence(try allDay("2025-04-15", "2025-04-16"), "weekly")
    let original = Occurrence.Original.date(try CivilDate("2025-04-22"))
    let instance = master.instance(
      at: try allDay("2025-04-22", "2025-04-23"), original: original, timeZone: nil)
    #expect(instance.event == master.event)
    #expect(instance.isRecurring && !master.isRecurring)
    #expect(instance.original == original)
  }
}
