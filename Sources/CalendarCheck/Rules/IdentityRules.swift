import CalendarModel
import ICalKit
import ICalText

extension Rule {
  /// 5xx: UIDs, overrides, duplicates.
  static let identityRules = [
    duplicateUID, duplicateOverride, orphanOverride, recurrenceIDTypeMismatch,
    recurrenceIDNotAnInstance, overrideWithRecurrence, thisAndPrior, duplicateEvent, uidTooLong,
    uidLeaksHost, uidSharedByTypes, relatedToSelf,
  ]

  // MARK: UIDs

  private static let duplicateUID = Rule(
    .duplicateUID, .error, "RFC 5545 §3.8.4.7",
    says: "UID is used by the {comp} at line {n}; clients keep one of them",
    why: "Importing readers overwrite the one with the other; subscribers see one of them.",
    bad: "\(ExampleSeries.single)\n\(ExampleSeries.other(uid: ExampleSeries.uid))",
    good: "\(ExampleSeries.single)\n\(ExampleSeries.other(uid: "other-\(ExampleSeries.uid)"))",
    check: .series { shared, report in
      var first: [String: Component] = [:]
      for master in shared.masters {
        guard let known = first[master.name] else {
          first[master.name] = master
          continue
        }
        guard let uid = master.first("UID") else { continue }
        report.found(
          uid, ["comp": known.name, "n": "\(known.beginLine)"],
          related: [.init(region: known.begin.region, message: "first one")])
      }
    })

  private static let uidSharedByTypes = Rule(
    .uidSharedByTypes, .warning, "RFC 5545 §3.8.4.7",
    says: "UID is also on a {comp}; CalDAV servers refuse that",
    why: "A CalDAV resource has one kind of component (RFC 4791 §4.1).",
    bad: """
      \(ExampleSeries.single)
      BEGIN:VTODO
      UID:\(ExampleSeries.uid)
      DTSTAMP:20260101T000000Z
      SUMMARY:Pay the hall
      END:VTODO
      """,
    good: ExampleSeries.single,
    check: .series { shared, report in
      guard let first = shared.members.first else { return }
      for other in shared.members where other.name != first.name {
        report.found(
          in: other, ["comp": first.name],
          related: [.init(region: first.begin.region, message: "first one")])
      }
    })

  private static let uidTooLong = Rule(
    .uidTooLong, .warning, "RFC 5545 §3.8.4.7",
    says: "UID is {n} octets; only 255 are guaranteed",
    why: "Readers may cut it, so that different events become one.",
    bad: "UID:" + String(repeating: "4b1c7a52", count: 32), good: "UID:4b1c7a52",
    check: .properties("UID") { uid, report in
      let count = uid.valueRange.count
      if count > 255 { report.found(uid, ["n": "\(count)"]) }
    })

  private static let uidLeaksHost = Rule(
    .uidLeaksHost, .info, "RFC 7986 §5.3",
    says: "UID contains an IP address or internal host; use a UUID",
    why: "It tells every subscriber how the network behind the feed is built.",
    bad: "UID:20260302-1@192.168.0.10", good: "UID:4b1c7a52-0d1e-4f7a-9a51-5b1d0c6f0001",
    check: .properties("UID") { uid, report in
      if HostName.isPrivate(HostName.host(ofUID: uid.value)) { report.found(uid) }
    })

  private static let duplicateEvent = Rule(
    .duplicateEvent, .info, "RFC 5545 §3.8.4.7",
    says: "same start, end and SUMMARY as line {n}, other UID",
    why: "It is most likely one event that was written twice; readers show both.",
    bad: "\(ExampleSeries.single)\n\(ExampleSeries.single(uid: "other-\(ExampleSeries.uid)"))",
    good: "\(ExampleSeries.single)\n\(ExampleSeries.other(uid: "other-\(ExampleSeries.uid)"))",
    check: .calendar { calendar, report in
      var first: [Int: CalendarSummary.Member] = [:]
      for member in calendar.members where member.name == "VEVENT" {
        let identity = member.identity
        guard let uid = identity.uid, !identity.isOverride else { continue }
        guard let known = first[identity.content] else {
          first[identity.content] = member
          continue
        }
        if known.identity.uid == uid { continue }
        let event = calendar.read(member)
        // An event without a start is said to have none.
        if event.has("DTSTART") {
          report.found(in: event, ["n": "\(calendar.read(known).begin.line.first.number)"])
        }
      }
    })

  private static let relatedToSelf = Rule(
    .relatedToSelf, .warning, "RFC 5545 §3.8.4.5",
    says: "RELATED-TO names its own UID",
    why: "Readers that draw trees of tasks go round in circles, or hide it.",
    bad: "UID:4b1c7a52\nRELATED-TO:4b1c7a52", good: "UID:4b1c7a52\nRELATED-TO:9f20c3d1",
    check: .properties("RELATED-TO") { related, report in
      guard let uid = related.component.first("UID"), !uid.value.isEmpty,
        related.value == uid.value
      else { return }
      report.found(related)
    })

