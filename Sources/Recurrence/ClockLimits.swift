/// Which times of day a rule allows: BYHOUR, BYMINUTE and BYSECOND where they limit.
struct ClockLimits: Sendable {
  private let hours: NumberSet
  private let minutes: NumberSet
  private let seconds: NumberSet
  private let firstMinute: Int
  private let firstSecond: Int

  /// Creates the limits; without a minute or a second they allow no hour either.
  init(hours: NumberSet, minutes: NumberSet, seconds: NumberSet) {
    let first = (minute: minutes.first(from: 0), second: seconds.first(from: 0))
    self.hours = first.minute == nil || first.second == nil ? NumberSet(bits: 0) : hours
    self.minutes = minutes
    self.seconds = seconds
    firstMinute = first.minute ?? 0
    firstSecond = first.second ?? 0
  }

  /// The first time allowed at or after `time`, both in seconds since midnight, `time` in
  /// `0..<86400`; `nil` when that day has none any more.
  func first(from time: Int) -> Int? {
    let (hour, minute, second) = (time / 3600, time / 60 % 60, time % 60)
    if hours.contains(hour) {
      if minutes.contains(minute), let next = seconds.first(from: second) {
        return time - second + next
      }
      if let next = minutes.first(from: minute + 1) {
        return hour * 3600 + next * 60 + firstSecond
      }
    }
    return hours.first(from: hour + 1).map { $0 * 3600 + firstMinute * 60 + firstSecond }
  }
}
