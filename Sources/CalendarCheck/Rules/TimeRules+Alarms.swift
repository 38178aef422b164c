import CalendarModel
import ICalKit

extension Rule {
  /// 321 to 325: alarms, stamps and free-busy times.
  static let alarmTimeRules = [
    triggerWithoutAnchor, relatedOnAbsoluteTrigger, triggerWithoutValueDateTime,
    createdAfterModified, freebusyNotSorted,
  ]

  private static let triggerWithoutAnchor = Rule(
    .triggerWithoutAnchor, .error, "RFC 5545 §3.8.6.3",
    says: "relative TRIGGER but no {anchor} to count from",
    why: "The alarm never goes off.",
    bad: """
      BEGIN:VTODO
      UID:4b1c7a52-0d1e-4f7a-9a51-5b1d0c6f0001
      DTSTAMP:20260101T000000Z
      SUMMARY:Pay the hall
      BEGIN:VALARM
      ACTION:DISPLAY
      DESCRIPTION:Pay the hall
      TRIGGER:-PT15M
      END:VALARM
      END:VTODO
      """,
    good: """
      BEGIN:VTODO
      UID:4b1c7a52-0d1e-4f7a-9a51-5b1d0c6f0001
      DTSTAMP:20260101T000000Z
      DTSTART:20260302T090000Z
      SUMMARY:Pay the hall
      BEGIN:VALARM
      ACTION:DISPLAY
      DESCRIPTION:Pay the hall
      TRIGGER:-PT15M
      END:VALARM
      END:VTODO
      """,
    check: .components("VALARM") { alarm, report in
      guard let trigger = alarm.first("TRIGGER"), DurationGrammar.matches(trigger.value),
        let owner = alarm.parent, ["VEVENT", "VTODO"].contains(owner.name)
      else { return }
      let needsEnd = trigger.parameter("RELATED")?.text.uppercased() == "END"
      let end = owner.name == "VTODO" ? "DUE" : "DTEND"
      if needsEnd, owner.has(end) || owner.has("DTSTART") && owner.has("DURATION") { return }
      // An event whose start is missing altogether is said to be so, once.
      if !needsEnd, owner.has("DTSTART") || owner.name == "VEVENT" && report.calendar.method == nil
      {
        return
      }
      report.found(trigger, ["anchor": needsEnd ? end : "DTSTART"])
    })

  private static let relatedOnAbsoluteTrigger = Rule(
    .relatedOnAbsoluteTrigger, .error, "RFC 5545 §3.8.6.3",
    says: "RELATED is for durations only",
    why: "Strict readers drop the alarm.",
    bad: """
      BEGIN:VALARM
      ACTION:DISPLAY
      DESCRIPTION:Meeting
      TRIGGER;RELATED=START;VALUE=DATE-TIME:20260302T080000Z
      END:VALARM
      """,
    good: """
      BEGIN:VALARM
      ACTION:DISPLAY
      DESCRIPTION:Meeting
      TRIGGER;VALUE=DATE-TIME:20260302T080000Z
      END:VALARM
      """,
    fix: .safe("remove RELATED"),
    check: .properties("TRIGGER") { trigger, report in
      guard let related = trigger.parameter("RELATED"), trigger.isAbsolute else { return }
      report.found(
        trigger, at: related.range.dropFirst(), fix: .safe(trigger.removing(related.range)))
    })

  private static let triggerWithoutValueDateTime = Rule(
    .triggerWithoutValueDateTime, .error, "RFC 5545 §3.8.6.3",
    says: "absolute TRIGGER needs VALUE=DATE-TIME",
    why: "The default type is DURATION: strict readers drop the alarm.",
    bad: """
      BEGIN:VALARM
      ACTION:DISPLAY
      DESCRIPTION:Meeting
      TRIGGER:20260302T080000Z
      END:VALARM
      """,
    good: """
      BEGIN:VALARM
      ACTION:DISPLAY
      DESCRIPTION:Meeting
      TRIGGER;VALUE=DATE-TIME:20260302T080000Z
      END:VALARM
      """,
    fix: .safe("add VALUE=DATE-TIME"),
    check: .properties("TRIGGER") { trigger, report in
      guard trigger.parameter("VALUE") == nil, trigger.isAbsolute else { return }
      report.found(trigger, fix: .safe(trigger.insertingParameter("VALUE=DATE-TIME")))
    })

  private static let createdAfterModified = Rule(
    .createdAfterModified, .info, "RFC 5545 §3.8.7.1, §3.8.7.3",
    says: "LAST-MODIFIED is before CREATED",
    why: "Synchronising readers go by these times, and may keep an old version.",
    bad: "CREATED:20260102T000000Z\nLAST-MODIFIED:20260101T000000Z",
    good: "CREATED:20260101T000000Z\nLAST-MODIFIED:20260102T000000Z",
    check: .components("VEVENT", "VTODO", "VJOURNAL", "VCALENDAR") { component, report in
      guard let modified = component.first("LAST-MODIFIED"),
        let created = component.first("CREATED"),
        let modification = modified.time, let creation = created.time,
        modification.form == creation.form, modification.civil < creation.civil
      else { return }
      report.found(modified)
    })

  private static let freebusyNotSorted = Rule(
    .freebusyNotSorted, .info, "RFC 5545 §3.8.2.6",
    says: "FREEBUSY periods should ascend",
    why: "Readers that look for the next free hour stop too early.",
    bad: """
      BEGIN:VFREEBUSY
      UID:4b1c7a52-0d1e-4f7a-9a51-5b1d0c6f0001
      DTSTAMP:20260101T000000Z
      FREEBUSY:20260302T100000Z/PT1H,20260302T080000Z/PT1H
      END:VFREEBUSY
      """,
    good: """
      BEGIN:VFREEBUSY
      UID:4b1c7a52-0d1e-4f7a-9a51-5b1d0c6f0001
      DTSTAMP:20260101T000000Z
      FREEBUSY:20260302T080000Z/PT1H,20260302T100000Z/PT1H
      END:VFREEBUSY
      """,
    fix: .safe("sort the periods"),
    check: .components("VFREEBUSY") { component, report in
      let groups = Dictionary(grouping: component.all("FREEBUSY")) {
        $0.bytes[..<$0.valueRange.lowerBound]
      }
      for lines in groups.values {
        guard let slots = FreebusySlot.all(of: lines) else { continue }
        let sorted = slots.sorted { $0.start < $1.start }
        let changes = zip(slots, sorted).filter { $0.start != $1.start }
        guard let first = changes.first?.0 else { continue }
        report.found(
          first.property, at: first.range,
          fix: .safe(changes.map { $0.property.replacing($0.range, with: $1.text) }))
      }
    })
}

/// A period of a FREEBUSY line.
private struct FreebusySlot {
  let property: Property
  let range: Range<Int>
  let text: String
  let start: CivilDateTime

  /// The periods of `lines` in the order of the file; `nil` when there is one that cannot be read or
  /// is not in UTC.
  static func all(of lines: [Property]) -> [FreebusySlot]? {
    var slots: [FreebusySlot] = []
    for line in lines {
      for (entry, (_, period)) in zip(line.entries, line.periods) {
        guard let start = period?.start, start.form == .utc else { return nil }
        slots.append(
          FreebusySlot(property: line, range: entry.range, text: entry.text, start: start.civil))
      }
    }
    return slots
  }
}

extension Property {
  /// Whether the value is a DATE-TIME by its looks.
  fileprivate var isAbsolute: Bool { WrittenTime(dateTime: value, tzid: nil) != nil }
}
