extension Registry {
  /// What an iTIP method says of a component.
  struct SchedulingRule: Hashable, Sendable {
    fileprivate let method: String
    fileprivate let component: String
    /// The properties that must be there.
    let required: [String]
    /// The properties and components that must not be there.
    let forbidden: [String]

    /// Writes a row of the table; names are separated by blanks.
    fileprivate init(
      _ method: String, _ component: String, requires required: String, forbids forbidden: String
    ) {
      self.method = method
      self.component = component
      self.required = required.split(separator: " ").map(String.init)
      self.forbidden = forbidden.split(separator: " ").map(String.init)
    }
  }

  /// The iTIP methods (RFC 5546 §1.4).
  static let methods = [
    "PUBLISH", "REQUEST", "REPLY", "ADD", "CANCEL", "REFRESH", "COUNTER", "DECLINECOUNTER",
  ]

  /// The components that iTIP speaks of (RFC 5546 §3).
  static let scheduledComponents = Set(schedulingTable.map(\.component))

  /// What `method` says of `component`, both in upper case; `nil` where it is not defined for it.
  static func schedulingRule(method: String, component: String) -> SchedulingRule? {
    schedulingRules[method]?[component]
  }

  private static let schedulingRules = Dictionary(grouping: schedulingTable, by: \.method)
    .mapValues { rows in
      Dictionary(rows.map { ($0.component, $0) }, uniquingKeysWith: { first, _ in first })
    }

  /// RFC 5546 §3.2 to §3.5. What ICV127, ICV128 and ICV613 say of PUBLISH is left out, and PRIORITY
  /// of VTODO, which programs send no more than they miss it.
  private static let schedulingTable = [
    SchedulingRule(
      "PUBLISH", "VEVENT", requires: "DTSTAMP DTSTART UID", forbids: "REQUEST-STATUS"),
    SchedulingRule(
      "REQUEST", "VEVENT", requires: "ATTENDEE DTSTAMP DTSTART ORGANIZER SUMMARY UID",
      forbids: "REQUEST-STATUS"),
    SchedulingRule(
      "REPLY", "VEVENT", requires: "ATTENDEE DTSTAMP ORGANIZER UID", forbids: "VALARM"),
    SchedulingRule(
      "ADD", "VEVENT", requires: "DTSTAMP DTSTART ORGANIZER SEQUENCE SUMMARY UID",
      forbids: "EXDATE RECURRENCE-ID REQUEST-STATUS RDATE RRULE"),
    SchedulingRule(
      "CANCEL", "VEVENT", requires: "DTSTAMP ORGANIZER SEQUENCE UID",
      forbids: "REQUEST-STATUS VALARM"),
    SchedulingRule(
      "REFRESH", "VEVENT", requires: "ATTENDEE DTSTAMP ORGANIZER UID",
      forbids: "DTSTART SUMMARY SEQUENCE VALARM"),
    SchedulingRule(
      "COUNTER", "VEVENT", requires: "DTSTAMP DTSTART ORGANIZER SEQUENCE SUMMARY UID", forbids: ""),
    SchedulingRule(
      "DECLINECOUNTER", "VEVENT", requires: "ATTENDEE DTSTAMP ORGANIZER SEQUENCE UID",
      forbids: "VALARM"),
    SchedulingRule(
      "PUBLISH", "VFREEBUSY", requires: "DTSTAMP DTSTART DTEND UID",
      forbids: "DURATION REQUEST-STATUS"),
    SchedulingRule(
      "REQUEST", "VFREEBUSY", requires: "ATTENDEE DTEND DTSTAMP DTSTART ORGANIZER UID",
      forbids: "FREEBUSY DURATION REQUEST-STATUS URL"),
    SchedulingRule(
      "REPLY", "VFREEBUSY", requires: "ATTENDEE DTSTAMP DTEND DTSTART ORGANIZER UID",
      forbids: "DURATION SEQUENCE"),
    SchedulingRule("PUBLISH", "VTODO", requires: "DTSTAMP UID", forbids: "REQUEST-STATUS"),
    SchedulingRule(
      "REQUEST", "VTODO", requires: "ATTENDEE DTSTAMP DTSTART ORGANIZER SUMMARY UID",
      forbids: "REQUEST-STATUS"),
    SchedulingRule(
      "REPLY", "VTODO", requires: "ATTENDEE DTSTAMP ORGANIZER UID", forbids: "VALARM"),
    SchedulingRule(
      "ADD", "VTODO", requires: "DTSTAMP ORGANIZER SEQUENCE SUMMARY UID",
      forbids: "RECURRENCE-ID REQUEST-STATUS RRULE"),
    SchedulingRule(
      "CANCEL", "VTODO", requires: "UID DTSTAMP ORGANIZER SEQUENCE",
      forbids: "REQUEST-STATUS VALARM"),
    SchedulingRule("REFRESH", "VTODO", requires: "ATTENDEE DTSTAMP UID", forbids: "SUMMARY"),
    SchedulingRule(
      "COUNTER", "VTODO", requires: "ATTENDEE DTSTAMP ORGANIZER SUMMARY UID", forbids: ""),
    SchedulingRule(
      "DECLINECOUNTER", "VTODO", requires: "ATTENDEE DTSTAMP ORGANIZER SEQUENCE UID",
      forbids: "VALARM"),
    SchedulingRule(
      "PUBLISH", "VJOURNAL", requires: "DESCRIPTION DTSTAMP DTSTART UID",
      forbids: "REQUEST-STATUS"),
    SchedulingRule(
      "ADD", "VJOURNAL", requires: "DESCRIPTION DTSTAMP DTSTART ORGANIZER SEQUENCE UID",
      forbids: "ATTENDEE"),
    SchedulingRule(
      "CANCEL", "VJOURNAL", requires: "DTSTAMP ORGANIZER SEQUENCE UID",
      forbids: "ATTENDEE REQUEST-STATUS"),
  ]
}
