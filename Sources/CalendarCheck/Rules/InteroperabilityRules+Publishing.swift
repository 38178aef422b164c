import CalendarModel
import ICalKit
import ICalText

extension Rule {
  /// 605 to 610, 615 and 618: the calendar as something that people subscribe to.
  static let publishingRules = [
    missingCalendarName, nameWithoutXWRCalName, missingRefreshHint, partialRefreshHint,
    googleSizeLimit, multipleCalendars, invalidXWRTimeZone, alarmInFeed,
  ]

  private static let missingCalendarName = Rule(
    .missingCalendarName, .info, "RFC 7986 §5.1",
    says: "no NAME or X-WR-CALNAME; subscribers see the URL",
    why: "Every subscriber has to think of a name.",
    bad: ExampleCalendar.with(), good: ExampleCalendar.with("NAME:Club", "X-WR-CALNAME:Club"),
    profiles: .exceptInvitation,
    check: .feed { calendar, report in
      if !calendar.has("NAME"), !calendar.has("X-WR-CALNAME") { report.found(in: calendar) }
    })

  private static let nameWithoutXWRCalName = Rule(
    .nameWithoutXWRCalName, .info, "RFC 7986 §5.1",
    says: "NAME alone is ignored by today's clients; add X-WR-CALNAME",
    why: "Google, Apple and Outlook read X-WR-CALNAME.",
    bad: ExampleCalendar.with("NAME:Club"),
    good: ExampleCalendar.with("NAME:Club", "X-WR-CALNAME:Club"),
    fix: .safe("copy the name"), profiles: .exceptInvitation,
    check: .feed { calendar, report in
      guard let name = calendar.first("NAME"), !calendar.has("X-WR-CALNAME") else { return }
      report.found(
        name,
        fix: name.value.isEmpty
          ? nil : .safe(name.insertingBelow("X-WR-CALNAME:\(name.value)", in: report)))
    })

  private static let missingRefreshHint = Rule(
    .missingRefreshHint, .info, "RFC 7986 §5.7",
    says: "no REFRESH-INTERVAL or X-PUBLISHED-TTL",
    why: "Readers fetch the feed too often, or once a day at most.",
    bad: ExampleCalendar.with("NAME:Club", "X-WR-CALNAME:Club"),
    good: ExampleCalendar.with(
      "REFRESH-INTERVAL;VALUE=DURATION:PT12H", "X-PUBLISHED-TTL:PT12H"),
    profiles: .exceptInvitation,
    check: .feed { calendar, report in
      if !calendar.has("REFRESH-INTERVAL"), !calendar.has("X-PUBLISHED-TTL") {
        report.found(in: calendar)
      }
    })

  private static let partialRefreshHint = Rule(
    .partialRefreshHint, .info, "RFC 7986 §5.7",
    says: "only one of REFRESH-INTERVAL / X-PUBLISHED-TTL; give both",
    why: "Outlook reads the second one alone, Apple the first.",
    bad: ExampleCalendar.with("REFRESH-INTERVAL;VALUE=DURATION:PT12H"),
    good: ExampleCalendar.with(
      "REFRESH-INTERVAL;VALUE=DURATION:PT12H", "X-PUBLISHED-TTL:PT12H"),
    fix: .safe("copy it"), profiles: .exceptInvitation,
    check: .feed { calendar, report in
      let pair = [
        ("REFRESH-INTERVAL", "X-PUBLISHED-TTL"),
        ("X-PUBLISHED-TTL", "REFRESH-INTERVAL;VALUE=DURATION"),
      ]
      guard calendar.has("REFRESH-INTERVAL") != calendar.has("X-PUBLISHED-TTL") else { return }
      for (name, copy) in pair {
        guard let property = calendar.first(name) else { continue }
        report.found(
          property,
          fix: property.isPositiveDuration
            ? .safe(property.insertingBelow("\(copy):\(property.value)", in: report)) : nil)
      }
    })

  private static let googleSizeLimit = Rule(
    .googleSizeLimit, .warning, "support.google.com/calendar/answer/45654",
    says: "file is {n} MB; Google reads {limit} MB",
    why: "Google leaves out what lies behind, without a word.",
    bad: "", good: "",
    check: .file { file, report in
      let limit = report.settings.limits.feedBytes
      let count = file.source.bytes.withSpan { $0.count }
      guard count > limit, !file.isNoCalendar, let line = file.firstLine else { return }
      report.found(
        at: line, ["n": count.inMegabytes, "limit": limit.inMegabytes])
    })

  private static let multipleCalendars = Rule(
    .multipleCalendars, .warning, "RFC 5545 §3.4",
    says: "second VCALENDAR; most clients read only the first",
    why: "The events of the second one are missing.",
    bad: "\(ExampleCalendar.with("NAME:Club"))\n\(ExampleCalendar.with("NAME:Team"))",
    good: ExampleCalendar.with("NAME:Club"),
    fix: .unsafe("move its components into the first one"),
    check: .calendar { calendar, report in
      guard calendar.number > 0 else { return }
      report.found(
        in: calendar.component,
        fix: calendar.mergingIntoFirst(in: report).map { .unsafe($0) })
    })

