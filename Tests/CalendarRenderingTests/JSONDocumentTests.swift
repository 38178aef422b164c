import CalendarLayout
import CalendarModel
import CalendarRendering
import Foundation
import TestSupport
import Testing

@Suite("JSONDocument") struct JSONDocumentTests {
  /// The week of a trade fair and a stand-up, as the format was first written down.
  private static let example = """
    {
      "format": "icalview", "version": 1,
      "view": {"kind": "week", "first": "2025-04-14", "last": "2025-04-20", "timeZone": "Europe/Berlin", "locale": "de-DE",
               "firstWeekday": "monday", "today": "2025-04-15"},
      "calendars": [{"id": 0, "name": "Work", "source": "work.ics", "color": "#3366cc"}],
      "events": [
        {"calendar": 0, "kind": "event", "uid": "fair@example.com", "recurrenceId": null, "recurring": false, "summary": "Trade fair",
         "allDay": true, "start": "2025-04-12", "end": "2025-04-17", "timeZone": null, "status": "CONFIRMED", "transparency": "OPAQUE",
         "location": null, "description": null, "categories": [], "url": null, "organizer": null, "attendees": [], "color": null},
        {"calendar": 0, "kind": "event", "uid": "standup@example.com", "recurrenceId": "2025-04-15T09:00:00+02:00", "recurring": true,
         "summary": "Stand-up", "allDay": false, "start": "2025-04-15T10:00:00+02:00", "end": "2025-04-15T10:15:00+02:00",
         "timeZone": "Europe/Berlin", "status": null, "transparency": "OPAQUE", "location": "Room 4", "description": "moved by an hour",
         "categories": ["team"], "url": null, "organizer": {"name": "Ada", "address": "mailto:ada@example.com"},
         "attendees": [{"name": null, "address": "mailto:bob@example.com", "role": "REQ-PARTICIPANT", "status": "ACCEPTED"}], "color": null}],
      "weeks": [{"number": 16, "year": 2025,
                 "days": [{"date": "2025-04-14", "inMonth": true, "today": false, "weekend": false, "events": [0]},
                          {"date": "2025-04-15", "inMonth": true, "today": true, "weekend": false, "events": [0, 1]},
                          {"date": "2025-04-16", "inMonth": true, "today": false, "weekend": false, "events": [0]},
                          {"date": "2025-04-17", "inMonth": true, "today": false, "weekend": false, "events": []},
                          {"date": "2025-04-18", "inMonth": true, "today": false, "weekend": false, "events": []},
                          {"date": "2025-04-19", "inMonth": true, "today": false, "weekend": true, "events": []},
                          {"date": "2025-04-20", "inMonth": true, "today": false, "weekend": true, "events": []}],
                 "bars": [{"event": 0, "lane": 0, "from": 0, "through": 2, "continuesBefore": true, "continuesAfter": false}]}],
      "diagnostics": [{"severity": "warning", "code": "ICV407", "message": "…", "source": "work.ics", "line": 12}]
    }
    """

  private static func examplePage() throws -> Page {
    let fair = PageSample.event("Trade fair") {
      $0.uid = "fair@example.com"
      $0.status = "CONFIRMED"
    }
    let standUp = PageSample.event("Stand-up") {
      $0.uid = "standup@example.com"
      $0.location = "Room 4"
      $0.description = "moved by an hour"
      $0.categories = ["team"]
      $0.organizer = Person(name: "Ada", address: "mailto:ada@example.com")
      $0.attendees = [
        Attendee(
          Person(name: nil, address: "mailto:bob@example.com"), role: "REQ-PARTICIPANT",
          status: "ACCEPTED")
      ]
    }
    return PageSample.page(
      try PageSample.view(.week, "2025-04-15", "2025-04-15"),
      [
        Occurrence(
          fair,
          span: .days(
            start: try PageSample.day("2025-04-12"), end: try PageSample.day("2025-04-17"))),
        Occurrence(
          standUp,
          span: .time(
            start: try PageSample.time("2025-04-15 10:00"),
            end: try PageSample.time("2025-04-15 10:15")),
          original: .time(try PageSample.time("2025-04-15 09:00")), timeZone: "Europe/Berlin"),
      ],
      diagnostics: [
        Diagnostic(
          .warning, .ruleUntilForm, "…", at: SourcePosition(source: "work.ics", line: 12))
      ])
  }

  @Test("the example of the format is written from its values, key by key in its order")
  func example() throws {
    let text = JSONDocument().text(of: try Self.examplePage())
    #expect(try parsed(text) == parsed(Self.example))
    #expect(keys(of: text) == keys(of: Self.example))
    #expect(try JSONSchema.document.faults(of: [text, Self.example]) == ["", ""])
  }

