import CalendarModel
public import CalendarRendering
import ICalText

/// Findings as a Code Quality report of GitLab: a JSON list.
public struct GitLabReport: ReportFormat {
  /// Creates the format.
  public init() {}

  /// Writes the list and a line feed.
  public func write(_ report: CheckReport, to output: inout some UTF8OutputStream) {
    var json = JSONWriter()
    json.array(.lines) { json in
      for file in report.files {
        for reported in file.open {
          json.element(IssueJSON(path: file.path, reported: reported))
          json.flushWhenFull(to: &output)
        }
      }
    }
    json.endLine()
    json.flush(to: &output)
  }
}

private struct IssueJSON: JSONValue {
  let path: String
  let reported: ReportedFinding

  func write(to json: inout JSONWriter) {
    let finding = reported.finding
    json.object { json in
      json.member("description", "\(finding.code.id): \(finding.message)")
      json.member("check_name", finding.code.id)
      json.member("fingerprint", reported.fingerprint.description)
      json.member("severity", finding.severity.gitLabName)
      json.key("location")
      json.object { json in
        json.member("path", path)
        json.key("lines")
        json.object { $0.member("begin", finding.region.start.line) }
      }
    }
  }
}

extension Finding.Severity {
  fileprivate var gitLabName: String {
    switch self {
    case .error: "major"
    case .warning: "minor"
    case .info: "info"
    }
  }
}
