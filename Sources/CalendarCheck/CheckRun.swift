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
  /// How many of the first findings are kept at least, of those that nothing in the file can hide.
  private let limit: Int
  private let reader: ComponentReader
  /// What is known of each VCALENDAR, and of what stands in none.
  private let calendars: [CalendarFacts]
  private let outside: CalendarFacts

  init(_ file: FileFacts, rules: [Rule], settings: CheckSettings, keeping limit: Int) {
    self.file = file
    self.rules = rules
    self.settings = settings
    self.limit = limit
    reader = ComponentReader(source: file.source, layout: file.layout)
    outside = CalendarFacts(outside: settings.zones)
    calendars = file.layout.calendars.indices.map { [reader] number in
      CalendarFacts(
        reader.calendar(number), zones: reader.zones(ofCalendar: number, settings.zones))
    }
  }

  /// What the rules find in the order of the file, and what is to be hidden of it.
  func result() -> CheckResult {
    var result = CheckResult()
    // Of the findings that a line of the file might hide, all are kept.
    var certain = FindingCollection(keeping: limit)
    var doubtful = checkFile()
    if !file.isNoCalendar {
      var gathered = [GatheredFacts](repeating: GatheredFacts(), count: calendars.count)
      var batches = Array(checkSections().reversed())
      while let batch = batches.popLast() {  // each is gone once it was looked at
        certain.add(batch.certain)
        doubtful += batch.doubtful
        result.suppressions += batch.suppressions
        result.componentCount += batch.members.count
        for (calendar, member) in batch.members { gathered[calendar].members.append(member) }
        for (calendar, uses) in batch.zoneUses { gathered[calendar].zoneUses.merge(uses) }
      }
      checkCalendars(gathered, &result, &certain, &doubtful)
    }
    result.omitted = certain.omitted
    result.findings = certain.kept + doubtful
    result.findings.sort { $0.precedes($1) }
    return result
  }

  private func checkFile() -> [Finding] {
    let report = report(on: outside)
    RuleIndex(rules).check(file, report)
    return report.findings.kept
  }

  /// What the rules find in suppressions that hide nothing.
  func findings(in unused: [UnusedSuppression]) -> [Finding] {
    let report = report(on: outside)
    let index = RuleIndex(rules)
    for suppression in unused { index.check(suppression, report) }
    return report.findings.kept
  }

  private func report(on calendar: CalendarFacts, keeping limit: Int = .max) -> Report {
    Report(file: file, calendar: calendar, rules: rules, settings: settings, keeping: limit)
  }

  // MARK: Sections

  /// About how many bytes are checked at a time.
  private static let batchLength = 1 << 18

  /// Checks the sections on all processors; the results are in their order.
  private func checkSections() -> [BatchResult] {
    let batches = batches
    let empty = BatchResult(keeping: 0)
    let results = Mutex([BatchResult](repeating: empty, count: batches.count))
    DispatchQueue.concurrentPerform(iterations: batches.count) { number in
      let earlier = results.withLock { $0[..<number].reduce(0) { $0 + $1.certain.count } }
      let sections = file.layout.sections[batches[number]]
      let result = check(sections, keeping: max(0, limit - earlier))
      if let first = sections.first, let last = sections.last {
        file.source.bytes.rest(first.start.offset..<last.end.offset)
      }
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

  private func check(
    _ sections: ArraySlice<FileLayout.Section>, keeping limit: Int
  ) -> BatchResult {
    var result = BatchResult(keeping: limit)
    // An index of its own, since processors that count references to one are in each other's way.
    let rules = RuleIndex(rules)
    var reports: SectionReports?
    for section in sections {
      if reports?.calendar != section.calendar || reports == nil {
        if let reports { result.add(reports) }
        reports = self.reports(onCalendar: section.calendar, keeping: limit)
      }
      if let reports { check(section, by: rules, reports, &result) }
    }
    if let reports { result.add(reports) }
    return result
  }

  private func reports(onCalendar number: Int?, keeping limit: Int) -> SectionReports {
    let calendar = number.map { calendars[$0] } ?? outside
    let doubtful = report(on: calendar)
    return SectionReports(
      calendar: number, doubtful: doubtful,
      certain: calendar.hidesFindings ? doubtful : report(on: calendar, keeping: limit))
  }

  private func check(
    _ section: FileLayout.Section, by rules: RuleIndex, _ reports: SectionReports,
    _ result: inout BatchResult
  ) {
    guard case .component(let index) = section.kind, let calendar = section.calendar else {
      return checkLines(of: section, by: rules, reports.certain)
    }
    let component = reader.component(index)
    let suppressions = component.suppressions
    let report = suppressions.isEmpty ? reports.certain : reports.doubtful
    checkLines(of: section, by: rules, report)
    rules.check(component, report)
    result.add(component, index: index, calendar: calendar)
    result.suppressions += suppressions
  }

  private func checkLines(
    of section: FileLayout.Section, by rules: RuleIndex, _ report: Report
  ) {
    file.source.bytes.withSpan { rules.checkLines(of: section, in: $0, report) }
  }

  // MARK: Calendars

  private func checkCalendars(
    _ gathered: [GatheredFacts], _ result: inout CheckResult,
    _ certain: inout FindingCollection, _ doubtful: inout [Finding]
  ) {
    let rules = RuleIndex(rules)
    let hidesNothing = result.suppressions.isEmpty && !calendars.contains(where: \.hidesFindings)
    for number in calendars.indices {
      let report = report(on: calendars[number], keeping: hidesNothing ? limit : .max)
      let summary = CalendarSummary(
        component: reader.calendar(number), number: number,
        members: gathered[number].members, zoneUses: gathered[number].zoneUses.all,
        read: { reader.component($0.index) })
      rules.check(summary, report)
      if hidesNothing { certain.add(report.findings) } else { doubtful += report.findings.kept }
      result.suppressions += summary.component.suppressions
    }
  }
}

/// What came of checking a file.
struct CheckResult: Sendable {
  /// What the rules found, but for what is only counted, in the order of the file.
  fileprivate(set) var findings: [Finding] = []
  /// How many further findings there are, of those that nothing in the file hides.
  fileprivate(set) var omitted: [FindingKind: Int] = [:]
  /// The lines that hide findings.
  fileprivate(set) var suppressions: [InFileSuppression] = []
  /// How many components stand directly in VCALENDARs.
  fileprivate(set) var componentCount = 0
}

/// What was gathered from the components of a VCALENDAR.
private struct GatheredFacts {
  var members: [CalendarSummary.Member] = []
  var zoneUses = ZoneUses()
}

/// Where the findings of sections of one VCALENDAR go.
private struct SectionReports {
  /// Its number; `nil` outside of all.
  let calendar: Int?
  /// For findings that a line of the file might hide.
  let doubtful: Report
  /// For the others; the same where a line of the VCALENDAR hides findings.
  let certain: Report
}

/// What came of checking some sections.
private struct BatchResult: Sendable {
  /// Findings that nothing in the file hides.
  private(set) var certain: FindingCollection
  /// Findings that a line of the file might hide.
  private(set) var doubtful: [Finding] = []
  /// The components, each with the number of its VCALENDAR.
  private(set) var members: [(calendar: Int, member: CalendarSummary.Member)] = []
  /// The uses of TZIDs by the numbers of the VCALENDARs.
  private(set) var zoneUses: [Int: ZoneUses] = [:]
  /// The lines that hide findings.
  var suppressions: [InFileSuppression] = []

  init(keeping limit: Int) { certain = FindingCollection(keeping: limit) }

  mutating func add(_ reports: SectionReports) {
    doubtful += reports.doubtful.findings.kept
    if reports.certain !== reports.doubtful { certain.add(reports.certain.findings) }
  }

  mutating func add(_ component: Component, index: Int, calendar: Int) {
    members.append(
      (
        calendar,
        CalendarSummary.Member(
          index: index, name: component.name, identity: Identity(of: component))
      ))
    zoneUses[calendar, default: ZoneUses()].add(component)
  }
}

extension Component {
  /// Its lines that hide findings, and those of what it holds.
  fileprivate var suppressions: [InFileSuppression] {
    all(InFileSuppression.propertyName).map(InFileSuppression.init)
      + components.flatMap(\.suppressions)
  }
}
