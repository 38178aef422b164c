internal import CalendarModel
internal import CalendarRendering

/// The program, from its arguments to its exit status.
public struct Program {
  /// Does what a request asks with the inputs, and writes to the session's output.
  typealias InputCommand<Request> = (Request, [InputSource], Session) throws(UsageError) -> Void

  private let session: Session
  private let show: InputCommand<ViewRequest>

  /// Creates the program, writing to standard output and standard error.
  public init(environment: Environment) {
    // Where even standard error cannot be written to, there is nobody left to tell.
    let write = { @Sendable (text: String) -> Void in
      try? FileDescriptor.standardError.write(Array(text.utf8))
    }
    self.init(
      session: Session(
        environment: environment, output: Output(to: .standardOutput),
        messages: MessageWriter(safe: DisplayText.safe, write: write),
        progress: ProgressDisplay(on: environment.errors, write: write)),
      show: showView)
  }

  /// Creates the program with another way to show a view.
  init(session: Session, show: @escaping InputCommand<ViewRequest>) {
    self.session = session
    self.show = show
  }

  /// Does what `arguments`, without the program's name, ask for.
  public func run(_ arguments: [String]) -> ExitStatus {
    var isStrict = false
    do throws(UsageError) {
      let locale = LocaleName.preferred(in: session.environment)
      let invocation = try Invocation(arguments, locale: locale)
      switch invocation {
      case .help(let text), .answer(let text): session.output.write(text)
      case .version: session.output.write("icalview \(Version.number)\n")
      case .view(let request):
        isStrict = request.strictness.isStrict
        try run(request, locale: locale, show)
      case .check(let request): try run(request, locale: locale, checkFiles)
      case .explain(let request):
        isStrict = request.strictness.isStrict
        try run(request, locale: locale, showExplanation)
      }
    } catch {
      session.messages.report(Message(error))
    }
    finishOutput()
    return session.messages.status(isStrict: isStrict)
  }

  /// Finds the inputs of `request`, and does `command` with them unless there is none.
  private func run<Request: CommandRequest>(
    _ request: Request, locale: String, _ command: InputCommand<Request>
  ) throws(UsageError) {
    session.messages.saysWarnings =
      !request.strictness.isQuiet && !request.outputHasWarnings
    var names = request.inputs
    if names.isEmpty {
      guard session.environment.hasPipedInput else {
        throw .noInput(usage: Request.syntax.usage)
      }
      names = ["-"]
    }
    let words = DateWords(locale: request.place.locale ?? locale)
    let inputs = Inputs(names) { Request.hint(forMissing: $0, words: words) }
    for problem in inputs.problems { session.messages.report(problem) }
    if !inputs.sources.isEmpty { try command(request, inputs.sources, session) }
  }

  private func finishOutput() {
    do throws(SystemError) {
      try session.output.finish()
    } catch {
      session.messages.report(
        Message(.error, "cannot be written: \(error)", source: "standard output"))
    }
  }
}
