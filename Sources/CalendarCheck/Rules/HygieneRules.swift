import CalendarModel

extension Rule {
  /// 7xx: hygiene and security.
  static let hygieneRules: [Rule] = []
}
