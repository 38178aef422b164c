import CalendarModel
import ICalText

/// METHOD and what it asks for (RFC 5546).
extension Rule {
  static let unknownMethod = Rule(
    .unknownMethod, .error, "RFC 5546 §1.4",
    says: "METHOD {v} is not one of the eight iTIP methods",
    why: "Mail programs do not know what to do with the file.",
    bad: "METHOD:UPDATE", good: "METHOD:PUBLISH",
    check: .properties("METHOD") { property, report in
      let method = property.trimmedValue
      guard property.soundType == .text, !Registry.methods.contains(method.uppercased()) else {
        return
      }
      report.found(property, ["v": method])
    })

  static let schedulingMissingProperty = Rule(
    .itipMissingProperty, .error, "RFC 5546 §3.2–§3.5",
    says: "METHOD {m} requires {p} in {comp}",
    why: "Mail programs refuse the message.",
    bad: "METHOD:REQUEST",
    good: "METHOD:PUBLISH",
    check: .everyComponent { component, report in
      guard let (method, rule) = component.schedulingRule(report) else { return }
      let isWithoutStart = component.lacksStart(method: method)  // that is ICV108
      for name in component.missing(rule.required)
      where !Registry.requires(name, in: component.name) && !(name == "DTSTART" && isWithoutStart) {
        report.found(in: component, ["m": method, "p": name, "comp": component.name])
      }
    })

  static let schedulingForbiddenProperty = Rule(
    .itipForbiddenProperty, .error, "RFC 5546 §3.2–§3.5, RFC 4791 §4.1",
    says: "{METHOD {m} forbids {p} in {comp}}{CalDAV servers refuse {what}}",
    why: "Mail programs or servers refuse the file.",
    bad: """
      BEGIN:VCALENDAR
      VERSION:2.0
      PRODID:-//Club//Events 1//EN
      METHOD:PUBLISH
      BEGIN:VTODO
      UID:1
      DTSTAMP:20260101T000000Z
      SUMMARY:Case
      REQUEST-STATUS:2.0;Success
      ORGANIZER:mailto:jo@example.com
      END:VTODO
      END:VCALENDAR
      """,
    good: """
      BEGIN:VCALENDAR
      VERSION:2.0
      PRODID:-//Club//Events 1//EN
      METHOD:PUBLISH
      BEGIN:VTODO
      UID:1
      DTSTAMP:20260101T000000Z
      SUMMARY:Case
      ORGANIZER:mailto:jo@example.com
      END:VTODO
      END:VCALENDAR
      """,
    check: .several([
      .everyComponent { component, report in
        guard let (method, rule) = component.schedulingRule(report) else { return }
        for name in rule.forbidden {
          let slots = ["m": method, "p": name, "comp": component.name]
          for property in component.all(name) {
            report.found(property, at: property.bytes.indices, slots)
          }
          for inner in component.all(components: name) { report.found(in: inner, slots) }
        }
      },
      .calendar { calendar, report in
        guard report.settings.profile == .caldav else { return }
        if let method = calendar.component.first("METHOD") {
          report.found(method, at: method.bytes.indices, ["what": "METHOD"])
        }
        guard let (first, other) = calendar.withDifferentUIDs, let uid = other.first("UID") else {
          return
        }
        report.found(
          uid, ["what": "a second UID in one file"],
          related: [Finding.Related(region: first.begin.region, message: "first one")])
      },
    ]))

  static let schedulingComponentNotAllowed = Rule(
    .itipComponentNotAllowed, .error, "RFC 5546 §3.2–§3.5",
    says: "METHOD {m} is not defined for {comp}",
    why: "Mail programs do not know what to do with it.",
    bad: """
      BEGIN:VCALENDAR
      VERSION:2.0
      PRODID:-//Club//Events 1//EN
      METHOD:REQUEST
      BEGIN:VJOURNAL
      UID:1
      DTSTAMP:20260101T000000Z
      END:VJOURNAL
      END:VCALENDAR
      """,
    good: """
      BEGIN:VCALENDAR
      VERSION:2.0
      PRODID:-//Club//Events 1//EN
      METHOD:CANCEL
      BEGIN:VJOURNAL
      UID:1
      DTSTAMP:20260101T000000Z
      ORGANIZER:mailto:jo@example.com
      SEQUENCE:1
      END:VJOURNAL
      END:VCALENDAR
      """,
    check: .everyComponent { component, report in
      guard let method = report.calendar.method, Registry.methods.contains(method),
        Registry.scheduledComponents.contains(component.name),
        component.schedulingRule(report) == nil
      else { return }
      report.found(in: component, ["m": method, "comp": component.name])
    })

