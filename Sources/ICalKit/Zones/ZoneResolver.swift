import Foundation
import Synchronization

/// Turns the `TZID`s of one VCALENDAR into zones; every name is worked out once.
///
/// A wall time in a zone with an IANA name means that zone as it is today, since embedded copies are
/// often cut short or out of date; other names mean what the file says they mean.
public final class ZoneResolver: Sendable {
  /// Whose word counts first.
  public enum Policy: Hashable, Sendable {
    /// IANA's, then the file's.
    case auto
    /// The file's, then IANA's.
    case embedded
  }

  /// The zone that stands in for a name that means nothing.
  public let viewer: Zone
  private let policy: Policy
  private let database: ZoneDatabase
  /// The VTIMEZONEs by their cleaned names, several of one name in the order of the file.
  private let definitions: [String: [ZoneDefinition]]
  private let resolved = Mutex<[String: ResolvedZone]>([:])

  /// Creates the resolver of a VCALENDAR with the VTIMEZONEs `definitions`.
  public init(
    definitions: [ZoneDefinition], database: ZoneDatabase, viewer: Zone, policy: Policy = .auto
  ) {
    self.definitions = Dictionary(grouping: definitions) { Self.cleaned($0.tzid) }
    self.database = database
    self.viewer = viewer
    self.policy = policy
  }

  /// The zone that `tzid` names, as it is written in the file.
  public func zone(named tzid: String) -> ResolvedZone {
    resolved.withLock { resolved in
      if let known = resolved[tzid] { return known }
      let zone = resolve(tzid)
      resolved[tzid] = zone
      return zone
    }
  }

  private func resolve(_ tzid: String) -> ResolvedZone {
    let name = Self.cleaned(tzid)
    let preferred: [ResolvedZone.Resolution] = policy == .embedded ? [.definition] : []
    for resolution in preferred + ResolvedZone.Resolution.allCases {
      if let zone = zone(tzid, cleaned: name, by: resolution) {
        return ResolvedZone(zone: zone, resolution: resolution)
      }
    }
    return ResolvedZone(zone: viewer, resolution: .viewer)
  }

  private func zone(
    _ tzid: String, cleaned name: String, by resolution: ResolvedZone.Resolution
  ) -> Zone? {
    switch resolution {
    case .iana: database.zone(named: tzid)
    case .definition: definition(of: tzid, cleaned: name)
    case .windows: WindowsZones.ianaName(of: name).flatMap(database.zone(named:))
    case .prefixed: zone(atEndOf: name)
    case .offset: UTCOffset.inName(name).map { $0 == 0 ? .utc : .fixed(utcOffset: $0, name: name) }
    case .location: location(of: name)
    case .viewer: viewer
    }
  }

  /// The file's definition of the zone that `tzid` names, be it of use or not.
  public func definition(named tzid: String) -> ZoneDefinition? {
    definitions(of: tzid, cleaned: Self.cleaned(tzid)).first
  }

  private func definition(of tzid: String, cleaned name: String) -> Zone? {
    definitions(of: tzid, cleaned: name).lazy.compactMap { Zone($0) }.first
  }

  /// The file's definitions: of exactly that name before one that differs in blanks or quotes.
  private func definitions(of tzid: String, cleaned name: String) -> [ZoneDefinition] {
    let definitions = definitions[name] ?? []
    return definitions.filter { $0.tzid == tzid } + definitions.filter { $0.tzid != tzid }
  }

  /// The IANA zone that `X-LIC-LOCATION` names.
  private func location(of name: String) -> Zone? {
    (definitions[name] ?? []).lazy.compactMap(\.location).compactMap(database.zone(named:)).first
  }

  /// The IANA zone whose name ends `name`: `/mozilla.org/20050126_1/Europe/Berlin`.
  private func zone(atEndOf name: String) -> Zone? {
    let parts = name.split(separator: "/").suffix(Self.partsOfIANAName)
    return parts.indices.lazy.compactMap { start in
      self.database.zone(named: parts[start...].joined(separator: "/"))
    }.first
  }

  /// How many parts an IANA name has at most: `America/Argentina/Buenos_Aires`.
  private static let partsOfIANAName = 3

  /// `name` without control characters, double quotes and backslashes, and without blanks and single
  /// quotes around it.
  private static func cleaned(_ name: String) -> String {
    let kept = name.unicodeScalars.filter { scalar in
      scalar.properties.generalCategory != .control && scalar != "\"" && scalar != "\\"
    }
    return String(kept).trimmingCharacters(in: .whitespaces.union(["'"]))
  }
}
