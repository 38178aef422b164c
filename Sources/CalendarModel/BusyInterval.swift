/// A stretch of time that is not free.
public struct BusyInterval: Hashable, Sendable {
  /// What it is to someone who looks for a free one: the values of `FBTYPE` (RFC 5545 §3.2.9) and
  /// `BUSYTYPE` (RFC 7953 §3.2), the weakest first.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Free, which takes nothing away from what is said elsewhere.
    case free = "FREE"
    /// Perhaps taken.
    case tentative = "BUSY-TENTATIVE"
    /// Outside of the hours in which somebody is to be had.
    case unavailable = "BUSY-UNAVAILABLE"
    /// Taken.
    case busy = "BUSY"
  }

  /// When it begins.
  public let start: Instant
  /// When it ends, exclusive; later than ``start``.
  public let end: Instant
  /// What it is.
  public let kind: Kind

  /// Creates the interval; `nil` when it would take no time.
  public init?(start: Instant, end: Instant, kind: Kind) {
    guard start < end else { return nil }
    self.start = start
    self.end = end
    self.kind = kind
  }
}
