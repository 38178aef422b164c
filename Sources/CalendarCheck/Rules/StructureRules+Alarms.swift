import CalendarModel
import ICalText

/// VALARM (RFC 5545 §3.6.6).
extension Rule {
  static let alarmMissingProperty = Rule(
    .alarmMissingProperty, .error, "RFC 5545 §3.6.6",
    says: "VALARM{ with ACTION:{action}} needs {missing}",
    why: "Readers drop the alarm, or refuse the event.",
    bad: """
      BEGIN:VTODO
      UID:1
      DTSTAMP:20260101T000000Z
      DTSTART:20260302T090000Z
      SUMMARY:Meeting
      BEGIN:VALARM
      ACTION:DISPLAY
      TRIGGER:-PT15M
      END:VALARM
      END:VTODO
      """,
    good: """
      BEGIN:VTODO
      UID:1
      DTSTAMP:20260101T000000Z
      DTSTART:20260302T090000Z
      SUMMARY:Meeting
      BEGIN:VALARM
      ACTION:DISPLAY
      TRIGGER:-PT15M
      DESCRIPTION:Meeting
      END:VALARM
      END:VTODO
      """,
    fix: .unsafe("copy the event's SUMMARY to DESCRIPTION"),
    check: .components("VALARM") { alarm, report in
      let action = alarm.action
      let missing = alarm.missing(
        Registry.requiredProperties["VALARM", default: []]
          + Registry.alarmRequirements[action ?? "", default: []])
      guard !missing.isEmpty else { return }
      let title = alarm.parent?.first("SUMMARY").map { "DESCRIPTION:" + $0.value }
      report.found(
        in: alarm, ["action": action, "missing": missing.joined(separator: ", ")],
        fix: missing == ["DESCRIPTION"]
          ? title.map { .unsafe(alarm.inserting($0, report)) } : nil)
    })

  static let alarmRepeatWithoutDuration = Rule(
    .alarmRepeatWithoutDuration, .error, "RFC 5545 §3.6.6",
    says: "REPEAT and DURATION must come together",
    why: "Readers ignore the repetition, or drop the alarm.",
    bad: """
      BEGIN:VTODO
      UID:1
      DTSTAMP:20260101T000000Z
      DTSTART:20260302T090000Z
      SUMMARY:Meeting
      BEGIN:VALARM
      ACTION:AUDIO
      TRIGGER:-PT15M
      REPEAT:2
      END:VALARM
      END:VTODO
      """,
    good: """
      BEGIN:VTODO
      UID:1
      DTSTAMP:20260101T000000Z
      DTSTART:20260302T090000Z
      SUMMARY:Meeting
      BEGIN:VALARM
      ACTION:AUDIO
      TRIGGER:-PT15M
      REPEAT:2
      DURATION:PT5M
      END:VALARM
      END:VTODO
      """,
    check: .components("VALARM") { alarm, report in
      if alarm.has("REPEAT") != alarm.has("DURATION") { report.found(in: alarm) }
    })

  static let alarmExtraProperty = Rule(
    .alarmExtraProperty, .warning, "RFC 5545 §3.6.6",
    says: "{p} has no place in an alarm with ACTION:{action}",
    why: "Readers ignore it, or drop the alarm.",
    bad: """
      BEGIN:VTODO
      UID:1
      DTSTAMP:20260101T000000Z
      DTSTART:20260302T090000Z
      SUMMARY:Meeting
      BEGIN:VALARM
      ACTION:AUDIO
      TRIGGER:-PT15M
      ATTACH:https://example.com/gong.wav
      ATTACH:https://example.com/bell.wav
      END:VALARM
      END:VTODO
      """,
    good: """
      BEGIN:VTODO
      UID:1
      DTSTAMP:20260101T000000Z
      DTSTART:20260302T090000Z
      SUMMARY:Meeting
      BEGIN:VALARM
      ACTION:AUDIO
      TRIGGER:-PT15M
      ATTACH:https://example.com/gong.wav
      END:VALARM
      END:VTODO
      """,
    check: .components("VALARM") { alarm, report in
      guard let action = alarm.action, action == "AUDIO" || action == "DISPLAY" else { return }
      let sounds = action == "AUDIO" ? alarm.all("ATTACH").dropFirst() : []
      for property in sounds + alarm.all("ATTENDEE") {
        report.found(
          property, at: property.bytes.indices, ["p": property.name, "action": action])
      }
    })
}

extension Component {
  /// The ACTION of a VALARM in upper case; `nil` without one.
  var action: String? { first("ACTION").map { $0.trimmedValue.uppercased() } }
}
