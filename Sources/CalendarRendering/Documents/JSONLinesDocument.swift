import CalendarModel

/// JSON lines: one event a line, in the order of ``Page/events``.
///
/// A line is an object with the keys that ``JSONDocument`` describes for an event, in the same
/// order, but for two: `calendar` is the calendar's name, and `source` follows it, the path or URL
/// of its feed. View, days and diagnostics are not there. `Samples/icalview.schema.json` describes
/// a line under `$defs/line`.
public struct JSONLinesDocument: Document {
  /// Creates the format.
  public init() {}

  /// Writes one line for each event; nothing when there is none.
  public func write(_ page: Page, to output: inout some UTF8OutputStream) {
    var json = JSONWriter()
    json.each(of: page.events, to: &output) { occurrence, json in
      EventJSON(
        occurrence: occurrence, calendar: .described(page.calendars[occurrence.event.calendar]),
        isUnexpanded: page.view.kind == .all
      ).write(to: &json)
      json.endLine()
    }
    json.flush(to: &output)
  }
}
