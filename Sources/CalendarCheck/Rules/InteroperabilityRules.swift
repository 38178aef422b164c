import CalendarModel

extension Rule {
  /// 6xx: what Outlook, Google and Apple make of a file.
  static let interoperabilityRules: [Rule] = []
}
