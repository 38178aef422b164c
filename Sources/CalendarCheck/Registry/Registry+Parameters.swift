extension Registry {
  /// The parameters of RFC 5545 §3.2, RFC 6638 §7, RFC 7986 §6, RFC 8607 §4, RFC 9073 §5 and RFC
  /// 9253 §6.
  static let parameterNames: Set<String> = [
    "ALTREP", "CN", "CUTYPE", "DELEGATED-FROM", "DELEGATED-TO", "DIR", "ENCODING", "FMTTYPE",
    "FBTYPE", "LANGUAGE", "MEMBER", "PARTSTAT", "RANGE", "RELATED", "RELTYPE", "ROLE", "RSVP",
    "SENT-BY", "TZID", "VALUE",
    "SCHEDULE-AGENT", "SCHEDULE-FORCE-SEND", "SCHEDULE-STATUS",
    "DISPLAY", "EMAIL", "FEATURE", "LABEL",
    "FILENAME", "MANAGED-ID", "SIZE",
    "DERIVED", "ORDER", "SCHEMA",
    "GAP", "LINKREL",
  ]

  /// The parameters that may stand on any property.
  static let universalParameters = kinds(["VALUE", "DERIVED", "ORDER"])

  /// The parameters that take a list of values (RFC 5545 §3.2, RFC 7986 §6).
  static let listParameters = kinds([
    "MEMBER", "DELEGATED-FROM", "DELEGATED-TO", "FEATURE", "DISPLAY",
  ])

  /// The parameters whose values are URIs in double quotes (RFC 5545 §3.2, RFC 9073 §5.3).
  static let uriParameterNames = [
    "ALTREP", "DELEGATED-FROM", "DELEGATED-TO", "DIR", "MEMBER", "SENT-BY", "SCHEMA",
  ]

  /// The same as a set.
  static let uriParameters = kinds(uriParameterNames)

  private static func kinds(_ names: [String]) -> ParameterKinds {
    ParameterKinds(names.map { ParameterKinds($0) })
  }
}
