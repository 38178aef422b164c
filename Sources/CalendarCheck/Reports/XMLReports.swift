public import CalendarRendering
import CalendarModel
import ICalText

/// Findings as JUnit's XML: a suite for each file, a failed test for each finding; a file without
/// any is one test that passed.
public struct JUnitReport: ReportFormat {
  /// Creates the format.
  public init() {}

  /// Writes the document.
  public func write(_ report: CheckReport, to output: inout some UTF8OutputStream) {
    let failures = report.files.reduce(0) { $0 + $1.open.count }
    let tests = report.files.reduce(0) { $0 + max(1, $1.open.count) }
    output.write(XML.declaration)
    output.write(
      "<testsuites name=\"icalview check\" tests=\"\(tests)\" failures=\"\(failures)\">\n")
    for file in report.files { write(file, to: &output) }
    output.write("</testsuites>\n")
  }

  private func write(_ file: FileReport, to output: inout some UTF8OutputStream) {
    let path = XML.escaped(file.path)
    let findings = file.open.map(\.finding)
    let tests = max(1, findings.count)
    output.write(
      "  <testsuite name=\"\(path)\" tests=\"\(tests)\" failures=\"\(findings.count)\">\n")
    if findings.isEmpty {
      output.write("    <testcase classname=\"\(path)\" name=\"no findings\"/>\n")
    }
    for finding in findings { output.write(testCase(finding, path: path)) }
    output.write("  </testsuite>\n")
  }

  private func testCase(_ finding: Finding, path: String) -> String {
    let start = finding.region.start
    let name = "\(finding.code.id) \(finding.code.name) (\(start.line):\(start.column))"
    return """
          <testcase classname="\(path)" name="\(name)" file="\(path)" line="\(start.line)">
            <failure type="\(finding.severity.rawValue)" message="\(XML.escaped(finding.message))">\
      \(path):\(start.line):\(start.column)</failure>
          </testcase>

      """
  }
}

/// Findings as Checkstyle's XML.
public struct CheckstyleReport: ReportFormat {
  /// Creates the format.
  public init() {}

  /// Writes the document.
  public func write(_ report: CheckReport, to output: inout some UTF8OutputStream) {
    output.write(XML.declaration)
    output.write("<checkstyle version=\"4.3\">\n")
    for file in report.files {
      output.write("  <file name=\"\(XML.escaped(file.path))\">\n")
      for reported in file.open { output.write(element(reported.finding)) }
      output.write("  </file>\n")
    }
    output.write("</checkstyle>\n")
  }

  private func element(_ finding: Finding) -> String {
    let start = finding.region.start
    return "    <error line=\"\(start.line)\" column=\"\(start.column)\" "
      + "severity=\"\(finding.severity.rawValue)\" message=\"\(XML.escaped(finding.message))\" "
      + "source=\"icalview.\(finding.code.id)\"/>\n"
  }
}

/// The syntax of XML 1.0.
private enum XML {
  static let declaration = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"

  /// `text` as character data or the value of an attribute.
  static func escaped(_ text: String) -> String {
    VisibleText.withoutControls(text).replacing("&", with: "&amp;").replacing("<", with: "&lt;")
      .replacing(">", with: "&gt;").replacing("\"", with: "&quot;")
  }
}
