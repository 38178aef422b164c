import CalendarModel
public import ICalKit
import ICalText

/// Checks files by a selection of rules.
public struct Checker: Sendable {
  private let ignoredUIDs: IgnoredUIDs
  private let baseline: Baseline?
  private let rules: [Rule]
  private let codes: Set<DiagnosticCode>
  private let settings: CheckSettings
  private let limit: Int

  /// Creates a checker for rules that are selected, with settings for them.
  ///
  /// - Parameters:
  ///   - ignoredUIDs: Findings that are hidden by UIDs.
  ///   - baseline: Findings that are hidden because they were accepted.
  ///   - limit: How many findings of a file that count are of interest. A file that has more may
  ///     have only the first of them in its report, which counts all; the fingerprints of hidden
  ///     findings behind these then know nothing of the equal ones that are left out.
  public init(
    _ selection: RuleSelection, settings: CheckSettings, ignoredUIDs: IgnoredUIDs = IgnoredUIDs(),
    baseline: Baseline? = nil, keeping limit: Int = .max
  ) {
    self.ignoredUIDs = ignoredUIDs
    self.baseline = baseline
    // Which findings count is known only when all are there.
    self.limit = baseline == nil && ignoredUIDs.isEmpty ? limit : .max
    var settings = settings
    settings.profile = selection.profile ?? .feed
    self.settings = settings
    rules = selection.rules.map { $0.with(severity: selection.severity(of: $0)) }
    codes = Set(rules.map(\.code))
  }

  /// Checks `source`.
  public func report(on source: Source) -> FileReport {
    let run = CheckRun(FileFacts(source), rules: rules, settings: settings, keeping: limit)
    let result = run.result()
    var sweep = SuppressionSweep(result.suppressions)
    var fingerprints = FingerprintSeries(path: source.name)
    var findings = result.findings.map { finding in
      ReportedFinding(
        finding: finding, fingerprint: fingerprints.next(for: finding),
        suppression: sweep.hides(finding) ? .inFile : nil)
    }
    let unused = run.findings(in: sweep.unused(ran: codes))
    if !unused.isEmpty {
      findings += unused.map {
        ReportedFinding(finding: $0, fingerprint: fingerprints.next(for: $0), suppression: nil)
      }
      findings.sort { $0.finding.precedes($1.finding) }
    }
    var report = FileReport(
      source: source, componentCount: result.componentCount, findings: findings,
      omitted: result.omitted)
    report.hide(ignoredUIDs)
    baseline?.hide(in: &report)
    return report
  }
}
