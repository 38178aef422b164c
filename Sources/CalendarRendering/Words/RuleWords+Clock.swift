import CalendarModel

// At which times of a day a rule has its instances.

extension RuleWords {
  /// ` at 09:00 and 17:00`, where a rule that counts in days or longer names times, and the last
  /// second of the day at which it can have an instance.
  var timesOfDay: (words: String, last: Int) {
    guard isTimed else { return ("", 0) }
    guard rest.frequency >= .daily else { return ("", 86399) }
    let (hours, minutes, seconds) = clock
    let last = (hours.last ?? 0) * 3600 + (minutes.last ?? 0) * 60 + (seconds.last ?? 0)
    guard namesTimes else { return ("", last) }
    if hours.count * minutes.count * seconds.count > 6 {
      let ofMinutes = "\(Self.units(minutes, "minute")) of \(Self.units(hours, "hour"))"
      let isWhole = seconds == [0]
      return (
        isWhole ? " at \(ofMinutes)" : " at \(Self.units(seconds, "second")) of \(ofMinutes)", last
      )
    }
    let times = hours.flatMap { hour in
      minutes.flatMap { minute in seconds.map { hour * 3600 + minute * 60 + $0 } }
    }
    return (" at \(English.list(times.map(English.time(secondOfDay:))))", last)
  }

  /// Whether each day that the rule yields holds one instance alone.
  var hasOneTimeOfDay: Bool {
    let (hours, minutes, seconds) = clock
    return !isTimed
      || rest.frequency >= .daily && hours.count * minutes.count * seconds.count == 1
  }

  private var namesTimes: Bool {
    !(rest.hours.isEmpty && rest.minutes.isEmpty && rest.seconds.isEmpty)
  }

  /// Hours, minutes and seconds, those that the rule does not name taken from its start.
  private var clock: (hours: [Int], minutes: [Int], seconds: [Int]) {
    (
      rest.hours.isEmpty ? [start.hour] : rest.hours,
      rest.minutes.isEmpty ? [start.minute] : rest.minutes,
      rest.seconds.isEmpty ? [start.second] : rest.seconds
    )
  }

  /// ` at minutes 0 and 30`: what a rule that counts in hours or minutes names below its unit.
  mutating func expandedClock() -> String {
    let minutes = rest.frequency == .hourly ? take(\.minutes) : []
    let seconds = take(\.seconds)
    guard isTimed else { return "" }
    let words = [(seconds, "second"), (minutes, "minute")].filter { !$0.0.isEmpty }
      .map { Self.units($0, $1) }
    return words.isEmpty ? "" : " at \(words.joined(separator: " of "))"
  }

  /// ` between 09:00 and 16:59`: the hours of a rule that counts in hours or shorter, where they follow
  /// one another.
  mutating func hoursOfDay() -> String {
    guard isTimed, let run = English.runs(of: rest.hours).first, run.count == rest.hours.count
    else { return "" }
    _ = take(\.hours)
    let end = rest.frequency == .secondly ? ":59:59" : ":59"
    return " between \(padded(run.lowerBound, 2)):00 and \(padded(run.upperBound, 2))\(end)"
  }

  /// What is left over of the clock: `the hour is 9, 12 or 15`.
  mutating func clockConditions() -> [String] {
    guard rest.frequency < .daily else { return [] }
    // Whole days begin at midnight, whatever the rule says.
    guard isTimed else { return ["it is midnight"] }
    let parts = [(take(\.hours), "hour"), (take(\.minutes), "minute"), (take(\.seconds), "second")]
    return parts.filter { !$0.0.isEmpty }.map { numbers, unit in
      "the \(unit) is \(English.ranges(of: numbers, "or"))"
    }
  }

  /// `minute 30`, `minutes 0, 20 and 40`.
  private static func units(_ numbers: [Int], _ unit: String) -> String {
    "\(unit)\(numbers.count == 1 ? "" : "s") \(English.ranges(of: numbers))"
  }
}
