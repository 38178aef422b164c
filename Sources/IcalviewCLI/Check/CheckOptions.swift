internal import CalendarCheck
internal import CalendarModel
internal import CalendarRendering

/// The options of `check`, in the order of help.
enum CheckOptions {
  /// All of them.
  static let table = OptionTable(
    rules + failing + fixing + output + looks + project + answers + SharedOptions.answers())

  private static let rules: [Option<CheckRequest>] = [
    Option("select", .rules { .select($0) }, .filter, "only these rules"),
    Option("extend-select", .rules { .extend($0) }, .filter, "these rules too"),
    Option("ignore", .rules { .ignore($0) }, .filter, "not these rules"),
    Option(
      "pedantic", .set(\.selection.isPedantic, to: true), .filter, "also rules that give advice"),
    Option(
      "severity", .severity, .filter, "how much a rule matters: error, warning, info or off"),
    Option("profile", .choice { $1.selection.profile = $0 }, .filter, "what the files are for"),
    Option(
      "report-unused-suppressions", .set(\.reportsUnusedSuppressions, to: true), .filter,
      "also X-ICALVIEW-IGNORE lines that hide nothing"),
  ]

  private static let failing: [Option<CheckRequest>] =
    [
      Option(
        "fail-on", .choice { $1.failOn = $0 }, .strictness, "least severity that fails (warning)"),
      Option(
        "max-warnings", .number(in: 0...1_000_000_000) { $1.maximumWarnings = $0 }, .strictness,
        "fail only with more than N warnings"),
      Option(
        "exit-zero", .set(\.exitsWithZero, to: true), .strictness, "do not fail for findings"),
    ]
    + SharedOptions.strictness.filter { $0.name == "quiet" }.map { $0.within(\.strictness) }

  private static let fixing: [Option<CheckRequest>] = [
    Option(
      "fix", .none { $0.fixing = .inPlace(reportsRest: true) }, .fixing,
      "make the safe fixes, report the rest"),
    Option(
      "fix-only", .none { $0.fixing = .inPlace(reportsRest: false) }, .fixing,
      "make them, report nothing"),
    Option(
      "unsafe-fixes", .set(\.makesUnsafeFixes, to: true), .fixing,
      "also fixes that may change a meaning"),
    Option("diff", .none { $0.fixing = .diff }, .fixing, "show what would be fixed"),
  ]

  private static let output: [Option<CheckRequest>] = [
    Option("format", .choice { $1.format = $0 }, .output, "form of the output"),
    Option("json", .set(\.format, to: .json), .output, "the same as --format json"),
    Option("output", .text("FILE") { $1.outputPath = $0 }, .output, "where findings are written"),
    Option(
      "max-findings", .number(in: 1...1_000_000_000) { $1.maximumFindings = $0 }, .output,
      "findings of one file that are shown (1000)"),
    Option(
      "statistics", .set(\.showsStatistics, to: true), .output, "count the findings of each rule"),
  ]

  private static let looks: [Option<CheckRequest>] = [
    SharedOptions.color.within(\.color), SharedOptions.width.within(\.width),
  ]

  private static let project: [Option<CheckRequest>] = [
    Option(
      "config", .text("FILE") { $1.configuration = .file($0) }, .project,
      "settings, instead of the nearest .icalview.json"),
    Option("no-config", .set(\.configuration, to: .none), .project, "no settings but these"),
    Option(
      "baseline", .text("FILE") { $1.baselinePath = $0 }, .project, "findings that are accepted"),
    Option(
      "write-baseline", .text("FILE") { $1.newBaselinePath = $0 }, .project,
      "accept what is found"),
    Option(
      "stdin-filename", .text("NAME") { $1.standardInputName = $0 }, .project,
      "what standard input is called"),
  ]

  private static let answers: [Option<CheckRequest>] = [
    Option("explain", .rule { $1.explainedRule = $0 }, .other, "what a rule is about"),
    Option("list-rules", .set(\.listsRules, to: true), .other, "all rules"),
  ]
}

// MARK: - Values that only `check` has

extension Option<CheckRequest>.Value {
  /// Appends what `make` gives for each of the rules that follow.
  fileprivate static func rules(
    _ make: @escaping @Sendable (RuleSelector) -> RuleSelection.Choice
  ) -> Self {
    .required(placeholder: "RULES") { text, _, request throws(ValueError) in
      for name in text.split(separator: ",") {
        request.selection.choices.append(make(try selector(String(name))))
      }
    }
  }

  /// Does `change` with the rule that follows.
  fileprivate static func rule(
    _ change: @escaping @Sendable (RuleSelector, inout CheckRequest) -> Void
  ) -> Self {
    .required(placeholder: "RULE") { text, _, request throws(ValueError) in
      change(try selector(text), &request)
    }
  }

  fileprivate static var severity: Self {
    .required(placeholder: "RULE=SEVERITY") { text, _, request throws(ValueError) in
      let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2, let level = RuleSelection.Level(rawValue: parts[1].lowercased())
      else { throw .unreadable(expected: "a rule, '=' and error, warning, info or off") }
      for code in try selector(parts[0]).codes { request.selection.levels[code] = level }
    }
  }

  private static func selector(_ text: String) throws(ValueError) -> RuleSelector {
    if let selector = RuleSelector(text) { return selector }
    let names = Rule.all.flatMap { [$0.code.id, $0.code.name] }
    throw .noRule(nearest: Spelling.nearest(to: text, among: names))
  }
}
