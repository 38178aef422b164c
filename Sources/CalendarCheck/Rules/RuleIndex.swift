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

  private var fileChecks: [Entry<@Sendable (Source, Report) -> Void>] = []
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
  func checkFile(_ source: Source, _ report: Report) {
    for check in fileChecks { report.run(check.rule) { check.body(source, report) } }
  }

  /// Runs the rules on a physical line.
  func check(_ line: PhysicalLine, of source: Source, _ report: Report) {
    for check in physicalLineChecks { report.run(check.rule) { check.body(line, source, report) } }
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
