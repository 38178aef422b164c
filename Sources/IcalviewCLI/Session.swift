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
}