  private static let invalidXWRTimeZone = Rule(
    .invalidXWRTimeZone, .warning, "RFC 5545 §3.8.8.2",
    says: "{v} is no IANA zone",
    why: "Google and Apple take it for the zone of the calendar, and fall back to another.",
    bad: "X-WR-TIMEZONE:Bonn", good: "X-WR-TIMEZONE:Europe/Berlin",
    check: .properties("X-WR-TIMEZONE") { property, report in
      let name = String(property.value.trimmingBlanks)
      guard !name.isEmpty, report.calendar.zones.database.zone(named: name) == nil else { return }
      report.found(property, ["v": property.value])
    })

  private static let alarmInFeed = Rule(
    .alarmInFeed, .info, "RFC 5546 §3.2.1",
    says: "VALARM in METHOD:PUBLISH: Google, Outlook ignore it; Apple alarms every subscriber",
    why: "Whether to be reminded is for the subscribers to say.",
    bad: ExampleCalendar.withAlarm(method: "PUBLISH"),
    good: ExampleCalendar.with("METHOD:PUBLISH"),
    fix: .unsafe("remove the alarm"),
    check: .components("VALARM") { alarm, report in
      guard report.calendar.method == "PUBLISH" else { return }
      report.found(in: alarm, fix: alarm.isClosed ? .unsafe(Fix.Edit(alarm.extent, [])) : nil)
    })
}

extension Check {
  /// The VCALENDARs that are published.
  fileprivate static func feed(
    _ check: @escaping @Sendable (Component, Report) -> Void
  ) -> Check {
    .components("VCALENDAR") { calendar, report in
      if report.calendar.isFeed { check(calendar, report) }
    }
  }
}

/// What the examples of this area's rules have in common.
private enum ExampleCalendar {
  static func with(_ lines: String...) -> String { file(lines, alarm: []) }

  static func withAlarm(method: String) -> String {
    file(
      ["METHOD:\(method)"],
      alarm: [
        "BEGIN:VALARM", "ACTION:DISPLAY", "DESCRIPTION:Meeting", "TRIGGER:-PT15M", "END:VALARM",
      ])
  }

  private static func file(_ lines: [String], alarm: [String]) -> String {
    let start = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Club//Events 1//EN"]
    let event = [
      "BEGIN:VEVENT", "UID:4b1c7a52-0d1e-4f7a-9a51-5b1d0c6f0001", "DTSTAMP:20260101T000000Z",
      "DTSTART:20260302T090000Z", "DTEND:20260302T100000Z", "SUMMARY:Meeting",
    ]
    return (start + lines + event + alarm + ["END:VEVENT", "END:VCALENDAR"])
      .joined(separator: "\n")
  }
}

// MARK: - What the rules ask and change

extension FileFacts {
  /// Where the first line lies.
  fileprivate var firstLine: SourceRegion? {
    source.bytes.withSpan { bytes in
      var lines = LineCursor(offset: markLength)
      return lines.next(in: bytes).map { $0.region(of: $0.range, in: bytes) }
    }
  }
}

extension Int {
  /// This many bytes in megabytes, with one decimal where there is one: `1.4`.
  fileprivate var inMegabytes: String {
    let tenths = (self / 1024 * 10 + 512) / 1024
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
  }
}

extension Property {
  /// Whether it says how long something takes.
  fileprivate var isPositiveDuration: Bool {
    guard DurationGrammar.matches(value), let duration = EventDuration(value) else { return false }
    return duration.days > 0 || duration.seconds > 0
  }

  /// Inserts a content line below.
  fileprivate func insertingBelow(_ line: String, in report: Report) -> Fix.Edit {
    let end = extentWithLineEnd.upperBound
    return Fix.Edit(end..<end, FoldedText.bytes(of: [line], lineEnd: report.file.lineEnd))
  }
}

extension CalendarSummary {
  /// Takes away what stands between the first VCALENDAR and the components of this, the second one:
  /// the END of the one, the BEGIN and the properties of the other, and VTIMEZONEs that both have.
  ///
  /// `nil` where they cannot be one: METHODs differ, they define a zone in two ways, one of them is
  /// not closed, or text stands between them. A third calendar is the second one when that is done.
  fileprivate func mergingIntoFirst(in report: Report) -> [Fix.Edit]? {
    guard number == 1, component.isClosed else { return nil }
    let reader = ComponentReader(source: report.file.source, layout: report.file.layout)
    let first = reader.calendar(0)
    guard let end = first.lines.last, end.role == .end,
      CalendarFacts.method(of: first) == report.calendar.method,
      !report.file.hasTextOutside(
        end.extentWithLineEnd.upperBound..<component.begin.line.extent.lowerBound)
    else { return nil }
    var zones: [String: Component] = [:]
    for zone in reader.components("VTIMEZONE", ofCalendar: 0) { zones[zone.tzid ?? ""] = zone }
    var edits = [end.removingLine()]
    edits += component.lines.filter { $0.role != .end }.map { $0.removingLine() }
    for zone in reader.components("VTIMEZONE", ofCalendar: 1) {
      guard let known = zones[zone.tzid ?? ""] else { continue }
      guard zone.hasSameBytes(as: known) else { return nil }
      edits.append(Fix.Edit(zone.extent, []))
    }
    return edits
  }
}
