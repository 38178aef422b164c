import CalendarModel
import ICalText

/// VALARM (RFC 5545 §3.6.6).
extension Rule {
  static let alarmMissingProperty = Rule(
    .alarmMissingProperty, .error, "RFC 5545 §3.6.6",
    says: "VALARM{ with ACTION:{action}} needs {missing}",
    why: "Readers drop the alarm, or refuse the event.",
    bad: "BEGIN:VALARM\nACTION:DISPLAY\nTRIGGER:-PT15M\nEND:VALARM",
    good: "BEGIN:VALARM\nACTION:DISPLAY\nTRIGGER:-PT15M\nDESCRIPTION:Meeting\nEND:VALARM",
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
    bad: "BEGIN:VALARM\nACTION:AUDIO\nTRIGGER:-PT15M\nREPEAT:2\nEND:VALARM",
    good: "BEGIN:VALARM\nACTION:AUDIO\nTRIGGER:-PT15M\nREPEAT:2\nDURATION:PT5M\nEND:VALARM",
    check: .components("VALARM") { alarm, report in
      if alarm.has("REPEAT") != alarm.has("DURATION") { report.found(in: alarm) }
    })

  static let alarmExtraProperty = Rule(
    .alarmExtraProperty, .warning, "RFC 5545 §3.6.6",
    says: "{p} has no place in an alarm with ACTION:{action}",
    why: "Readers ignore it, or drop the alarm.",
    bad: """
      BEGIN:VALARM
      ACTION:AUDIO
      TRIGGER:-PT15M
      ATTACH:https://example.com/gong.wav
      ATTACH:https://example.com/bell.wav
      END:VALARM
      """,
    good: """
      BEGIN:VALARM
      ACTION:AUDIO
      TRIGGER:-PT15M
      ATTACH:https://example.com/gong.wav
      END:VALARM
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