  private func parsed(_ text: String) throws -> NSDictionary? {
    try JSONSerialization.jsonObject(with: Data(text.utf8)) as? NSDictionary
  }

  /// The names of all members, in the order of the text.
  private func keys(of text: String) -> [Substring] { text.matches(of: #/"(\w+)": /#).map(\.1) }

  @Test("each view, calendar, event, day, bar and diagnostic has a line of its own")
  func layout() throws {
    let page = PageSample.page(
      try PageSample.view(.week, "2025-04-15", "2025-04-15", numbering: .off),
      [try PageSample.days("Fair", "2025-04-12", "2025-04-16")])
    #expect(
      JSONDocument().text(of: page) == """
        {
          "format": "icalview",
          "version": 1,
          "view": {"kind": "week", "first": "2025-04-14", "last": "2025-04-20", \
        "timeZone": "Europe/Berlin", "locale": "de-DE", "firstWeekday": "monday", \
        "today": "2025-04-15"},
          "calendars": [
            {"id": 0, "name": "Work", "source": "work.ics", "color": "#3366cc"}
          ],
          "events": [
            {"calendar": 0, "kind": "event", "uid": null, "recurrenceId": null, \
        "recurring": false, "summary": "Fair", "allDay": true, "start": "2025-04-12", \
        "end": "2025-04-16", "timeZone": null, "status": null, "transparency": "OPAQUE", \
        "location": null, "description": null, "categories": [], "url": null, \
        "organizer": null, "attendees": [], "color": null}
          ],
          "weeks": [
            {
              "number": null,
              "year": null,
              "days": [
                {"date": "2025-04-14", "inMonth": true, "today": false, "weekend": false, "events": [0]},
                {"date": "2025-04-15", "inMonth": true, "today": true, "weekend": false, "events": [0]},
                {"date": "2025-04-16", "inMonth": true, "today": false, "weekend": false, "events": []},
                {"date": "2025-04-17", "inMonth": true, "today": false, "weekend": false, "events": []},
                {"date": "2025-04-18", "inMonth": true, "today": false, "weekend": false, "events": []},
                {"date": "2025-04-19", "inMonth": true, "today": false, "weekend": true, "events": []},
                {"date": "2025-04-20", "inMonth": true, "today": false, "weekend": true, "events": []}
              ],
              "bars": [
                {"event": 0, "lane": 0, "from": 0, "through": 1, "continuesBefore": true, "continuesAfter": false}
              ]
            }
          ],
          "diagnostics": []
        }

        """)
  }

  @Test(
    "a month and a strip name their month after the visible days",
    arguments: [Page.Kind.month, .strip])
  func month(kind: Page.Kind) throws {
    let text = JSONDocument().text(
      of: PageSample.page(try PageSample.view(kind, "2025-04-01", "2025-04-30"), []))
    #expect(
      keys(of: text).prefix(11) == [
        "format", "version", "view", "kind", "first", "last", "month", "timeZone", "locale",
        "firstWeekday", "today",
      ])
    #expect(text.contains(#""month": "2025-04", "#))
  }

