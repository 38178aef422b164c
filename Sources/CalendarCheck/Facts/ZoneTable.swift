import CalendarModel
import ICalKit
import ICalText
import Synchronization

/// The VTIMEZONEs of a VCALENDAR, and what its TZIDs mean.
///
/// Names are IANA's first, as everywhere in icalview; a definition is read when a rule asks for it.
final class ZoneTable: Sendable {
  /// A VTIMEZONE.
  final class Entry: Sendable {
    /// Its TZID, its escapes resolved.
    let tzid: String
    /// Its BEGIN line.
    let begin: SourceRegion
    private let read: @Sendable () -> ZoneDefinition?
    private let known = Mutex<ZoneDefinition??>(nil)

    init(
      tzid: String, begin: SourceRegion, definition: @escaping @Sendable () -> ZoneDefinition?
    ) {
      self.tzid = tzid
      self.begin = begin
      read = definition
    }

    /// What it defines.
    var definition: ZoneDefinition? {
      known.withLock { known in
        if let known { return known }
        let definition = read()
        known = definition
        return definition
      }
    }

    /// The first onset of its observances on the wall clock; `nil` without any.
    var firstOnset: CivilDateTime? { definition?.observances.map(\.start).min() }
  }

  /// The VTIMEZONEs that have a TZID, in the order of the file.
  let entries: [Entry]
  /// The zones of the machine.
  let database: ZoneDatabase
  private let entriesByName: [String: [Entry]]
  private let resolver = Mutex<ZoneResolver?>(nil)
  /// What was asked for before, as most names are thousands of times.
  private let known = Mutex<[String: ResolvedZone]>([:])

  init(_ entries: [Entry], database: ZoneDatabase) {
    self.entries = entries
    entriesByName = Dictionary(grouping: entries, by: \.tzid)
    self.database = database
  }

  /// The VTIMEZONEs called `tzid`, in the order of the file.
  func entries(for tzid: String) -> [Entry] { entriesByName[tzid] ?? [] }

  /// The zone that `tzid` means; UTC, resolved as the viewer's, where it means nothing.
  func zone(named tzid: String) -> ResolvedZone {
    known.withLock { known in
      if let zone = known[tzid] { return zone }
      let zone = resolve(tzid)
      known[tzid] = zone
      return zone
    }
  }

  private func resolve(_ tzid: String) -> ResolvedZone {
    if let zone = database.zone(named: tzid) { return ResolvedZone(zone: zone, resolution: .iana) }
    return resolver.withLock { resolver in
      let ready =
        resolver
        ?? ZoneResolver(
          definitions: entries.compactMap(\.definition), database: database, viewer: .utc)
      resolver = ready
      return ready
    }.zone(named: tzid)
  }

  /// The instant that `time` names, as ``instant(of:)``; `nil` where its zone is not known.
  func knownInstant(of time: WrittenTime) -> Instant? {
    guard case .zoned(let tzid) = time.form else { return instant(of: time) }
    let zone = zone(named: tzid)
    return zone.resolution == .viewer ? nil : zone.zone.resolve(time.civil).instant
  }

  /// Whether it is known which zone `time` is in; a floating time and a day need none.
  func isKnown(_ time: WrittenTime) -> Bool {
    guard case .zoned(let tzid) = time.form else { return true }
    return zone(named: tzid).resolution != .viewer
  }

  /// The instant that `time` names; a floating time and a day count as UTC's.
  func instant(of time: WrittenTime) -> Instant {
    switch time.form {
    case .zoned(let tzid): zone(named: tzid).zone.resolve(time.civil).instant
    case .date, .floating, .utc: Instant(time.civil, utcOffset: 0)
    }
  }
}
