internal import Foundation

/// A refusal of the operating system.
struct SystemError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The number of the error, as in `errno`.
  let code: Int32

  /// The error of the last call that failed.
  static var last: SystemError { SystemError(code: errno) }

  /// Whether nobody reads the other end of a pipe any more.
  var isClosedPipe: Bool { code == EPIPE }
  /// Whether the path names nothing.
  var isMissingFile: Bool { code == ENOENT }

  /// What the system calls it: `No such file or directory`.
  var description: String { strerror(code).map { String(cString: $0) } ?? "error \(code)" }
}
