/// An alarm of one occurrence, with its times on the viewer's clock.
public struct ScheduledAlarm: Hashable, Sendable {
  /// The alarm as it stands in the file.
  public let alarm: Alarm
  /// When it goes off, the repetitions after the first time; empty for one that no time sets off.
  public let times: [ZonedTime]
  /// When it was dismissed; `nil` where that was before the first of its ``times``, so for an
  /// earlier instance of a series.
  public let acknowledged: ZonedTime?

  /// Creates the alarm; an acknowledgement before the first of `times` says nothing about it.
  public init(_ alarm: Alarm, times: [ZonedTime], acknowledged: ZonedTime?) {
    self.alarm = alarm
    self.times = times
    self.acknowledged = acknowledged.flatMap { time in
      times.first.map { $0.instant <= time.instant } == true ? time : nil
    }
  }
}
