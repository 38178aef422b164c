import CalendarModel

// Times as they stand in the file, on their own clocks rather than the viewer's.

extension EventTime {
  /// `2025-04-15`; `2025-04-15T09:30:00Z` in UTC, `2025-04-15T09:30:00` when floating, else with
  /// the name of the zone as RFC 9557 writes it, `2025-04-15T09:30:00[Europe/Berlin]`.
  package var text: String {
    switch self {
    case .date(let date): "\(date)"
    case .dateTime(let time, .floating): "\(time)"
    case .dateTime(let time, .utc): "\(time)Z"
    case .dateTime(let time, .named(let zone)): "\(time)[\(zone)]"
    }
  }
}

extension RecurrenceDate {
  /// The start, and for a period a slash and its end or length: the intervals of ISO 8601.
  package var text: String {
    switch end {
    case nil: start.text
    case .at(let end): "\(start.text)/\(end.text)"
    case .after(let duration): "\(start.text)/\(duration.text)"
    }
  }
}

extension EventDuration {
  /// A duration of ISO 8601, without weeks: `P1D`, `PT1H30M`, `PT0S` for none.
  package var text: String {
    let sign = days < 0 || seconds < 0 ? "-" : ""
    let time = Self.units(
      [
        (seconds.magnitude / 3600, "H"), (seconds.magnitude / 60 % 60, "M"),
        (seconds.magnitude % 60, "S"),
      ])
    let date = Self.units([(days.magnitude, "D")])
    if date.isEmpty, time.isEmpty { return "PT0S" }
    return "\(sign)P\(date)\(time.isEmpty ? "" : "T\(time)")"
  }

  private static func units(_ amounts: [(UInt, String)]) -> String {
    amounts.filter { $0.0 > 0 }.map { "\($0)\($1)" }.joined()
  }
}
