import CalendarModel

/// The hours, minutes and seconds of a rule, the missing ones filled in from its start.
struct ClockParts {
  let hours: NumberSet
  let minutes: NumberSet
  let seconds: NumberSet

  /// Creates the parts; a part that the frequency steps through by itself allows everything when
  /// the rule does not have it. Every DATE is at midnight, whatever the rule says.
  init(_ rule: RecurrenceRule, start: CivilDateTime, isTimed: Bool) {
    guard isTimed else {
      (hours, minutes, seconds) = (NumberSet(0...0), NumberSet(0...0), NumberSet(0...0))
      return
    }
    func part(
      _ numbers: [Int], in range: ClosedRange<Int>, steps: RecurrenceRule.Frequency, from own: Int
    ) -> NumberSet {
      if !numbers.isEmpty { return NumberSet(numbers, in: range) }
      return rule.frequency <= steps ? NumberSet(range) : NumberSet(own...own)
    }
    hours = part(rule.hours, in: 0...23, steps: .hourly, from: start.hour)
    minutes = part(rule.minutes, in: 0...59, steps: .minutely, from: start.minute)
    seconds = part(rule.seconds, in: 0...59, steps: .secondly, from: start.second)
  }

  /// The seconds from the start of a day, hour, minute or second at which the parts that are
  /// shorter than that unit put an instance, ascending: the expanding ones of RFC 5545's table.
  func expansion(ofUnit length: Int) -> [Int] {
    let hours = length > 3600 ? Array(hours.numbers) : [0]
    let minutes = length > 60 ? Array(minutes.numbers) : [0]
    let seconds = length > 1 ? Array(seconds.numbers) : [0]
    return hours.flatMap { hour in
      minutes.flatMap { minute in seconds.map { hour * 3600 + minute * 60 + $0 } }
    }
  }

  /// Which units of that length, in seconds, the other parts let pass: the limiting ones.
  func limits(ofUnit length: Int) -> ClockLimits {
    ClockLimits(
      hours: length > 3600 ? NumberSet(0...23) : hours,
      minutes: length > 60 ? NumberSet(0...59) : minutes,
      seconds: length > 1 ? NumberSet(0...59) : seconds)
  }
}
