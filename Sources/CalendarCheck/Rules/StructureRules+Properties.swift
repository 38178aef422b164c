import CalendarModel
import ICalKit
import ICalText

/// The properties that components must and may have.
extension Rule {
  static let missingUID = Rule(
    .missingUID, .error, "RFC 5545 §3.8.4.7",
    says: "{comp} has no UID; Outlook.com refuses the feed, others duplicate events",
    why: "Without UID nobody can tell a changed event from a new one.",
    bad: """
      BEGIN:VTODO
      DTSTAMP:20260101T000000Z
      SUMMARY:Case
      END:VTODO
      """,
    good: """
      BEGIN:VTODO
      UID:b1f0a7de-6c3d-4d0c-9f43-0c6d3f1f9d15
      DTSTAMP:20260101T000000Z
      SUMMARY:Case
      END:VTODO
      """,
    fix: .unsafe("insert a UUID made from the content (RFC 9562 §5.8)"),
    check: .everyComponent { component, report in
      guard Registry.requires("UID", in: component.name), !component.has("UID") else { return }
      report.found(
        in: component, ["comp": component.name],
        fix: .unsafe(component.inserting("UID:" + component.contentUUID, report)))
    })

  static let missingStamp = Rule(
    .missingStamp, .error, "RFC 5545 §3.8.7.2",
    says: "{comp} has no DTSTAMP",
    why: "Outlook and strict readers refuse the file.",
    bad: """
      BEGIN:VTODO
      UID:1
      CREATED:20260101T000000Z
      SUMMARY:Case
      END:VTODO
      """,
    good: """
      BEGIN:VTODO
      UID:1
      DTSTAMP:20260101T000000Z
      CREATED:20260101T000000Z
      SUMMARY:Case
      END:VTODO
      """,
    fix: .safe("copy LAST-MODIFIED or CREATED; without one, unsafe: now"),
    check: .everyComponent { component, report in
      guard Registry.requires("DTSTAMP", in: component.name), !component.has("DTSTAMP") else {
        return
      }
      report.found(
        in: component, ["comp": component.name], fix: component.insertingStamp(report))
    })

  static let missingStart = Rule(
    .missingStart, .error, "RFC 5545 §3.6.1, §3.8.2.4",
    says: "{comp} has no DTSTART",
    why: "Nobody knows when it is.",
    bad: """
      BEGIN:VTODO
      UID:1
      DTSTAMP:20260101T000000Z
      RRULE:FREQ=DAILY;COUNT=3
      END:VTODO
      """,
    good: """
      BEGIN:VTODO
      UID:1
      DTSTAMP:20260101T000000Z
      DTSTART:20260302T090000Z
      RRULE:FREQ=DAILY;COUNT=3
      END:VTODO
      """,
    check: .everyComponent { component, report in
      if component.lacksStart(method: report.calendar.method) {
        report.found(in: component, ["comp": component.name])
      }
    })

  static let duplicateProperty = Rule(
    .duplicateProperty, .error, "RFC 5545 §3.6",
    says: "{p} may appear once in {comp}; first is at line {n}",
    why: "Readers keep the first, the last, or refuse the file.",
    bad: "SUMMARY:Case\nSUMMARY:Case", good: "SUMMARY:Case",
    fix: .safe("remove one that is byte-equal"),
    check: .everyComponent { component, report in
      var known: UInt128 = 0  // a bit for each definition
      var firsts: [Int: Property] = [:]  // of what comes again
      for property in component.properties {
        guard let definition = property.definition, definition.isSingle(in: component.kind),
          case let bit = UInt128(1) << UInt128(definition.number)
        else { continue }
        defer { known |= bit }
        guard known & bit != 0,
          let first = firsts[definition.number] ?? component.first(property.name)
        else { continue }
        firsts[definition.number] = first
        let line = "\(first.line.first.number)"
        report.found(
          property, at: property.bytes.indices,
          ["p": property.name, "comp": component.name, "n": line],
          related: [Finding.Related(region: first.region, message: "first one")],
          fix: first.bytes == property.bytes ? .safe(property.removingLine()) : nil)
      }
    })

