import CalendarModel
import ICalKit
import ICalText

extension Rule {
  /// 313 to 319: what TZIDs mean, and the VTIMEZONEs.
  static let zoneRules = [
    tzidWithoutZone, unknownTZID, unusedZone, duplicateZone, observanceStartNotLocal,
    zoneDoesNotCover, nonexistentLocalTime,
  ]

  private static let tzidWithoutZone = Rule(
    .tzidWithoutZone, .warning, "RFC 5545 §3.2.19",
    says: "no VTIMEZONE for {tz}; Outlook shifts such events",
    why: "Outlook knows no IANA names, and takes the times for those of its own zone.",
    bad: "DTSTART;TZID=Europe/Berlin:20260302T090000\nDTEND;TZID=Europe/Berlin:20260302T100000",
    good: "DTSTART:20260302T080000Z\nDTEND:20260302T090000Z",
    fix: .safe("insert the VTIMEZONE, from the time zone database"),
    check: .calendar { calendar, report in
      let zones = report.calendar.zones
      for use in calendar.zoneUses where use.isNeeded && zones.entries(for: use.tzid).isEmpty {
        guard let zone = zones.ianaZone(named: use.tzid) else { continue }
        report.found(
          at: use.region, of: use.subject, ["tz": use.tzid],
          fix: calendar.inserting(zone, as: use.tzid, for: use, in: report).map { .safe($0) })
      }
    })

  private static let unknownTZID = Rule(
    .unknownTZID, .error, "RFC 5545 §3.2.19",
    says: "{tz} has no VTIMEZONE and is no IANA zone{; try {guess}}",
    why: "Nobody can tell when that is: readers take UTC, or their own zone.",
    bad: """
      DTSTART;TZID=W. Europe Standard Time:20260302T090000
      DTEND;TZID=W. Europe Standard Time:20260302T100000
      """,
    good: "DTSTART:20260302T080000Z\nDTEND:20260302T090000Z",
    fix: .unsafe("use the IANA zone that CLDR gives for a Windows name, and insert its VTIMEZONE"),
    check: .calendar { calendar, report in
      let zones = report.calendar.zones
      for use in calendar.zoneUses
      where use.isNeeded && !use.tzid.isEmpty && zones.entries(for: use.tzid).isEmpty
        && zones.ianaZone(named: use.tzid) == nil
      {
        let guess = zones.guess(for: use.tzid)
        report.found(
          at: use.region, of: use.subject, ["tz": use.tzid, "guess": guess?.name],
          fix: guess.flatMap { calendar.renaming(use, to: $0, in: report) }.map { .unsafe($0) })
      }
    })

  private static let unusedZone = Rule(
    .unusedZone, .info, "RFC 5545 §3.6.5",
    says: "no property uses {tz}",
    why: "It makes the feed longer for everyone who reads it.",
    bad: "\(ExampleZone.berlin)\n\(ExampleZone.event)",
    good: ExampleZone.event,
    fix: .safe("remove the VTIMEZONE"),
    check: .calendar { calendar, report in
      let used = Set(calendar.zoneUses.map(\.tzid))
      var known: Set<String> = []
      calendar.forEachMember(named: "VTIMEZONE") { zone in
        guard let tzid = zone.tzid, !used.contains(tzid), known.insert(tzid).inserted else {
          return
        }
        // An object without any component would be the next fault.
        let isNeeded = calendar.members.count == 1 || !zone.isClosed
        report.found(
          in: zone, ["tz": tzid], fix: isNeeded ? nil : .safe(Fix.Edit(zone.extent, [])))
      }
    })

  private static let duplicateZone = Rule(
    .duplicateZone, .error, "RFC 5545 §3.6.5",
    says: "{tz} is already defined at line {n}",
    why: "Readers take the first, the last or none; where they differ, times move.",
    bad: "\(ExampleZone.berlin)\n\(ExampleZone.berlin)\n\(ExampleZone.berlinEvent)",
    good: "\(ExampleZone.berlin)\n\(ExampleZone.berlinEvent)",
    fix: .safe("remove it where both are the same to the byte"),
    check: .calendar { calendar, report in
      var first: [String: Component] = [:]
      calendar.forEachMember(named: "VTIMEZONE") { zone in
        guard let tzid = zone.tzid else { return }
        guard let known = first[tzid] else {
          first[tzid] = zone
          return
        }
        report.found(
          in: zone, ["tz": tzid, "n": "\(known.begin.line.first.number)"],
          related: [.init(region: known.begin.region, message: "first definition")],
          fix: zone.hasSameBytes(as: known) ? .safe(Fix.Edit(zone.extent, [])) : nil)
      }
    })

