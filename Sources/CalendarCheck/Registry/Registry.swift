/// The names that standards have registered with IANA, and what they say of them.
enum Registry {
  /// The components that each component may hold, the top of a file being `""` (RFC 5545 §3.6, RFC
  /// 7953, RFC 9073, RFC 9074).
  static let components: [String: Set<String>] = [
    "": ["VCALENDAR"],
    "VCALENDAR": ["VEVENT", "VTODO", "VJOURNAL", "VFREEBUSY", "VTIMEZONE", "VAVAILABILITY"],
    "VEVENT": ["VALARM", "PARTICIPANT", "VLOCATION", "VRESOURCE"],
    "VTODO": ["VALARM", "PARTICIPANT", "VLOCATION", "VRESOURCE"],
    "VJOURNAL": ["PARTICIPANT", "VLOCATION", "VRESOURCE"],
    "VFREEBUSY": ["PARTICIPANT", "VLOCATION", "VRESOURCE"],
    "VTIMEZONE": ["STANDARD", "DAYLIGHT"],
    "VAVAILABILITY": ["AVAILABLE"],
    "VALARM": ["VLOCATION"],
    "PARTICIPANT": ["VLOCATION", "VRESOURCE"],
  ]

  /// Every registered component.
  static let componentNames = components.values.reduce(into: Set<String>()) { $0.formUnion($1) }

  /// Whether `name`, in upper case, is one that anybody may use.
  static func isNonStandard(_ name: String) -> Bool { name.hasPrefix("X-") }

  /// The longest name of a property that rules ask for or a standard has registered that `text`, in
  /// upper case, begins with.
  static func longestPropertyName(beginning text: String) -> String? {
    (properties.keys + nonStandardHints).filter { text.hasPrefix($0) }
      .max { $0.count < $1.count }
  }

  /// The properties of no standard that a feed should have.
  private static let nonStandardHints = ["X-WR-CALNAME", "X-PUBLISHED-TTL"]
}

extension Registry {
  /// Whether `name`, in upper case, is one that a property may have.
  static func isPropertyName(_ name: String) -> Bool {
    properties[name] != nil || isNonStandard(name)
  }
}
