import CalendarModel
import ICalKit
import ICalText

/// Alarms, rules and values that are no good in a file that others get.
extension Rule {
  static let procedureAlarm = Rule(
    .procedureAlarm, .error, "RFC 5545 §A.3",
    says: "ACTION:PROCEDURE ran programs; removed in 2009",
    why: "A reader of old would start what a stranger names.",
    bad: """
      BEGIN:VTODO
      UID:1
      DTSTAMP:20260101T000000Z
      BEGIN:VALARM
      ACTION:PROCEDURE
      TRIGGER;VALUE=DATE-TIME:20260302T080000Z
      ATTACH:https://example.com/felizano.exe
      END:VALARM
      END:VTODO
      """,
    good: """
      BEGIN:VTODO
      UID:1
      DTSTAMP:20260101T000000Z
      END:VTODO
      """,
    fix: .unsafe("remove the alarm"),
    check: .components("VALARM") { alarm, report in
      guard alarm.action == "PROCEDURE" else { return }
      report.found(in: alarm, fix: alarm.isClosed ? .unsafe(Fix.Edit(alarm.extent, [])) : nil)
    })

  static let recurrenceBomb = Rule(
    .recurrenceBomb, .warning, "RFC 5545 §3.3.10",
    says: "{f} {extent}",
    why: "Readers that list every instance run out of memory or time.",
    bad: "RRULE:FREQ=SECONDLY", good: "RRULE:FREQ=DAILY",
    check: .values(.recurrence) { property, report in
      guard property.rule.problems.isEmpty, let rule = property.rule.value,
        rule.frequency <= .minutely, rule.until == nil,
        rule.count.map({ $0 > 10_000 }) ?? true
      else { return }
      report.found(
        property,
        [
          "f": rule.frequency == .secondly ? "SECONDLY" : "MINUTELY",
          "extent": rule.count.map { "\($0) times" } ?? "without end",
        ])
    })

  static let emailAlarm = Rule(
    .emailAlarm, .warning, "RFC 5545 §3.6.6",
    says: "EMAIL alarm in a file from others sends mail",
    why: "The reader's own address becomes the sender of a text that someone else wrote.",
    bad: """
      BEGIN:VTODO
      UID:1
      DTSTAMP:20260101T000000Z
      BEGIN:VALARM
      ACTION:EMAIL
      TRIGGER;VALUE=DATE-TIME:20260302T080000Z
      SUMMARY:Case
      DESCRIPTION:Case
      ATTENDEE:mailto:jo@example.com
      END:VALARM
      END:VTODO
      """,
    good: """
      BEGIN:VTODO
      UID:1
      DTSTAMP:20260101T000000Z
      BEGIN:VALARM
      ACTION:DISPLAY
      TRIGGER;VALUE=DATE-TIME:20260302T080000Z
      DESCRIPTION:Case
      END:VALARM
      END:VTODO
      """,
    check: .components("VALARM") { alarm, report in
      if alarm.action == "EMAIL" { report.found(in: alarm) }
    })

  static let implausibleYear = Rule(
    .implausibleYear, .warning, "RFC 5545 §3.3.4",
    says: "year {y} outside 1900–2100",
    why: "Some readers fail at it, none shows it where people look.",
    bad: "DTSTART:00010101T000000Z\nDTEND:00010101T010000Z",
    good: "DTSTART:20260101T000000Z\nDTEND:20260101T010000Z",
    check: .values(.date, .dateTime, .period) { property, report in
      // Zones begin when they like; Outlook's in 1601.
      guard !Registry.requires("TZOFFSETTO", in: property.component.name),
        property.mayHaveImplausibleYear
      else { return }
      for (range, time) in property.starts {
        guard let year = time?.civil.date.year, !(1900...2100).contains(year) else { continue }
        report.found(property, at: range, ["y": "\(year)"])
      }
    })

  static let emptyText = Rule(
    .emptyText, .info, "RFC 5545 §3.3.11",
    says: "empty {p}; leave it out",
    why: "Readers show an empty line.",
    bad: "LOCATION:", good: "LOCATION:Room 1",
    fix: .safe("delete the line where nothing asks for it"),
    check: .everyProperty { property, report in
      guard property.trimmedRange.isEmpty, property.valueType == .text,
        property.definition != nil, !Registry.neverEmpty.contains(property.name)
      else { return }
      report.found(
        property, ["p": property.name],
        fix: property.isDispensable ? .safe(property.removingLine()) : nil)
    })

  static let implausiblyLongEvent = Rule(
    .implausiblyLongEvent, .info, "RFC 5545 §3.6.1",
    says: "{n} days; typing error?",
    why: "It covers every page of the calendar.",
    bad: "DTSTART:20260302T090000Z\nDTEND:20360302T100000Z",
    good: "DTSTART:20260302T090000Z\nDTEND:20260302T100000Z",
    check: .components("VEVENT") { event, report in
      guard let (property, days) = event.length(report.calendar.zones), days > 366 else { return }
      report.found(property, ["n": "\(days)"])
    })

  static let privateEventInFeed = Rule(
    .privateEventInFeed, .warning, "RFC 5545 §3.8.1.3",
    says: "CLASS:{v} in METHOD:PUBLISH is published all the same",
    why: "CLASS keeps nobody from reading the file.",
    bad: """
      BEGIN:VCALENDAR
      VERSION:2.0
      PRODID:-//Club//Events 1//EN
      METHOD:PUBLISH
      BEGIN:VTODO
      UID:1
      DTSTAMP:20260101T000000Z
      SUMMARY:Case
      CLASS:PRIVATE
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
      CLASS:PUBLIC
      ORGANIZER:mailto:jo@example.com
      END:VTODO
      END:VCALENDAR
      """,
    check: .properties("CLASS") { property, report in
      let value = property.trimmedValue
      guard report.calendar.method == "PUBLISH",
        ["PRIVATE", "CONFIDENTIAL"].contains(value.uppercased())
      else { return }
      report.found(property, ["v": value])
    })
}

extension Property {
  /// Whether it may name a year outside of the 20th and 21st century: nearly none does, and nothing
  /// needs to be read then.
  fileprivate var mayHaveImplausibleYear: Bool {
    let text = bytes[trimmedRange]
    return !text.starts(with: "20".utf8) && !text.starts(with: "19".utf8)
      || text.contains(UInt8(ascii: ","))
  }
}

extension Component {
  /// How many days a VEVENT takes, and the property that says so; `nil` where its start and end
  /// cannot be compared.
  fileprivate func length(_ zones: ZoneTable) -> (property: Property, days: Int)? {
    guard let start = first("DTSTART")?.time else { return nil }
    if let property = first("DURATION"), let duration = EventDuration(property.value) {
      return (property, duration.days + duration.seconds / 86400)
    }
    guard let property = first("DTEND"), let end = property.time, end.isDate == start.isDate,
      (end.form == .floating) == (start.form == .floating)
    else { return nil }
    let seconds = zones.instant(of: end).seconds - zones.instant(of: start).seconds
    return (property, seconds / 86400)
  }
}
