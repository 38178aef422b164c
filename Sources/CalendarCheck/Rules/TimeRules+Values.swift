import CalendarModel
import ICalKit

extension Rule {
  /// 301 to 307 and 320: what a date, a time or a period looks like.
  static let timeValueRules = [
    invalidDateTime, invalidDate, dateWithoutValueDate, valueDateWithTime, utcWithTZID,
    dateWithTZID,
    mustBeUTC, invalidPeriod,
  ]

  private static let invalidDateTime = Rule(
    .invalidDateTime, .error, "RFC 5545 §3.3.5",
    says: "{v} is no DATE-TIME; write YYYYMMDDTHHMMSS[Z]",
    why: "Readers drop the event, or the whole file.",
    bad: "DTEND:2026-03-02T10:00:00Z", good: "DTEND:20260302T100000Z",
    fix: .safe("write ISO 8601's extended form in the basic form"),
    check: .property(Registry.timePropertyNames) { property, report in
      guard property.timeType == .dateTime else { return }
      for entry in property.entries where entry.timeValue == nil || !property.mayBeDate {
        if case .dateTime? = entry.timeValue { continue }
        if property.mayBeDate, entry.text.isEightDigits { continue }  // a DATE that does not exist
        report.found(
          property, at: entry.range, ["v": entry.text],
          fix: property.basicForm(of: entry.text).map {
            .safe(property.replacing(entry.range, with: $0))
          })
      }
    })

  private static let invalidDate = Rule(
    .invalidDate, .error, "RFC 5545 §3.3.4",
    says: "{v} is no calendar date",
    why: "Readers drop the event, or move it to some other day.",
    bad: "DTSTART;VALUE=DATE:20260227\nDTEND;VALUE=DATE:20260230",
    good: "DTSTART;VALUE=DATE:20260227\nDTEND;VALUE=DATE:20260228",
    check: .property(Registry.timePropertyNames) { property, report in
      guard let type = property.timeType, type != .period, property.mayBeDate else { return }
      for entry in property.entries where entry.timeValue == nil {
        if type == .date || entry.text.isEightDigits {
          report.found(property, at: entry.range, ["v": entry.text])
        }
      }
    })

  private static let dateWithoutValueDate = Rule(
    .dateWithoutValueDate, .error, "RFC 5545 §3.2.20",
    says: "{v} is a DATE; write {p};VALUE=DATE",
    why: "The default type is DATE-TIME: strict readers drop the event, others guess.",
    bad: "DTSTART;VALUE=DATE:20260302\nDTEND:20260303",
    good: "DTSTART;VALUE=DATE:20260302\nDTEND;VALUE=DATE:20260303",
    fix: .safe("add VALUE=DATE"),
    check: .property(Registry.timePropertyNames) { property, report in
      guard property.timeType == .dateTime, property.mayBeDate, !property.component.isObservance
      else { return }
      let entries = property.entries
      let dates = entries.filter { $0.timeValue?.isDate == true }
      guard let first = dates.first else { return }
      let text = entries.count == dates.count ? property.value : first.text
      report.found(
        property, at: entries.count == dates.count ? nil : first.range,
        ["v": text, "p": property.name],
        fix: entries.count == dates.count && property.component.meansDates
          ? property.declaredAsDate : nil)
    })

  private static let valueDateWithTime = Rule(
    .valueDateWithTime, .error, "RFC 5545 §3.2.20",
    says: "VALUE=DATE but a time follows",
    why: "Readers differ on whether it is a day or a time, or drop the event.",
    bad: "DTSTART;VALUE=DATE:20260302\nDTEND;VALUE=DATE:20260303T000000",
    good: "DTSTART;VALUE=DATE:20260302\nDTEND;VALUE=DATE:20260303",
    fix: .unsafe("drop the time"),
    check: .property(Registry.timePropertyNames) { property, report in
      guard property.timeType == .date else { return }
      let times = property.entries.filter { $0.timeValue?.isDate == false }
      guard let first = times.first else { return }
      let edits = times.map { property.replacing($0.range, with: String($0.text.prefix(8))) }
      report.found(
        property, at: first.range, fix: .unsafe(edits + property.parameterRemovals("TZID")))
    })

