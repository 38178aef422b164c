import Foundation

/// A program that ran to its end, without output.
struct ChildProcess {
  /// What it cost, its start included.
  let cost: Cost
  /// The most memory that it had at a time, in bytes.
  ///
  /// Linux counts what its parent had before the start, so this says something only while the
  /// parent is the smaller one.
  let peakMemory: Int

  /// Runs `arguments`, the first of which is the program's path, with `variables` and a fixed zone,
  /// language and width.
  ///
  /// - Throws: ``BenchmarkError`` when it cannot be run or ends with another status than 0.
  init(_ arguments: [String], variables: [String: String] = [:]) throws {
    let surroundings = ProcessInfo.processInfo.environment
      .merging(["TZ": "Europe/Berlin", "LC_ALL": "C.UTF-8", "COLUMNS": "120"]) { $1 }
      .merging(variables) { $1 }
    let start = Cost.now()
    let process = try Self.spawn(arguments, surroundings.map { "\($0)=\($1)" })
    var (status, usage) = (Int32(0), rusage())
    while wait4(process, &status, 0, &usage) == -1 && errno == EINTR {}
    let wall = Cost.now() - start
    guard status == 0 else {
      throw BenchmarkError("\(arguments.joined(separator: " ").prefix(80)) failed (\(status))")
    }
    cost = Cost(wall: wall, cpu: usage.ru_utime.seconds + usage.ru_stime.seconds)
    #if canImport(Darwin)
      peakMemory = usage.ru_maxrss
    #else
      peakMemory = usage.ru_maxrss * 1024
    #endif
  }

  private static func spawn(_ arguments: [String], _ variables: [String]) throws -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    for descriptor in [STDOUT_FILENO, STDERR_FILENO] {
      posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_WRONLY, 0)
    }
    var process = pid_t()
    let failure = withCStrings(arguments) { words in
      withCStrings(variables) { posix_spawn(&process, arguments[0], &actions, nil, words, $0) }
    }
    guard failure == 0 else {
      throw BenchmarkError("\(arguments[0]): \(String(cString: strerror(failure)))")
    }
    return process
  }

  /// Calls `body` with `texts` as C has them: pointers, the last of which is null.
  private static func withCStrings<Result>(
    _ texts: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let pointers = texts.map { strdup($0) }
    defer { for pointer in pointers { free(pointer) } }
    return body(pointers + [nil])
  }

  /// `RUSAGE_SELF`, whose type is not the same everywhere.
  private static let thisProcess: Int32 = 0

  /// The most memory that this process had at a time, in bytes.
  static var ownPeakMemory: Int {
    var usage = rusage()
    getrusage(thisProcess, &usage)
    #if canImport(Darwin)
      return usage.ru_maxrss
    #else
      return usage.ru_maxrss * 1024
    #endif
  }
}

extension timeval {
  fileprivate var seconds: Double { Double(tv_sec) + Double(tv_usec) / 1e6 }
}
