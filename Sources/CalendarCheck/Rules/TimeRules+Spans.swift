import CalendarModel
import ICalKit

extension Rule {
  /// 308 to 312: a start and its end.
  static let timeSpanRules = [
    endBeforeStart, endEqualsStart, endTypeMismatch, endFormMismatch, timeDurationOnDate,
  ]

  private static let endBeforeStart = Rule(
    .endBeforeStart, .error, "RFC 5545 §3.8.2.2, §3.8.2.3",
    says: "{p} is before DTSTART",
    why: "Readers drop the end or the event, or draw it backwards.",
    bad: "DTSTART:20260302T090000Z\nDTEND:20260302T080000Z",
    good: "DTSTART:20260302T090000Z\nDTEND:20260302T100000Z",
    check: .component(WrittenSpan.components) { component, report in
      guard let span = WrittenSpan(component), span.areSameType, span.areSameForm,
        let length = span.length(in: report.calendar.zones), length < 0
      else { return }
      report.found(span.property, ["p": span.property.name])
    })

  private static let endEqualsStart = Rule(
    .endEqualsStart, .warning, "RFC 5545 §3.8.2.2",
    says: "DTEND must be later; for one whole day leave it out or use the next day",
    why: "DTEND is exclusive: some readers show nothing, others one day.",
    bad: "DTSTART;VALUE=DATE:20260302\nDTEND;VALUE=DATE:20260302",
    good: "DTSTART;VALUE=DATE:20260302\nDTEND;VALUE=DATE:20260303",
    fix: .safe("delete the DTEND of a whole day, which means the same"),
    check: .components("VEVENT", "VFREEBUSY", "VAVAILABILITY", "AVAILABLE") { component, report in
      guard let span = WrittenSpan(component), span.areWrittenAlike,
        span.length(in: report.calendar.zones) == 0
      else { return }
      let isWholeDay = component.name == "VEVENT" && span.start.isDate
      report.found(span.property, fix: isWholeDay ? .safe(span.property.removingLine()) : nil)
    })

  private static let endTypeMismatch = Rule(
    .endTypeMismatch, .error, "RFC 5545 §3.8.2.2, §3.8.2.3",
    says: "DTSTART is {a}, {p} is {b}; use one type",
    why: "How long the event takes is anyone's guess; Outlook refuses the file.",
    bad: "DTSTART:20260302T090000Z\nDTEND;VALUE=DATE:20260303",
    good: "DTSTART:20260302T090000Z\nDTEND:20260302T100000Z",
    check: .component(WrittenSpan.components) { component, report in
      guard let span = WrittenSpan(component), !span.areSameType else { return }
      report.found(
        span.property,
        ["a": span.start.typeName, "p": span.property.name, "b": span.end.typeName])
    })

  private static let endFormMismatch = Rule(
    .endFormMismatch, .error, "RFC 5545 §3.8.2.2, §3.8.2.3",
    says: "one of DTSTART/{p} is floating, the other is not",
    why: "How long the event takes depends on where it is read.",
    bad: "DTSTART:20260302T090000Z\nDTEND:20260302T100000",
    good: "DTSTART:20260302T090000Z\nDTEND:20260302T100000Z",
    check: .component(WrittenSpan.components) { component, report in
      guard let span = WrittenSpan(component), span.areSameType,
        span.start.isFloating != span.end.isFloating
      else { return }
      report.found(span.property, ["p": span.property.name])
    })

  private static let timeDurationOnDate = Rule(
    .timeDurationOnDate, .error, "RFC 5545 §3.8.2.5",
    says: "DATE start needs days or weeks; write P1D",
    why: "Readers cut the time off, or make the whole day a timed event.",
    bad: "DTSTART;VALUE=DATE:20260302\nDURATION:PT24H",
    good: "DTSTART;VALUE=DATE:20260302\nDURATION:P1D",
    fix: .safe("write whole multiples of 24 hours as days"),
    check: .components("VEVENT", "VTODO", "VAVAILABILITY", "AVAILABLE") { component, report in
      guard component.start?.isDate == true, let property = component.first("DURATION"),
        property.value.utf8.contains(UInt8(ascii: "T")),
        DurationGrammar.matches(property.value),
        let duration = EventDuration(property.value), duration.days >= 0, duration.seconds >= 0
      else { return }
      let days = duration.days + duration.seconds / 86400
      let isWhole = duration.seconds % 86400 == 0 && days > 0
      report.found(
        property,
        fix: isWhole ? .safe(property.replacing(property.valueRange, with: "P\(days)D")) : nil)
    })
}

/// A start and the DTEND or DUE that goes with it, both of them readable.
struct WrittenSpan {
  /// DTSTART.
  let start: WrittenTime
  /// DTEND or DUE.
  let property: Property
  /// What it says.
  let end: WrittenTime

  /// The components that have both.
  static let components = ["VEVENT", "VTODO", "VFREEBUSY", "VAVAILABILITY", "AVAILABLE"]

  /// `nil` when one of them is missing or cannot be read.
  init?(_ component: Component) {
    guard let start = component.start,
      let property = component.first(component.name == "VTODO" ? "DUE" : "DTEND"),
      let end = property.time
    else { return nil }
    self.start = start
    self.property = property
    self.end = end
  }

  /// Whether both are days, or both are times.
  var areSameType: Bool { start.isDate == end.isDate }

  /// Whether both are tied to UTC, or neither is.
  var areSameForm: Bool { start.isFloating == end.isFloating }

  /// Whether both are DATEs, floating, in UTC or with a TZID.
  var areWrittenAlike: Bool {
    switch (start.form, end.form) {
    case (.zoned, .zoned): true
    default: start.form == end.form
    }
  }

  /// How many seconds the end is behind the start; `nil` when that cannot be told for want of a zone.
  func length(in zones: ZoneTable) -> Int? {
    if let end = zones.knownInstant(of: end), let start = zones.knownInstant(of: start) {
      return end.seconds - start.seconds
    }
    return start.form == end.form ? end.civil.civilSeconds - start.civil.civilSeconds : nil
  }
}