  private static let observanceStartNotLocal = Rule(
    .observanceStartNotLocal, .error, "RFC 5545 §3.6.5",
    says: "DTSTART here is local time: no Z, TZID or DATE",
    why: "Readers set the clock at the wrong moment, or drop the zone.",
    bad: """
      BEGIN:VTIMEZONE
      TZID:Club
      BEGIN:STANDARD
      DTSTART:19700101T000000Z
      TZOFFSETFROM:+0100
      TZOFFSETTO:+0100
      END:STANDARD
      END:VTIMEZONE
      """,
    good: """
      BEGIN:VTIMEZONE
      TZID:Club
      BEGIN:STANDARD
      DTSTART:19700101T010000
      TZOFFSETFROM:+0100
      TZOFFSETTO:+0100
      END:STANDARD
      END:VTIMEZONE
      """,
    check: .components("STANDARD", "DAYLIGHT") { observance, report in
      guard let start = observance.first("DTSTART"), let value = TimeValue(start.value) else {
        return
      }
      let isLocal = value == .dateTime(value.civil, isUTC: false) && start.parameter("TZID") == nil
      if !isLocal { report.found(start) }
    })

  private static let zoneDoesNotCover = Rule(
    .zoneDoesNotCover, .warning, "RFC 5545 §3.6.5",
    says: "{p} is before the zone's first observance",
    why: "Which offset holds then is not said; readers take UTC, or the first offset.",
    bad: """
      BEGIN:VTIMEZONE
      TZID:Club
      BEGIN:STANDARD
      DTSTART:20270101T000000
      TZOFFSETFROM:+0100
      TZOFFSETTO:+0100
      END:STANDARD
      END:VTIMEZONE
      \(ExampleZone.event(in: "Club"))
      """,
    good: """
      BEGIN:VTIMEZONE
      TZID:Club
      BEGIN:STANDARD
      DTSTART:19700101T000000
      TZOFFSETFROM:+0100
      TZOFFSETTO:+0100
      END:STANDARD
      END:VTIMEZONE
      \(ExampleZone.event(in: "Club"))
      """,
    check: .properties("DTSTART") { property, report in
      guard case .zoned(let tzid)? = property.time?.form, let start = property.time?.civil,
        !property.component.isObservance,
        let onset = report.calendar.zones.entries(for: tzid).compactMap(\.firstOnset).min(),
        start < onset
      else { return }
      report.found(property, ["p": property.name])
    })

  private static let nonexistentLocalTime = Rule(
    .nonexistentLocalTime, .warning, "RFC 5545 §3.3.5",
    says: "{v} is skipped by the clock change in {tz}",
    why: "The clock never shows it: readers show an hour earlier, later, or nothing.",
    bad: """
      DTSTART;TZID=Europe/Berlin:20260329T023000
      DTEND;TZID=Europe/Berlin:20260329T040000
      """,
    good: """
      DTSTART;TZID=Europe/Berlin:20260329T030000
      DTEND;TZID=Europe/Berlin:20260329T040000
      """,
    check: .properties("DTSTART", "DTEND", "DUE", "RDATE") { property, report in
      guard property.parameter("TZID") != nil, !property.component.isObservance else { return }
      for (range, time) in property.starts {
        guard let time, case .zoned(let tzid) = time.form,
          case let zone = report.calendar.zones.zone(named: tzid), zone.resolution == .iana,
          zone.zone.resolve(time.civil).civil != time.civil
        else { continue }
        report.found(property, at: range, ["v": time.civil.text, "tz": tzid])
      }
    })
}

