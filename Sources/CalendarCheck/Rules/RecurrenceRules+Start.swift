import CalendarModel
import ICalKit
import Recurrence

extension Rule {
  /// 406 to 408, 410, 414, 418 and 419: a rule held against its DTSTART.
  static let ruleStartRules = [
    ruleUntilType, ruleUntilForm, ruleUntilBeforeStart, ruleTimePartOnDate, startNotInRule,
    ruleWithoutInstances, recurringUTCStart,
  ]

  private static let ruleUntilType = Rule(
    .ruleUntilType, .error, "RFC 5545 §3.3.10",
    says: "UNTIL must be {type} like DTSTART",
    why: "Google and Outlook refuse the rule; others lose the last day or gain one.",
    bad: "RRULE:FREQ=WEEKLY;UNTIL=20260401", good: "RRULE:FREQ=WEEKLY;UNTIL=20260401T000000Z",
    fix: .unsafe("make it the end of that day, or the day alone"),
    check: .ruleWithStart { rule, start, property, report in
      guard let until = rule.part("UNTIL"), let value = rule.until,
        rule.untilFault(with: start, isObservance: property.component.isObservance) == .type
      else { return }
      let converted = value.text(ofTypeOf: start, zones: report.calendar.zones)
      report.found(
        property, at: until.range, ["type": start.typeName],
        fix: property.component.isObservance
          ? nil : converted.map { .unsafe(property.replacing(until.range, with: "UNTIL=\($0)")) })
    })

  private static let ruleUntilForm = Rule(
    .ruleUntilForm, .error, "RFC 5545 §3.3.10",
    says: "UNTIL must be {form}",
    why: "Readers lose the last instance or gain one, by the distance of their zone from UTC.",
    bad: """
      DTSTART;TZID=Europe/Berlin:20260302T090000
      DTEND;TZID=Europe/Berlin:20260302T100000
      RRULE:FREQ=WEEKLY;UNTIL=20260330T090000
      """,
    good: """
      DTSTART;TZID=Europe/Berlin:20260302T090000
      DTEND;TZID=Europe/Berlin:20260302T100000
      RRULE:FREQ=WEEKLY;UNTIL=20260330T070000Z
      """,
    fix: .safe("convert a local time to UTC where its zone is known"),
    check: .ruleWithStart { rule, start, property, report in
      let isObservance = property.component.isObservance
      guard let until = rule.part("UNTIL"), case let zones = report.calendar.zones,
        let fault = rule.untilFault(with: start, isObservance: isObservance), fault != .type
      else { return }
      var fix: Fix?
      if case .local(let time)? = rule.until,
        let instant = isObservance
          ? property.component.onset(at: time)
          : zones.knownInstant(of: WrittenTime(civil: time, form: start.form))
      {
        fix = .safe(property.replacing(until.range, with: "UNTIL=\(instant.text)"))
      }
      report.found(
        property, at: until.range,
        ["form": fault == .notUTC ? "in UTC" : "floating like DTSTART"], fix: fix)
    })

  private static let ruleUntilBeforeStart = Rule(
    .ruleUntilBeforeStart, .warning, "RFC 5545 §3.3.10",
    says: "UNTIL is before DTSTART",
    why: "Readers show the first event alone, or nothing.",
    bad: "RRULE:FREQ=WEEKLY;UNTIL=20260201T000000Z",
    good: "RRULE:FREQ=WEEKLY;UNTIL=20260401T000000Z",
    check: .ruleWithStart { rule, start, property, report in
      guard let until = rule.part("UNTIL"), !property.component.isObservance,
        rule.isUntilBefore(start, zones: report.calendar.zones)
      else { return }
      report.found(property, at: until.range)
    })

  private static let ruleTimePartOnDate = Rule(
    .ruleTimePartOnDate, .error, "RFC 5545 §3.3.10",
    says: "{part} is not allowed when DTSTART is a DATE",
    why: "Strict readers refuse the rule.",
    bad: "DTSTART;VALUE=DATE:20260302\nRRULE:FREQ=WEEKLY;BYHOUR=9;COUNT=3",
    good: "DTSTART;VALUE=DATE:20260302\nRRULE:FREQ=WEEKLY;COUNT=3",
    fix: .safe("remove the part, which readers must ignore"),
    check: .ruleWithStart { rule, start, property, report in
      guard start.isDate else { return }
      // BYSETPOS alone would be the next fault.
      let isNeeded = rule.part("BYSETPOS") != nil && rule.setParts.count == rule.timeParts.count
      for part in rule.timeParts {
        report.found(
          property, at: part.range, ["part": part.text],
          fix: isNeeded ? nil : .safe(property.removing(rule.removal(of: part))))
      }
    })

