public import CalendarRendering
import CalendarModel
import ICalText

/// Findings as workflow commands of GitHub Actions, the most severe first, since GitHub shows only
/// the first few of a step.
public struct GitHubReport: ReportFormat {
  /// Creates the format.
  public init() {}

  /// Writes one line for each finding.
  public func write(_ report: CheckReport, to output: inout some UTF8OutputStream) {
    for severity in Finding.Severity.allCases {
      for file in report.files {
        for reported in file.open where reported.finding.severity == severity {
          output.write(command(reported.finding, path: file.path))
        }
      }
    }
  }

  private func command(_ finding: Finding, path: String) -> String {
    let (start, end) = (finding.region.start, finding.region.end)
    let properties = [
      ("file", path), ("line", "\(start.line)"), ("endLine", "\(end.line)"),
      ("col", "\(start.column)"), ("endColumn", "\(end.column)"),
      ("title", "\(finding.code.id) \(finding.code.name)"),
    ].map { "\($0)=\(Self.property($1))" }.joined(separator: ",")
    return "::\(finding.severity.command) \(properties)::\(Self.data(finding.message))\n"
  }

  /// `text` as the data of a command.
  private static func data(_ text: String) -> String {
    VisibleText.withoutControls(text).replacing("%", with: "%25")
  }

  /// `text` as the value of a command's property.
  private static func property(_ text: String) -> String {
    data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}

extension Finding.Severity {
  fileprivate var command: String {
    switch self {
    case .error: "error"
    case .warning: "warning"
    case .info: "notice"
    }
  }
}
