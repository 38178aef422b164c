public import ICalKit
import CalendarModel
import ICalText

/// Checks files.
public struct Checker: Sendable {
  private let rules: RuleIndex
  private let settings: CheckSettings

  /// Creates a checker that goes by `rules`.
  public init(rules: [Rule] = Rule.all, settings: CheckSettings) {
    self.rules = RuleIndex(rules)
    self.settings = settings
  }

  /// What the rules find in `source`, in the order of the file.
  public func findings(in source: Source) -> [Finding] {
    let (_, mark) = SourceEncoding.detect(source.bytes.span)
    let layout = FileLayout(of: source.bytes.span, range: mark..<source.bytes.count)
    let reader = ComponentReader(source: source, outline: layout.outline)
    let outside = Report(calendar: CalendarFacts(outside: settings.zones), settings: settings)
    rules.checkFile(source, outside)
    var cursor = LineCursor(offset: mark)
    while let line = cursor.next(in: source.bytes.span) {
      rules.check(line, of: source, outside)
    }
    var findings = outside.findings
    for (number, index) in layout.calendars.enumerated() {
      let sections = layout.sections.filter { $0.calendar == number }
      findings += check(reader, calendar: index, sections: sections)
    }
    return findings.sorted {
      ($0.region.start.byte, $0.code.rawValue) < ($1.region.start.byte, $1.code.rawValue)
    }
  }

  private func check(
    _ reader: ComponentReader, calendar: Int, sections: [FileLayout.Section]
  ) -> [Finding] {
    let component = reader.calendar(calendar, sections: sections)
    let zones: [ZoneTable.Entry] = sections.compactMap { section in
      guard case .component(let index) = section.kind,
        reader.outline.nodes[index].name == "VTIMEZONE",
        let definition = ZoneDefinition(
          in: section.start.offset..<section.end.offset, line: section.start.line,
          of: reader.source),
        let begin = reader.component(index).begin
      else { return nil }
      return ZoneTable.Entry(definition: definition, begin: begin.region)
    }
    let report = Report(
      calendar: CalendarFacts(component, zones: ZoneTable(zones, database: settings.zones)),
      settings: settings)
    rules.check(component, report)
    for case .component(let index) in sections.map(\.kind) {
      rules.check(reader.component(index), report)
    }
    return report.findings
  }
}
