import CalendarModel
import Testing

@testable import ICalKit

@Suite("Reading events") struct EventReadingTests {
  @Test("a day without an end takes that day, DTEND is exclusive (RFC 5545 §3.6.1)")
  func allDay() throws {
    let one = try Shown(
      event("DTSTART;VALUE=DATE:20250402"), from: "2025-04-01", through: "2025-04-30")
    #expect(one.starts == ["2025-04-02"])
    #expect(one.ends == ["2025-04-03"])
    let three = event("DTSTART;VALUE=DATE:20250402", "DTEND;VALUE=DATE:20250405")
    #expect(try Shown(three, from: "2025-04-04").starts.count == 1)
    #expect(try Shown(three, from: "2025-04-05").starts.count == 0)
    let weeks = event("DTSTART;VALUE=DATE:20250402", "DURATION:P1W")
    #expect(try Shown(weeks, from: "2025-04-08").ends == ["2025-04-09"])
  }

  @Test("a time without an end is a moment, in the window when it falls inside")
  func moment() throws {
    let midnight = event("DTSTART;TZID=Europe/Berlin:20250402T000000")
    #expect(try Shown(midnight, from: "2025-04-02").ends == ["2025-04-02T00:00:00+02:00"])
    #expect(try Shown(midnight, from: "2025-04-01").starts == [])
  }

  @Test("floating times and days are the viewer's")
  func floating() throws {
    let body =
      event("DTSTART:20250402T090000") + "\n" + event("UID:b", "DTSTART;VALUE=DATE:20250402")
    let shown = try Shown(body, from: "2025-04-02", zone: "America/New_York")
    #expect(shown.starts == ["2025-04-02", "2025-04-02T09:00:00-04:00"])
    #expect(shown.schedule.occurrences.allSatisfy { $0.timeZone == nil })
  }

  @Test("DTEND may be in another zone than DTSTART")
  func twoZones() throws {
    let shown = try Shown(
      event(
        "DTSTART;TZID=Europe/Berlin:20250402T100000", "DTEND;TZID=America/New_York:20250402T130000"),
      from: "2025-04-02")
    #expect(shown.ends == ["2025-04-02T19:00:00+02:00"])
  }

  @Test("an end without a zone is read in the zone of its start, with a warning")
  func endWithoutZone() throws {
    let shown = try Shown(
      event("DTSTART;TZID=Europe/Berlin:20250402T100000", "DTEND:20250402T113000"),
      from: "2025-04-02", zone: "Asia/Tokyo")
    #expect(shown.ends == ["2025-04-02T18:30:00+09:00"])
    #expect(shown.codes == [.endTypeMismatch])
    #expect(shown.lines == [7])
  }

  @Test(
    "a zone that nobody knows is warned of once, wherever it is used first",
    arguments: [
      (["DTSTART;TZID=Nowhere:20250402T100000", "DTEND;TZID=Nowhere:20250402T110000"], 6),
      (["DTSTART:20250402T100000Z", "DTEND;TZID=Nowhere:20250402T190000"], 7),
      (["DTSTART:20250402T100000Z", "RRULE:FREQ=DAILY", "EXDATE;TZID=Nowhere:20250405T100000"], 8),
      (["DTSTART:20250402T100000Z", "RDATE;TZID=Nowhere:20250405T100000"], 7),
    ])
  func unknownZone(lines: [String], line: Int) throws {
    let shown = try Shown(
      event(lines.joined(separator: "\n")), from: "2025-04-02", through: "2025-04-04")
    #expect(shown.codes == [.unknownTZID])
    #expect(shown.lines == [line])
  }

