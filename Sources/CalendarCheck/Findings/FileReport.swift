import CalendarModel
public import ICalKit

/// What the check of one file found.
public struct FileReport: Sendable {
  /// The file.
  public let source: Source
  /// How many components its VCALENDARs hold directly.
  public let componentCount: Int
  /// What was found, hidden or not, in the order of the file.
  public internal(set) var findings: [ReportedFinding]
  /// How many further findings there are that count and that ``findings`` leaves out.
  private(set) var omitted: [FindingKind: Int] = [:]

  init(
    source: Source, componentCount: Int, findings: [ReportedFinding],
    omitted: [FindingKind: Int] = [:]
  ) {
    self.source = source
    self.componentCount = componentCount
    self.findings = findings
    self.omitted = omitted
  }

  /// The path as it was given.
  public var path: String { source.name }

  /// How many findings of each kind count.
  var counts: [FindingKind: Int] {
    findings.reduce(into: omitted) { counts, reported in
      if reported.suppression == nil { counts[reported.finding.kind, default: 0] += 1 }
    }
  }

  /// The findings that nothing hides.
  public var open: [ReportedFinding] { findings.filter { $0.suppression == nil } }

  /// Hides what `ignored` names.
  mutating func hide(_ ignored: IgnoredUIDs) {
    for index in findings.indices where findings[index].suppression == nil {
      if ignored.hides(findings[index].finding) { findings[index].suppression = .configuration }
    }
  }

  /// Leaves out all findings that count but the first `maximum`, which are counted all the same.
  public mutating func limit(to maximum: Int) {
    var room = maximum
    var omitted = omitted
    findings.removeAll { reported in
      guard reported.suppression == nil else { return false }
      room -= 1
      if room >= 0 { return false }
      omitted[reported.finding.kind, default: 0] += 1
      return true
    }
    self.omitted = omitted
  }
}

/// A finding with what makes it known again, and whether it counts.
public struct ReportedFinding: Hashable, Sendable {
  /// Why a finding does not count.
  public enum Suppression: Hashable, Sendable {
    /// The file says so.
    case inFile
    /// The configuration says so.
    case configuration
    /// It is in the baseline.
    case baseline
  }

  /// What was found.
  public let finding: Finding
  /// What stays the same when the file is made anew.
  public let fingerprint: Fingerprint
  /// Why it does not count; `nil` when it does.
  public internal(set) var suppression: Suppression?
}

/// A hash by which a finding is known again: of its path, code, component, UID, RECURRENCE-ID,
/// property and value, and how many equal ones stand before it; not of the line.
public struct Fingerprint: Hashable, Sendable, CustomStringConvertible {
  private let hash: UInt64

  init(_ finding: Finding, path: String, ordinal: Int) {
    let subject = finding.subject
    let parts = [
      path, finding.code.id, subject.component, subject.uid, subject.recurrenceID,
      subject.property, subject.value.map { String($0.trimmingBlanks) }, String(ordinal),
    ]
    var hash = StableHash()
    for part in parts {
      hash.combine((part ?? "").utf8)
      hash.combine([0])
    }
    self.hash = hash.value
  }

  /// Sixteen hexadecimal digits.
  public var description: String {
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

/// Gives the findings of one file their fingerprints.
struct FingerprintSeries {
  private let path: String
  /// How often each came as the first of its like.
  private var counts: [Fingerprint: Int] = [:]

  init(path: String) { self.path = path }

  /// The fingerprint of `finding`, which comes after those asked for before that are like it.
  mutating func next(for finding: Finding) -> Fingerprint {
    let first = Fingerprint(finding, path: path, ordinal: 0)
    let ordinal = counts[first, default: 0]
    counts[first] = ordinal + 1
    return ordinal == 0 ? first : Fingerprint(finding, path: path, ordinal: ordinal)
  }
}
