import CalendarModel

extension Rule {
  /// 1xx: components and the properties they must have.
  static let structureRules: [Rule] = []
}
