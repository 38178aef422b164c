internal import CalendarCheck
internal import CalendarModel
internal import CalendarRendering
internal import Dispatch
internal import ICalKit
internal import Synchronization

/// Checks `sources` as `request` asks, and writes what is found, or fixes it.
func checkFiles(
  _ request: CheckRequest, sources: [InputSource], in session: Session
) throws(UsageError) {
  var command = CheckCommand(request, session)
  command.check(sources)
  command.writeResults()
}

/// One run of `check`.
private struct CheckCommand {
  private let request: CheckRequest
  private let session: Session
  private let zones: ZoneDatabase
  private var settings: ProjectSettings
  private var files: [CheckedFile] = []

  init(_ request: CheckRequest, _ session: Session) {
    self.request = request
    self.session = session
    zones = ZoneDatabase(environment: session.environment.variables)
    settings = ProjectSettings(request, messages: session.messages)
  }

  // MARK: Checking

  /// Checks `sources` on all processors, each once and in the order of their paths; what cannot be
  /// read is said.
  mutating func check(_ sources: [InputSource]) {
    var names: Set<String> = []
    let tasks = sources.filter { names.insert(name(of: $0)).inserted }
      .sorted { name(of: $0) < name(of: $1) }
      .compactMap { task(for: $0) }
    for (task, result) in zip(tasks, Self.run(tasks)) {
      switch result {
      case .success(let file): files.append(file)
      case .failure(let error): session.messages.report(Message(error, source: task.name))
      }
    }
  }

  private static func run(_ tasks: [CheckTask]) -> [Result<CheckedFile, SystemError>] {
    // One file alone is checked in parts; Dispatch would not share these out from within another
    // parallel loop.
    if tasks.count == 1 { return tasks.map { $0.run() } }
    let results = Mutex([Result<CheckedFile, SystemError>?](repeating: nil, count: tasks.count))
    DispatchQueue.concurrentPerform(iterations: tasks.count) { index in
      let result = tasks[index].run()
      results.withLock { $0[index] = result }
    }
    return results.withLock { $0 }.compactMap(\.self)
  }

  private mutating func task(for source: InputSource) -> CheckTask? {
    let name = name(of: source)
    guard let project = settings.project(of: name) else { return nil }
    var selection = settings.selection(for: name, in: project)
    if request.reportsUnusedSuppressions, let rule = RuleSelector("ICV718") {
      selection.choices.append(.extend(rule))
    }
    return CheckTask(
      source: source, name: name, project: project, selection: selection,
      settings: CheckSettings(
        limits: project.configuration.limits, zones: zones, now: session.environment.now),
      fixing: request.fixing == .none ? nil : request.makesUnsafeFixes,
      limit: needsAllFindings ? .max : request.maximumFindings)
  }

  /// What `source` is called in findings, baselines and configurations.
  private func name(of source: InputSource) -> String {
    if source == .standardInput { return request.standardInputName ?? source.name }
    var name = source.name[...]
    while name.hasPrefix("./") { name.removeFirst(2) }
    return String(name)
  }

  /// Whether more is done with findings than that they are shown.
  private var needsAllFindings: Bool {
    request.fixing != .none || request.newBaselinePath != nil
  }

  // MARK: Results

  /// Writes the findings or the fixes, and works out the status.
  mutating func writeResults() {
    if request.fixing == .diff { return writeDiffs() }
    if case .inPlace = request.fixing { writeFixedFiles() }
    applyNewBaseline()
    reportUnmetBaseline()
    if !request.exitsWithZero { session.messages.hasFindings = hasFailures }
    for index in files.indices { files[index].report.limit(to: request.maximumFindings) }
    if request.fixing != .inPlace(reportsRest: false) {
      writeReport()
      reportOmissions()
    }
  }

  /// Whether the findings make the program fail, by the policy of each file.
  private var hasFailures: Bool {
    Dictionary(grouping: files, by: policy).contains { policy, files in
      policy.fails(FindingCounts(files.map(\.report)))
    }
  }

  private func policy(of file: CheckedFile) -> FailurePolicy {
    let configuration = file.project.configuration
    return FailurePolicy(
      threshold: request.failOn ?? configuration.failOn ?? .warning,
      maximumWarnings: request.maximumWarnings ?? configuration.maximumWarnings)
  }

