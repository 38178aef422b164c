import CalendarModel

extension CivilDate {
  /// `20260302`, a DATE (RFC 5545 §3.3.4).
  var text: String { "\(padded(year, 4))\(padded(month, 2))\(padded(day, 2))" }
}

extension CivilDateTime {
  /// `20260302T090000`, a DATE-TIME without zone (RFC 5545 §3.3.5).
  var text: String { "\(date.text)T\(padded(hour, 2))\(padded(minute, 2))\(padded(second, 2))" }
}

extension Instant {
  /// `20260302T090000Z`, a DATE-TIME in UTC (RFC 5545 §3.3.5).
  var text: String { civil(utcOffset: 0).text + "Z" }
}

extension WrittenTime {
  /// As it stands in a value: `20260309T090000Z`.
  var text: String {
    switch form {
    case .date: civil.date.text
    case .utc: civil.text + "Z"
    case .floating, .zoned: civil.text
    }
  }
}
