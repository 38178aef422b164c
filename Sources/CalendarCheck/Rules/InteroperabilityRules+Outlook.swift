import CalendarModel
import ICalKit
import Recurrence

extension Rule {
  /// 601 to 604, 616 and 617: what Outlook reads in a way of its own.
  static let outlookRules = [
    outlookFloatingTime, windowsTZID, outlookRuleUnsupported, outlookZoneRule, outlookDatesIgnored,
  ]

  private static let outlookFloatingTime = Rule(
    .outlookFloatingTime, .warning, "RFC 5545 §3.3.5",
    says:
      "floating DTSTART; Outlook accepts that for all-day events only, others use the reader's zone; add TZID",
    why: "The event takes place at another moment for every reader.",
    bad: "DTSTART:20260302T090000\nDTEND:20260302T100000",
    good: "DTSTART:20260302T090000Z\nDTEND:20260302T100000Z",
    check: .components("VEVENT") { event, report in
      guard let start = event.first("DTSTART"), start.time?.isFloating == true else { return }
      report.found(start)
    })

  private static let windowsTZID = Rule(
    .windowsTZID, .warning, "RFC 5545 §3.2.19",
    says: "{tz} is a Windows zone name; many readers ignore its VTIMEZONE; use {guess}",
    why: "Readers that go by names alone take such times for UTC or for their own.",
    bad: ExampleZone.with(tzid: "W. Europe Standard Time"),
    good: ExampleZone.with(tzid: "Europe/Berlin"),
    fix: .unsafe("rename it everywhere to the IANA zone that CLDR gives"),
    check: .calendar { calendar, report in
      calendar.forEachMember(named: "VTIMEZONE") { zone in
        let zones = report.calendar.zones
        guard let property = zone.first("TZID"), let tzid = zone.tzid,
          zones.database.zone(named: tzid) == nil, let name = WindowsZones.ianaName(of: tzid)
        else { return }
        // A second definition of the new name would be the next fault.
        let isFree = zones.entries(for: name).isEmpty && zones.entries(for: tzid).count == 1
        report.found(
          property, ["tz": tzid, "guess": name],
          fix: isFree
            ? .unsafe(
              [property.replacing(property.valueRange, with: name)]
                + calendar.renamings(of: tzid, to: name)) : nil)
      }
    })

  private static let outlookRuleUnsupported = Rule(
    .outlookRuleUnsupported, .warning, "MS-OXCICAL 2.1.3.2.2",
    says: "rule fits none of Outlook's templates; Outlook imports one event",
    why: "Its data model has six kinds of series and no others.",
    bad: "RRULE:FREQ=MONTHLY;BYMONTHDAY=2,16;COUNT=4",
    good: "RRULE:FREQ=MONTHLY;BYMONTHDAY=2;COUNT=4",
    check: .components("VEVENT") { event, report in
      guard !event.has("RECURRENCE-ID") else { return }
      for property in event.all("RRULE") where property.rule.problems.isEmpty {
        guard let rule = property.rule.value?.of(event.start) else { continue }
        if !OutlookTemplates.have(rule) { report.found(property) }
      }
    })

  private static let outlookZoneRule = Rule(
    .outlookZoneRule, .warning, "MS-OXCICAL 2.1.3.1.1.19",
    says: "zone rule must be YEARLY with one `BYDAY=nXX` or one BYMONTHDAY",
    why: "Outlook cannot map such a zone, and shifts its events.",
    bad: ExampleZone.with(tzid: "Europe/Berlin", rule: "FREQ=YEARLY;BYMONTH=10"),
    good: ExampleZone.with(tzid: "Europe/Berlin"),
    check: .calendar { calendar, report in
      let used = Set(calendar.zoneUses.filter(\.isUsedByEvent).map(\.tzid))
      if used.isEmpty { return }
      calendar.forEachMember(named: "VTIMEZONE") { zone in
        guard let tzid = zone.tzid, used.contains(tzid) else { return }
        for property in zone.components.flatMap({ $0.all("RRULE") }) {
          guard property.rule.problems.isEmpty, let rule = property.rule.value else { continue }
          if !OutlookTemplates.haveZoneRule(rule) { report.found(property) }
        }
      }
    })