  // MARK: Overrides

  private static let duplicateOverride = Rule(
    .duplicateOverride, .error, "RFC 5545 §3.8.4.4",
    says: "UID and RECURRENCE-ID equal those at line {n}",
    why: "Both stand in the place of one instance: readers show the first, the last or both.",
    bad: "\(ExampleSeries.weekly)\n\(ExampleSeries.moved)\n\(ExampleSeries.moved)",
    good: "\(ExampleSeries.weekly)\n\(ExampleSeries.moved)",
    fix: .safe("remove it where both are the same to the byte"),
    check: .series { shared, report in
      var first: [InstanceName: Component] = [:]
      for override in shared.overrides {
        guard let id = override.first("RECURRENCE-ID") else { continue }
        let name = InstanceName(of: id, zones: report.calendar.zones)
        guard let known = first[name] else {
          first[name] = override
          continue
        }
        report.found(
          id, ["n": "\(known.beginLine)"],
          related: [.init(region: known.begin.region, message: "first one")],
          fix: override.hasSameBytes(as: known) ? .safe(Fix.Edit(override.extent, [])) : nil)
      }
    })

  private static let orphanOverride = Rule(
    .orphanOverride, .warning, "RFC 5545 §3.8.4.4",
    says: "no recurring {comp} with this UID in the file",
    why: "There is nothing to override: some readers show it by itself, others drop it.",
    bad: ExampleSeries.moved, good: "\(ExampleSeries.weekly)\n\(ExampleSeries.moved)",
    check: .series { shared, report in
      guard report.calendar.isFeed else { return }
      // What a master with an unreadable start repeats at is not known.
      let known = Set(shared.masters.filter { $0.start == nil || $0.isRecurring }.map(\.name))
      for override in shared.overrides where !known.contains(override.name) {
        guard let id = override.first("RECURRENCE-ID") else { continue }
        report.found(id, ["comp": override.name])
      }
    })

  private static let recurrenceIDTypeMismatch = Rule(
    .recurrenceIDTypeMismatch, .error, "RFC 5545 §3.8.4.4",
    says: "RECURRENCE-ID must have the type and form of the series' DTSTART",
    why: "Readers do not find the instance, and show both it and its override.",
    bad: "\(ExampleSeries.weekly)\n\(ExampleSeries.moved(from: ";VALUE=DATE:20260309"))",
    good: "\(ExampleSeries.weekly)\n\(ExampleSeries.moved)",
    check: .series { shared, report in
      let masters = shared.recurringMasters
      for override in shared.overrides {
        guard let id = override.first("RECURRENCE-ID"), let time = id.time,
          let start = masters[override.name]?.start, !time.isLike(start)
        else { continue }
        report.found(id)
      }
    })

  private static let recurrenceIDNotAnInstance = Rule(
    .recurrenceIDNotAnInstance, .warning, "RFC 5545 §3.8.4.4",
    says: "series has no instance at {v}; shows as an extra event",
    why: "Nothing is overridden: readers show it beside the series, or drop it.",
    bad: "\(ExampleSeries.weekly)\n\(ExampleSeries.moved(from: ":20260310T090000Z"))",
    good: "\(ExampleSeries.weekly)\n\(ExampleSeries.moved)",
    check: .series { shared, report in
      let sets = shared.recurringMasters.compactMapValues {
        InstanceSet($0, zones: report.calendar.zones)
      }
      for override in shared.overrides {
        guard let id = override.first("RECURRENCE-ID"), let time = id.time,
          sets[override.name]?.contains(time) == false
        else { continue }
        report.found(id, ["v": time.text])
      }
    })

  private static let overrideWithRecurrence = Rule(
    .overrideWithRecurrence, .warning, "RFC 5545 §3.8.4.4",
    says: "an override must not repeat itself",
    why: "Some readers make a second series of it.",
    bad: "\(ExampleSeries.weekly)\n\(ExampleSeries.moved(and: "RRULE:FREQ=WEEKLY;COUNT=2"))",
    good: "\(ExampleSeries.weekly)\n\(ExampleSeries.moved)",
    fix: .unsafe("remove what makes it repeat"),
    check: .components("VEVENT", "VTODO", "VJOURNAL") { component, report in
      guard component.has("RECURRENCE-ID") else { return }
      let repeating = component.properties.filter { ["RRULE", "RDATE"].contains($0.name) }
      let exceptions = component.properties.filter { ["EXRULE", "EXDATE"].contains($0.name) }
      guard let first = repeating.first else { return }
      report.found(first, fix: .unsafe((repeating + exceptions).map { $0.removingLine() }))
    })

