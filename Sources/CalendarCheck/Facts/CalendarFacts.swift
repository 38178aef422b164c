import CalendarModel
import ICalKit
import ICalText

/// What rules have to know of a VCALENDAR while they look at one of its components.
struct CalendarFacts: Sendable {
  /// METHOD in upper case; `nil` without one.
  let method: String?
  /// Its VTIMEZONEs.
  let zones: ZoneTable
  /// Whether a line of its own hides findings in it.
  let hidesFindings: Bool

  /// Whether it is published: without METHOD, or with METHOD:PUBLISH (RFC 5546 §3.2.1).
  var isFeed: Bool { method == nil || method == "PUBLISH" }

  /// Reads them from the VCALENDAR's own lines, and takes its zones.
  init(_ calendar: Component, zones: ZoneTable) {
    method = Self.method(of: calendar)
    self.zones = zones
    hidesFindings = calendar.has(InFileSuppression.propertyName)
  }

  /// METHOD of `calendar` in upper case; `nil` without one.
  static func method(of calendar: Component) -> String? {
    calendar.first("METHOD").map { $0.value.trimmingBlanks.uppercased() }
  }

  /// What is known outside of every VCALENDAR.
  init(outside database: ZoneDatabase) {
    method = nil
    zones = ZoneTable([], database: database)
    hidesFindings = false
  }
}
