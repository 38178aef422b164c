import CalendarModel
import ICalText

/// Reads one VFREEBUSY, and collects what there is to say about it.
struct FreeBusyReader {
  private var values: ValueReader

  /// What the reader had to say.
  var diagnostics: [Diagnostic] { values.diagnostics }

  /// Creates a reader that goes on collecting after `diagnostics`.
  init(source: String, diagnostics: [Diagnostic] = []) {
    values = ValueReader(source: source, diagnostics: diagnostics)
  }

  /// Reads `component`, which stands in the given VCALENDAR of the feed.
  mutating func freeBusy(from component: Component, calendarObject: Int) -> FreeBusy {
    FreeBusy(
      periods: component.all("FREEBUSY").flatMap { periods(of: $0.line) },
      calendarObject: calendarObject)
  }

  private mutating func periods(of line: ContentLine) -> [FreeBusy.Period] {
    // What has no type counts as busy, and so does what has an unknown one (RFC 5545 §3.2.9).
    let kind = line.parameter("FBTYPE").flatMap { BusyInterval.Kind(rawValue: $0.uppercased()) }
    return values.periods(of: line).map { FreeBusy.Period(written: $0, kind: kind ?? .busy) }
  }
}
