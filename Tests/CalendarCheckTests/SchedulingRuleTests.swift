import CalendarModel
import Testing

@testable import CalendarCheck

/// RFC 5546 §3.2 to §3.5, written down a second time; PRIORITY of VTODO is nobody's.
@Suite("Rules on iTIP") struct SchedulingRuleTests {
  /// What a method says of a component.
  struct Row: CustomTestStringConvertible, Sendable {
    let method: String
    let component: String
    let required: [String]
    let forbidden: [String]
    var testDescription: String { "\(method) \(component)" }

    init(_ method: String, _ component: String, _ required: String, not forbidden: String = "") {
      self.method = method
      self.component = component
      self.required = required.split(separator: " ").map(String.init)
      self.forbidden = forbidden.split(separator: " ").map(String.init)
    }
  }

  private static let rows = [
    Row("PUBLISH", "VEVENT", "UID DTSTAMP DTSTART", not: "REQUEST-STATUS"),
    Row(
      "REQUEST", "VEVENT", "UID DTSTAMP DTSTART ATTENDEE ORGANIZER SUMMARY",
      not: "REQUEST-STATUS"),
    Row("REPLY", "VEVENT", "UID DTSTAMP ATTENDEE ORGANIZER", not: "VALARM"),
    Row(
      "ADD", "VEVENT", "UID DTSTAMP DTSTART ORGANIZER SEQUENCE SUMMARY",
      not: "EXDATE RDATE RECURRENCE-ID REQUEST-STATUS RRULE"),
    Row("CANCEL", "VEVENT", "UID DTSTAMP ORGANIZER SEQUENCE", not: "REQUEST-STATUS VALARM"),
    Row(
      "REFRESH", "VEVENT", "UID DTSTAMP ATTENDEE ORGANIZER",
      not: "DTSTART SEQUENCE SUMMARY VALARM"),
    Row("COUNTER", "VEVENT", "UID DTSTAMP DTSTART ORGANIZER SEQUENCE SUMMARY"),
    Row("DECLINECOUNTER", "VEVENT", "UID DTSTAMP ATTENDEE ORGANIZER SEQUENCE", not: "VALARM"),
    Row("PUBLISH", "VFREEBUSY", "UID DTSTAMP DTSTART DTEND", not: "DURATION REQUEST-STATUS"),
    Row(
      "REQUEST", "VFREEBUSY", "UID DTSTAMP DTSTART DTEND ATTENDEE ORGANIZER",
      not: "DURATION FREEBUSY REQUEST-STATUS URL"),
    Row(
      "REPLY", "VFREEBUSY", "UID DTSTAMP DTSTART DTEND ATTENDEE ORGANIZER",
      not: "DURATION SEQUENCE"),
    Row("PUBLISH", "VTODO", "UID DTSTAMP", not: "REQUEST-STATUS"),
    Row(
      "REQUEST", "VTODO", "UID DTSTAMP DTSTART ATTENDEE ORGANIZER SUMMARY",
      not: "REQUEST-STATUS"),
    Row("REPLY", "VTODO", "UID DTSTAMP ATTENDEE ORGANIZER", not: "VALARM"),
    Row(
      "ADD", "VTODO", "UID DTSTAMP ORGANIZER SEQUENCE SUMMARY",
      not: "RECURRENCE-ID REQUEST-STATUS RRULE"),
    Row("CANCEL", "VTODO", "UID DTSTAMP ORGANIZER SEQUENCE", not: "REQUEST-STATUS VALARM"),
    Row("REFRESH", "VTODO", "UID DTSTAMP ATTENDEE", not: "SUMMARY"),
    Row("COUNTER", "VTODO", "UID DTSTAMP ATTENDEE ORGANIZER SUMMARY"),
    Row("DECLINECOUNTER", "VTODO", "UID DTSTAMP ATTENDEE ORGANIZER SEQUENCE", not: "VALARM"),
    Row("PUBLISH", "VJOURNAL", "UID DTSTAMP DTSTART DESCRIPTION", not: "REQUEST-STATUS"),
    Row(
      "ADD", "VJOURNAL", "UID DTSTAMP DTSTART DESCRIPTION ORGANIZER SEQUENCE", not: "ATTENDEE"),
    Row("CANCEL", "VJOURNAL", "UID DTSTAMP ORGANIZER SEQUENCE", not: "ATTENDEE REQUEST-STATUS"),
  ]

