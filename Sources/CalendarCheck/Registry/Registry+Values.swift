extension Registry {
  /// What a property or parameter may be, among other things or not.
  struct Enumeration: Hashable, Sendable {
    /// The values, in the order of the standard.
    let values: [String]
    /// Whether others may be registered or begin with `X-`.
    let isOpen: Bool
    /// Values beside the list that other rules speak of, or that a widespread program writes.
    private(set) var tolerated: [String] = []

    static func closed(_ values: String...) -> Self { Self(values: values, isOpen: false) }
    static func open(_ values: String...) -> Self { Self(values: values, isOpen: true) }

    fileprivate func tolerating(_ tolerated: String...) -> Self {
      Self(values: values, isOpen: isOpen, tolerated: tolerated)
    }
  }

  /// The values of properties that have a list of them; STATUS depends on the component.
  static let propertyValues: [String: Enumeration] = [
    "ACTION": .open("AUDIO", "DISPLAY", "EMAIL").tolerating("NONE", "PROCEDURE"),
    "BUSYTYPE": .open("BUSY", "BUSY-UNAVAILABLE", "BUSY-TENTATIVE"),
    "CALSCALE": .closed("GREGORIAN"),
    "CLASS": .open("PUBLIC", "PRIVATE", "CONFIDENTIAL"),
    "PARTICIPANT-TYPE": .open(
      "ACTIVE", "INACTIVE", "SPONSOR", "CONTACT", "BOOKING-CONTACT", "EMERGENCY-CONTACT",
      "PUBLICITY-CONTACT", "PLANNER-CONTACT", "PERFORMER", "SPEAKER", "VOTER"),
    "PROXIMITY": .open("ARRIVE", "DEPART", "CONNECT", "DISCONNECT"),
    "RESOURCE-TYPE": .open(
      "PROJECTOR", "ROOM", "REMOTE-CONFERENCE-AUDIO", "REMOTE-CONFERENCE-VIDEO"),
    "TRANSP": .closed("OPAQUE", "TRANSPARENT"),
  ]

  /// The values of parameters that have a list of them.
  static let parameterValues: [String: Enumeration] = [
    "CUTYPE": .open("INDIVIDUAL", "GROUP", "RESOURCE", "ROOM", "UNKNOWN"),
    "DERIVED": .closed("TRUE", "FALSE"),
    "DISPLAY": .open("BADGE", "GRAPHIC", "FULLSIZE", "THUMBNAIL"),
    "ENCODING": .closed("8BIT", "BASE64").tolerating("QUOTED-PRINTABLE"),
    "FBTYPE": .open("FREE", "BUSY", "BUSY-UNAVAILABLE", "BUSY-TENTATIVE"),
    "FEATURE": .open("AUDIO", "CHAT", "FEED", "MODERATOR", "PHONE", "SCREEN", "VIDEO"),
    "PARTSTAT": .open(
      "NEEDS-ACTION", "ACCEPTED", "DECLINED", "TENTATIVE", "DELEGATED", "COMPLETED", "IN-PROCESS"),
    "RANGE": .closed("THISANDFUTURE", "THISANDPRIOR"),
    "RELATED": .closed("START", "END"),
    "RELTYPE": .open(
      "PARENT", "CHILD", "SIBLING", "SNOOZE", "CONCEPT", "DEPENDS-ON", "FINISHTOFINISH",
      "FINISHTOSTART", "FIRST", "NEXT", "REFID", "STARTTOFINISH", "STARTTOSTART"),
    "ROLE": .open("CHAIR", "REQ-PARTICIPANT", "OPT-PARTICIPANT", "NON-PARTICIPANT"),
    "RSVP": .closed("TRUE", "FALSE"),
    "SCHEDULE-AGENT": .open("SERVER", "CLIENT", "NONE"),
    "SCHEDULE-FORCE-SEND": .closed("REQUEST", "REPLY"),
  ]

  /// STATUS by component (RFC 5545 §3.8.1.11).
  static let statuses: [String: [String]] = [
    "VEVENT": ["TENTATIVE", "CONFIRMED", "CANCELLED"],
    "VTODO": ["NEEDS-ACTION", "COMPLETED", "IN-PROCESS", "CANCELLED"],
    "VJOURNAL": ["DRAFT", "FINAL", "CANCELLED"],
  ]

  /// PARTSTAT by component (RFC 5545 §3.2.12).
  static let participationStatuses: [String: [String]] = [
    "VEVENT": ["NEEDS-ACTION", "ACCEPTED", "DECLINED", "TENTATIVE", "DELEGATED"],
    "VTODO": [
      "NEEDS-ACTION", "ACCEPTED", "DECLINED", "TENTATIVE", "DELEGATED", "COMPLETED", "IN-PROCESS",
    ],
    "VJOURNAL": ["NEEDS-ACTION", "ACCEPTED", "DECLINED"],
  ]
}
