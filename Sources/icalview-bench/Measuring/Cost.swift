import Foundation

/// The time that some work took, in seconds.
struct Cost {
  /// Time that passed.
  let wall: Double
  /// Time of all processors together.
  let cpu: Double

  /// What `work` costs this process.
  init(of work: () throws -> Void) rethrows {
    let (wall, cpu) = (Self.seconds(CLOCK_MONOTONIC), Self.seconds(CLOCK_PROCESS_CPUTIME_ID))
    try work()
    self.init(
      wall: Self.seconds(CLOCK_MONOTONIC) - wall,
      cpu: Self.seconds(CLOCK_PROCESS_CPUTIME_ID) - cpu)
  }

  /// A cost that is known.
  init(wall: Double, cpu: Double) {
    self.wall = wall
    self.cpu = cpu
  }

  static func now() -> Double { seconds(CLOCK_MONOTONIC) }

  private static func seconds(_ clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// The cost in the middle of `costs`, of which there is at least one.
  static func median(_ costs: [Cost]) -> Cost {
    Cost(wall: costs.map(\.wall).median, cpu: costs.map(\.cpu).median)
  }
}

extension [Double] {
  /// The number in the middle; there is at least one.
  var median: Double { sorted()[count / 2] }
}

/// Takes each of `works` in turn, `rounds` times over, so that a busy machine slows all of them
/// alike.
///
/// - Returns: The median cost of each.
func interleaved(rounds: Int, _ works: [() throws -> Cost]) throws -> [Cost] {
  var costs = [[Cost]](repeating: [], count: works.count)
  for _ in 0..<rounds {
    for (index, work) in works.enumerated() { costs[index].append(try work()) }
  }
  return costs.map(Cost.median)
}
