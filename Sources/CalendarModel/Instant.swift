/// A point in time: seconds since 1970-01-01T00:00:00 UTC, leap seconds not counted.
public struct Instant: Hashable, Sendable, Comparable {
  /// Seconds since 1970-01-01T00:00:00 UTC.
  public let seconds: Int

  /// Creates the point `seconds` after 1970-01-01T00:00:00 UTC.
  public init(seconds: Int) { self.seconds = seconds }

  /// Creates the point at which a clock that is `utcOffset` seconds ahead of UTC shows `civil`.
  public init(_ civil: CivilDateTime, utcOffset: Int) {
    seconds = civil.civilSeconds - utcOffset
  }

  /// What a clock `utcOffset` seconds ahead of UTC shows at this point.
  public func civil(utcOffset: Int) -> CivilDateTime {
    CivilDateTime(civilSeconds: seconds.addingClamped(utcOffset))
  }

  /// The earlier point comes first.
  public static func < (lhs: Instant, rhs: Instant) -> Bool { lhs.seconds < rhs.seconds }
}

/// A point in time as one zone shows it.
public struct ZonedTime: Hashable, Sendable {
  /// What the wall clock shows.
  public let civil: CivilDateTime
  /// How many seconds that clock is ahead of UTC.
  public let utcOffset: Int

  /// Creates the time that a clock `utcOffset` seconds ahead of UTC shows as `civil`.
  public init(_ civil: CivilDateTime, utcOffset: Int) {
    self.civil = civil
    self.utcOffset = utcOffset
  }

  /// The point in time.
  public var instant: Instant { Instant(civil, utcOffset: utcOffset) }

  /// The same point on a clock whose offset is cut to whole minutes: what RFC 3339 can write of an
  /// offset with seconds, as local mean times have it.
  public var onWholeMinutes: ZonedTime {
    let seconds = utcOffset % 60
    return seconds == 0
      ? self : ZonedTime(civil.adding(seconds: -seconds), utcOffset: utcOffset - seconds)
  }

  /// RFC 3339: `2025-04-15T09:30:00+02:00`, `Z` never, of ``onWholeMinutes``.
  public var rfc3339: String {
    let shown = onWholeMinutes
    // Less than a minute behind UTC is `+00:00`: `-00:00` would say that the offset is unknown (§4.3).
    let sign = shown.utcOffset < 0 ? "-" : "+"
    let minutes = abs(shown.utcOffset / 60)
    return "\(shown.civil)\(sign)\(padded(minutes / 60, 2)):\(padded(minutes % 60, 2))"
  }
}
