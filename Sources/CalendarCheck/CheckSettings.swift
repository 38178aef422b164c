public import CalendarModel
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

  /// What the files are for, which the selection of rules says.
  var profile = Profile.feed
  /// The limits.
  public var limits: Limits
  /// The zones of the machine.
  public var zones: ZoneDatabase

  /// The moment that a fix writes where a file says none; the beginning of 1970 unless it is set.
  public var now: Instant

  /// Creates settings, usually with the usual limits.
  public init(
    limits: Limits = Limits(), zones: ZoneDatabase, now: Instant = Instant(seconds: 0)
  ) {
    self.limits = limits
    self.zones = zones
    self.now = now
  }
}
