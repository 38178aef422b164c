import ICalKit
import ICalText

/// Rules by what they look at, so that a line meets only those that it concerns.
struct RuleIndex: Sendable {
  private struct Entry<Body: Sendable>: Sendable {
    let rule: Rule
    let body: Body
  }
  private typealias PropertyCheck = Entry<@Sendable (Property, Report) -> Void>
  private typealias ComponentCheck = Entry<@Sendable (Component, Report) -> Void>

  private var fileChecks: [Entry<@Sendable (FileFacts, Report) -> Void>] = []
  private var physicalLineChecks: [Entry<@Sendable (PhysicalLine, Source, Report) -> Void>] = []
  private var contentLineChecks: [PropertyCheck] = []
  private var everyPropertyChecks: [PropertyCheck] = []
  private var propertyChecks: [String: [PropertyCheck]] = [:]
  private var everyComponentChecks: [ComponentCheck] = []
  private var componentChecks: [String: [ComponentCheck]] = [:]
  private var calendarChecks: [Entry<@Sendable (CalendarSummary, Report) -> Void>] = []
  private var seriesChecks: [Entry<@Sendable (SharedUID, Report) -> Void>] = []

  init(_ rules: [Rule]) {
    for rule in rules { add(rule) }
  }

  private mutating func add(_ rule: Rule) {
    switch rule.check {
    case .file(let body): fileChecks.append(Entry(rule: rule, body: body))
    case .physicalLine(let body): physicalLineChecks.append(Entry(rule: rule, body: body))
    case .contentLine(let body): contentLineChecks.append(Entry(rule: rule, body: body))
    case .property(nil, let body): everyPropertyChecks.append(Entry(rule: rule, body: body))
    case .property(let names?, let body):
      for name in names { propertyChecks[name, default: []].append(Entry(rule: rule, body: body)) }
    case .component(nil, let body): everyComponentChecks.append(Entry(rule: rule, body: body))
    case .component(let names?, let body):
      for name in names { componentChecks[name, default: []].append(Entry(rule: rule, body: body)) }
    case .calendar(let body): calendarChecks.append(Entry(rule: rule, body: body))
    case .series(let body): seriesChecks.append(Entry(rule: rule, body: body))
    }
  }

  /// Runs the rules on a file as a whole.
  func check(_ file: FileFacts, _ report: Report) {
    for check in fileChecks { report.run(check.rule) { check.body(file, report) } }
  }

  /// Runs the rules on the physical lines of a section of `source`.
  func checkLines(of section: FileLayout.Section, in source: Source, _ report: Report) {
    guard !physicalLineChecks.isEmpty else { return }
    var lines = LineCursor(offset: section.start.offset, number: section.start.line)
    while lines.offset < section.end.offset, let line = lines.next(in: source.bytes.span) {
      for check in physicalLineChecks {
        report.run(check.rule) { check.body(line, source, report) }
      }
    }
  }

  /// Runs the rules on a VCALENDAR with its own lines, and on what its components have to do with
  /// each other.
  func check(_ calendar: CalendarSummary, _ report: Report) {
    check(calendar.component, report)
    for check in calendarChecks { report.run(check.rule) { check.body(calendar, report) } }
    guard !seriesChecks.isEmpty else { return }
    for members in calendar.sharedUIDs {
      let shared = SharedUID(members: members.map(calendar.read))
      for check in seriesChecks { report.run(check.rule) { check.body(shared, report) } }
    }
  }

  /// Runs the rules on a component, its lines and all that it holds.
  func check(_ component: Component, _ report: Report) {
    for line in component.lines { check(line, report) }
    for check in everyComponentChecks { report.run(check.rule) { check.body(component, report) } }
    for check in componentChecks[component.name] ?? [] {
      report.run(check.rule) { check.body(component, report) }
    }
    for inner in component.components { check(inner, report) }
  }

  private func check(_ line: Property, _ report: Report) {
    for check in contentLineChecks { report.run(check.rule) { check.body(line, report) } }
    guard line.role == .property, line.malformation == nil else { return }
    for check in everyPropertyChecks { report.run(check.rule) { check.body(line, report) } }
    for check in propertyChecks[line.name] ?? [] {
      report.run(check.rule) { check.body(line, report) }
    }
  }
}