  static let publishWithAttendee = Rule(
    .publishWithAttendee, .warning, "RFC 5545 §3.8.4.1, RFC 5546 §3.2.1",
    says: "ATTENDEE in a published calendar: forbidden, and leaks addresses",
    why: "Every subscriber can read the address; some readers ask subscribers for an answer.",
    bad: """
      BEGIN:VCALENDAR
      VERSION:2.0
      PRODID:-//Club//Events 1//EN
      METHOD:PUBLISH
      BEGIN:VTODO
      UID:1
      DTSTAMP:20260101T000000Z
      ORGANIZER:mailto:jo@example.com
      SUMMARY:Case
      ATTENDEE:mailto:mo@example.com
      END:VTODO
      END:VCALENDAR
      """,
    good: """
      BEGIN:VCALENDAR
      VERSION:2.0
      PRODID:-//Club//Events 1//EN
      METHOD:PUBLISH
      BEGIN:VTODO
      UID:1
      DTSTAMP:20260101T000000Z
      ORGANIZER:mailto:jo@example.com
      SUMMARY:Case
      END:VTODO
      END:VCALENDAR
      """,
    fix: .unsafe("remove the line"),
    check: .properties("ATTENDEE") { property, report in
      guard report.calendar.method == "PUBLISH",
        Registry.scheduledComponents.contains(property.component.name)
      else { return }
      report.found(
        property, at: property.bytes.indices, fix: .unsafe(property.removingLine()))
    })

  static let publishWithoutOrganizer = Rule(
    .publishWithoutOrganizer, .info, "RFC 5546 §3.2.1",
    says: "METHOD:PUBLISH asks for ORGANIZER; no client needs it in a feed",
    why: "A reader by the letter refuses the component.",
    bad: """
      BEGIN:VCALENDAR
      VERSION:2.0
      PRODID:-//Club//Events 1//EN
      METHOD:PUBLISH
      BEGIN:VTODO
      UID:1
      DTSTAMP:20260101T000000Z
      SUMMARY:Case
      END:VTODO
      END:VCALENDAR
      """,
    good: """
      BEGIN:VCALENDAR
      VERSION:2.0
      PRODID:-//Club//Events 1//EN
      METHOD:PUBLISH
      BEGIN:VTODO
      UID:1
      DTSTAMP:20260101T000000Z
      ORGANIZER:mailto:jo@example.com
      SUMMARY:Case
      END:VTODO
      END:VCALENDAR
      """,
    but: [.invitation: .error],
    check: .components("VEVENT", "VTODO", "VJOURNAL", "VFREEBUSY") { component, report in
      guard report.calendar.method == "PUBLISH", !component.has("ORGANIZER") else { return }
      report.found(in: component)
    })
}

extension CalendarSummary {
  /// The first component that has a UID, and the first one with another; `nil` where all have one
  /// alike, as they must in a calendar object resource (RFC 4791 §4.1).
  fileprivate var withDifferentUIDs: (first: Component, other: Component)? {
    let named = members.filter { $0.identity.uid != nil }
    guard let first = named.first,
      let other = named.first(where: { $0.identity.uid != first.identity.uid })
    else { return nil }
    return (read(first), read(other))
  }
}

extension Component {
  /// Whether the calendar's METHOD forbids the property called `name` in it.
  func forbids(_ name: String, _ report: Report) -> Bool {
    schedulingRule(report)?.rule.forbidden.contains(name) ?? false
  }

  /// What the calendar's METHOD says of it; `nil` when that is nothing.
  fileprivate func schedulingRule(
    _ report: Report
  ) -> (method: String, rule: Registry.SchedulingRule)? {
    guard let method = report.calendar.method,
      let rule = Registry.schedulingRule(method: method, component: name)
    else { return nil }
    return (method, rule)
  }
}
