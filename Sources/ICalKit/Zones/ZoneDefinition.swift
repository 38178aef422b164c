public import CalendarModel

/// A time zone as a file defines it: VTIMEZONE (RFC 5545 §3.6.5).
public struct ZoneDefinition: Hashable, Sendable {
  /// `TZID`, as written.
  public var tzid: String
  /// `STANDARD` and `DAYLIGHT`, in the order of the file.
  public var observances: [Observance]
  /// `X-LIC-LOCATION`: the zone's IANA name, as many programs add it.
  public var location: String?
  /// Where it begins.
  public var position: SourcePosition

  /// Creates the definition.
  public init(
    tzid: String, observances: [Observance], location: String? = nil, position: SourcePosition
  ) {
    self.tzid = tzid
    self.observances = observances
    self.location = location
    self.position = position
  }
}

/// A `STANDARD` or `DAYLIGHT` part of a VTIMEZONE: when a clock is set, and to what.
public struct Observance: Hashable, Sendable {
  /// Whether it is a `DAYLIGHT` part.
  public var isDaylight: Bool
  /// `DTSTART`: the first onset, on the clock as it was before.
  public var start: CivilDateTime
  /// `TZOFFSETFROM`: how many seconds the clock is ahead of UTC before an onset; `nil` when the file
  /// does not say.
  public var offsetFrom: Int?
  /// `TZOFFSETTO`: how many seconds it is ahead from the onset on; `nil` when the file does not say.
  public var offsetTo: Int?
  /// `RRULE`s that yield further onsets.
  public var rules: [RecurrenceRule]
  /// `RDATE`s: further onsets.
  public var dates: [CivilDateTime]
  /// `EXDATE`s: onsets that do not take place.
  public var exceptionDates: Set<CivilDateTime>
  /// `TZNAME`: `CEST`.
  public var name: String?

  /// Creates the part.
  public init(
    isDaylight: Bool, start: CivilDateTime, offsetFrom: Int?, offsetTo: Int?,
    rules: [RecurrenceRule] = [], dates: [CivilDateTime] = [],
    exceptionDates: Set<CivilDateTime> = [], name: String? = nil
  ) {
    self.isDaylight = isDaylight
    self.start = start
    self.offsetFrom = offsetFrom
    self.offsetTo = offsetTo
    self.rules = rules
    self.dates = dates
    self.exceptionDates = exceptionDates
    self.name = name
  }
}
