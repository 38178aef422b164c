/// A calendar of the input: a VCALENDAR, or several of one source that share name and colour.
public struct CalendarInfo: Hashable, Sendable {
  /// `NAME` (RFC 7986 §5.1), else `X-WR-CALNAME`, else the source's file name without its ending.
  public var name: String
  /// The path or URL as the user gave it; `<stdin>` is standard input.
  public var source: String
  /// `COLOR` (RFC 7986 §5.9), else `X-APPLE-CALENDAR-COLOR`; `nil` when neither is there.
  public var color: RGBColor?

  /// Creates the description of a calendar.
  public init(name: String, source: String, color: RGBColor? = nil) {
    self.name = name
    self.source = source
    self.color = color
  }
}
