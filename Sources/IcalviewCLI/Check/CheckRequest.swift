internal import CalendarCheck
internal import CalendarRendering

/// What a command line asks of `check`.
struct CheckRequest: Hashable, Sendable {
  /// Forms of the findings.
  enum Format: String, Hashable, Sendable, CaseIterable {
    case human, concise, json, jsonl, sarif, github, gitlab, junit, checkstyle
  }

  /// Where a project's own settings come from.
  enum ConfigurationSource: Hashable, Sendable {
    /// `.icalview.json` in the directory of each file or the nearest one above.
    case nearest
    /// That file.
    case file(String)
    /// Nowhere.
    case none
  }

  /// What happens to the fixes of findings.
  enum Fixing: Hashable, Sendable {
    /// They are described.
    case none
    /// They are made; with `reportsRest` what is left to find is reported.
    case inPlace(reportsRest: Bool)
    /// They are shown as a diff.
    case diff
  }

  var inputs: [String] = []
  /// Which rules run, beyond what configurations say.
  var selection = RuleSelection()
  /// Whether suppressions that hide nothing are reported.
  var reportsUnusedSuppressions = false
  /// The least severity that makes the program fail; `nil` where configurations say.
  var failOn: FailurePolicy.Threshold?
  /// How many warnings there may be; `nil` where configurations say.
  var maximumWarnings: Int?
  /// Whether findings do not make the program fail.
  var exitsWithZero = false
  /// What happens to the fixes of findings.
  var fixing = Fixing.none
  /// Whether fixes are made that may change a meaning.
  var makesUnsafeFixes = false
  /// The form of the findings; `nil` for the usual one.
  var format: Format?
  /// The file that the findings go to; `nil` for standard output.
  var outputPath: String?
  /// Where a project's own settings come from.
  var configuration = ConfigurationSource.nearest
  /// The file with the accepted findings.
  var baselinePath: String?
  /// The file that findings are accepted into.
  var newBaselinePath: String?
  /// What standard input is called.
  var standardInputName: String?
  /// How many findings of one file are shown at most.
  var maximumFindings = 1_000
  /// Whether the findings of each rule are counted.
  var showsStatistics = false
  /// When text is coloured.
  var color = ColorChoice.auto
  /// The columns of text; `nil` for the terminal's.
  var width: Int?
  /// The rule that is to be explained.
  var explainedRule: RuleSelector?
  /// Whether the rules are to be listed.
  var listsRules = false
  var strictness = Strictness()
}

extension CheckRequest: CommandRequest {
  static let syntax = CommandSyntax<CheckRequest>(
    name: "check", arguments: "[FILE|DIR|PATTERN|-]... [OPTION]...",
    summary: "faults of calendars, with line and column", introduction: introduction,
    notes: [rules, statuses, examples], dateOption: "--stdin-filename", options: CheckOptions.table)

  private static let introduction = """
    Finds what is wrong with iCalendar files and what clients stumble over, and
    mends some of it. A directory stands for the *.ics, *.ical, *.icalendar and
    *.ifb files in it and below it.

    """

  private static let rules = """
    RULES are codes (ICV303), their beginnings (ICV3), names or ALL, with commas
    between. The narrowest that names a rule decides, the last of several.

    """

  private static let statuses = """
    Exit status: 0 nothing of the --fail-on severity, 1 findings, 2 wrong usage or
    a file that could not be read.

    """

  private static let examples = """
    Examples:
      icalview check club.ics
      icalview check feeds --pedantic --ignore ICV607,ICV608
      icalview check club.ics --fix --diff
      icalview check --explain ICV303

    """

  var place: Place { Place() }
  var outputHasWarnings: Bool { false }

  var invocation: Invocation {
    if let explainedRule { return .answer(RuleHelp.text(of: explainedRule)) }
    if listsRules { return .answer(RuleHelp.list(asJSON: format == .json)) }
    return .check(self)
  }

  mutating func complete(given: [GivenOption<CheckRequest>]) throws(UsageError) {}

  static func hint(forMissing input: String, words: DateWords) -> String? { nil }
}
