/// What the check of some files found.
public struct CheckReport: Sendable {
  /// The files in order.
  public let files: [FileReport]
  /// The rules that ran on any of them, in the order of the codes.
  public let rules: [Rule]
  /// Whether everything asked for was done.
  public let isComplete: Bool
  /// The status that the program ends with.
  public let exitStatus: Int

  /// Gathers what was found.
  public init(files: [FileReport], rules: [Rule], isComplete: Bool, exitStatus: Int) {
    self.files = files
    self.rules = rules
    self.isComplete = isComplete
    self.exitStatus = exitStatus
  }

  /// The numbers of ``files``.
  public var counts: FindingCounts { FindingCounts(files) }
}

/// How many findings there are of each sort.
public struct FindingCounts: Hashable, Sendable {
  /// How many files were checked.
  public private(set) var files = 0
  /// How many of them have a finding that counts.
  public private(set) var filesWithFindings = 0
  /// The findings that count, by severity.
  public private(set) var bySeverity: [Finding.Severity: Int] = [:]
  /// The findings that count and have a fix, by whether it is safe.
  public private(set) var fixable: [Fix.Applicability: Int] = [:]
  /// The findings that the files or the configuration hide.
  public private(set) var suppressed = 0
  /// The findings that are in the baseline.
  public private(set) var baselined = 0
  /// Those of the findings that count which are left out, because a file has too many.
  public private(set) var omitted = 0

  /// Counts the findings of `files`.
  public init(_ files: [FileReport]) {
    for file in files { add(file) }
  }

  /// How many findings of that severity count.
  public func count(_ severity: Finding.Severity) -> Int { bySeverity[severity, default: 0] }

  /// How many findings count.
  public var total: Int { bySeverity.values.reduce(0, +) }

  private mutating func add(_ file: FileReport) {
    files += 1
    omitted += file.omitted.values.reduce(0, +)
    let counts = file.counts
    for (kind, count) in counts {
      bySeverity[kind.severity, default: 0] += count
      if let fix = kind.fix { fixable[fix, default: 0] += count }
    }
    if !counts.isEmpty { filesWithFindings += 1 }
    for reported in file.findings {
      switch reported.suppression {
      case .inFile, .configuration: suppressed += 1
      case .baseline: baselined += 1
      case nil: break
      }
    }
  }
}