  @Test("a calendar's zone that nobody knows is warned of where it is to be believed")
  func unknownCalendarZone() throws {
    let body =
      "X-WR-TIMEZONE:Nowhere\n" + event("DTSTART:20250402T100000") + "\n"
      + event("UID:b", "DTSTART:20250402T120000")
    let trusting = ScheduleOptions(trustsCalendarZone: true)
    let shown = try Shown(body, from: "2025-04-02", options: trusting)
    #expect(shown.starts == ["2025-04-02T10:00:00+02:00", "2025-04-02T12:00:00+02:00"])
    #expect(shown.codes == [.unknownTZID])
    #expect(shown.lines == [4])
    #expect(try Shown(body, from: "2025-04-02").codes == [])
    let known = body.replacing("Nowhere", with: "Asia/Tokyo")
    #expect(
      try Shown(known, from: "2025-04-02", options: trusting).starts
        == ["2025-04-02T03:00:00+02:00", "2025-04-02T05:00:00+02:00"])
  }

  @Test(
    "an end that cannot be is as if absent, with a warning",
    arguments: [
      ("DTSTART:20250402T100000Z", "DTEND:20250402T090000Z", DiagnosticCode.endBeforeStart),
      ("DTSTART:20250402T100000Z", "DTEND:20250402T100000Z", .endEqualsStart),
      ("DTSTART:20250402T100000Z", "DTEND;VALUE=DATE:20250403", .endTypeMismatch),
      ("DTSTART:20250402T100000Z", "DURATION:P", .invalidDuration),
      ("DTSTART:20250402T100000Z", "DURATION:", .invalidDuration),
      ("DTSTART:20250402T100000Z", "DURATION:-PT1H", .negativeDuration),
      ("DTSTART:20250402T100000Z", "DTEND:soon", .invalidDateTime),
      ("DTSTART:20250402T100000Z", "DURATION:P99999999999999999999D", .invalidDuration),
    ])
  func unusableEnd(start: String, end: String, code: DiagnosticCode) throws {
    let shown = try Shown(event(start, end), from: "2025-04-02", zone: "UTC")
    #expect(shown.ends == ["2025-04-02T10:00:00+00:00"])
    #expect(shown.codes == [code])
    #expect(shown.lines == [7])
  }

  @Test(
    "an all-day event whose end cannot be takes one day, with a warning",
    arguments: [
      ("DTEND;VALUE=DATE:20250402", DiagnosticCode.endEqualsStart),
      ("DTEND;VALUE=DATE:20250401", .endBeforeStart), ("DTEND:20250403T100000Z", .endTypeMismatch),
      ("DURATION:PT12H", .timeDurationOnDate),
    ])
  func unusableEndOfDay(end: String, code: DiagnosticCode) throws {
    let shown = try Shown(event("DTSTART;VALUE=DATE:20250402", end), from: "2025-04-02")
    #expect(shown.ends == ["2025-04-03"])
    #expect(shown.codes == [code])
  }

  @Test(
    "a start that is written oddly but can mean one thing is read, with a warning",
    arguments: [
      ("DTSTART:20250402", "2025-04-02", DiagnosticCode.dateWithoutValueDate),
      ("DTSTART;VALUE=DATE:20250402T000000", "2025-04-02", .valueDateWithTime),
      ("DTSTART:2025-04-02T10:00:00Z", "2025-04-02T10:00:00+00:00", .invalidDateTime),
      ("DTSTART:20250402T1000Z", "2025-04-02T10:00:00+00:00", .invalidDateTime),
      ("DTSTART:20250402T100000Z ", "2025-04-02T10:00:00+00:00", .whitespaceAroundValue),
      ("DTSTART;TZID=Europe/Berlin:20250402T100000Z", "2025-04-02T10:00:00+00:00", .utcWithTZID),
    ])
  func oddStart(line: String, start: String, code: DiagnosticCode) throws {
    let shown = try Shown(event(line), from: "2025-04-02", zone: "UTC")
    #expect(shown.starts == [start])
    #expect(shown.codes == [code])
  }

  @Test("second 60 is read as 59")
  func leapSecond() throws {
    let shown = try Shown(event("DTSTART:20161231T235960Z"), from: "2016-12-31", zone: "UTC")
    #expect(shown.starts == ["2016-12-31T23:59:59+00:00"])
    #expect(shown.codes == [])
  }

  @Test(
    "an event whose start cannot be read is left out with an error at the line, the rest is shown",
    arguments: [
      "DTSTART:NaN", "DTSTART:00000101T100000Z", "DTSTART:20250230T100000Z",
      "DTSTART:20250402T250000Z",
      "DTSTART;VALUE=DATE:20251301", "DTSTART:",
    ])
  func unreadableStart(line: String) throws {
    let good = event("UID:b", "DTSTART:20250402T100000Z")
    let shown = try Shown(event(line) + "\n" + good, from: "2030-01-01")
    #expect(shown.schedule.diagnostics.map(\.severity) == [.error])
    #expect(shown.lines == [6])
    #expect(try Shown(event(line) + "\n" + good, from: "2025-04-02").starts.count == 1)
  }

  @Test("a VEVENT without DTSTART is left out with an error")
  func missingStart() throws {
    let shown = try Shown(event("SUMMARY:x"), from: "2025-04-02")
    #expect(shown.codes == [.missingStart])
    #expect(shown.schedule.diagnostics.map(\.severity) == [.error])
  }

  @Test("lines that are none are reported, and their event is shown")
  func malformedLine() throws {
    let shown = try Shown(
      event("DTSTART:20250402T100000Z", "DESCRIPTION:one", "two", "SUMMARY:x"), from: "2025-04-02")
    #expect(shown.summaries == ["x"])
    #expect(shown.codes == [.malformedLine])
    #expect(shown.lines == [8])
  }

  @Test("blanks around the name of an inner component do not make it take what follows")
  func blanksAroundNames() throws {
    let shown = try Shown(
      event("BEGIN:VALARM ", "SUMMARY:alarm", "END: VALARM", "DTSTART:20250402T100000Z"),
      from: "2025-04-02", zone: "UTC")
    #expect(shown.starts == ["2025-04-02T10:00:00+00:00"])
  }

  @Test("texts lose their escapes, lists are cut at commas, tokens are in upper case")
  func texts() throws {
    let shown = try Shown(
      event(
        "DTSTART:20250402T100000Z", #"SUMMARY:A\, b; c\nd"#, #"CATEGORIES:one,two\,three"#,
        "CATEGORIES: four ", "STATUS:confirmed", "LOCATION:Hall 2, Bonn", "COLOR:tomato",
        "URL:https://example.com/?a=b:c",
        #"ORGANIZER;CN="Lovelace, Ada":mailto:ada@example.com"#,
        "ATTENDEE;ROLE=chair;PARTSTAT=ACCEPTED:mailto:bob@example.com"), from: "2025-04-02")
    let event = try #require(shown.schedule.occurrences.first?.event)
    #expect(event.summary == "A, b; c\nd")
    #expect(event.categories == ["one", "two,three", "four"])
    #expect(event.status == "CONFIRMED")
    #expect(event.transparency == "OPAQUE")
    #expect(event.location == "Hall 2, Bonn")
    #expect(event.color == RGBColor(rgb: 0xFF6347))
    #expect(event.url == "https://example.com/?a=b:c")
    #expect(event.organizer == Person(name: "Lovelace, Ada", address: "mailto:ada@example.com"))
    #expect(
      event.attendees == [
        Attendee(
          Person(name: nil, address: "mailto:bob@example.com"), role: "CHAIR", status: "ACCEPTED")
      ])
    #expect(shown.codes == [])
  }

  @Test("to-dos stand on their DTSTART or DUE, those without either have no day")
  func todos() throws {
    let body = [
      "BEGIN:VTODO\nUID:1\nDUE:20250402T100000Z\nSUMMARY:due\nEND:VTODO",
      "BEGIN:VTODO\nUID:2\nDTSTART:20250402T090000Z\nDUE:20250402T110000Z\nSUMMARY:both\nEND:VTODO",
      "BEGIN:VTODO\nUID:3\nSUMMARY:undated\nSTATUS:COMPLETED\nEND:VTODO",
      "BEGIN:VJOURNAL\nUID:4\nDTSTART;VALUE=DATE:20250402\nSUMMARY:note\nEND:VJOURNAL",
    ].joined(separator: "\n")
    let shown = try Shown(body, from: "2025-04-02", zone: "UTC")
    #expect(shown.summaries == ["note", "both", "due", "undated"])
    #expect(shown.ends[1] == "2025-04-02T11:00:00+00:00")
    #expect(shown.ends[2] == "2025-04-02T10:00:00+00:00")
    #expect(shown.schedule.occurrences.filter { $0.event.isCompleted }.count == 1)
  }

  @Test("NULs and broken bytes in one event leave the others alone")
  func hostileBytes() throws {
    let body = event("UID:n\u{0}ul", "DTSTART:20250402T1000\u{0}00Z", "SUMMARY:\u{1B}]0;x\u{7}y")
    let shown = try Shown(
      body + "\n" + event("UID:b", "DTSTART:20250402T120000Z", "SUMMARY:z"), from: "2025-04-02")
    #expect(shown.summaries == ["]0;xy", "z"])
    #expect(shown.codes == [.controlCharacter, .controlCharacter, .controlCharacter])
  }
}
