public import ICalKit

/// Makes the fixes of findings in a file, until there is none left to make.
public struct Fixer: Sendable {
  /// What came of fixing a file.
  public struct Result: Sendable {
    /// The bytes of the fixed file; `nil` when nothing was changed.
    public let bytes: [UInt8]?
    /// How many fixes were made.
    public let fixCount: Int
    /// What there is to find in the fixed file.
    public let report: FileReport
  }

  private let checker: Checker
  private let isUnsafe: Bool

  /// How often a file is fixed and checked again at most: a fix can make room for another one.
  private static let maximumPasses = 10

  /// Creates a fixer of what `checker` finds; with `isUnsafe` it also makes unsafe fixes.
  public init(_ checker: Checker, isUnsafe: Bool = false) {
    self.checker = checker
    self.isUnsafe = isUnsafe
  }

  /// Fixes `source`.
  public func fix(_ source: Source) -> Result {
    var bytes: [UInt8]?
    var fixCount = 0
    var report = checker.report(on: source)
    for _ in 0..<Self.maximumPasses {
      let fixes = fixesWithoutConflict(in: report)
      guard !fixes.isEmpty else { break }
      let fixed = report.source.bytes.withSpan { EditedText($0, fixes.flatMap(\.self)).bytes }
      bytes = fixed
      fixCount += fixes.count
      report = checker.report(on: Source(name: source.name, bytes: fixed))
    }
    return Result(bytes: bytes, fixCount: fixCount, report: report)
  }

  /// The edits of each fix to make, in the order of the findings, but for those that want to change
  /// what an earlier one changes.
  private func fixesWithoutConflict(in report: FileReport) -> [[Fix.Edit]] {
    var taken = EditSet()
    return report.open.compactMap(\.finding.fix)
      .filter { isUnsafe || $0.applicability == .safe }
      .map { $0.edits(of: report.source) }
      .filter { taken.insert($0) }
  }
}

/// Edits that do not overlap.
private struct EditSet {
  /// The edits by the blocks of bytes that they touch.
  private var edits: [Int: [Fix.Edit]] = [:]

  private static let blockLength = 1 << 10

  /// Adds `new`, all or none of them; whether they were added.
  mutating func insert(_ new: [Fix.Edit]) -> Bool {
    let isFree = new.allSatisfy { edit in
      blocks(of: edit).allSatisfy { block in
        edits[block, default: []].allSatisfy { !$0.conflicts(with: edit) }
      }
    }
    guard isFree else { return false }
    for edit in new {
      for block in blocks(of: edit) { edits[block, default: []].append(edit) }
    }
    return true
  }

  private func blocks(of edit: Fix.Edit) -> ClosedRange<Int> {
    edit.bytes.lowerBound / Self.blockLength...edit.bytes.upperBound / Self.blockLength
  }
}

extension Fix.Edit {
  /// Whether both change the same bytes, or one inserts before or between those that the other
  /// changes.
  fileprivate func conflicts(with other: Fix.Edit) -> Bool {
    if bytes.isEmpty && other.bytes.isEmpty { return self == other }
    if bytes.isEmpty { return other.bytes.contains(bytes.lowerBound) }
    if other.bytes.isEmpty { return bytes.contains(other.bytes.lowerBound) }
    return bytes.overlaps(other.bytes)
  }
}
