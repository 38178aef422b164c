import CalendarModel

extension Rule {
  /// 2xx: values of properties and parameters.
  static let valueRules: [Rule] = []
}
