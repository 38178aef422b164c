import CalendarLayout
import CalendarModel
import CalendarRendering
import TestSupport
import Testing

extension JSONSchema {
  /// What a document is held to.
  static let document = JSONSchema("icalview")
  /// What a line of JSON lines is held to.
  static let line = JSONSchema("icalview", part: "#/$defs/line")
}

@Suite("the JSON schema") struct JSONSchemaTests {
  /// Events of all kinds and shapes, with text that is meant to do harm.
  private static func events() throws -> [Occurrence] {
    var generator = SeededGenerator(seed: 6)
    let position = SourcePosition(source: "work.ics", line: 1)
    let day = try PageSample.day("2025-04-15")
    let time = EventTime.dateTime(CivilDateTime(startOf: day), zone: .named("a[b]/c\"\u{202E}"))
    let hostile = PageSample.event("\u{1B}]0;x\u{7}\u{9B}\"\\\u{2028}\u{202E}\u{FEFF}", kind: .todo)
    {
      $0.uid = "\u{0}"
      $0.status = "IN-PROCESS"
      $0.url = "javascript:alert('1')"
      $0.organizer = Person(name: "👩‍🚀", address: "")
      $0.attendees = [Attendee(Person(name: nil, address: "x"), role: nil, status: nil)]
      $0.categories = ["", "a,b"]
      $0.color = RGBColor(rgb: 0)
      $0.start = .date(day)
      $0.end = .after(EventDuration(days: 1, seconds: 0))
      $0.completed = time
      $0.rules = [WrittenRule(nil, text: "FREQ=\u{1}", position: position)]
      $0.exceptionDates = [RecurrenceDate(time, position: position)]
      $0.recurrenceDates = [
        RecurrenceDate(time, position: position),
        RecurrenceDate(time, end: .at(time), position: position),
        RecurrenceDate(
          time, end: .after(EventDuration(days: 0, seconds: -900)), position: position),
      ]
    }
    var alarming = Occurrence(hostile, span: .days(start: day, end: .max), original: .date(day))
    var alarm = Alarm(action: "AUDIO", trigger: .absolute(time))
    alarm.description = "\u{1B}[2J\""
    alarm.attendees = [Person(name: nil, address: "\u{0}")]
    let late = ZonedTime(CivilDateTime(startOf: .max), utcOffset: -3600)
    alarming.alarms = [
      ScheduledAlarm(alarm, times: [late, late], acknowledged: late),
      ScheduledAlarm(alarm, times: [], acknowledged: nil),
    ]
    return try (0..<40).map { _ in try PageSample.random(using: &generator) } + [
      alarming,
      Occurrence(PageSample.event(nil, kind: .journal), span: nil),
    ]
  }

  private static func page(_ kind: Page.Kind, sixWeeks: Bool = false) throws -> Page {
    PageSample.page(
      try PageSample.view(
        kind, "2025-04-01", "2025-05-31", startingOn: .saturday,
        numbering: sixWeeks ? .off : .us, sixWeeks: sixWeeks), try events(),
      diagnostics: [
        Diagnostic(
          .error, .unclosedComponent, "\u{1B}[2J", hint: "x",
          at: SourcePosition(source: "a\u{9B}.ics", line: 7))
      ])
  }

  @Test("every kind of page is a valid document")
  func documents() throws {
    let pages = try Page.Kind.allCases.flatMap { kind in
      [try Self.page(kind), try Self.page(kind, sixWeeks: true)]
    }
    let faults = try JSONSchema.document.faults(of: pages.map(JSONDocument().text(of:)))
    #expect(faults == pages.map { _ in "" })
  }

  @Test("every event is a valid line, and so is every component")
  func lines() throws {
    let lines = try [Page.Kind.year, .all].flatMap { kind in
      JSONLinesDocument().text(of: try Self.page(kind)).split(separator: "\n").map(String.init)
    }
    #expect(lines.count == 84)
    #expect(try JSONSchema.line.faults(of: lines) == lines.map { _ in "" })
  }

  /// A change to a valid document of `kind` that makes it invalid.
  struct Damage: CustomTestStringConvertible {
    var kind = Page.Kind.month
    var replacing: String
    var with: String
    var testDescription: String { "\(kind): \(replacing) → \(with)" }
  }

  @Test("a document with a wrong, missing or foreign key, or of another kind, is not valid")
  func damages() throws {
    let damages = [
      Damage(replacing: #""version": 1"#, with: #""version": 2"#),
      Damage(replacing: #""kind": "month""#, with: #""kind": "week""#),
      Damage(replacing: #""month": "2025-04", "#, with: ""),
      Damage(kind: .week, replacing: #""timeZone""#, with: #""month": "2025-04", "timeZone""#),
      Damage(kind: .week, replacing: #""weeks""#, with: #""days""#),
      Damage(kind: .year, replacing: #""months""#, with: #""weeks""#),
      Damage(kind: .strip, replacing: #""kind": "strip""#, with: #""kind": "all""#),
      Damage(kind: .all, replacing: #""first": null"#, with: #""first": "2025-04-01""#),
      Damage(kind: .all, replacing: #""rdate": [], "#, with: ""),
      Damage(kind: .all, replacing: #""kind": "all""#, with: #""kind": "range""#),
      Damage(replacing: #""inMonth": "#, with: #""isInMonth": "#),
      Damage(replacing: #""summary": "#, with: #""title": null, "summary": "#),
      Damage(replacing: #""alarms": ["#, with: #""alarms": [null, "#),
      Damage(replacing: #""action": "AUDIO""#, with: #""action": "NONE""#),
      Damage(replacing: #""snoozes": null"#, with: #""snoozed": null"#),
      Damage(replacing: #""proximity": null, "#, with: ""),
      Damage(replacing: #""url": null, "#, with: ""),
      Damage(replacing: #""completed": "#, with: #""done": "#),
      Damage(replacing: #""allDay": true"#, with: #""allDay": false"#),
      Damage(replacing: #""lane": 0"#, with: #""lane": -1"#),
      Damage(replacing: #""through": "#, with: #""through": 7, "to": "#),
      Damage(replacing: #""line": 7"#, with: #""line": 0"#),
    ]
    let texts = try damages.map { damage in
      let text = JSONDocument().text(of: try Self.page(damage.kind))
      #expect(text.contains(damage.replacing), "\(damage.testDescription)")
      return text.replacing(damage.replacing, with: damage.with)
    }
    let faults = try JSONSchema.document.faults(of: texts)
    for (damage, fault) in zip(damages, faults) {
      #expect(!fault.isEmpty, "\(damage.testDescription)")
    }
  }
}
