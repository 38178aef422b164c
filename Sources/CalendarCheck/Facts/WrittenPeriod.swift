import CalendarModel
import ICalKit

/// A PERIOD as it is written (RFC 5545 §3.3.9).
struct WrittenPeriod: Hashable {
  /// How its end is told.
  enum End: Hashable {
    /// By a time.
    case at(WrittenTime)
    /// By how long it takes.
    case after(EventDuration)
  }

  /// When it begins.
  let start: WrittenTime
  /// When it ends.
  let end: End

  /// Reads `start/end` or `start/duration`; `nil` for anything else and where it does not end after
  /// its start.
  ///
  /// - Parameter tzid: The TZID of its property.
  init?(_ text: some StringProtocol, tzid: String?) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let start = WrittenTime(dateTime: parts[0], tzid: tzid) else {
      return nil
    }
    self.start = start
    if let end = WrittenTime(dateTime: parts[1], tzid: tzid) {
      guard end.form != start.form || end.civil > start.civil else { return nil }
      self.end = .at(end)
    } else if DurationGrammar.matches(String(parts[1])), let duration = EventDuration(parts[1]) {
      guard duration.days > 0 || duration.seconds > 0 else { return nil }
      self.end = .after(duration)
    } else {
      return nil
    }
  }

  /// Its times: the start, and the end where that is one.
  var times: [WrittenTime] {
    switch end {
    case .at(let end): [start, end]
    case .after: [start]
    }
  }
}

extension Property {
  /// The PERIODs of the value, each with where it lies in ``bytes``; `nil` for those that are none.
  var periods: [(range: Range<Int>, period: WrittenPeriod?)] {
    let tzid = parameter("TZID")?.text
    return entries.map { ($0.range, WrittenPeriod($0.text, tzid: tzid)) }
  }
}