  private static let utcWithTZID = Rule(
    .utcWithTZID, .error, "RFC 5545 §3.2.19",
    says: "`Z` and TZID exclude each other",
    why: "Readers take the one or the other, which are hours apart.",
    bad: "DTSTART:20260302T090000Z\nDTEND;TZID=Europe/Berlin:20260302T100000Z",
    good: "DTSTART:20260302T090000Z\nDTEND:20260302T100000Z",
    fix: .safe("drop TZID, as Z wins everywhere"),
    check: .property(Registry.timePropertyNames) { property, report in
      guard property.parameter("TZID") != nil, !property.component.isObservance,
        property.value.utf8.contains(UInt8(ascii: "Z"))
      else { return }
      let forms = property.writtenTimes.map(\.form)
      guard forms.contains(.utc) else { return }
      let isUTC = forms.allSatisfy { $0 == .utc }
      report.found(property, fix: isUTC ? .safe(property.parameterRemovals("TZID")) : nil)
    })

  private static let dateWithTZID = Rule(
    .dateWithTZID, .error, "RFC 5545 §3.2.19",
    says: "a DATE has no TZID",
    why: "A day is a day everywhere; with a zone some readers make it midnight there.",
    bad: "DTSTART;TZID=Europe/Berlin;VALUE=DATE:20260302", good: "DTSTART;VALUE=DATE:20260302",
    fix: .safe("drop TZID"),
    check: .property(Registry.timePropertyNames) { property, report in
      guard property.timeType == .date, property.parameter("TZID") != nil,
        !property.component.isObservance,
        property.entries.allSatisfy({ $0.timeValue?.isDate == true })
      else { return }
      report.found(property, fix: .safe(property.parameterRemovals("TZID")))
    })

  private static let mustBeUTC = Rule(
    .mustBeUTC, .error, "RFC 5545 §3.8.2.6, §3.8.6.3, §3.8.7",
    says: "{p} must end in `Z`",
    why: "Outlook refuses such a file; others are hours off.",
    bad: "DTSTAMP:20260101T000000", good: "DTSTAMP:20260101T000000Z",
    fix: .unsafe("append Z, or convert a time whose zone is known"),
    check: .property(Registry.utcProperties + ["DTSTART", "DTEND"]) { property, report in
      guard property.mustBeUTC else { return }
      for entry in property.entries where entry.timeValue?.isUTC != true {
        let times = property.writtenTimes(in: entry.text)
        let isDate = property.timeType == .date && entry.timeValue?.isDate == true
        guard isDate || times.contains(where: { $0.form != .utc }) else { continue }
        report.found(
          property, at: entry.range, ["p": property.name],
          fix: isDate
            ? nil
            : property.inUTC(entry.range, entry.text, times, zones: report.calendar.zones))
      }
    })

  private static let invalidPeriod = Rule(
    .invalidPeriod, .error, "RFC 5545 §3.3.9",
    says: "{v} is no period: write start/end or start/duration, the end after the start",
    why: "Readers pass over it, so the time counts as free.",
    bad: """
      BEGIN:VFREEBUSY
      UID:4b1c7a52-0d1e-4f7a-9a51-5b1d0c6f0001
      DTSTAMP:20260101T000000Z
      FREEBUSY:20260302T100000Z/20260302T090000Z
      END:VFREEBUSY
      """,
    good: """
      BEGIN:VFREEBUSY
      UID:4b1c7a52-0d1e-4f7a-9a51-5b1d0c6f0001
      DTSTAMP:20260101T000000Z
      FREEBUSY:20260302T090000Z/20260302T100000Z
      END:VFREEBUSY
      """,
    check: .properties("FREEBUSY", "RDATE") { property, report in
      guard property.timeType == .period else { return }
      for (entry, (range, period)) in zip(property.entries, property.periods) where period == nil {
        report.found(property, at: range, ["v": entry.text])
      }
    })
}

// MARK: - What the rules ask

extension Registry {
  /// The properties whose values are, or may be, DATEs, DATE-TIMEs or PERIODs.
  static let timePropertyNames =
    propertyRows
    .filter { !$0.valueTypes.filter(\.isTime).isEmpty }.map(\.name)

  /// The properties that are always in UTC (RFC 5545 §3.8.2.1, §3.8.2.6, §3.8.7; RFC 7808 §7.1, RFC
  /// 9074 §6.1).
  fileprivate static let utcProperties = [
    "DTSTAMP", "CREATED", "LAST-MODIFIED", "COMPLETED", "ACKNOWLEDGED", "TZUNTIL", "TRIGGER",
    "FREEBUSY",
  ]
}

