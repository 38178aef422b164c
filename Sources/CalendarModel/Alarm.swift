/// A VALARM: what reminds people of an event or to-do (RFC 5545 §3.6.6, RFC 9074).
public struct Alarm: Hashable, Sendable {
  /// When an alarm goes off for the first time.
  public enum Trigger: Hashable, Sendable {
    /// So long after an edge of its owner; before it when negative.
    case relative(EventDuration, to: Edge)
    /// At one time, the same for every instance of a series.
    case absolute(EventTime)
  }

  /// What a relative trigger counts from: the values of `RELATED` (RFC 5545 §3.2.14).
  public enum Edge: String, Hashable, Sendable {
    /// The start.
    case start = "START"
    /// The end; of a to-do, when it is due.
    case end = "END"
  }

  /// How an alarm goes off again: `REPEAT` and `DURATION`.
  public struct Repetition: Hashable, Sendable {
    /// How many times after the first; at least 1.
    public var count: Int
    /// The time from one to the next.
    public var interval: EventDuration

    /// Creates the repetition.
    public init(count: Int, interval: EventDuration) {
      self.count = count
      self.interval = interval
    }
  }

  /// `ACTION` in upper case.
  public var action: String
  /// `TRIGGER`.
  public var trigger: Trigger
  /// `REPEAT` and `DURATION`; `nil` when it goes off once.
  public var repetition: Repetition?
  /// `ACKNOWLEDGED`: when somebody last dismissed it, on whichever device (RFC 9074 §6.1).
  public var acknowledged: EventTime?
  /// `SUMMARY`: the subject of the message that it sends.
  public var summary: String?
  /// `DESCRIPTION`: what it shows or sends.
  public var description: String?
  /// `ATTENDEE`s: whom it sends a message.
  public var attendees: [Person] = []
  /// `UID` (RFC 9074 §5).
  public var uid: String?
  /// The `UID` of the alarm that was put off until this one: `RELATED-TO;RELTYPE=SNOOZE` (RFC 9074
  /// §7).
  public var snoozes: String?
  /// `PROXIMITY` in upper case: what of a place sets it off instead of a time, `ARRIVE` or `DEPART`
  /// (RFC 9074 §8.1).
  public var proximity: String?

  /// Creates an alarm.
  public init(action: String, trigger: Trigger) {
    self.action = action
    self.trigger = trigger
  }

  /// Whether it does one of the things that RFC 5545 §3.8.6.1 knows. Any other alarm is to be
  /// ignored, such as Apple's `NONE`, which says that there is none.
  public var isKnown: Bool { ["AUDIO", "DISPLAY", "EMAIL"].contains(action) }
}
