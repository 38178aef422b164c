/// A zone with the way in which its name led to it.
public struct ResolvedZone: Hashable, Sendable {
  /// How a `TZID` became a zone, in the order in which it is tried.
  public enum Resolution: Hashable, Sendable, CaseIterable {
    /// It is the name of an IANA zone.
    case iana
    /// The file defines it.
    case definition
    /// It is a name of Windows that CLDR knows.
    case windows
    /// It is the name of an IANA zone behind a prefix, or between quotes or blanks.
    case prefixed
    /// It tells an offset from UTC, or means UTC.
    case offset
    /// The file's definition of it has no offsets, but names an IANA zone.
    case location
    /// It means nothing: the viewer's zone stands in.
    case viewer
  }

  /// The zone.
  public let zone: Zone
  /// How it was found.
  public let resolution: Resolution

  package init(zone: Zone, resolution: Resolution) {
    self.zone = zone
    self.resolution = resolution
  }
}
