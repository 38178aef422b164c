/// One run of the program: where it is, and where its words go.
struct Session {
  /// The surroundings.
  let environment: Environment
  /// Standard output.
  let output: Output
  /// Standard error.
  let messages: MessageWriter
}
