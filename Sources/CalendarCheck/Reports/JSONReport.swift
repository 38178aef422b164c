import CalendarModel
public import CalendarRendering
import ICalKit
import ICalText

/// Findings as one JSON document, version 1 of the format.
///
/// This comment and `Samples/icalview-check.schema.json` (JSON Schema) are the contract. Every key is
/// always there, and in this order; what is absent is `null`, or `[]` for a list.
///
/// - `schema`: `"icalview-check/1"`.
/// - `tool`: `name`, `"icalview"`; `version`.
/// - `files`: `path`, as it was given, `<stdin>` for standard input; `components`, how many
///   components its VCALENDARs hold.
/// - `findings`: those that count, sorted by path, line, column and code.
///   - `code`: `ICV303`. `name`: `date-without-value-date`. `severity`: `error`, `warning`, `info`.
///   - `path`; `start` and `end`, which is exclusive: `line` and `column` from 1, in Unicode scalars
///     of the physical line; `byte` from 0.
///   - `message`: what was found, and what to do about it.
///   - `component`: `VCALENDAR/VEVENT`; `uid`; `property`: what it is about.
///   - `rfc`: the sections that the rule follows from.
///   - `related`: `start`, `end` and `message` of other places that have to do with it.
///   - `fix`: `applicability`, `safe` or `unsafe`; `edits`: at `byte`, `length` bytes go and `text`
///     comes; `null` where there are more than a thousand, such as all line ends of a file.
///   - `fingerprint`: 16 hexadecimal digits that stay the same when lines move.
/// - `summary`: `files`; `error`, `warning`, `info`; `fixable`, those with a safe fix; `suppressed`,
///   by files and configuration; `baselined`; `exit`, the status of the program.
///
/// The text is UTF-8 and ends with a line feed; each finding takes one line.
public struct JSONReport: ReportFormat {
  private let version: String

  /// Creates the format of the program's version `version`.
  public init(version: String) { self.version = version }

  /// Writes the document and a line feed.
  public func write(_ report: CheckReport, to output: inout some UTF8OutputStream) {
    var json = JSONWriter()
    json.object(.lines) { json in
      json.member("schema", "icalview-check/1")
      json.key("tool")
      json.object { json in
        json.member("name", Tool.name)
        json.member("version", version)
      }
      json.member("files", lines: report.files.map(FileJSON.init))
      let findings = report.files.lazy.flatMap { file in
        file.open.map { FindingJSON(file: file, reported: $0) }
      }
      json.member("findings", lines: findings, to: &output)
      json.member("summary", SummaryJSON(report: report))
    }
    json.endLine()
    json.flush(to: &output)
  }
}

/// Findings as JSON, each an object in a line of its own, and a summary in the last one.
///
/// The objects are those of ``JSONReport``, with `type` before their other keys: `finding` or
/// `summary`.
public struct JSONLinesReport: ReportFormat {
  /// Creates the format.
  public init() {}

  /// Writes the lines.
  public func write(_ report: CheckReport, to output: inout some UTF8OutputStream) {
    var json = JSONWriter()
    for file in report.files {
      for reported in file.open {
        FindingJSON(file: file, reported: reported, hasType: true).write(to: &json)
        json.endLine()
        json.flushWhenFull(to: &output)
      }
    }
    SummaryJSON(report: report, hasType: true).write(to: &json)
    json.endLine()
    json.flush(to: &output)
  }
}

private struct FileJSON: JSONValue {
  let file: FileReport

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("path", file.path)
      json.member("components", file.componentCount)
    }
  }
}

private struct FindingJSON: JSONValue {
  let file: FileReport
  let reported: ReportedFinding
  var hasType = false

  func write(to json: inout JSONWriter) {
    let finding = reported.finding
    json.object { json in
      if hasType { json.member("type", "finding") }
      json.member("code", finding.code.id)
      json.member("name", finding.code.name)
      json.member("severity", finding.severity.rawValue)
      json.member("path", file.path)
      json.member("start", PointJSON(point: finding.region.start))
      json.member("end", PointJSON(point: finding.region.end))
      json.member("message", finding.message)
      json.member("component", finding.subject.component)
      json.member("uid", finding.subject.uid)
      json.member("property", finding.subject.property)
      json.member("rfc", Rule.with(finding.code)?.reference)
      json.member("related", finding.related.map(RelatedJSON.init))
      json.member("fix", finding.fix.map { FixJSON(fix: $0, source: file.source) })
      json.member("fingerprint", reported.fingerprint.description)
    }
  }
}

private struct PointJSON: JSONValue {
  let point: SourcePoint

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("line", point.line)
      json.member("column", point.column)
      json.member("byte", point.byte)
    }
  }
}

private struct RelatedJSON: JSONValue {
  let related: Finding.Related

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("start", PointJSON(point: related.region.start))
      json.member("end", PointJSON(point: related.region.end))
      json.member("message", related.message)
    }
  }
}

private struct FixJSON: JSONValue {
  let fix: Fix
  let source: Source

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("applicability", fix.applicability.rawValue)
      json.member("edits", fix.edits(of: source, atMost: 1_000)?.map(EditJSON.init))
    }
  }
}

private struct EditJSON: JSONValue {
  let edit: Fix.Edit

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("byte", edit.bytes.lowerBound)
      json.member("length", edit.bytes.count)
      json.member("text", String(decoding: edit.replacement, as: UTF8.self))
    }
  }
}

private struct SummaryJSON: JSONValue {
  let report: CheckReport
  var hasType = false

  func write(to json: inout JSONWriter) {
    let counts = report.counts
    json.object { json in
      if hasType { json.member("type", "summary") }
      json.member("files", counts.files)
      json.member("error", counts.count(.error))
      json.member("warning", counts.count(.warning))
      json.member("info", counts.count(.info))
      json.member("fixable", counts.fixable[.safe, default: 0])
      json.member("suppressed", counts.suppressed)
      json.member("baselined", counts.baselined)
      json.member("exit", report.exitStatus)
    }
  }
}