  static let endAndDuration = Rule(
    .endAndDuration, .error, "RFC 5545 §3.6.1, §3.6.2",
    says: "DURATION and {end} exclude each other; keep one",
    why: "Readers take one of them, or refuse the event.",
    bad: "DTSTART:20260302T090000Z\nDTEND:20260302T100000Z\nDURATION:PT1H",
    good: "DTSTART:20260302T090000Z\nDTEND:20260302T100000Z",
    fix: .safe("remove DURATION when it says the same"),
    check: .components("VEVENT", "VTODO", "VAVAILABILITY", "AVAILABLE") { component, report in
      guard let duration = component.first("DURATION"),
        let end = component.first(component.name == "VTODO" ? "DUE" : "DTEND")
      else { return }
      let agree = duration.leads(to: end, zones: report.calendar.zones)
      report.found(
        duration, at: duration.bytes.indices, ["end": end.name],
        related: [Finding.Related(region: end.region, message: end.name)],
        fix: agree ? .safe(duration.removingLine()) : nil)
    })

  static let misplacedProperty = Rule(
    .misplacedProperty, .warning, "RFC 5545 §3.8",
    says: "{p} has no meaning in {comp}; clients ignore it",
    why: "What it says is lost.",
    bad: "DUE:20260303T090000Z", good: "DTEND:20260303T090000Z",
    check: .everyProperty { property, report in
      let component = property.component
      guard let definition = property.definition, !definition.isMeant(for: component.kind),
        !component.kind.isEmpty, !component.forbids(property.name, report)  // that is ICV125
      else { return }
      report.found(
        property, at: property.tokens.name, ["p": property.name, "comp": component.name])
    })

  static let zoneWithoutID = Rule(
    .zoneWithoutID, .error, "RFC 5545 §3.6.5",
    says: "VTIMEZONE has no TZID",
    why: "Nothing can refer to it; strict readers refuse the file.",
    bad: """
      BEGIN:VTIMEZONE
      BEGIN:STANDARD
      DTSTART:19700101T000000
      TZOFFSETFROM:+0100
      TZOFFSETTO:+0100
      END:STANDARD
      END:VTIMEZONE
      """,
    good: """
      BEGIN:VTIMEZONE
      TZID:Africa/Lagos
      BEGIN:STANDARD
      DTSTART:19700101T000000
      TZOFFSETFROM:+0100
      TZOFFSETTO:+0100
      END:STANDARD
      END:VTIMEZONE
      """,
    check: .components("VTIMEZONE") { zone, report in
      if !zone.has("TZID") { report.found(in: zone) }
    })

  static let zoneWithoutObservance = Rule(
    .zoneWithoutObservance, .error, "RFC 5545 §3.6.5",
    says: "VTIMEZONE has neither STANDARD nor DAYLIGHT",
    why: "It says no offset: readers take the times for UTC or for their own.",
    bad: """
      BEGIN:VTIMEZONE
      TZID:Africa/Lagos
      END:VTIMEZONE
      """,
    good: """
      BEGIN:VTIMEZONE
      TZID:Africa/Lagos
      BEGIN:STANDARD
      DTSTART:19700101T000000
      TZOFFSETFROM:+0100
      TZOFFSETTO:+0100
      END:STANDARD
      END:VTIMEZONE
      """,
    fix: .unsafe("insert the observances of the IANA zone of that name"),
    check: .components("VTIMEZONE") { zone, report in
      let observances = zone.all(components: "STANDARD") + zone.all(components: "DAYLIGHT")
      if observances.isEmpty { report.found(in: zone, fix: zone.insertingObservances(report)) }
    })

  static let observanceMissingProperty = Rule(
    .observanceMissingProperty, .error, "RFC 5545 §3.6.5",
    says: "{comp} lacks {missing} (Exchange refuses the file)",
    why: "Without it the clock change has no time or no offset.",
    bad: """
      BEGIN:VTIMEZONE
      TZID:Africa/Lagos
      BEGIN:STANDARD
      DTSTART:19700101T000000
      TZOFFSETTO:+0100
      END:STANDARD
      END:VTIMEZONE
      """,
    good: """
      BEGIN:VTIMEZONE
      TZID:Africa/Lagos
      BEGIN:STANDARD
      DTSTART:19700101T000000
      TZOFFSETFROM:+0100
      TZOFFSETTO:+0100
      END:STANDARD
      END:VTIMEZONE
      """,
    check: .components("STANDARD", "DAYLIGHT") { observance, report in
      let missing = observance.missing(Registry.requiredProperties[observance.name] ?? [])
      guard !missing.isEmpty else { return }
      report.found(
        in: observance, ["comp": observance.name, "missing": missing.joined(separator: ", ")])
    })

  static let todoDurationWithoutStart = Rule(
    .todoDurationWithoutStart, .error, "RFC 5545 §3.6.2",
    says: "VTODO DURATION needs DTSTART",
    why: "Without a start nobody knows when it is due.",
    bad: """
      BEGIN:VTODO
      UID:1
      DTSTAMP:20260101T000000Z
      DURATION:PT1H
      END:VTODO
      """,
    good: """
      BEGIN:VTODO
      UID:1
      DTSTAMP:20260101T000000Z
      DTSTART:20260302T090000Z
      DURATION:PT1H
      END:VTODO
      """,
    check: .components("VTODO") { todo, report in
      if todo.has("DURATION"), !todo.has("DTSTART") { report.found(in: todo) }
    })

