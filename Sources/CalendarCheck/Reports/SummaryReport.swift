public import CalendarRendering

/// How many findings there are, in one line: `Checked 3 files: 2 errors, 1 warning in 1 file; 2
/// fixable with --fix.`
public struct SummaryReport: ReportFormat {
  /// Creates the format.
  public init() {}

  /// Writes the line; nothing where no file could be checked.
  public func write(_ report: CheckReport, to output: inout some UTF8OutputStream) {
    let counts = report.counts
    guard counts.files > 0 else { return }
    let parts = [
      Self.found(counts), Self.fixable(counts), Self.hidden(counts), Self.omitted(counts),
    ]
    let files = Self.plural(counts.files, "file")
    output.write("Checked \(files): \(parts.compactMap(\.self).joined(separator: "; ")).\n")
  }

  private static func found(_ counts: FindingCounts) -> String {
    let numbers = [(Finding.Severity.error, "error"), (.warning, "warning"), (.info, "remark")]
      .filter { counts.count($0.0) > 0 }
      .map { plural(counts.count($0.0), $0.1) }
    if numbers.isEmpty { return "no findings" }
    return "\(numbers.joined(separator: ", ")) in \(plural(counts.filesWithFindings, "file"))"
  }

  private static func fixable(_ counts: FindingCounts) -> String? {
    let (safe, unsafe) = (
      counts.fixable[.safe, default: 0], counts.fixable[.unsafe, default: 0]
    )
    if safe == 0 { return unsafe == 0 ? nil : "\(unsafe) fixable with --fix --unsafe-fixes" }
    let more = unsafe == 0 ? "" : " (\(unsafe) more with --unsafe-fixes)"
    return "\(safe) fixable with --fix\(more)"
  }

  private static func hidden(_ counts: FindingCounts) -> String? {
    let parts = [
      counts.baselined == 0 ? nil : "\(counts.baselined) in baseline",
      counts.suppressed == 0 ? nil : "\(counts.suppressed) suppressed",
    ].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  private static func omitted(_ counts: FindingCounts) -> String? {
    counts.omitted == 0 ? nil : "\(counts.omitted) not shown (--max-findings)"
  }

  private static func plural(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}
