/// One run of the program: where it is, and where its words go.
struct Session {
  /// The surroundings.
  let environment: Environment
  /// Standard output.
  let output: Output
  /// Standard error.
  let messages: MessageWriter
  /// Where on standard error the user sees how far the work has come; `nil` when it is no terminal.
  var progress: ProgressDisplay?
  /// What is not taken apart before the program ends.
  let untilExit = Keep()

  /// Keeps values, of which hundreds of thousands take long to be freed one by one; when the process
  /// ends, the system frees all at once.
  final class Keep {
    private var values: [Any] = []

    /// Keeps `value` as long as this lives.
    func keep(_ value: Any) { values.append(value) }
  }
}
