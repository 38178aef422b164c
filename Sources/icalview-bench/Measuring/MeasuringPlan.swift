/// How much is measured.
struct MeasuringPlan {
  /// The icalview that is measured.
  let program: String
  /// How often each measurement is taken, to take the median.
  let rounds: Int
  /// How many events the big feed has.
  let bigFeed = 100_000
  /// How many events the feed of the slow programs has, and how often they are measured.
  let peers: (events: Int, rounds: Int)
  /// How many events the feeds have between which the growth is measured.
  let growth: (from: Int, to: Int)

  /// Everything.
  static func full(program: String) -> MeasuringPlan {
    MeasuringPlan(
      program: program, rounds: 7, peers: (1_000, 3), growth: (10_000, 1_000_000))
  }

  /// What can be done in a minute.
  static func quick(program: String) -> MeasuringPlan {
    MeasuringPlan(program: program, rounds: 3, peers: (200, 1), growth: (10_000, 200_000))
  }
}
