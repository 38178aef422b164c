import CalendarModel
import CalendarRendering
import Testing

@Suite("JSONLinesDocument") struct JSONLinesTests {
  @Test("a line is one event, with the name and the source of its calendar")
  func line() throws {
    let page = PageSample.page(
      try PageSample.view(.range, "2025-04-14", "2025-04-20"),
      [
        Occurrence(
          PageSample.event("Two\nlines") { $0.color = RGBColor(rgb: 0xFF6347) },
          span: .time(
            start: try PageSample.time("2025-04-15 10:00"),
            end: try PageSample.time("2025-04-15 10:15")),
          original: .time(try PageSample.time("2025-04-15 09:00")), timeZone: "UTC"),
        try PageSample.days("Fair", "2025-04-12", "2025-04-17"),
      ])
    #expect(
      JSONLinesDocument().text(of: page) == """
        {"calendar": "Work", "source": "work.ics", "kind": "event", "uid": null, \
        "recurrenceId": null, "recurring": false, "summary": "Fair", "allDay": true, \
        "start": "2025-04-12", "end": "2025-04-17", "timeZone": null, "status": null, \
        "transparency": "OPAQUE", "location": null, "description": null, "categories": [], \
        "url": null, "organizer": null, "attendees": [], "color": null}
        {"calendar": "Work", "source": "work.ics", "kind": "event", "uid": null, \
        "recurrenceId": "2025-04-15T09:00:00+02:00", "recurring": true, \
        "summary": "Two\\nlines", "allDay": false, "start": "2025-04-15T10:00:00+02:00", \
        "end": "2025-04-15T10:15:00+02:00", "timeZone": "UTC", "status": null, \
        "transparency": "OPAQUE", "location": null, "description": null, "categories": [], \
        "url": null, "organizer": null, "attendees": [], "color": "#ff6347"}

        """)
  }

  @Test("no events are no lines")
  func empty() throws {
    let page = PageSample.page(try PageSample.view(.range, "2025-04-14", "2025-04-20"), [])
    #expect(JSONLinesDocument().text(of: page) == "")
  }
}
