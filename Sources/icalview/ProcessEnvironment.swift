import Foundation
import IcalviewCLI

extension Environment {
  /// The surroundings of this process.
  static var process: Environment {
    Environment(
      variables: ProcessInfo.processInfo.environment,
      clock: time(nil), output: Stream(of: STDOUT_FILENO), errors: Stream(of: STDERR_FILENO),
      hasPipedInput: isatty(STDIN_FILENO) == 0 && fcntl(STDIN_FILENO, F_GETFD) != -1)
  }
}

extension Environment.Stream {
  /// Describes an open file.
  fileprivate init(of descriptor: Int32) {
    let isTerminal = isatty(descriptor) == 1
    var size = winsize()
    let isSized = isTerminal && ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0
    self.init(isTerminal: isTerminal, columns: isSized ? Int(size.ws_col) : nil)
  }
}
