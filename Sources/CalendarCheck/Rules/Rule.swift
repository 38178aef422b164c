public import CalendarModel

/// One fault that the linter knows: what it is called, why it matters, how it is found.
public struct Rule: Sendable {
  /// How much the rule's fix may change.
  public struct FixDescription: Hashable, Sendable {
    /// Whether the fix is made with `--fix` alone.
    public let applicability: Fix.Applicability
    /// What it does: `fold it again between two characters`.
    public let text: String

    static func safe(_ text: String) -> Self { Self(applicability: .safe, text: text) }
    static func unsafe(_ text: String) -> Self { Self(applicability: .unsafe, text: text) }
  }

  /// Its code and name.
  public let code: DiagnosticCode
  /// How much a finding matters unless the request says otherwise.
  public private(set) var severity: Finding.Severity
  /// How much it matters in the profiles where that is not ``severity``.
  private let severities: [Profile: Finding.Severity]
  /// The sections of standards that it follows from: `RFC 5545 §3.1`.
  public let reference: String
  /// What a finding says.
  let message: MessageTemplate
  /// Why it matters: what readers do with such a file.
  public let reason: String
  /// Lines that have the fault.
  public let bad: String
  /// The same lines without it.
  public let good: String
  /// What its fix does; `nil` where only a person can mend the file.
  public let fix: FixDescription?
  /// The profiles that it belongs to.
  public let profiles: Set<Profile>
  /// The first version that has it.
  public let since: String
  /// How it is found.
  let check: Check

  init(
    _ code: DiagnosticCode, _ severity: Finding.Severity, _ reference: String,
    says message: MessageTemplate, why reason: String, bad: String, good: String,
    fix: FixDescription? = nil, profiles: Set<Profile> = Profile.all,
    but severities: [Profile: Finding.Severity] = [:], since: String = "0.1.0",
    check: Check
  ) {
    self.code = code
    self.severity = severity
    self.severities = severities
    self.reference = reference
    self.message = message
    self.reason = reason
    self.bad = bad
    self.good = good
    self.fix = fix
    self.profiles = profiles
    self.since = since
    self.check = check
  }

  /// The same rule in a run that gives its findings that severity.
  func with(severity: Finding.Severity) -> Rule {
    var rule = self
    rule.severity = severity
    return rule
  }

  /// How much a finding matters in a file of that profile unless the request says otherwise.
  public func severity(in profile: Profile) -> Finding.Severity {
    severities[profile] ?? severity
  }
}

/// What a file is for, which decides on the rules that hold for it.
public enum Profile: String, Hashable, Sendable, CaseIterable {
  /// A calendar that people subscribe to.
  case feed
  /// A message by which people are invited (RFC 5546).
  case invitation
  /// A resource of a CalDAV server (RFC 4791).
  case caldav

  static let all = Set(allCases)
}
