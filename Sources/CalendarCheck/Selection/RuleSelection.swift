public import CalendarModel

/// Which rules run, and how much their findings matter.
public struct RuleSelection: Hashable, Sendable {
  /// One word of a request on a set of rules.
  public enum Choice: Hashable, Sendable {
    /// These run, and what nothing names does not.
    case select(RuleSelector)
    /// These run too.
    case extend(RuleSelector)
    /// These do not run.
    case ignore(RuleSelector)
  }

  /// How much the findings of a rule matter.
  public enum Level: String, Hashable, Sendable, CaseIterable {
    case error, warning, info
    /// The rule does not run.
    case off

    var severity: Finding.Severity? { Finding.Severity(rawValue: rawValue) }
  }

  /// What was said of sets of rules, in order; later words beat earlier ones that are as narrow.
  public var choices: [Choice] = []
  /// The levels that single rules were given.
  public var levels: [DiagnosticCode: Level] = [:]
  /// Whether rules that only give advice run too.
  public var isPedantic = false
  /// What the files are for; `nil` where it is not said, and they are feeds.
  public var profile: Profile?

  /// The usual selection: every rule but those that only give advice.
  public init() {}

  /// The rules that `choices` name, and nothing else of the request.
  public init(_ choices: [Choice]) { self.choices = choices }

  /// What `other` says, and what this says where that says nothing.
  public func overridden(by other: RuleSelection) -> RuleSelection {
    var result = self
    if other.choices.contains(where: \.isSelect) { result.choices.removeAll { !$0.isIgnore } }
    result.choices += other.choices
    result.levels.merge(other.levels) { $1 }
    result.isPedantic = isPedantic || other.isPedantic
    result.profile = other.profile ?? profile
    return result
  }

  /// The rules that run, in the order of the codes.
  public var rules: [Rule] { Rule.all.filter(runs) }

  /// How much a finding of `rule` matters.
  public func severity(of rule: Rule) -> Finding.Severity {
    levels[rule.code]?.severity ?? rule.severity(in: profile ?? .feed)
  }

  private func runs(_ rule: Rule) -> Bool {
    if levels[rule.code] == .off { return false }
    return decision(on: rule.code)
      ?? (!choices.contains(where: \.isSelect) && runsUnasked(rule))
  }

  private func runsUnasked(_ rule: Rule) -> Bool {
    rule.profiles.contains(profile ?? .feed) && (isPedantic || severity(of: rule) != .info)
  }

  /// What the narrowest choice that names `code` says, the last of several; `nil` without one.
  private func decision(on code: DiagnosticCode) -> Bool? {
    var decision: (narrowness: Int, runs: Bool)?
    for choice in choices where choice.selector.codes.contains(code) {
      let narrowness = choice.selector.narrowness
      if narrowness >= decision?.narrowness ?? 0 { decision = (narrowness, !choice.isIgnore) }
    }
    return decision?.runs
  }
}

extension RuleSelection.Choice {
  fileprivate var selector: RuleSelector {
    switch self {
    case .select(let selector), .extend(let selector), .ignore(let selector): selector
    }
  }

  fileprivate var isSelect: Bool { if case .select = self { true } else { false } }
  fileprivate var isIgnore: Bool { if case .ignore = self { true } else { false } }
}
