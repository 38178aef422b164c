import CalendarModel
public import CalendarRendering
import ICalKit
import ICalText

/// Findings for people: each with an excerpt of the file, a mark below what it is about, its fix and
/// where to read more.
public struct HumanReport: ReportFormat {
  private let width: Int
  private let depth: ColorDepth

  /// Creates the format.
  ///
  /// - Parameters:
  ///   - width: How many columns excerpts may take.
  ///   - depth: How many colours the terminal has.
  public init(width: Int, depth: ColorDepth) {
    self.width = width
    self.depth = depth
  }

  /// Writes the findings, an empty line behind each.
  public func write(_ report: CheckReport, to output: inout some UTF8OutputStream) {
    for file in report.files {
      for reported in file.open { output.write(text(of: reported.finding, in: file) + "\n") }
    }
  }

  private func text(of finding: Finding, in file: FileReport) -> String {
    let gutter = Gutter(lastLine: finding.region.start.line)
    var lines = [headline(finding, path: file.path)]
    lines += file.source.bytes.withSpan { excerpt(of: finding, in: $0, gutter) }
    lines += finding.related.map { related in
      let start = related.region.start
      return gutter.note(
        "\(DisplayText.safe(related.message)): "
          + "\(DisplayText.safe(file.path)):\(start.line):\(start.column)")
    }
    if let fix = fix(finding, of: file) { lines.append(gutter.note(fix)) }
    if let rule = Rule.with(finding.code) {
      let explanation = "`icalview check --explain \(finding.code.id)`"
      lines.append(gutter.note("see \(rule.reference), \(explanation)"))
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private func headline(_ finding: Finding, path: String) -> String {
    let start = finding.region.start
    let kind = styled("\(finding.severity.rawValue)[\(finding.code.id)]", finding.severity)
    let message = DisplayText.safe(finding.message)
    return "\(DisplayText.safe(path)):\(start.line):\(start.column): "
      + "\(kind) \(finding.code.name): \(message)"
  }

  /// The line before, the line itself and the mark below it; nothing for an empty line.
  private func excerpt(of finding: Finding, in bytes: Span<UInt8>, _ gutter: Gutter) -> [String] {
    let (start, end) = (finding.region.start, finding.region.end)
    let (line, lineStart) = bytes.line(around: start.byte)
    let length = line.unicodeScalars.count
    guard length > 0 else { return [] }
    let lastColumn = end.line == start.line ? end.column : length + 1
    let room = max(20, width - gutter.width)
    let excerpt = Excerpt(
      of: line, marking: start.column - 1..<max(start.column, lastColumn) - 1, width: room)
    let before = bytes.line(before: lineStart).map { line in
      let shown = Excerpt(of: line, marking: 0..<0, width: room)
      return gutter.line(start.line - 1, shown.text)
    }
    let mark =
      String(repeating: " ", count: excerpt.indentation)
      + styled(String(repeating: "^", count: excerpt.markWidth), finding.severity)
    return [gutter.empty] + [before].compactMap(\.self)
      + [gutter.line(start.line, excerpt.text), gutter.empty + " " + mark + subject(of: finding)]
  }

  /// ` in VEVENT uid 4b1c7a52…`.
  private func subject(of finding: Finding) -> String {
    guard let component = finding.subject.component?.split(separator: "/").last else { return "" }
    let uid = finding.subject.uid.map { uid in
      " uid \(DisplayText.safe(String(uid.prefix(8))))" + (uid.count > 8 ? "…" : "")
    }
    return " in \(DisplayText.safe(String(component)))" + (uid ?? "")
  }

  /// What the fix makes of the line, or what it does.
  private func fix(_ finding: Finding, of file: FileReport) -> String? {
    guard let fix = finding.fix else { return nil }
    let edits = fix.edits(of: file.source, atMost: 100) ?? []
    let line = file.source.bytes.withSpan { FixedLine.text(after: edits, in: $0) }
    guard let text = line ?? Rule.with(finding.code)?.fix?.text else { return nil }
    let shown = DisplayText(text).cut(to: max(20, width - 24)).string
    return "fix (\(fix.applicability.rawValue)): \(shown)"
  }

  private func styled(_ text: String, _ severity: Finding.Severity) -> String {
    SGR.text(text, in: Style(foreground: severity.color, attributes: .bold), depth: depth)
  }
}

/// What stands to the left of an excerpt.
private struct Gutter {
  private let digits: Int

  /// Makes room for the numbers of lines up to `lastLine`.
  init(lastLine: Int) { digits = String(lastLine).count }

  /// The columns it takes, with the blank behind it.
  var width: Int { digits + 3 }

  /// A line without a number.
  var empty: String { blanks + " |" }

  /// A line of the file.
  func line(_ number: Int, _ text: String) -> String {
    let number = String(number)
    return String(blanks.dropFirst(number.count)) + number + " | " + text
  }

  /// A line about the finding.
  func note(_ text: String) -> String { blanks + " = " + text }

  private var blanks: String { String(repeating: " ", count: digits) }
}

/// What a fix makes of the line that it changes.
private enum FixedLine {
  /// The physical line after `edits`; `nil` when that is not one line, or they change others too.
  static func text(after edits: [Fix.Edit], in bytes: Span<UInt8>) -> String? {
    guard let first = edits.map(\.bytes.lowerBound).min() else { return nil }
    let line = bytes.rangeOfLine(around: first)
    guard edits.allSatisfy({ $0.bytes.upperBound <= line.upperBound }) else { return nil }
    let start = line.lowerBound
    let moved = edits.map { edit in
      Fix.Edit(
        edit.bytes.lowerBound - start..<edit.bytes.upperBound - start, edit.replacement)
    }
    let fixed = EditedText(bytes.extracting(line), moved).bytes
    let isLine = !fixed.isEmpty && !fixed.contains { $0 == 0x0A || $0 == 0x0D }
    return isLine ? String(decoding: fixed, as: UTF8.self) : nil
  }
}

extension Finding.Severity {
  /// The colour by which people know it.
  fileprivate var color: RGBColor {
    switch self {
    case .error: RGBColor(red: 205, green: 0, blue: 0)
    case .warning: RGBColor(red: 205, green: 205, blue: 0)
    case .info: RGBColor(red: 0, green: 205, blue: 205)
    }
  }
}
