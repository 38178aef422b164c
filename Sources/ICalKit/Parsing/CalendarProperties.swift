import CalendarModel
import ICalText

/// What a VCALENDAR says about itself (RFC 5545 §3.7, RFC 7986 §5).
struct CalendarProperties {
  /// `NAME`, else `X-WR-CALNAME`; `nil` when both are absent or empty.
  let name: String?
  /// `COLOR`, else `X-APPLE-CALENDAR-COLOR`.
  let color: RGBColor?
  /// `X-WR-TIMEZONE`, with its line.
  let timeZone: (name: String, line: Int)?

  init(_ lines: [ContentLine]) {
    func property(_ name: String) -> (text: String, line: Int)? {
      guard let line = lines.first(where: { $0.name == name }) else { return nil }
      let text = TextValue.unescaped(String(line.value.trimmingBlanks)).text
      return text.isEmpty ? nil : (text, line.line)
    }
    func text(_ name: String) -> String? { property(name)?.text }
    name = text("NAME") ?? text("X-WR-CALNAME")
    color =
      text("COLOR").flatMap { RGBColor($0) }
      ?? text("X-APPLE-CALENDAR-COLOR").flatMap { RGBColor($0) }
    timeZone = property("X-WR-TIMEZONE").map { ($0.text, $0.line) }
  }
}
