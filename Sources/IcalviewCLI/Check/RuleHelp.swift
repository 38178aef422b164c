internal import CalendarCheck

/// What `check` says of its rules.
enum RuleHelp {
  /// What there is to know of the rules that `selector` names.
  static func text(of selector: RuleSelector) -> String {
    Rule.all.filter { selector.codes.contains($0.code) }.map(RuleExplanation.text)
      .joined(separator: "\n")
  }

  /// All rules, one a line or as JSON.
  static func list(asJSON: Bool) -> String {
    asJSON ? RuleExplanation.jsonList : RuleExplanation.list
  }
}
