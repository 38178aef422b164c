import CalendarModel
import ICalText

/// What findings have in common when they are counted.
struct FindingKind: Hashable, Sendable {
  /// Which rule it is.
  let code: DiagnosticCode
  /// How much it matters.
  let severity: Finding.Severity
  /// Whether its fix is safe; `nil` where only a person can mend the file.
  let fix: Fix.Applicability?
}

/// Findings of one file, of which the first are kept and all are counted: a file may have a million,
/// and nobody reads them.
struct FindingCollection: Sendable {
  /// The first findings in the order of the file, and perhaps some more; in no order.
  private(set) var kept: [Finding] = []
  /// How many there are of those that are not kept.
  private(set) var omitted: [FindingKind: Int] = [:]
  /// How many of the first are kept at least.
  private let limit: Int
  /// Where the last of the first begins in the file; one behind it need not be kept.
  private var lastByte = Int.max

  /// Creates a collection that keeps the first `limit`.
  init(keeping limit: Int) {
    self.limit = max(0, limit)
    if limit <= 0 { lastByte = -1 }
  }

  /// How many findings there are.
  var count: Int { kept.count + omitted.values.reduce(0, +) }

  /// Adds the finding of that kind which begins at `byte` of the file; it is made when it is kept.
  mutating func add(_ kind: FindingKind, at byte: Int, _ finding: () -> Finding) {
    guard byte <= lastByte else { return omitted[kind, default: 0] += 1 }
    kept.append(finding())
    dropWhenMany()
  }

  /// Adds what `other` has.
  mutating func add(_ other: FindingCollection) {
    omitted.merge(other.omitted, uniquingKeysWith: +)
    for finding in other.kept { add(finding.kind, at: finding.region.start.byte) { finding } }
  }

  /// Drops what is not among the first, once that is enough to be worth the sorting.
  private mutating func dropWhenMany() {
    guard kept.count > limit, kept.count - limit > max(limit, 1_000) else { return }
    kept.sort { $0.precedes($1) }
    for finding in kept[limit...] { omitted[finding.kind, default: 0] += 1 }
    kept.removeSubrange(limit...)
    lastByte = kept.last?.region.start.byte ?? -1
  }
}

extension Finding {
  /// What it is counted as.
  var kind: FindingKind {
    FindingKind(code: code, severity: severity, fix: fix?.applicability)
  }

  /// Whether it comes before `other` in a report on one file.
  func precedes(_ other: Finding) -> Bool {
    if region.start.byte != other.region.start.byte {
      return region.start.byte < other.region.start.byte
    }
    return (code.rawValue, region.end.byte, message)
      < (other.code.rawValue, other.region.end.byte, other.message)
  }
}