  private static let startNotInRule = Rule(
    .startNotInRule, .warning, "RFC 5545 §3.8.5.3",
    says: "DTSTART is no instance of the rule; clients differ on the first event",
    why:
      "Some readers show the event at DTSTART, others begin with the rule; COUNT differs by one.",
    bad: "DTSTART:20260302T090000Z\nDTEND:20260302T100000Z\nRRULE:FREQ=WEEKLY;BYDAY=TU",
    good: "DTSTART:20260303T090000Z\nDTEND:20260303T100000Z\nRRULE:FREQ=WEEKLY;BYDAY=TU",
    check: .repeating { component, start, report in
      let matches = component.all("RRULE").map { ($0, FirstMatch(of: $0, start)) }
      // Of several rules it is enough that one has it.
      guard matches.allSatisfy({ $0.1 == .later || $0.1 == .never }),
        let (property, _) = matches.first(where: { $0.1 == .later })
      else { return }
      report.found(property)
    })

  private static let ruleWithoutInstances = Rule(
    .ruleWithoutInstances, .warning, "RFC 5545 §3.3.10",
    says: "the rule never matches",
    why: "The event takes place once, or not at all.",
    bad: "RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30",
    good:
      "DTSTART:20260228T090000Z\nDTEND:20260228T100000Z\nRRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=28",
    check: .repeating { component, start, report in
      for property in component.all("RRULE") where FirstMatch(of: property, start) == .never {
        report.found(property)
      }
    })

  private static let recurringUTCStart = Rule(
    .recurringUTCStart, .info, "RFC 5545 §3.8.5.3",
    says: "repeats in UTC: local time moves with DST; use TZID",
    why: "For people in zones that change their clocks the event is an hour off for half the year.",
    bad: "RRULE:FREQ=WEEKLY;COUNT=40", good: "DTSTART:20260302T090000Z",
    check: .components("VEVENT", "VTODO", "VJOURNAL", "AVAILABLE") { component, report in
      guard component.all("RRULE").contains(where: { $0.soundType == .recurrence }),
        let start = component.first("DTSTART"), start.time?.form == .utc
      else { return }
      report.found(start)
    })
}

extension Check {
  /// The RRULEs and EXRULEs of components whose DTSTART can be read.
  fileprivate static func ruleWithStart(
    _ check: @escaping @Sendable (RuleText, WrittenTime, Property, Report) -> Void
  ) -> Check {
    .properties("RRULE", "EXRULE") { property, report in
      guard let start = property.component.start else { return }
      check(property.rule, start, property, report)
    }
  }

  /// The events, to-dos and so on that repeat and are no overrides, with a DTSTART that can be read.
  fileprivate static func repeating(
    _ check: @escaping @Sendable (Component, WrittenTime, Report) -> Void
  ) -> Check {
    .components("VEVENT", "VTODO", "VJOURNAL", "AVAILABLE") { component, report in
      guard component.has("RRULE"), !component.has("RECURRENCE-ID"), let start = component.start
      else { return }
      check(component, start, report)
    }
  }
}

/// When a rule by itself yields its first instance.
private enum FirstMatch {
  /// At DTSTART.
  case atStart
  /// Later.
  case later
  /// Never.
  case never

  /// For how many years the first instance is looked for at first. The fourteen kinds of years come
  /// at least every forty years, so a rule that counts every period and yields nothing by then never
  /// does.
  private static let years = 60

  /// `nil` where another rule of the linter objects to the RRULE `property`, or it counts in units
  /// shorter than a day.
  init?(of property: Property, _ start: WrittenTime) {
    guard let rule = property.rule.soundValue(from: start), rule.frequency >= .daily else {
      return nil
    }
    let recurrence = Recurrence(rule, start: start.civil, isTimed: !start.isDate)
    switch recurrence.firstMatch(through: start.civil.date.adding(days: Self.years * 366)) {
    case start.civil?: self = .atStart
    case nil where rule.interval == 1 || recurrence.neverMatches: self = .never
    default: self = .later
    }
  }
}

extension Component {
  /// When an observance begins that does so at `time` of the clock that it ends; `nil` where
  /// TZOFFSETFROM cannot be read.
  fileprivate func onset(at time: CivilDateTime) -> Instant? {
    first("TZOFFSETFROM").flatMap { UTCOffsetGrammar.seconds($0.value) }
      .map { Instant(time, utcOffset: $0) }
  }
}

extension RuleText {
  /// Whether UNTIL, being of the right type, is before `start`.
  fileprivate func isUntilBefore(_ start: WrittenTime, zones: ZoneTable) -> Bool {
    switch until {
    case .date(let date)? where start.isDate: date < start.civil.date
    case .local(let time)? where !start.isDate: time < start.civil
    case .utc(let time)? where !start.isDate && !start.isFloating && zones.isKnown(start):
      Instant(time, utcOffset: 0) < zones.instant(of: start)
    default: false
    }
  }
}

extension RecurrenceRule.Until {
  /// The same bound as a DATE or DATE-TIME like `start`: the day as written, or the last second of
  /// the day; `nil` where the zone is unknown.
  fileprivate func text(ofTypeOf start: WrittenTime, zones: ZoneTable) -> String? {
    switch self {
    case .local(let time), .utc(let time): return time.date.text
    case .date(let date):
      let end = CivilDateTime(startOf: date).adding(seconds: 86399)
      guard zones.isKnown(start) else { return nil }
      return start.isFloating
        ? end.text : zones.instant(of: WrittenTime(civil: end, form: start.form)).text
    }
  }
}
