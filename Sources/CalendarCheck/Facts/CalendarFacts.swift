import CalendarModel
import ICalKit
import ICalText

/// What rules have to know of a VCALENDAR while they look at one of its components.
struct CalendarFacts: Sendable {
  /// METHOD in upper case; `nil` without one.
  let method: String?
  /// Its VTIMEZONEs.
  let zones: ZoneTable

  /// Whether it is published: without METHOD, or with METHOD:PUBLISH (RFC 5546 §3.2.1).
  var isFeed: Bool { method == nil || method == "PUBLISH" }

  /// Reads them from the VCALENDAR's own lines, and takes its zones.
  init(_ calendar: Component, zones: ZoneTable) {
    method = calendar.first("METHOD").map { $0.value.trimmingBlanks.uppercased() }
    self.zones = zones
  }

  /// What is known outside of every VCALENDAR.
  init(outside database: ZoneDatabase) {
    method = nil
    zones = ZoneTable([], database: database)
  }
}

/// The VTIMEZONEs of a VCALENDAR, and what its TZIDs mean.
struct ZoneTable: Sendable {
  /// A VTIMEZONE.
  struct Entry: Sendable {
    /// What it defines.
    let definition: ZoneDefinition
    /// Its BEGIN line.
    let begin: SourceRegion
    /// The first onset of its observances; `nil` without any.
    var firstOnset: CivilDateTime? { definition.observances.map(\.start).min() }
  }

  /// The VTIMEZONEs that have a TZID, in the order of the file.
  let entries: [Entry]
  /// The zones of the machine.
  let database: ZoneDatabase
  private let resolver: ZoneResolver

  init(_ entries: [Entry], database: ZoneDatabase) {
    self.entries = entries
    self.database = database
    resolver = ZoneResolver(
      definitions: entries.map(\.definition), database: database, viewer: .utc)
  }

  /// The VTIMEZONEs called `tzid`, in the order of the file.
  func entries(for tzid: String) -> [Entry] { entries.filter { $0.definition.tzid == tzid } }

  /// The zone that `tzid` means; UTC, resolved as the viewer's, where it means nothing.
  func zone(named tzid: String) -> ResolvedZone { resolver.zone(named: tzid) }

  /// The instant that `time` names; a floating time and a day count as UTC's.
  func instant(of time: WrittenTime) -> Instant {
    switch time.form {
    case .zoned(let tzid): zone(named: tzid).zone.resolve(time.civil).instant
    case .date, .floating, .utc: Instant(time.civil, utcOffset: 0)
    }
  }
}
