import CalendarModel
import ICalText

/// What a VCALENDAR says about itself (RFC 5545 §3.7, RFC 7986 §5).
struct CalendarProperties {
  /// `NAME`, else `X-WR-CALNAME`; `nil` when both are absent or empty.
  let name: String?
  /// `COLOR`, else `X-APPLE-CALENDAR-COLOR`.
  let color: RGBColor?
  /// `X-WR-TIMEZONE`.
  let timeZone: String?

  init(_ lines: [ContentLine]) {
    func text(_ name: String) -> String? {
      guard let line = lines.first(where: { $0.name == name }) else { return nil }
      let text = TextValue.unescaped(String(line.value.trimmingBlanks)).text
      return text.isEmpty ? nil : text
    }
    name = text("NAME") ?? text("X-WR-CALNAME")
    color =
      text("COLOR").flatMap { RGBColor($0) }
      ?? text("X-APPLE-CALENDAR-COLOR").flatMap { RGBColor($0) }
    timeZone = text("X-WR-TIMEZONE")
  }
}
