extension RecurrenceRule {
  /// A part of a rule that can keep an instance away from a day, in the order in which RFC 5545
  /// §3.3.10 evaluates them.
  public enum Part: String, Hashable, Sendable, CaseIterable {
    /// `INTERVAL`: every how many units of `FREQ`, counted from the start.
    case interval = "INTERVAL"
    /// `BYMONTH`.
    case months = "BYMONTH"
    /// `BYWEEKNO`.
    case weekNumbers = "BYWEEKNO"
    /// `BYYEARDAY`.
    case yearDays = "BYYEARDAY"
    /// `BYMONTHDAY`.
    case monthDays = "BYMONTHDAY"
    /// `BYDAY`.
    case weekdays = "BYDAY"
    /// `BYHOUR`.
    case hours = "BYHOUR"
    /// `BYMINUTE`.
    case minutes = "BYMINUTE"
    /// `BYSECOND`.
    case seconds = "BYSECOND"
    /// `BYSETPOS`.
    case setPositions = "BYSETPOS"
  }

  /// Whether the rule has that part.
  public func has(_ part: Part) -> Bool {
    switch part {
    case .interval: interval > 1
    case .months: !months.isEmpty
    case .weekNumbers: !weekNumbers.isEmpty
    case .yearDays: !yearDays.isEmpty
    case .monthDays: !monthDays.isEmpty
    case .weekdays: !weekdays.isEmpty
    case .hours: !hours.isEmpty
    case .minutes: !minutes.isEmpty
    case .seconds: !seconds.isEmpty
    case .setPositions: !setPositions.isEmpty
    }
  }
}
