public import ICalKit

/// What a request says about how files are checked.
public struct CheckSettings: Sendable {
  /// Limits that differ from feed to feed.
  public struct Limits: Hashable, Sendable {
    /// How many KiB an attachment inside the file may have.
    public var inlineAttachmentKiB = 64
    /// How many bytes a file may have.
    public var feedBytes = 1 << 20

    /// The usual limits.
    public init() {}
  }

  /// What the files are for.
  public var profile: Profile
  /// The limits.
  public var limits: Limits
  /// The zones of the machine.
  public var zones: ZoneDatabase

  /// Creates settings with the usual limits for feeds.
  public init(profile: Profile = .feed, limits: Limits = Limits(), zones: ZoneDatabase) {
    self.profile = profile
    self.limits = limits
    self.zones = zones
  }
}