  private static let lines = [
    "UID": "UID:a", "DTSTAMP": "DTSTAMP:20260101T000000Z", "DTSTART": "DTSTART:20260302T090000Z",
    "DTEND": "DTEND:20260302T100000Z", "ATTENDEE": "ATTENDEE:mailto:mo@example.com",
    "ORGANIZER": "ORGANIZER:mailto:jo@example.com", "SUMMARY": "SUMMARY:Meeting",
    "SEQUENCE": "SEQUENCE:1", "DESCRIPTION": "DESCRIPTION:Notes", "DURATION": "DURATION:PT1H",
    "REQUEST-STATUS": "REQUEST-STATUS:2.0;Success", "EXDATE": "EXDATE:20260309T090000Z",
    "RDATE": "RDATE:20260309T090000Z", "RECURRENCE-ID": "RECURRENCE-ID:20260309T090000Z",
    "RRULE": "RRULE:FREQ=WEEKLY;COUNT=3", "FREEBUSY": "FREEBUSY:20260302T090000Z/PT1H",
    "URL": "URL:https://example.com",
    "VALARM": """
    BEGIN:VALARM
    ACTION:DISPLAY
    DESCRIPTION:Meeting
    TRIGGER;VALUE=DATE-TIME:20260302T080000Z
    END:VALARM
    """,
  ]

  /// What the rules of structure find in a component of `row` that has `properties`; its BEGIN is
  /// line 5.
  private func findings(_ row: Row, _ properties: [String]) -> [String] {
    let own = properties.compactMap { Self.lines[$0] }.joined(separator: "\n")
    return FindingPlaces.ofArea(
      "1",
      in: """
        BEGIN:VCALENDAR
        VERSION:2.0
        PRODID:-//Club//Events 1//EN
        METHOD:\(row.method.lowercased())
        BEGIN:\(row.component)
        \(own)
        END:\(row.component)
        END:VCALENDAR
        """
    )
    .filter { !$0.hasPrefix("ICV128") && !$0.hasPrefix("ICV108") }
  }

  @Test("what a method requires is enough, and missed when it is not there", arguments: rows)
  func required(row: Row) {
    #expect(findings(row, row.required) == [])
    for name in row.required {
      let code = ["UID": "ICV106", "DTSTAMP": "ICV107"][name] ?? "ICV124"
      #expect(
        findings(row, row.required.filter { $0 != name }) == ["\(code) 5:1 BEGIN:\(row.component)"],
        "without \(name)")
    }
  }

  @Test("what a method forbids is found, and nothing else that is wrong with it", arguments: rows)
  func forbidden(row: Row) {
    for name in row.forbidden {
      let text = name == "VALARM" ? "BEGIN:VALARM" : Self.lines[name] ?? ""
      #expect(
        findings(row, row.required + [name])
          == ["ICV125 \(6 + row.required.count):1 \(text)"])
    }
  }

  @Test("what no row is about is not allowed")
  func undefined() {
    let defined = Set(Self.rows.map(\.testDescription))
    let pairs = ["VEVENT", "VFREEBUSY", "VTODO", "VJOURNAL"].flatMap { component in
      Registry.methods.map { Row($0, component, "UID DTSTAMP DTSTART") }
    }
    for row in pairs where !defined.contains(row.testDescription) {
      #expect(findings(row, row.required) == ["ICV126 5:1 BEGIN:\(row.component)"])
    }
  }
}
