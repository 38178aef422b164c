extension Registry {
  /// The integers that a value may be.
  struct IntegerRange: Hashable, Sendable, CustomStringConvertible {
    /// The least.
    let lowest: Int
    /// The greatest; `nil` for that of INTEGER itself (RFC 5545 §3.3.8).
    let highest: Int?

    /// Whether `text` is an integer in the range.
    func contains(_ text: String) -> Bool {
      let digits = text.hasPrefix("-") || text.hasPrefix("+") ? text.dropFirst() : text[...]
      guard !digits.isEmpty, digits.utf8.allSatisfy(\.isDigit), let number = Int(text) else {
        return false
      }
      return (lowest...(highest ?? Int(Int32.max))).contains(number)
    }

    /// `from 0 to 9`, `of 0 or more`.
    var description: String {
      highest.map { "from \(lowest) to \($0)" } ?? "of \(lowest) or more"
    }
  }

  /// The integers that the property or parameter `name`, in upper case, may be.
  static func integerRange(of name: String) -> IntegerRange {
    integerRanges[name] ?? IntegerRange(lowest: Int(Int32.min), highest: nil)
  }

  /// RFC 5545 §3.8.1.8, §3.8.1.9, §3.8.6.2, §3.8.7.4, RFC 8607 §4.1, RFC 9073 §5.1.
  static let integerRanges = [
    "PERCENT-COMPLETE": IntegerRange(lowest: 0, highest: 100),
    "PRIORITY": IntegerRange(lowest: 0, highest: 9),
    "REPEAT": IntegerRange(lowest: 0, highest: nil),
    "SEQUENCE": IntegerRange(lowest: 0, highest: nil),
    "ORDER": IntegerRange(lowest: 1, highest: nil),
    "SIZE": IntegerRange(lowest: 0, highest: nil),
  ]

  /// The properties of type TEXT that say nothing when they are empty, since they name something.
  static let neverEmpty: Set<String> = [
    "UID", "PRODID", "TZID", "VERSION", "METHOD", "ACTION", "STATUS", "CLASS", "TRANSP",
  ]

  /// Properties that need not be there, but that others are read with, or that programs miss.
  static let relied: [String: Set<String>] = [
    "VCALENDAR": ["METHOD", "REFRESH-INTERVAL", "NAME"],
    "VEVENT": ["DTSTART", "DTEND", "DURATION", "RRULE", "SUMMARY", "ORGANIZER"],
    "VTODO": ["DTSTART", "DUE", "DURATION", "RRULE", "SUMMARY", "ORGANIZER"],
    "VJOURNAL": ["DTSTART", "RRULE", "SUMMARY", "DESCRIPTION", "ORGANIZER"],
    "VFREEBUSY": ["DTSTART", "DTEND", "ORGANIZER"],
    "VALARM": ["DESCRIPTION", "SUMMARY", "ATTENDEE", "REPEAT", "DURATION"],
    "VAVAILABILITY": ["DTSTART", "DTEND", "DURATION"],
    "AVAILABLE": ["DTEND", "DURATION", "RRULE"],
  ]

  /// The properties of type TEXT whose text has a form of its own, in which `,` and `;` are not
  /// escaped, that programs compare byte by byte, or that is one of a list.
  static let verbatimTexts: Set<String> = [
    "UID", "PRODID", "TZID", "VERSION", "METHOD", "CALSCALE", "RELATED-TO", "REQUEST-STATUS",
    "STATUS", "COLOR",
  ]
}
