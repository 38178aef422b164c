import CalendarModel
public import ICalKit
import ICalText

/// Checks files by a selection of rules.
public struct Checker: Sendable {
  private let selection: RuleSelection
  private let ignoredUIDs: IgnoredUIDs
  private let baseline: Baseline?
  private let rules: [Rule]
  private let codes: Set<DiagnosticCode>
  private let settings: CheckSettings

  /// Creates a checker for rules that are selected, with settings for them.
  ///
  /// - Parameters:
  ///   - ignoredUIDs: Findings that are hidden by UIDs.
  ///   - baseline: Findings that are hidden because they were accepted.
  public init(
    _ selection: RuleSelection, settings: CheckSettings, ignoredUIDs: IgnoredUIDs = IgnoredUIDs(),
    baseline: Baseline? = nil
  ) {
    self.selection = selection
    self.ignoredUIDs = ignoredUIDs
    self.baseline = baseline
    var settings = settings
    settings.profile = selection.profile ?? .feed
    self.settings = settings
    rules = selection.rules
    codes = Set(rules.map(\.code))
  }

  /// Checks `source`.
  public func report(on source: Source) -> FileReport {
    let run = CheckRun(FileFacts(source), rules: rules, settings: settings)
    let result = run.result()
    let findings = result.findings.map(withSeverity).inOrder
    var sweep = SuppressionSweep(result.suppressions)
    let isHidden = findings.map { sweep.hides($0) }
    let unused = run.findings(in: sweep.unused(ran: codes)).map(withSeverity)
    let all = zip(findings, isHidden).map { ($0, $1) } + unused.map { ($0, false) }
    var report = FileReport(
      source: source, componentCount: result.componentCount,
      findings: Self.reported(all, path: source.name))
    report.hide(ignoredUIDs)
    baseline?.hide(in: &report)
    return report
  }

  private func withSeverity(_ finding: Finding) -> Finding {
    guard let rule = Rule.with(finding.code) else { return finding }
    var finding = finding
    finding.severity = selection.severity(of: rule)
    return finding
  }

  private static func reported(
    _ findings: [(finding: Finding, isHidden: Bool)], path: String
  ) -> [ReportedFinding] {
    let findings = findings.sorted { $0.finding.precedes($1.finding) }
    let fingerprints = Fingerprint.all(of: findings.map(\.finding), path: path)
    return zip(findings, fingerprints).map { finding, fingerprint in
      ReportedFinding(
        finding: finding.finding, fingerprint: fingerprint,
        suppression: finding.isHidden ? .inFile : nil)
    }
  }
}

extension Finding {
  /// Whether it comes before `other` in a report on one file.
  fileprivate func precedes(_ other: Finding) -> Bool {
    (region.start.byte, code.rawValue, region.end.byte, message)
      < (other.region.start.byte, other.code.rawValue, other.region.end.byte, other.message)
  }
}

extension [Finding] {
  fileprivate var inOrder: [Finding] { sorted { $0.precedes($1) } }
}
