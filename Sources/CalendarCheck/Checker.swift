import CalendarModel
import Dispatch
public import ICalKit
import ICalText
import Synchronization

/// Checks files by a set of rules.
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
    let run = CheckRun(FileFacts(source), rules: rules, settings: settings)
    return run.findings().sorted {
      ($0.region.start.byte, $0.code.rawValue) < ($1.region.start.byte, $1.code.rawValue)
    }
  }
}

/// The check of one file: its sections are read and checked side by side, then what they have to
/// do with each other.
private struct CheckRun {
  private let file: FileFacts
  private let rules: RuleIndex
  private let settings: CheckSettings
  private let reader: ComponentReader
  /// What is known of each VCALENDAR, and of what stands in none.
  private let calendars: [CalendarFacts]
  private let outside: CalendarFacts

  init(_ file: FileFacts, rules: RuleIndex, settings: CheckSettings) {
    self.file = file
    self.rules = rules
    self.settings = settings
    reader = ComponentReader(source: file.source, layout: file.layout)
    outside = CalendarFacts(outside: settings.zones)
    calendars = file.layout.calendars.indices.map { [reader] number in
      CalendarFacts(
        reader.calendar(number), zones: reader.zones(ofCalendar: number, settings.zones))
    }
  }

  func findings() -> [Finding] {
    let report = Report(file: file, calendar: outside, settings: settings)
    rules.check(file, report)
    if file.isNoCalendar { return report.findings }
    let results = checkSections()
    return report.findings + results.flatMap(\.findings) + checkCalendars(results)
  }

  // MARK: Sections

  /// About how many bytes are checked at a time.
  private static let batchLength = 1 << 18

  /// Checks the sections on all processors; the results are in their order.
  private func checkSections() -> [BatchResult] {
    let batches = batches
    let results = Mutex([BatchResult](repeating: BatchResult(), count: batches.count))
    DispatchQueue.concurrentPerform(iterations: batches.count) { number in
      let result = check(file.layout.sections[batches[number]])
      results.withLock { $0[number] = result }
    }
    return results.withLock { $0 }
  }

  /// The sections cut into batches of about equal length.
  private var batches: [Range<Int>] {
    let sections = file.layout.sections
    var batches: [Range<Int>] = []
    var first = 0
    for index in sections.indices
    where sections[index].end.offset - sections[first].start.offset >= Self.batchLength
      || index == sections.count - 1
    {
      batches.append(first..<index + 1)
      first = index + 1
    }
    return batches
  }

  private func check(_ sections: ArraySlice<FileLayout.Section>) -> BatchResult {
    var result = BatchResult()
    for section in sections {
      let report = Report(
        file: file, calendar: section.calendar.map { calendars[$0] } ?? outside, settings: settings)
      file.source.bytes.withSpan { rules.checkLines(of: section, in: $0, report) }
      if case .component(let index) = section.kind, let calendar = section.calendar {
        let component = reader.component(index)
        rules.check(component, report)
        result.add(component, index: index, calendar: calendar)
      }
      result.findings += report.findings
    }
    return result
  }

  // MARK: Calendars

  private func checkCalendars(_ results: [BatchResult]) -> [Finding] {
    var members = [[CalendarSummary.Member]](repeating: [], count: calendars.count)
    var zoneUses = [[ZoneUse]](repeating: [], count: calendars.count)
    for result in results {
      for (calendar, member) in result.members { members[calendar].append(member) }
      for (calendar, uses) in result.zoneUses { zoneUses[calendar].merge(uses) }
    }
    return calendars.indices.flatMap { number in
      let report = Report(file: file, calendar: calendars[number], settings: settings)
      let summary = CalendarSummary(
        component: reader.calendar(number), number: number, members: members[number],
        zoneUses: zoneUses[number], read: { reader.component($0.index) })
      rules.check(summary, report)
      return report.findings
    }
  }
}

/// What came of checking some sections.
private struct BatchResult: Sendable {
  var findings: [Finding] = []
  /// The components, each with the number of its VCALENDAR.
  private(set) var members: [(calendar: Int, member: CalendarSummary.Member)] = []
  /// The uses of TZIDs by the numbers of the VCALENDARs.
  private(set) var zoneUses: [Int: [ZoneUse]] = [:]

  mutating func add(_ component: Component, index: Int, calendar: Int) {
    members.append(
      (
        calendar,
        CalendarSummary.Member(
          index: index, name: component.name, identity: Identity(of: component),
          line: component.begin.line.first.number)
      ))
    zoneUses[calendar, default: []].merge(component.zoneUses)
  }
}

extension [ZoneUse] {
  /// Adds `others`, which stand behind, each TZID once.
  fileprivate mutating func merge(_ others: [ZoneUse]) {
    for other in others {
      if let known = firstIndex(where: { $0.tzid == other.tzid }) {
        self[known].isUsedByEvent = self[known].isUsedByEvent || other.isUsedByEvent
      } else {
        append(other)
      }
    }
  }
}

extension Component {
  /// The TZIDs that its properties and those inside it use.
  fileprivate var zoneUses: [ZoneUse] {
    var uses: [ZoneUse] = []
    for property in properties where !property.tokens.parameters.isEmpty {
      guard let tzid = property.parameter("TZID"), let value = tzid.values.first else { continue }
      if uses.contains(where: { $0.tzid == tzid.text }) { continue }
      uses.append(
        ZoneUse(
          tzid: tzid.text, region: property.region(of: value.range), subject: property.subject,
          isUsedByEvent: name == "VEVENT" || outerNames.contains("VEVENT")))
    }
    for component in components { uses.merge(component.zoneUses) }
    return uses
  }
}