  @Test("everything has no visible days, and adds what a component repeats on")
  func all() throws {
    let time = try CivilDateTime(PageSample.day("2025-04-15"), hour: 9, minute: 30)
    let position = SourcePosition(source: "work.ics", line: 1)
    let series = PageSample.event("Choir") { event in
      event.rules = ["FREQ=WEEKLY;COUNT=3", "FREQ=YEARLY"].map {
        WrittenRule(nil, text: $0, position: position)
      }
      event.recurrenceDates = [
        RecurrenceDate(
          .dateTime(time, zone: .utc), end: .after(EventDuration(days: 0, seconds: 3600)),
          position: position)
      ]
      event.exceptionDates = [
        RecurrenceDate(.dateTime(time, zone: .named("Europe/Berlin")), position: position)
      ]
    }
    let text = JSONDocument().text(
      of: PageSample.page(
        try PageSample.view(.all, "2025-04-01", "2025-04-30"), [Occurrence(series, span: nil)]))
    #expect(text.contains(#""view": {"kind": "all", "first": null, "last": null, "timeZone""#))
    #expect(text.contains(#""recurrenceId": null, "recurring": true, "#))
    #expect(
      text.contains(
        #""color": null, "rrule": "FREQ=WEEKLY;COUNT=3\nFREQ=YEARLY", "rdate": ["#
          + #""2025-04-15T09:30:00Z/PT1H"], "exdate": ["2025-04-15T09:30:00[Europe/Berlin]"]}"#))
    #expect(text.contains("  ],\n  \"diagnostics\": []\n}\n"))
  }

  @Test("a to-do adds when it is due and when it was done")
  func todo() throws {
    let due = try PageSample.time("2025-04-15 18:00")
    let dueTime = EventTime.dateTime(due.civil, zone: .floating)
    let start = EventTime.dateTime(due.civil.adding(days: -1), zone: .floating)
    let done = EventTime.dateTime(due.civil, zone: .utc)
    let onItsDue = PageSample.event("On its due", kind: .todo) { $0.end = .at(dueTime) }
    let fromStart = PageSample.event("From its start", kind: .todo) {
      $0.start = start
      $0.end = .at(dueTime)
      $0.completed = done
    }
    let open = PageSample.event("Open", kind: .todo) { $0.start = start }
    let text = JSONLinesDocument().text(
      of: PageSample.page(
        try PageSample.view(.week, "2025-04-15", "2025-04-15"),
        [
          Occurrence(
            fromStart, span: .time(start: try PageSample.time("2025-04-14 18:00"), end: due)),
          Occurrence(
            open,
            span: .time(
              start: try PageSample.time("2025-04-14 18:00"),
              end: try PageSample.time("2025-04-14 18:00"))),
          Occurrence(onItsDue, span: .time(start: due, end: due)),
          Occurrence(PageSample.event("Someday", kind: .todo), span: nil),
        ]))
    #expect(
      text.matches(of: #/"color": (.*)\n/#).map { String($0.1) } == [
        #"null, "due": "2025-04-15T18:00:00+02:00", "completed": "2025-04-15T18:00:00Z"}"#,
        #"null, "due": null, "completed": null}"#,
        #"null, "due": "2025-04-15T18:00:00+02:00", "completed": null}"#,
        #"null, "due": null, "completed": null}"#,
      ])
  }

  @Test("alarms are written when they were asked for, also where there is none")
  func alarms() throws {
    var alarm = Alarm(
      action: "EMAIL", trigger: .relative(EventDuration(days: 0, seconds: -600), to: .start))
    alarm.summary = "Soon"
    alarm.description = "In ten minutes"
    alarm.attendees = [Person(name: "Ada", address: "mailto:ada@example.com")]
    alarm.uid = "second"
    alarm.snoozes = "first"
    var place = Alarm(
      action: "DISPLAY", trigger: .relative(EventDuration(days: 0, seconds: 0), to: .start))
    place.proximity = "ARRIVE"
    let times = try ["09:20", "09:25", "09:30"].map { try PageSample.time("2025-04-15 \($0)") }
    var meeting = try PageSample.timed("Meeting", "2025-04-15 09:30", "2025-04-15 10:00")
    meeting.alarms = [
      ScheduledAlarm(alarm, times: times, acknowledged: times[1]),
      ScheduledAlarm(place, times: [], acknowledged: times[1]),
    ]
    var lunch = try PageSample.timed("Lunch", "2025-04-15 12:30", "2025-04-15 13:00")
    lunch.alarms = []
    let text = JSONLinesDocument().text(
      of: PageSample.page(try PageSample.view(.week, "2025-04-15", "2025-04-15"), [meeting, lunch]))
    #expect(
      text.matches(of: #/"color": null, (.*)\n/#).map { String($0.1) } == [
        #""alarms": [{"action": "EMAIL", "time": "2025-04-15T09:20:00+02:00", "repeats": "#
          + #"["2025-04-15T09:25:00+02:00", "2025-04-15T09:30:00+02:00"], "acknowledged": "#
          + #""2025-04-15T09:25:00+02:00", "proximity": null, "summary": "Soon", "description": "#
          + #""In ten minutes", "attendees": [{"name": "Ada", "address": "#
          + #""mailto:ada@example.com"}], "uid": "second", "snoozes": "first"}, "#
          + #"{"action": "DISPLAY", "time": null, "repeats": [], "acknowledged": null, "#
          + #""proximity": "ARRIVE", "summary": null, "description": null, "attendees": [], "#
          + #""uid": null, "snoozes": null}]}"#,
        #""alarms": []}"#,
      ])
    let lines = text.split(separator: "\n").map(String.init)
    #expect(try JSONSchema.line.faults(of: lines) == ["", ""])
  }
}

extension Document {
  /// The whole text.
  func text(of page: Page) -> String {
    var text = ""
    write(page, to: &text)
    return text
  }
}
