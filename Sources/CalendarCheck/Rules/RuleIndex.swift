import ICalText

/// Rules by what they look at, so that a line meets only those that it concerns.
struct RuleIndex: Sendable {
  private var fileChecks: [Entry<FileFacts>] = []
  private var lineChecks: [LineEntry] = []
  private var contentLineChecks: [PropertyEntry] = []
  private var traitChecks: [TraitEntry] = []
  private var malformedChecks: [PropertyEntry] = []
  private var everyPropertyChecks: [PropertyEntry] = []
  /// The checks of registered properties, by the numbers of their definitions.
  private var propertyChecks = [[PropertyEntry]](repeating: [], count: Registry.properties.count)
  /// The checks of other properties, by name.
  private var otherPropertyChecks: [String: [PropertyEntry]] = [:]
  /// The checks of values, by the numbers of their types.
  private var valueChecks = [[PropertyEntry]](repeating: [], count: ValueType.allCases.count)
  private var everyParameterChecks: [ParameterEntry] = []
  /// The checks of registered parameters, by the numbers of their bits.
  private var parameterChecks = [[ParameterEntry]](
    repeating: [], count: ParameterKinds.RawValue.bitWidth)
  /// The checks of other parameters, by name.
  private var otherParameterChecks: [String: [ParameterEntry]] = [:]
  private var everyComponentChecks: [Entry<Component>] = []
  private var componentChecks: [String: [Entry<Component>]] = [:]
  private var calendarChecks: [Entry<CalendarSummary>] = []
  private var seriesChecks: [Entry<SharedUID>] = []
  private var suppressionChecks: [Entry<UnusedSuppression>] = []

  /// Creates the index; a report knows a rule by its number among `rules`.
  init(_ rules: [Rule]) {
    for (number, rule) in rules.enumerated() { add(rule.check, number) }
  }

  private mutating func add(_ check: Check, _ rule: Int) {
    switch check {
    case .file(let body): fileChecks.append(Entry(rule: rule, body: body))
    case .physicalLine(let body): lineChecks.append(LineEntry(rule: rule, body: body))
    case .contentLine(let body): contentLineChecks.append(PropertyEntry(rule: rule, body: body))
    case .containing(let traits, let body):
      traitChecks.append(TraitEntry(traits: traits, rule: rule, body: body))
    case .malformed(let body): malformedChecks.append(PropertyEntry(rule: rule, body: body))
    case .property(nil, let body): everyPropertyChecks.append(PropertyEntry(rule: rule, body: body))
    case .property(let names?, let body):
      for name in names { add(PropertyEntry(rule: rule, body: body), forProperty: name) }
    case .value(let types, let body):
      for type in types {
        valueChecks[type.number].append(PropertyEntry(rule: rule, body: body))
      }
    case .parameter(nil, let body):
      everyParameterChecks.append(ParameterEntry(rule: rule, body: body))
    case .parameter(let names?, let body):
      for name in names { add(ParameterEntry(rule: rule, body: body), forParameter: name) }
    case .several(let checks): for check in checks { add(check, rule) }
    case .component(nil, let body): everyComponentChecks.append(Entry(rule: rule, body: body))
    case .component(let names?, let body):
      for name in names {
        componentChecks[name, default: []].append(Entry(rule: rule, body: body))
      }
    case .calendar(let body): calendarChecks.append(Entry(rule: rule, body: body))
    case .series(let body): seriesChecks.append(Entry(rule: rule, body: body))
    case .suppression(let body): suppressionChecks.append(Entry(rule: rule, body: body))
    }
  }

  private mutating func add(_ entry: ParameterEntry, forParameter name: String) {
    let kind = ParameterKinds(name)
    if kind.isEmpty {
      otherParameterChecks[name, default: []].append(entry)
    } else {
      parameterChecks[kind.number].append(entry)
    }
  }

  private mutating func add(_ entry: PropertyEntry, forProperty name: String) {
    if let definition = Registry.properties[name] {
      propertyChecks[definition.number].append(entry)
    } else {
      otherPropertyChecks[name, default: []].append(entry)
    }
  }
}

/// The number of a rule with its check of a `Subject`.
private struct Entry<Subject>: Sendable {
  let rule: Int
  let body: @Sendable (Subject, Report) -> Void
}

// What every line meets has types of its own: a generic one would call each check by a detour.

private struct LineEntry: Sendable {
  let rule: Int
  let body: Check.LineBody
}

private struct PropertyEntry: Sendable {
  let rule: Int
  let body: Check.PropertyBody
}

private struct TraitEntry: Sendable {
  let traits: ByteTraits
  let rule: Int
  let body: Check.PropertyBody
}

private struct ParameterEntry: Sendable {
  let rule: Int
  let body: Check.ParameterBody
}

// MARK: - Running

extension RuleIndex {
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
    if !line.traits.isEmpty {
      for check in traitChecks where !line.traits.isDisjoint(with: check.traits) {
        report.rule = check.rule
        check.body(line, report)
      }
    }
    guard line.malformation == nil else { return run(malformedChecks, on: line, report) }
    guard line.role == .property else { return }
    run(everyPropertyChecks, on: line, report)
    if let definition = line.definition {
      run(propertyChecks[definition.number], on: line, report)
    } else {
      run(otherPropertyChecks[line.name] ?? [], on: line, report)
    }
    if let type = line.soundType { run(valueChecks[type.number], on: line, report) }
    if !line.tokens.parameters.isEmpty {
      for parameter in line.parameters { check(parameter, of: line, report) }
    }
  }

  private func check(_ parameter: Parameter, of line: Property, _ report: Report) {
    run(everyParameterChecks, on: parameter, of: line, report)
    if parameter.kind.isEmpty {
      run(otherParameterChecks[parameter.name] ?? [], on: parameter, of: line, report)
    } else {
      run(parameterChecks[parameter.kind.number], on: parameter, of: line, report)
    }
  }

  private func run(_ checks: [PropertyEntry], on line: Property, _ report: Report) {
    for check in checks {
      report.rule = check.rule
      check.body(line, report)
    }
  }

  private func run(
    _ checks: [ParameterEntry], on parameter: Parameter, of line: Property, _ report: Report
  ) {
    for check in checks {
      report.rule = check.rule
      check.body(parameter, line, report)
    }
  }

  private func run<Subject>(_ checks: [Entry<Subject>], on subject: Subject, _ report: Report) {
    for check in checks {
      report.rule = check.rule
      check.body(subject, report)
    }
  }
}
