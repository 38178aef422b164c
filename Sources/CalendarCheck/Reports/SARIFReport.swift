import CalendarModel
public import CalendarRendering
import ICalKit
import ICalText

/// Findings as SARIF 2.1.0 (OASIS), in the part of it that code scanning services read.
///
/// Every rule that ran is listed, so that alerts close when a finding is gone. Hidden findings stay
/// in, with a suppression. A finding is known again by `partialFingerprints`, `icalview/v1`.
public struct SARIFReport: ReportFormat {
  private let version: String

  /// Creates the format of the program's version `version`.
  public init(version: String) { self.version = version }

  /// Writes the document and a line feed.
  public func write(_ report: CheckReport, to output: inout some UTF8OutputStream) {
    let rules = Dictionary(
      uniqueKeysWithValues: report.rules.enumerated().map { ($0.element.code, $0.offset) })
    var json = JSONWriter()
    json.object(.lines) { json in
      json.member("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
      json.member("version", "2.1.0")
      json.key("runs")
      json.array { json in
        json.element(
          SARIFRun(report: report, version: version, ruleIndices: rules))
      }
    }
    json.endLine()
    json.flush(to: &output)
  }
}

private struct SARIFRun: JSONValue {
  let report: CheckReport
  let version: String
  let ruleIndices: [DiagnosticCode: Int]

  func write(to json: inout JSONWriter) {
    json.object(.lines) { json in
      json.member("columnKind", "unicodeCodePoints")
      json.key("tool")
      json.object { json in
        json.key("driver")
        json.object(.lines) { json in
          json.member("name", Tool.name)
          json.member("version", version)
          json.member("rules", lines: report.rules.map(SARIFRule.init))
        }
      }
      json.member(
        "results",
        lines: report.files.flatMap { file in
          let lines = LineIndex(of: file)
          return file.findings.map {
            SARIFResult(
              reported: $0, file: file, lines: lines,
              ruleIndex: ruleIndices[$0.finding.code])
          }
        })
      json.key("invocations")
      json.array { $0.element(SARIFInvocation(isSuccessful: report.isComplete)) }
    }
  }
}

private struct SARIFInvocation: JSONValue {
  let isSuccessful: Bool

  func write(to json: inout JSONWriter) {
    json.object { $0.member("executionSuccessful", isSuccessful) }
  }
}

// MARK: Rules

private struct SARIFRule: JSONValue {
  let rule: Rule

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("id", rule.code.id)
      json.member("name", name)
      json.member("shortDescription", SARIFMessage(text: rule.message.text))
      json.member("fullDescription", SARIFMessage(text: rule.reason))
      json.key("help")
      json.object { json in
        json.member("text", RuleExplanation.text(rule))
        json.member("markdown", markdown)
      }
      json.key("defaultConfiguration")
      json.object { $0.member("level", rule.severity.sarifLevel) }
      json.key("properties")
      json.object { json in
        json.member("tags", [rule.area])
        json.member("rfc", rule.reference)
      }
    }
  }

  /// `DateWithoutValueDate`.
  private var name: String {
    rule.code.name.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }
      .joined()
  }

  private var markdown: String {
    "\(rule.reason)\n\nBad:\n\n```ics\n\(rule.bad)\n```\n\nGood:\n\n```ics\n\(rule.good)\n```\n\n"
      + "See \(rule.reference)."
  }
}

private struct SARIFMessage: JSONValue {
  let text: String

  func write(to json: inout JSONWriter) {
    json.object { $0.member("text", text) }
  }
}

extension Rule {
  /// The area of its code, as a tag.
  fileprivate var area: String {
    switch code.id.dropFirst(3).first {
    case "0": "text"
    case "1": "structure"
    case "2": "values"
    case "3": "date-time"
    case "4": "recurrence"
    case "5": "identity"
    case "6": "interoperability"
    default: "hygiene"
    }
  }
}

extension Finding.Severity {
  fileprivate var sarifLevel: String {
    switch self {
    case .error: "error"
    case .warning: "warning"
    case .info: "note"
    }
  }
}

// MARK: Results

private struct SARIFResult: JSONValue {
  let reported: ReportedFinding
  let file: FileReport
  let lines: LineIndex
  let ruleIndex: Int?

  private var finding: Finding { reported.finding }
  private var path: String { file.path }

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("ruleId", finding.code.id)
      if let ruleIndex { json.member("ruleIndex", ruleIndex) }
      json.member("level", finding.severity.sarifLevel)
      json.member("message", SARIFMessage(text: finding.message))
      json.key("locations")
      json.array { json in
        json.element(
          SARIFLocation(path: path, region: finding.region, name: logicalName, message: nil))
      }
      if !finding.related.isEmpty { json.member("relatedLocations", related) }
      json.key("partialFingerprints")
      json.object { $0.member("icalview/v1", reported.fingerprint.description) }
      if let kind = reported.suppression?.sarifKind {
        json.key("suppressions")
        json.array { $0.element(SARIFSuppression(kind: kind)) }
      }
      if let fix = finding.fix { writeFix(fix, to: &json) }
    }
  }

  private var related: [SARIFLocation] {
    finding.related.map {
      SARIFLocation(path: path, region: $0.region, name: nil, message: $0.message)
    }
  }

  /// `VCALENDAR/VEVENT[4b1c7a52-…]/DTEND`.
  private var logicalName: String? {
    finding.subject.component.map { component in
      component + (finding.subject.uid.map { "[\($0)]" } ?? "")
        + (finding.subject.property.map { "/\($0)" } ?? "")
    }
  }

  private func writeFix(_ fix: Fix, to json: inout JSONWriter) {
    // Nobody looks at thousands of replacements for one alert.
    guard let edits = fix.edits(of: file.source, atMost: 1_000) else { return }
    let text = Rule.with(finding.code)?.fix?.text ?? fix.applicability.rawValue
    json.key("fixes")
    json.array { json in
      json.element(SARIFFix(text: text, path: path, edits: edits, lines: lines))
    }
  }
}

