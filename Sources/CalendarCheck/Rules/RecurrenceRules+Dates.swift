import CalendarModel
import ICalKit
import ICalText

extension Rule {
  /// 415, 416, 421 and 422: EXDATE and RDATE.
  static let recurrenceDateRules = [
    exceptionTypeMismatch, exceptionMatchesNothing, exceptionWithoutRecurrence,
    duplicateRecurrenceDate,
  ]

  private static let exceptionTypeMismatch = Rule(
    .exceptionTypeMismatch, .error, "RFC 5545 §3.8.5.1, §3.8.5.2 (erratum 6316)",
    says: "{p} is {a} but DTSTART is {b}; many readers match only what is written alike",
    why:
      "Google, Apple and Outlook pass over such an exception, so that a cancelled event is shown.",
    bad: "RRULE:FREQ=WEEKLY;COUNT=3\nEXDATE;VALUE=DATE:20260309",
    good: "RRULE:FREQ=WEEKLY;COUNT=3\nEXDATE:20260309T090000Z",
    fix: .unsafe("write it like DTSTART, at DTSTART's time of day"),
    check: .properties("EXDATE", "RDATE") { property, report in
      guard let start = property.component.start, !property.component.isObservance,
        let time = property.firstStart(unlike: start)
      else { return }
      report.found(
        property, ["p": property.name, "a": time.kind, "b": start.kind],
        fix: property.rewritten(like: start).map { .unsafe($0) })
    })

  private static let exceptionMatchesNothing = Rule(
    .exceptionMatchesNothing, .warning, "RFC 5545 §3.8.5.1",
    says: "{v} is no instance; nothing is excluded",
    why: "The event that was to be left out is shown.",
    bad: "RRULE:FREQ=WEEKLY;COUNT=3\nEXDATE:20260310T090000Z",
    good: "RRULE:FREQ=WEEKLY;COUNT=3\nEXDATE:20260309T090000Z",
    check: .components("VEVENT", "VTODO", "VJOURNAL", "AVAILABLE") { component, report in
      let exceptions = component.all("EXDATE")
      guard !exceptions.isEmpty, component.has("RRULE") || component.has("RDATE"),
        !component.has("RECURRENCE-ID"),
        let instances = InstanceSet(component, zones: report.calendar.zones)
      else { return }
      for property in exceptions {
        let missing = property.times.first { entry in
          entry.time.map { instances.contains($0) == false } ?? false
        }
        guard let missing, let time = missing.time else { continue }
        report.found(property, at: missing.range, ["v": time.text])
      }
    })

  private static let exceptionWithoutRecurrence = Rule(
    .exceptionWithoutRecurrence, .warning, "RFC 5545 §3.8.5.1",
    says: "EXDATE without RRULE/RDATE",
    why: "Nothing repeats, so there is nothing to leave out; some readers drop the event itself.",
    bad: "EXDATE:20260302T090000Z", good: "SUMMARY:Meeting",
    fix: .unsafe("remove it"),
    check: .properties("EXDATE") { property, report in
      let component = property.component
      guard !component.has("RRULE"), !component.has("RDATE") else { return }
      report.found(property, fix: .unsafe(property.removingLine()))
    })

  private static let duplicateRecurrenceDate = Rule(
    .duplicateRecurrenceDate, .info, "RFC 5545 §3.8.5",
    says: "{v} listed twice",
    why: "The set is the same without it; some readers show an RDATE twice.",
    bad: "RRULE:FREQ=WEEKLY;COUNT=3\nEXDATE:20260309T090000Z\nEXDATE:20260309T090000Z",
    good: "RRULE:FREQ=WEEKLY;COUNT=3\nEXDATE:20260309T090000Z",
    fix: .safe("remove the second one"),
    check: .components("VEVENT", "VTODO", "VJOURNAL", "AVAILABLE", "STANDARD", "DAYLIGHT") {
      component, report in
      for name in ["EXDATE", "RDATE"] {
        var known: Set<RecurrenceDate> = []
        for property in component.all(name) {
          let dates = property.recurrenceDates
          let repeated = dates.indices.filter { index in
            dates[index].date.map { !known.insert($0).inserted } ?? false
          }
          guard let first = repeated.first, let date = dates[first].date else { continue }
          report.found(
            property, at: dates[first].range, ["v": date.start.text],
            fix: .safe(property.removing(entries: repeated)))
        }
      }
    })
}

// MARK: - What the rules ask

/// What an EXDATE or RDATE names.
private enum RecurrenceDate: Hashable {
  case time(WrittenTime)
  case period(WrittenPeriod)

  var start: WrittenTime {
    switch self {
    case .time(let time): time
    case .period(let period): period.start
    }
  }
}

extension WrittenTime {
  /// Its type and form in words.
  fileprivate var kind: String {
    switch form {
    case .date: "a DATE"
    case .floating: "a floating DATE-TIME"
    case .utc: "a DATE-TIME in UTC"
    case .zoned: "a DATE-TIME with TZID"
    }
  }
}

extension Property {
  /// What an EXDATE or RDATE names, each with where it lies in ``bytes``; `nil` for what cannot be
  /// read.
  fileprivate var recurrenceDates: [(range: Range<Int>, date: RecurrenceDate?)] {
    valueType == .period
      ? periods.map { ($0.range, $0.period.map { .period($0) }) }
      : times.map { ($0.range, $0.time.map { .time($0) }) }
  }

  /// The first of the times that an EXDATE or RDATE names that is of another type or form than
  /// `start`; `nil` when there is none.
  fileprivate func firstStart(unlike start: WrittenTime) -> WrittenTime? {
    starts.lazy.compactMap(\.time).first { !$0.isLike(start) }
  }

  /// Writes its times like `start`: a day becomes that day at the start's time of day, a time its
  /// day, and a floating time one in the start's zone; `nil` where it is not known what is meant.
  fileprivate func rewritten(like start: WrittenTime) -> Fix.Edit? {
    let times = starts.compactMap(\.time)
    guard times.count == entries.count, valueType != .period, let form = times.first?.form,
      times.allSatisfy({ $0.form == form }), start.isDate || form == .date || form == .floating
    else { return nil }
    let values = times.map { time in
      let civil = time.isDate ? start.civil.on(time.civil.date) : time.civil
      return WrittenTime(civil: civil, form: start.form).text
    }
    return replacing(
      tokens.name.upperBound..<valueRange.upperBound,
      with: typeParameter(of: start) + ":" + values.joined(separator: ","))
  }

  /// The parameter that says of which type or in which zone a value like DTSTART, `start`, is.
  private func typeParameter(of start: WrittenTime) -> String {
    switch start.form {
    case .date: return ";VALUE=DATE"
    case .floating, .utc: return ""
    case .zoned:
      guard let property = component.first("DTSTART"), let tzid = property.parameter("TZID") else {
        return ""
      }
      return String(decoding: property.bytes[tzid.range], as: UTF8.self)
    }
  }

  /// Removes the entries with those indices; the line when they are all.
  fileprivate func removing(entries indices: [Int]) -> Fix.Edit {
    let entries = entries
    let kept = entries.indices.filter { !indices.contains($0) }.map { entries[$0].text }
    return kept.isEmpty
      ? removingLine() : replacing(valueRange, with: kept.joined(separator: ","))
  }
}
