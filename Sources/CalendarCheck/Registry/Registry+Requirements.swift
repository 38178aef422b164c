extension Registry {
  /// The properties that each component must have (RFC 5545 §3.4 and §3.6, RFC 7953 §3.1, RFC 9073
  /// §7). DTSTART of VEVENT, which depends on METHOD, is not among them.
  static let requiredProperties: [String: [String]] = [
    "VCALENDAR": ["PRODID", "VERSION"],
    "VEVENT": ["UID", "DTSTAMP"],
    "VTODO": ["UID", "DTSTAMP"],
    "VJOURNAL": ["UID", "DTSTAMP"],
    "VFREEBUSY": ["UID", "DTSTAMP"],
    "VTIMEZONE": ["TZID"],
    "STANDARD": ["DTSTART", "TZOFFSETFROM", "TZOFFSETTO"],
    "DAYLIGHT": ["DTSTART", "TZOFFSETFROM", "TZOFFSETTO"],
    "VALARM": ["ACTION", "TRIGGER"],
    "VAVAILABILITY": ["UID", "DTSTAMP"],
    "AVAILABLE": ["UID", "DTSTAMP", "DTSTART"],
    "PARTICIPANT": ["UID", "PARTICIPANT-TYPE"],
    "VLOCATION": ["UID"],
    "VRESOURCE": ["UID"],
  ]

  /// Whether the component `component` must have the property `property`.
  static func requires(_ property: String, in component: String) -> Bool {
    requiredProperties[component]?.contains(property) ?? false
  }

  /// What a VALARM must have beside ACTION and TRIGGER, by its ACTION (RFC 5545 §3.6.6).
  static let alarmRequirements: [String: [String]] = [
    "DISPLAY": ["DESCRIPTION"],
    "EMAIL": ["DESCRIPTION", "SUMMARY", "ATTENDEE"],
  ]
}
