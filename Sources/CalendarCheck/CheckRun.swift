import CalendarModel
import Dispatch
import ICalKit
import ICalText
import Synchronization

/// The check of one file: its sections are read and checked side by side, then what they have to
/// do with each other.
struct CheckRun {
  private let file: FileFacts
  private let rules: [Rule]
  private let settings: CheckSettings
  private let reader: ComponentReader
  /// What is known of each VCALENDAR, and of what stands in none.
  private let calendars: [CalendarFacts]
  private let outside: CalendarFacts

  init(_ file: FileFacts, rules: [Rule], settings: CheckSettings) {
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

  /// What the rules find, in no order, and what is to be hidden of it.
  func result() -> CheckResult {
    let report = report(on: outside)
    RuleIndex(rules).check(file, report)
    var result = CheckResult()
    result.findings = report.findings
    if file.isNoCalendar { return result }
    var gathered = [GatheredFacts](repeating: GatheredFacts(), count: calendars.count)
    var batches = Array(checkSections().reversed())
    while let batch = batches.popLast() {  // each is gone once it was looked at
      result.findings += batch.findings
      result.suppressions += batch.suppressions
      result.componentCount += batch.members.count
      for (calendar, member) in batch.members { gathered[calendar].members.append(member) }
      for (calendar, uses) in batch.zoneUses { gathered[calendar].zoneUses.merge(uses) }
    }
    checkCalendars(gathered, &result)
    return result
  }

  /// What the rules find in suppressions that hide nothing.
  func findings(in unused: [UnusedSuppression]) -> [Finding] {
    let report = report(on: outside)
    let index = RuleIndex(rules)
    for suppression in unused { index.check(suppression, report) }
    return report.findings
  }

  private func report(on calendar: CalendarFacts) -> Report {
    Report(file: file, calendar: calendar, rules: rules, settings: settings)
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
    // An index of its own, since processors that count references to one are in each other's way.
    let rules = RuleIndex(rules)
    var report: (calendar: Int?, report: Report)?
    for section in sections {
      if report?.calendar != section.calendar || report == nil {
        result.findings += report?.report.findings ?? []
        report = (
          section.calendar, self.report(on: section.calendar.map { calendars[$0] } ?? outside)
        )
      }
      if let report { check(section, by: rules, report.report, &result) }
    }
    result.findings += report?.report.findings ?? []
    return result
  }

  private func check(
    _ section: FileLayout.Section, by rules: RuleIndex, _ report: Report,
    _ result: inout BatchResult
  ) {
    file.source.bytes.withSpan { rules.checkLines(of: section, in: $0, report) }
    guard case .component(let index) = section.kind, let calendar = section.calendar else { return }
    let component = reader.component(index)
    rules.check(component, report)
    result.add(component, index: index, calendar: calendar)
  }

  // MARK: Calendars

  private func checkCalendars(_ gathered: [GatheredFacts], _ result: inout CheckResult) {
    let rules = RuleIndex(rules)
    for number in calendars.indices {
      let report = report(on: calendars[number])
      let summary = CalendarSummary(
        component: reader.calendar(number), number: number,
        members: gathered[number].members, zoneUses: gathered[number].zoneUses.all,
        read: { reader.component($0.index) })
      rules.check(summary, report)
      result.findings += report.findings
      result.suppressions += summary.component.suppressions
    }
  }
}

/// What came of checking a file.
struct CheckResult: Sendable {
  /// What the rules found.
  var findings: [Finding] = []
  /// The lines that hide findings.
  var suppressions: [InFileSuppression] = []
  /// How many components stand directly in VCALENDARs.
  var componentCount = 0
}

/// What was gathered from the components of a VCALENDAR.
private struct GatheredFacts {
  var members: [CalendarSummary.Member] = []
  var zoneUses = ZoneUses()
}

/// What came of checking some sections.
private struct BatchResult: Sendable {
  var findings: [Finding] = []
  /// The components, each with the number of its VCALENDAR.
  private(set) var members: [(calendar: Int, member: CalendarSummary.Member)] = []
  /// The uses of TZIDs by the numbers of the VCALENDARs.
  private(set) var zoneUses: [Int: ZoneUses] = [:]
  /// The lines that hide findings.
  private(set) var suppressions: [InFileSuppression] = []

  mutating func add(_ component: Component, index: Int, calendar: Int) {
    members.append(
      (
        calendar,
        CalendarSummary.Member(
          index: index, name: component.name, identity: Identity(of: component))
      ))
    zoneUses[calendar, default: ZoneUses()].add(component)
    suppressions += component.suppressions
  }
}

extension Component {
  /// Its lines that hide findings, and those of what it holds.
  fileprivate var suppressions: [InFileSuppression] {
    all(InFileSuppression.propertyName).map(InFileSuppression.init)
      + components.flatMap(\.suppressions)
  }
}