  private func writeReport() {
    let codes = Set(files.flatMap { $0.selection.rules.map(\.code) })
    let report = CheckReport(
      files: files.map(\.report), rules: Rule.all.filter { codes.contains($0.code) },
      isComplete: !session.messages.hasErrors,
      exitStatus: Int(session.messages.status(isStrict: false).rawValue))
    if let path = request.outputPath {
      replace(path, with: Array(text(of: report).utf8))
    } else if writesFixedInput {
      session.messages.write(text(of: report))
    } else {
      var output = session.output
      for format in formats { format.write(report, to: &output) }
    }
  }

  /// Says which files have more findings than are written, where the report has no place for it.
  private func reportOmissions() {
    guard !formats.contains(where: { $0 is SummaryReport }) else { return }
    for file in files {
      let counts = FindingCounts([file.report])
      guard counts.omitted > 0 else { continue }
      session.messages.report(
        Message(
          .warning, "found \(counts.total) faults, \(counts.omitted) of them are not in the report",
          hint: "--max-findings \(counts.total) reports all", source: file.report.path))
    }
  }

  private func text(of report: CheckReport) -> String {
    var text = ""
    for format in formats { format.write(report, to: &text) }
    return text
  }

  /// The forms of the findings, one below the other.
  private var formats: [any ReportFormat] {
    let human: [any ReportFormat] = [
      HumanReport(width: width, depth: depth)
    ]
    let numbers: [any ReportFormat] =
      (request.showsStatistics ? [StatisticsReport()] : [])
      + (request.strictness.isQuiet ? [] : [SummaryReport()])
    switch request.format {
    case nil:
      let isWorkflow = session.environment.variable("GITHUB_ACTIONS") == "true"
      return human + numbers + (isWorkflow ? [GitHubReport()] : [])
    case .human: return human + numbers
    case .concise: return [ConciseReport()] + numbers
    case .github: return [GitHubReport()] + human + numbers
    case .json: return [JSONReport(version: Version.number)]
    case .jsonl: return [JSONLinesReport()]
    case .sarif: return [SARIFReport(version: Version.number)]
    case .gitlab: return [GitLabReport()]
    case .junit: return [JUnitReport()]
    case .checkstyle: return [CheckstyleReport()]
    }
  }

  private var width: Int {
    TerminalWidth.columns(asked: request.width, in: session.environment)
  }

  private var depth: ColorDepth {
    let isTerminal = session.environment.output.isTerminal && request.outputPath == nil
    return .decide(
      request.color, environment: session.environment.variables, isTerminal: isTerminal)
  }

  // MARK: Baselines

  /// Accepts what is found, if that was asked for.
  private mutating func applyNewBaseline() {
    guard let path = request.newBaselinePath else { return }
    let baseline = Baseline(files.map(\.report))
    replace(path, with: Array(baseline.json.utf8))
    for index in files.indices { baseline.hide(in: &files[index].report) }
  }

  /// Says which accepted findings are gone.
  private func reportUnmetBaseline() {
    guard request.newBaselinePath == nil else { return }
    for baseline in Set(files.compactMap(\.project.baseline)) {
      for entry in baseline.unmet(in: files.map(\.report)) {
        session.messages.report(
          Message(
            .warning, "\(entry.code) \(entry.fingerprint) of the baseline is not found any more",
            hint: "--write-baseline removes it", source: entry.path))
      }
    }
  }

  // MARK: Fixes

  /// Whether standard output gets the fixed text of standard input.
  private var writesFixedInput: Bool {
    guard case .inPlace = request.fixing else { return false }
    return files.contains { $0.source == .standardInput }
  }

  private func writeFixedFiles() {
    for file in files {
      if file.source == .standardInput {
        session.output.write(bytes: file.fixed ?? file.input.bytes.copy)
      } else if let fixed = file.fixed {
        replace(file.source.name, with: fixed)
      }
    }
  }

  /// Shows what would be fixed; a terminal gets it without control characters.
  private func writeDiffs() {
    for file in files {
      guard let fixed = file.fixed else { continue }
      let diff = UnifiedDiff(from: file.input.bytes.copy, to: fixed)
        .bytes(path: DisplayText.safe(file.report.path))
      if !request.exitsWithZero { session.messages.hasFindings = true }
      if session.environment.output.isTerminal {
        session.output.write(VisibleText.lines(of: diff))
      } else {
        session.output.write(bytes: diff)
      }
    }
  }

  private func replace(_ path: String, with bytes: [UInt8]) {
    do throws(SystemError) {
      try FileReplacement.write(bytes, to: path)
    } catch {
      session.messages.report(Message(.error, "cannot be written: \(error)", source: path))
    }
  }
}