  private static let outlookDatesIgnored = Rule(
    .outlookDatesIgnored, .warning, "MS-STANOICAL",
    says: "Outlook drops RDATE; write separate events",
    why: "The additional dates are missing there.",
    bad: "RRULE:FREQ=WEEKLY;COUNT=3\nRDATE:20260305T090000Z", good: "RRULE:FREQ=WEEKLY;COUNT=3",
    check: .properties("RDATE") { property, report in
      // What an override has no business with is ICV506's, an empty value ICV217's.
      guard property.component.name == "VEVENT", !property.component.has("RECURRENCE-ID"),
        !property.trimmedRange.isEmpty
      else { return }
      report.found(property)
    })
}

/// What the examples of this area's rules have in common.
private enum ExampleZone {
  static func with(tzid: String, rule: String = "FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU") -> String {
    """
    BEGIN:VTIMEZONE
    TZID:\(tzid)
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
    RRULE:\(rule)
    END:STANDARD
    END:VTIMEZONE
    BEGIN:VEVENT
    UID:4b1c7a52-0d1e-4f7a-9a51-5b1d0c6f0001
    DTSTAMP:20260101T000000Z
    DTSTART;TZID=\(tzid):20260302T090000
    DTEND;TZID=\(tzid):20260302T100000
    SUMMARY:Meeting
    END:VEVENT
    """
  }
}

// MARK: - What Outlook knows

extension RecurrenceRule {
  /// Whether it counts in the calendar that is meant when there is no RSCALE.
  fileprivate var isGregorian: Bool {
    calendarScale == nil || calendarScale == CalendarScale.gregorian.rawValue
  }

  /// The rule as it runs from `start`: that of a day has no times, which is ICV410's to say.
  fileprivate func of(_ start: WrittenTime?) -> RecurrenceRule {
    guard start?.isDate == true else { return self }
    var rule = self
    (rule.hours, rule.minutes, rule.seconds) = ([], [], [])
    return rule
  }
}

/// The rules for which Outlook has a template (MS-OXCICAL 2.1.3.2.2); INTERVAL, COUNT, UNTIL, WKST
/// and one hour and minute may stand in all of them.
enum OutlookTemplates {
  /// Whether `rule` fits one of them.
  static func have(_ rule: RecurrenceRule) -> Bool {
    guard rule.isGregorian, rule.hours.count <= 1, rule.minutes.count <= 1, rule.seconds.isEmpty,
      rule.yearDays.isEmpty, rule.weekNumbers.isEmpty
    else { return false }
    let hasNoDay = rule.weekdays.isEmpty && rule.setPositions.isEmpty
    let hasMonthDay = hasNoDay && rule.monthDays.count <= 1
    switch rule.frequency {
    case .secondly, .minutely, .hourly:
      return false
    case .daily:
      return hasNoDay && rule.monthDays.isEmpty && rule.months.isEmpty
    case .weekly:
      return rule.setPositions.isEmpty && rule.monthDays.isEmpty && rule.months.isEmpty
    case .monthly:
      return rule.months.isEmpty && (hasMonthDay || hasNumberedDay(rule))
    case .yearly:
      return rule.months.count <= 1 && hasMonthDay
        || rule.months.count == 1 && hasNumberedDay(rule)
    }
  }

  /// Whether Outlook can map a zone whose clock is set by `rule` (MS-OXCICAL 2.1.3.1.1.19).
  static func haveZoneRule(_ rule: RecurrenceRule) -> Bool {
    let hasOneDay =
      rule.monthDays.count + rule.weekdays.count == 1
      && rule.weekdays.allSatisfy { $0.ordinal != nil }
    return rule.frequency == .yearly && hasOneDay && rule.yearDays.isEmpty
      && rule.weekNumbers.isEmpty && rule.setPositions.isEmpty
  }

  /// Whether the days are one numbered weekday, or one position among weekdays without numbers.
  private static func hasNumberedDay(_ rule: RecurrenceRule) -> Bool {
    guard rule.monthDays.isEmpty else { return false }
    if rule.setPositions.isEmpty {
      return rule.weekdays.count == 1 && rule.weekdays.allSatisfy { $0.ordinal != nil }
    }
    return rule.setPositions.count == 1 && !rule.weekdays.isEmpty
      && rule.weekdays.allSatisfy { $0.ordinal == nil }
  }
}
