internal import CalendarModel
internal import CalendarRendering

/// The program, from its arguments to its exit status.
public struct Program {
  /// Shows the view of a request of the inputs, to the session's output.
  typealias ViewCommand = (ViewRequest, [InputSource], Session) throws(UsageError) -> Void

  private let session: Session
  private let show: ViewCommand

  /// Creates the program, writing to standard output and standard error.
  public init(environment: Environment) {
    // Where even standard error cannot be written to, there is nobody left to tell.
    let write = { @Sendable (text: String) -> Void in
      try? FileDescriptor.standardError.write(Array(text.utf8))
    }
    let progress = ProgressDisplay(on: environment.errors, write: write)
    let messages = MessageWriter(safe: DisplayText.safe) { text in
      progress?.clear()
      write(text)
    }
    self.init(
      session: Session(
        environment: environment, output: Output(to: .standardOutput), messages: messages,
        progress: progress),
      show: showView)
  }

  /// Creates the program with another way to show a view.
  init(session: Session, show: @escaping ViewCommand) {
    self.session = session
    self.show = show
  }

  /// Does what `arguments`, without the program's name, ask for.
  public func run(_ arguments: [String]) -> ExitStatus {
    var isStrict = false
    do throws(UsageError) {
      let locale = LocaleName.preferred(in: session.environment)
      switch try CommandLineParser.parse(arguments, locale: locale) {
      case .help: session.output.write(HelpText.full)
      case .version: session.output.write("icalview \(Version.number)\n")
      case .view(let request):
        isStrict = request.isStrict
        try show(request, locale: request.place.locale ?? locale)
      }
    } catch {
      session.messages.report(Message(error))
    }
    finishOutput()
    return session.messages.status(isStrict: isStrict)
  }

  private func show(_ request: ViewRequest, locale: String) throws(UsageError) {
    // A JSON document has the warnings in itself.
    session.messages.saysWarnings = !request.isQuiet && request.format != .json
    var names = request.inputs
    if names.isEmpty {
      guard session.environment.hasPipedInput else { throw .noInput }
      names = ["-"]
    }
    let inputs = Inputs(names, words: DateWords(locale: locale))
    for problem in inputs.problems { session.messages.report(problem) }
    if !inputs.sources.isEmpty { try show(request, inputs.sources, session) }
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
