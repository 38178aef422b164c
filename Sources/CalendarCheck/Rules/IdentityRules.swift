import CalendarModel

extension Rule {
  /// 5xx: UIDs, overrides, duplicates.
  static let identityRules: [Rule] = []
}
