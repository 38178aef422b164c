internal import CalendarCheck
internal import ICalKit

/// The check of one input.
struct CheckTask: Sendable {
  /// The input.
  let source: InputSource
  /// What the input is called.
  let name: String
  /// Whose settings apply.
  let project: ProjectSettings.Project
  /// Which rules run.
  let selection: RuleSelection
  /// Settings of rules.
  let settings: CheckSettings
  /// Whether unsafe fixes are made too; `nil` when nothing is fixed.
  let fixing: Bool?
  /// How many findings that count are of interest.
  let limit: Int

  /// Reads, checks and fixes the input.
  func run() -> Result<CheckedFile, SystemError> {
    Result { () throws(SystemError) in
      let input = Source(name: name, bytes: try source.bytes())
      let checker = Checker(
        selection, settings: settings, ignoredUIDs: project.configuration.ignoredUIDs,
        baseline: project.baseline, keeping: limit)
      let result = fixing.map { Fixer(checker, isUnsafe: $0).fix(input) }
      return CheckedFile(
        source: source, project: project, selection: selection, input: input,
        fixed: result?.bytes, report: result?.report ?? checker.report(on: input))
    }
  }
}

/// An input that was checked.
struct CheckedFile: Sendable {
  /// The input.
  let source: InputSource
  /// Whose settings apply.
  let project: ProjectSettings.Project
  /// Which rules ran.
  let selection: RuleSelection
  /// What was read.
  let input: Source
  /// The text with its fixes made; `nil` when there was nothing to fix.
  let fixed: [UInt8]?
  /// What was found, and is left to find when it was fixed.
  var report: FileReport
}
