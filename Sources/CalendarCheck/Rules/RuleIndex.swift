import ICalText

/// Rules by what they look at, so that a line meets only those that it concerns.
struct RuleIndex: Sendable {
  /// The number of a rule with its check of a `Subject`.
  private struct Entry<Subject>: Sendable {
    let rule: Int
    let body: @Sendable (Subject, Report) -> Void
  }

  private var fileChecks: [Entry<FileFacts>] = []
  private var lineChecks: [(rule: Int, body: Check.LineBody)] = []
  private var contentLineChecks: [Entry<Property>] = []
  private var everyPropertyChecks: [Entry<Property>] = []
  private var propertyChecks: [String: [Entry<Property>]] = [:]
  private var valueChecks: [ValueType: [Entry<Property>]] = [:]
  private var everyParameterChecks: [(rule: Int, body: Check.ParameterBody)] = []
  private var parameterChecks: [String: [(rule: Int, body: Check.ParameterBody)]] = [:]
  private var everyComponentChecks: [Entry<Component>] = []
  private var componentChecks: [String: [Entry<Component>]] = [:]
  private var calendarChecks: [Entry<CalendarSummary>] = []
  private var seriesChecks: [Entry<SharedUID>] = []
  private var suppressionChecks: [Entry<UnusedSuppression>] = []

  /// Creates the index; a report knows a rule by its number among `rules`.
  init(_ rules: [Rule]) {
    for (number, rule) in rules.enumerated() { add(rule.check, number) }
  }

  private mutating func add(_ check: Check, _ number: Int) {
    switch check {
    case .file(let body): fileChecks.append(Entry(rule: number, body: body))
    case .physicalLine(let body): lineChecks.append((number, body))
    case .contentLine(let body): contentLineChecks.append(Entry(rule: number, body: body))
    case .property(nil, let body): everyPropertyChecks.append(Entry(rule: number, body: body))
    case .property(let names?, let body):
      for name in names {
        propertyChecks[name, default: []].append(Entry(rule: number, body: body))
      }
    case .value(let types, let body):
      for type in types { valueChecks[type, default: []].append(Entry(rule: number, body: body)) }
    case .parameter(nil, let body): everyParameterChecks.append((number, body))
    case .parameter(let names?, let body):
      for name in names { parameterChecks[name, default: []].append((number, body)) }
    case .several(let checks): for check in checks { add(check, number) }
    case .component(nil, let body): everyComponentChecks.append(Entry(rule: number, body: body))
    case .component(let names?, let body):
      for name in names {
        componentChecks[name, default: []].append(Entry(rule: number, body: body))
      }
    case .calendar(let body): calendarChecks.append(Entry(rule: number, body: body))
    case .series(let body): seriesChecks.append(Entry(rule: number, body: body))
    case .suppression(let body): suppressionChecks.append(Entry(rule: number, body: body))
    }
  }

  // MARK: Running

  /// Runs the rules on a file as a whole.
  func check(_ file: FileFacts, _ report: Report) { run(fileChecks, on: file, report) }

  /// Runs the rules on the physical lines of a section of a file with those `bytes`.
  func checkLines(of section: FileLayout.Section, in bytes: Span<UInt8>, _ report: Report) {
    guard !lineChecks.isEmpty else { return }
    var lines = LineCursor(offset: section.start.offset, number: section.start.line)
    while lines.offset < section.end.offset, let line = lines.next(in: bytes) {
      for check in lineChecks {
        report.rule = check.rule
        check.body(line, bytes, report)
      }
    }
  }

  /// Runs the rules on a VCALENDAR with its own lines, and on what its components have to do with
  /// each other.
  func check(_ calendar: CalendarSummary, _ report: Report) {
    check(calendar.component, report)
    run(calendarChecks, on: calendar, report)
    guard !seriesChecks.isEmpty else { return }
    for members in calendar.sharedUIDs {
      run(seriesChecks, on: SharedUID(members: members.map(calendar.read)), report)
    }
  }

  /// Runs the rules on a suppression that hides nothing.
  func check(_ suppression: UnusedSuppression, _ report: Report) {
    run(suppressionChecks, on: suppression, report)
  }

  /// Runs the rules on a component, its lines and all that it holds.
  func check(_ component: Component, _ report: Report) {
    for line in component.lines { check(line, report) }
    run(everyComponentChecks, on: component, report)
    run(componentChecks[component.name] ?? [], on: component, report)
    for inner in component.components { check(inner, report) }
  }

  private func check(_ line: Property, _ report: Report) {
    run(contentLineChecks, on: line, report)
    guard line.role == .property, line.malformation == nil else { return }
    run(everyPropertyChecks, on: line, report)
    run(propertyChecks[line.name] ?? [], on: line, report)
    if let type = line.soundType { run(valueChecks[type] ?? [], on: line, report) }
    if !line.tokens.parameters.isEmpty {
      for parameter in line.parameters { check(parameter, of: line, report) }
    }
  }

  private func check(_ parameter: Parameter, of line: Property, _ report: Report) {
    for check in everyParameterChecks + (parameterChecks[parameter.name] ?? []) {
      report.rule = check.rule
      check.body(parameter, line, report)
    }
  }

  private func run<Subject>(
    _ checks: [Entry<Subject>], on subject: Subject, _ report: Report
  ) {
    for check in checks {
      report.rule = check.rule
      check.body(subject, report)
    }
  }
}