extension TimeValue {
  var isUTC: Bool { if case .dateTime(_, let isUTC) = self { isUTC } else { false } }

  var isDate: Bool { if case .date = self { true } else { false } }
}

extension String {
  fileprivate var isEightDigits: Bool {
    utf8.count == 8 && utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }
}

extension Component {
  /// Whether nothing in it says that it is about times of the day: declared as DATEs, its dates would
  /// not go with that.
  fileprivate var meansDates: Bool {
    let related = properties.filter { Self.datesTogether.contains($0.name) }
    return related.allSatisfy { $0.entries.allSatisfy { $0.timeValue?.isDate != false } }
      && first("DURATION")?.value.utf8.contains(UInt8(ascii: "T")) != true
      && all("RRULE").allSatisfy { $0.rule.goesWithDates }
  }

  /// The properties whose values have to be of one type.
  private static let datesTogether: Set = [
    "DTSTART", "DTEND", "DUE", "RECURRENCE-ID", "EXDATE", "RDATE",
  ]
}

extension RuleText {
  /// Whether it has neither a time of the day in UNTIL nor one in its parts.
  fileprivate var goesWithDates: Bool {
    switch until {
    case nil, .date?: timeParts.isEmpty
    case .local?, .utc?: false
    }
  }
}

extension Property {
  /// Whether the property may have a DATE.
  fileprivate var mayBeDate: Bool { definition?.allows(.date) == true }

  /// Whether its times are always in UTC.
  fileprivate var mustBeUTC: Bool {
    name == "DTSTART" || name == "DTEND"
      ? component.name == "VFREEBUSY" : Registry.utcProperties.contains(name)
  }

  /// The DATE-TIMEs of the value, also those of PERIODs.
  fileprivate var writtenTimes: [WrittenTime] { entries.flatMap { writtenTimes(in: $0.text) } }

  /// The DATE-TIMEs of an entry of the value; none where it is of another type.
  ///
  /// A TRIGGER that is a time is one whether it says so or not.
  fileprivate func writtenTimes(in text: String) -> [WrittenTime] {
    let tzid = parameter("TZID")?.text
    return switch timeType {
    case .dateTime?: [WrittenTime(dateTime: text, tzid: tzid)].compactMap(\.self)
    case .period?: WrittenPeriod(text, tzid: tzid)?.times ?? []
    case nil where name == "TRIGGER" && parameter("VALUE") == nil:
      [WrittenTime(dateTime: text, tzid: tzid)].compactMap(\.self)
    default: []
    }
  }

  /// `text` in the basic form where it is ISO 8601's extended one and nothing else is amiss.
  fileprivate func basicForm(of text: String) -> String? {
    guard case .dateTime(let civil, let isUTC)? = TimeValue(lenient: text),
      isUTC ? parameter("TZID") == nil : !mustBeUTC
    else { return nil }
    return civil.text + (isUTC ? "Z" : "")
  }

  /// Makes its values DATEs by declaration.
  fileprivate var declaredAsDate: Fix {
    // What is no type of the value, and a TZID beside it, go.
    .safe([insertingParameter("VALUE=DATE")] + parameterRemovals("VALUE", "TZID"))
  }

  /// Puts `times`, which are those of the entry `text` at `range`, into UTC; `nil` where they have a
  /// zone that is unknown.
  fileprivate func inUTC(
    _ range: Range<Int>, _ text: String, _ times: [WrittenTime], zones: ZoneTable
  ) -> Fix? {
    var result = text
    for time in times where time.form != .utc {
      guard time.isFloating || zones.isKnown(time) else { return nil }
      result = result.replacing(time.civil.text, with: zones.instant(of: time).text)
    }
    return .unsafe([replacing(range, with: result)] + parameterRemovals("TZID"))
  }

  /// Removes the parameters called `names`.
  func parameterRemovals(_ names: String...) -> [Fix.Edit] {
    parameters.filter { names.contains($0.name) }.map { removing($0.range) }
  }
}

extension Fix {
  /// A fix that changes no meaning.
  static func safe(_ edits: [Edit]) -> Fix { Fix(applicability: .safe, edits: edits) }

  /// A fix that has to be asked for.
  static func unsafe(_ edits: [Edit]) -> Fix { Fix(applicability: .unsafe, edits: edits) }
}
