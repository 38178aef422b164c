public import CalendarModel

/// A time zone: how far its wall clock is ahead of UTC, at every instant of the years 0 to 10000.
///
/// Two zones are equal when they have one name and were made from the same data.
public final class Zone: Hashable, Sendable {
  /// Where the offsets come from.
  private enum Clock: Equatable {
    case table(TransitionTable)
    case definition(DefinedTransitions)
  }

  /// The IANA name of a zone that was found under one, `UTC`, or the name as the file writes it.
  public let name: String
  private let clock: Clock

  /// Coordinated Universal Time, named `UTC`.
  public static let utc = Zone(name: "UTC", transitions: TransitionTable(utcOffset: 0))

  /// Creates a zone whose clock is set at `transitions`.
  init(name: String, transitions: TransitionTable) {
    self.name = name
    clock = .table(transitions)
  }

  /// Creates the zone that a file defines, named by its `TZID`; `nil` when the definition has no
  /// observance that says an offset.
  public init?(_ definition: ZoneDefinition) {
    guard let transitions = DefinedTransitions(definition.observances) else { return nil }
    name = definition.tzid
    clock = .definition(transitions)
  }

  /// The zone whose clock is always `utcOffset` seconds ahead of UTC, within 26 hours.
  ///
  /// Without a name it is called by its offset: `+05:30`.
  public static func fixed(utcOffset: Int, name: String? = nil) -> Zone {
    let offset = UTCOffset.clamped(utcOffset)
    return Zone(
      name: name ?? UTCOffset.description(of: offset),
      transitions: TransitionTable(utcOffset: offset))
  }

  /// How many seconds the clock is ahead of UTC at `instant`.
  public func utcOffset(at instant: Instant) -> Int {
    switch clock {
    case .table(let table): table.utcOffset(at: instant)
    case .definition(let transitions): transitions.utcOffset(at: instant)
    }
  }

  /// What the clock shows at `instant`.
  public func time(at instant: Instant) -> ZonedTime {
    let offset = utcOffset(at: instant)
    return ZonedTime(instant.civil(utcOffset: offset), utcOffset: offset)
  }

  /// The instant that `civil` names on this clock (RFC 5545 §3.3.5).
  ///
  /// Where the clock was put forward over it, it is read with the offset before the gap, so the
  /// result shows a later time: 02:30 comes back as 03:30. What comes twice is the first.
  public func resolve(_ civil: CivilDateTime) -> ZonedTime {
    switch clock {
    case .table(let table): table.resolve(civil)
    case .definition(let transitions): transitions.resolve(civil)
    }
  }

  /// The instant `days` days after `instant` on this wall clock, and exactly `seconds` seconds more
  /// (RFC 5545 §3.3.6).
  func adding(days: Int, seconds: Int, to instant: Instant) -> Instant {
    let day =
      days == 0 ? instant : resolve(time(at: instant).civil.adding(days: days)).instant
    return Instant(seconds: day.seconds.addingClamped(seconds))
  }

  /// The table of the zone; `nil` when a file defines it.
  var table: TransitionTable? { if case .table(let table) = clock { table } else { nil } }

  /// Whether both have one name and the same data.
  public static func == (lhs: Zone, rhs: Zone) -> Bool {
    lhs === rhs || lhs.name == rhs.name && lhs.clock == rhs.clock
  }

  /// Feeds the name, which equal zones share.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
