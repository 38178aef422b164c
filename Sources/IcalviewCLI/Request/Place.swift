internal import CalendarModel

/// Where and when the viewer is.
struct Place: Hashable, Sendable {
  /// The name of the viewer's zone; `nil` for the environment's.
  var timeZone: String?
  /// Which definition of a zone is believed.
  var zones = ZonePreference.auto
  /// The viewer's locale, a BCP 47 name; `nil` for the environment's.
  var locale: String?
  /// The time that stands for now; `nil` for the clock's.
  var now: PinnedNow?

  /// The time that stands for now, on the viewer's clock.
  ///
  /// - Parameters:
  ///   - clock: The time that it really is.
  ///   - civil: What the viewer's clock shows at an instant.
  func now(clock: Instant, civil: (Instant) -> CivilDateTime) -> CivilDateTime {
    switch now {
    case .local(let time): time
    case .instant(let instant): civil(instant)
    case nil: civil(clock)
    }
  }
}

/// Which definition of a zone is believed.
enum ZonePreference: String, Hashable, Sendable, CaseIterable {
  /// The machine's zone of that name, then the file's.
  case auto
  /// The file's, then the machine's.
  case embedded
  /// As `auto`, and times without a zone are in the calendar's `X-WR-TIMEZONE`.
  case xWR = "x-wr"
}
