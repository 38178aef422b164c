import CalendarModel
public import CalendarRendering
import ICalText

/// Findings one a line, as compilers write them: `club.ics:14:7: error ICV303 name: message [*]`;
/// `[*]` says that there is a safe fix.
public struct ConciseReport: ReportFormat {
  /// Creates the format.
  public init() {}

  /// Writes the lines.
  public func write(_ report: CheckReport, to output: inout some UTF8OutputStream) {
    for file in report.files {
      for reported in file.open { output.write(line(reported.finding, path: file.path)) }
    }
  }

  private func line(_ finding: Finding, path: String) -> String {
    let start = finding.region.start
    let mark = finding.fix?.applicability == .safe ? " [*]" : ""
    return "\(DisplayText.safe(path)):\(start.line):\(start.column): \(finding.severity.rawValue) "
      + "\(finding.code.id) \(finding.code.name): \(DisplayText.safe(finding.message))\(mark)\n"
  }
}

/// How many findings each rule has: the number, the code, whether there is a fix, the name.
public struct StatisticsReport: ReportFormat {
  /// Creates the format.
  public init() {}

  /// Writes the rules, those with most findings first.
  public func write(_ report: CheckReport, to output: inout some UTF8OutputStream) {
    let counts = report.files.flatMap(\.counts)
      .reduce(into: [DiagnosticCode: Int]()) { $0[$1.key.code, default: 0] += $1.value }
      .sorted { ($1.value, $0.key.rawValue) < ($0.value, $1.key.rawValue) }
    let width = String(counts.first?.value ?? 0).count
    for (code, count) in counts {
      let number = String(count)
      let blanks = String(repeating: " ", count: width - number.count)
      let fix = Rule.with(code)?.fix.map { $0.applicability == .safe ? "[*]" : "[-]" } ?? "   "
      output.write("\(blanks)\(number) \(code.id) \(fix) \(code.name)\n")
    }
  }
}