/// What the examples of this area's rules have in common.
private enum ExampleZone {
  static let berlin = """
    BEGIN:VTIMEZONE
    TZID:Europe/Berlin
    BEGIN:DAYLIGHT
    DTSTART:19700329T020000
    TZOFFSETFROM:+0100
    TZOFFSETTO:+0200
    RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
    END:DAYLIGHT
    BEGIN:STANDARD
    DTSTART:19701025T030000
    TZOFFSETFROM:+0200
    TZOFFSETTO:+0100
    RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU
    END:STANDARD
    END:VTIMEZONE
    """

  static let berlinEvent = event(in: "Europe/Berlin")

  static let event = event(starts: "DTSTART:20260302T080000Z", ends: "DTEND:20260302T090000Z")

  static func event(in tzid: String) -> String {
    event(
      starts: "DTSTART;TZID=\(tzid):20260302T090000", ends: "DTEND;TZID=\(tzid):20260302T100000")
  }

  private static func event(starts start: String, ends end: String) -> String {
    """
    BEGIN:VEVENT
    UID:4b1c7a52-0d1e-4f7a-9a51-5b1d0c6f0001
    DTSTAMP:20260101T000000Z
    \(start)
    \(end)
    SUMMARY:Meeting
    END:VEVENT
    """
  }
}

// MARK: - Names of zones

extension ZoneTable {
  /// The IANA zone that `tzid` names by itself, or behind a prefix that begins with a slash.
  func ianaZone(named tzid: String) -> Zone? {
    let resolved = zone(named: tzid)
    switch resolved.resolution {
    case .iana: return resolved.zone
    case .prefixed: return tzid.hasPrefix("/") ? resolved.zone : nil
    default: return nil
    }
  }

  /// The IANA zone that is meant by a name that is none.
  fileprivate func guess(for tzid: String) -> Zone? {
    let resolved = zone(named: tzid)
    return resolved.resolution == .windows || resolved.resolution == .prefixed
      ? resolved.zone : nil
  }
}

// MARK: - Changes to zones

extension CalendarSummary {
  /// Reads the members called `name`, in the order of the file.
  func forEachMember(named name: String? = nil, _ body: (Component) -> Void) {
    for member in members where name == nil || member.name == name {
      let component = read(member)
      withExtendedLifetime(component) { body(component) }
    }
  }

  /// Inserts the VTIMEZONE of `zone`, called `tzid`, before the first component; `nil` when it
  /// cannot be written.
  fileprivate func inserting(
    _ zone: Zone, as tzid: String, for use: ZoneUse, in report: Report
  ) -> [Fix.Edit]? {
    let first = use.earliest.map { zone.resolve($0).instant } ?? Instant(seconds: 0)
    guard let definition = ZoneDefinition(of: zone, as: tzid, from: first),
      let place = members.first.map({ report.file.layout.outline.nodes[$0.index].start.offset })
    else { return nil }
    return [
      Fix.Edit(
        place..<place, FoldedText.bytes(of: definition.lines, lineEnd: report.file.lineEnd))
    ]
  }

  /// Makes every property that has the TZID of `use` name `zone`, and inserts its VTIMEZONE where
  /// there is none; `nil` when that cannot be written.
  fileprivate func renaming(_ use: ZoneUse, to zone: Zone, in report: Report) -> [Fix.Edit]? {
    var edits: [Fix.Edit] = []
    if report.calendar.zones.entries(for: zone.name).isEmpty {
      guard let insertion = inserting(zone, as: zone.name, for: use, in: report) else { return nil }
      edits = insertion
    }
    return edits + renamings(of: use.tzid, to: zone.name)
  }

  /// Replaces the TZID parameter `tzid` of every property.
  func renamings(of tzid: String, to name: String) -> [Fix.Edit] {
    var edits: [Fix.Edit] = []
    forEachMember { edits += $0.renamings(of: tzid, to: name) }
    return edits
  }
}

extension Component {
  fileprivate func renamings(of tzid: String, to name: String) -> [Fix.Edit] {
    properties.compactMap { property in
      guard let value = property.parameter("TZID")?.values.first, value.text == tzid else {
        return nil
      }
      return property.replacing(value.range, with: name)
    } + components.flatMap { $0.renamings(of: tzid, to: name) }
  }
}