private struct SARIFSuppression: JSONValue {
  let kind: String

  func write(to json: inout JSONWriter) {
    json.object { $0.member("kind", kind) }
  }
}

extension ReportedFinding.Suppression {
  fileprivate var sarifKind: String {
    switch self {
    case .inFile: "inSource"
    case .configuration, .baseline: "external"
    }
  }
}

private struct SARIFLocation: JSONValue {
  let path: String
  let region: SourceRegion
  let name: String?
  let message: String?

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.key("physicalLocation")
      json.object { json in
        json.member("artifactLocation", SARIFArtifact(path: path))
        json.key("region")
        json.object { json in
          json.member("startLine", region.start.line)
          json.member("startColumn", region.start.column)
          json.member("endLine", region.end.line)
          json.member("endColumn", region.end.column)
          json.member("byteOffset", region.start.byte)
          json.member("byteLength", region.bytes.count)
        }
      }
      if let name { json.member("logicalLocations", [SARIFLogicalLocation(name: name)]) }
      if let message { json.member("message", SARIFMessage(text: message)) }
    }
  }
}

private struct SARIFLogicalLocation: JSONValue {
  let name: String

  func write(to json: inout JSONWriter) {
    json.object { $0.member("fullyQualifiedName", name) }
  }
}

private struct SARIFArtifact: JSONValue {
  let path: String

  func write(to json: inout JSONWriter) {
    json.object { json in
      if path.hasPrefix("/") {
        json.member("uri", "file://" + Self.escaped(path))
      } else {
        json.member("uri", Self.escaped(path.hasPrefix("./") ? path.dropFirst(2) : path[...]))
        json.member("uriBaseId", "%SRCROOT%")
      }
    }
  }

  /// `path` as the path of a URI (RFC 3986 §3.3); a colon too is escaped, lest it end a scheme.
  private static func escaped(_ path: some StringProtocol) -> String {
    var result = ""
    for byte in path.utf8 {
      if isUnreserved(byte) {
        result.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        result += "%" + (digits.count < 2 ? "0" : "") + digits
      }
    }
    return result
  }

  private static func isUnreserved(_ byte: UInt8) -> Bool {
    byte.isNameCharacter || "._~/".utf8.contains(byte)
  }
}

// MARK: Fixes

private struct SARIFFix: JSONValue {
  let text: String
  let path: String
  let edits: [Fix.Edit]
  let lines: LineIndex

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("description", SARIFMessage(text: text))
      json.key("artifactChanges")
      json.array { json in
        json.element(SARIFChange(path: path, edits: edits, lines: lines))
      }
    }
  }
}

private struct SARIFChange: JSONValue {
  let path: String
  let edits: [Fix.Edit]
  let lines: LineIndex

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("artifactLocation", SARIFArtifact(path: path))
      json.member("replacements", edits.map { SARIFReplacement(edit: $0, lines: lines) })
    }
  }
}

private struct SARIFReplacement: JSONValue {
  let edit: Fix.Edit
  let lines: LineIndex

  func write(to json: inout JSONWriter) {
    let region = lines.region(of: edit.bytes)
    json.object { json in
      json.key("deletedRegion")
      json.object { json in
        json.member("startLine", region.start.line)
        json.member("startColumn", region.start.column)
        json.member("endLine", region.end.line)
        json.member("endColumn", region.end.column)
      }
      if !edit.replacement.isEmpty {
        json.member(
          "insertedContent",
          SARIFMessage(text: String(decoding: edit.replacement, as: UTF8.self)))
      }
    }
  }
}

/// Where the physical lines of a file begin.
private struct LineIndex {
  private let source: Source
  /// The first bytes of the lines, ascending; those of a file in which nothing is fixed are not
  /// looked for.
  private let starts: [Int]

  init(of file: FileReport) {
    source = file.source
    guard file.findings.contains(where: { $0.finding.fix != nil }) else {
      starts = [0]
      return
    }
    starts = source.bytes.withSpan { bytes in
      var starts: [Int] = []
      var lines = LineCursor()
      while let line = lines.next(in: bytes) { starts.append(line.range.lowerBound) }
      // What is added behind the last line end stands in a line of its own.
      let endsWithLineEnd = bytes.count > 0 && [0x0A, 0x0D].contains(bytes[bytes.count - 1])
      return starts.isEmpty || endsWithLineEnd ? starts + [lines.offset] : starts
    }
  }

  /// The region of `bytes`.
  func region(of bytes: Range<Int>) -> SourceRegion {
    source.bytes.withSpan { span in
      SourceRegion(
        start: point(at: bytes.lowerBound, in: span), end: point(at: bytes.upperBound, in: span))
    }
  }

  private func point(at byte: Int, in bytes: Span<UInt8>) -> SourcePoint {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= byte { low = middle } else { high = middle }
    }
    return SourcePoint(byte: byte, line: low + 1, startingAt: starts[low], in: bytes)
  }
}
