extension Rule {
  /// 4xx: recurrence.
  static let recurrenceRules = ruleTextRules + ruleStartRules + recurrenceDateRules
}
