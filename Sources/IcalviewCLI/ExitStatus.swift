/// What the process says to its caller when it ends.
public enum ExitStatus: Int32, Hashable, Sendable, Comparable {
  /// All was shown.
  case success = 0
  /// There were warnings, and they were asked to count.
  case findings = 1
  /// Wrong usage, an input or component that could not be read, or a write that failed.
  case failure = 2

  /// The status that wins when both apply is the greater one.
  public static func < (lhs: ExitStatus, rhs: ExitStatus) -> Bool { lhs.rawValue < rhs.rawValue }
}