  private static let thisAndPrior = Rule(
    .thisAndPrior, .error, "RFC 5545 §3.2.13",
    says: "THISANDPRIOR must not be generated",
    why: "RFC 5545 took it out; readers change the one instance, or none.",
    bad:
      "\(ExampleSeries.weekly)\n\(ExampleSeries.moved(from: ";RANGE=THISANDPRIOR:20260309T090000Z"))",
    good: "\(ExampleSeries.weekly)\n\(ExampleSeries.moved)",
    check: .properties("RECURRENCE-ID") { id, report in
      guard let range = id.parameter("RANGE")?.values.first,
        range.text.uppercased() == "THISANDPRIOR"
      else { return }
      report.found(id, at: range.range)
    })
}

/// What the examples of this area's rules have in common.
private enum ExampleSeries {
  static let uid = "4b1c7a52-0d1e-4f7a-9a51-5b1d0c6f0001"

  static let single = single(uid: uid)

  static func single(uid: String) -> String {
    event(uid, "DTSTART:20260302T090000Z\nDTEND:20260302T100000Z\nSUMMARY:Meeting")
  }

  static func other(uid: String) -> String {
    event(uid, "DTSTART:20260305T090000Z\nDTEND:20260305T100000Z\nSUMMARY:Walk")
  }

  static let weekly = event(
    uid,
    """
    DTSTART:20260302T090000Z
    DTEND:20260302T100000Z
    SUMMARY:Meeting
    RRULE:FREQ=WEEKLY;COUNT=3
    """)

  static let moved = moved()

  static func moved(from id: String = ":20260309T090000Z", and more: String? = nil) -> String {
    event(
      uid,
      """
      DTSTART:20260309T110000Z
      DTEND:20260309T120000Z
      SUMMARY:Meeting
      RECURRENCE-ID\(id)
      """ + (more.map { "\n" + $0 } ?? ""))
  }

  private static func event(_ uid: String, _ lines: String) -> String {
    "BEGIN:VEVENT\nUID:\(uid)\nDTSTAMP:20260101T000000Z\n\(lines)\nEND:VEVENT"
  }
}

// MARK: - What the rules ask

/// Which instance a RECURRENCE-ID means.
private enum InstanceName: Hashable {
  case day(String, CivilDate)
  case instant(String, Instant)
  /// One that cannot be read, by its text.
  case text(String, String)

  init(of id: Property, zones: ZoneTable) {
    let component = id.component.name
    switch id.time {
    case nil: self = .text(component, id.value)
    case let time? where time.isDate: self = .day(component, time.civil.date)
    case let time?: self = .instant(component, zones.instant(of: time))
    }
  }
}

extension SharedUID {
  /// The first master of each kind that repeats and whose start can be read, by its name.
  fileprivate var recurringMasters: [String: Component] {
    Dictionary(
      masters.filter { $0.isRecurring && $0.start != nil }.map { ($0.name, $0) },
      uniquingKeysWith: { first, _ in first })
  }
}

extension Component {
  /// The physical line of its BEGIN.
  fileprivate var beginLine: Int { begin.line.first.number }
}

/// Names of hosts that mean nothing outside of their network (RFC 6761, RFC 6762, RFC 8375).
private enum HostName {
  private static let privateDomains: Set = ["local", "localdomain", "internal", "lan"]

  /// The part of `uid` that is a host where it has one: what follows the last `@`, or the host of a
  /// URL, or all of it; without a port.
  static func host(ofUID uid: String) -> Substring {
    var host = uid[...]
    if let separator = host.utf8.lastIndex(of: UInt8(ascii: "@")) {
      host = host[host.index(after: separator)...]
    } else if let scheme = host.firstRange(of: "://") {
      host = host[scheme.upperBound...]
    }
    host = host.prefix { $0 != "/" }
    if let colon = host.lastIndex(of: ":"), host.firstIndex(of: ":") == colon {
      host = host[..<colon]
    }
    return host.hasSuffix(".") ? host.dropLast() : host
  }

  /// Whether `host` is an IP address, `localhost` or of a private domain.
  static func isPrivate(_ host: Substring) -> Bool {
    let name = host.lowercased()
    if name.hasPrefix("[") || isIPv6(name) { return true }
    let labels = name.split(separator: ".", omittingEmptySubsequences: false)
    return name == "localhost" || isIPv4(labels)
      || labels.count > 1 && labels.last.map { privateDomains.contains(String($0)) } ?? false
  }

  private static func isIPv4(_ labels: [Substring]) -> Bool {
    labels.count == 4 && labels.allSatisfy { $0.utf8.count <= 3 && UInt8($0) != nil }
  }

  /// Whether `name` is eight groups of hexadecimal digits, or fewer with a `::` for the others.
  private static func isIPv6(_ name: String) -> Bool {
    let groups = name.split(separator: ":", omittingEmptySubsequences: false)
    return (groups.count == 8 || (3...8).contains(groups.count) && name.contains("::"))
      && groups.allSatisfy { $0.utf8.count <= 4 && $0.allSatisfy(\.isHexDigit) }
  }
}