  static let missingParticipantType = Rule(
    .missingParticipantType, .error, "RFC 9073 §7.1",
    says: "PARTICIPANT needs PARTICIPANT-TYPE",
    why: "Readers cannot tell a speaker from a sponsor.",
    bad: """
      BEGIN:VTODO
      UID:1
      DTSTAMP:20260101T000000Z
      BEGIN:PARTICIPANT
      UID:p1
      END:PARTICIPANT
      END:VTODO
      """,
    good: """
      BEGIN:VTODO
      UID:1
      DTSTAMP:20260101T000000Z
      BEGIN:PARTICIPANT
      UID:p1
      PARTICIPANT-TYPE:SPEAKER
      END:PARTICIPANT
      END:VTODO
      """,
    check: .components("PARTICIPANT") { participant, report in
      if !participant.has("PARTICIPANT-TYPE") { report.found(in: participant) }
    })
}

extension Component {
  /// Those of `names` that it does not have.
  func missing(_ names: [String]) -> [String] { names.filter { !has($0) } }

  /// Whether it has no DTSTART although it must (RFC 5545 §3.6.1, §3.8.2.4; RFC 7953 §3.1).
  ///
  /// - Parameter method: The METHOD of the calendar; which of its events need a start, iTIP says.
  func lacksStart(method: String?) -> Bool {
    guard !Registry.requires("TZOFFSETTO", in: name), !has("DTSTART") else { return false }
    return name == "VEVENT" && method == nil || Registry.requires("DTSTART", in: name)
      || has("RRULE")
  }

  /// A UUID of version 8 (RFC 9562 §5.8) made from its lines, so that it stays as long as they do.
  fileprivate var contentUUID: String {
    var hash = StableHash()
    for line in lines { hash.combine(line.bytes) }
    let high = hash.value
    hash.combine([0])  // no byte of a line
    let digits = (high.hexDigits + hash.value.hexDigits).enumerated().map { place, digit in
      switch place {
      case 12: "8"  // the version
      case 16: String("89ab".dropFirst((digit.hexDigitValue ?? 0) % 4).prefix(1))  // the variant
      default: String(digit)
      }
    }
    return [0..<8, 8..<12, 12..<16, 16..<20, 20..<32].map { digits[$0].joined() }
      .joined(separator: "-")
  }

  /// A DTSTAMP that copies LAST-MODIFIED or CREATED, which say when the component was last written.
  fileprivate func insertingStamp(_ report: Report) -> Fix {
    let known = ["LAST-MODIFIED", "CREATED"].lazy.compactMap { self.first($0) }
      .first { $0.time?.form == .utc }
    if let known { return .safe(inserting("DTSTAMP:" + known.trimmedValue, report)) }
    return .unsafe(inserting("DTSTAMP:" + report.settings.now.text, report))
  }

  /// The observances of the IANA zone that a VTIMEZONE is called by, behind its TZID; `nil` for
  /// another name.
  fileprivate func insertingObservances(_ report: Report) -> Fix? {
    guard let tzid = first("TZID"), case let name = tzid.trimmedValue,
      let zone = report.calendar.zones.database.zone(named: name),
      let definition = ZoneDefinition(of: zone, as: name, from: Instant(seconds: 0))
    else { return nil }
    let lines = definition.lines.dropFirst(2).dropLast()  // BEGIN, TZID; END
    let place = tzid.extentWithLineEnd.upperBound
    return .unsafe(
      Fix.Edit(
        place..<place, FoldedText.bytes(of: Array(lines), lineEnd: report.file.lineEnd)))
  }
}

extension UInt64 {
  /// Its sixteen hexadecimal digits.
  fileprivate var hexDigits: String {
    let digits = String(self, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

extension Property {
  /// Whether this duration, counted from its component's DTSTART, comes to `end`.
  fileprivate func leads(to end: Property, zones: ZoneTable) -> Bool {
    guard let duration = EventDuration(value), let endTime = end.time,
      let start = component.first("DTSTART")?.time, start.form == endTime.form
    else { return false }
    let day = WrittenTime(civil: start.civil.adding(days: duration.days), form: start.form)
    let (reached, wanted) = (zones.instant(of: day), zones.instant(of: endTime))
    return reached.seconds + duration.seconds == wanted.seconds
  }
}
