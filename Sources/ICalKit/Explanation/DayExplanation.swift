public import CalendarModel

/// Why a series has or has not an instance on a day of the viewer's.
public struct DayExplanation: Sendable {
  /// The day.
  public let date: CivilDate
  /// What decides, line by line: what takes place, what would but for an exception or a change, or
  /// where there is neither, why nothing is there.
  public let findings: [DayFinding]

  /// Whether something takes place that is not cancelled.
  public var hasInstance: Bool {
    findings.contains { finding in
      if case .takesPlace = finding.kind { true } else { false }
    }
  }
}

/// Something that decides about a day.
public struct DayFinding: Sendable {
  /// What is found.
  public enum Kind: Sendable {
    /// An instance takes place.
    case takesPlace(Source)
    /// An instance would take place, but is cancelled.
    case cancelled
    /// An instance would take place, but an EXDATE takes it out.
    case exceptionDate
    /// An instance would take place, but an EXRULE takes it out.
    case exceptionRule
    /// An instance would take place, but an override moves it, alone or with all later ones, to another
    /// day.
    case moved
    /// The day lies before the start, `original`.
    case beforeStart
    /// The event does not repeat; `span` is its own.
    case single
    /// The event repeats on the dates of its RDATEs alone, and none is on the day.
    case notListed
    /// A rule ended before the day; `original` is that of its last instance.
    case ended(RuleEnd)
    /// A rule has no instance on the day.
    case ruledOut(Obstacle)
    /// The rule cannot be read.
    case unreadableRule
    /// The component has no date.
    case undated
    /// The changed instances are all there is, and none is on the day.
    case noMaster
  }

  /// What an instance comes from.
  public enum Source: String, Hashable, Sendable, CaseIterable {
    /// `DTSTART`.
    case start = "DTSTART"
    /// `RRULE`.
    case rule = "RRULE"
    /// `RDATE`.
    case date = "RDATE"
    /// `RECURRENCE-ID`: an override of this or of all later instances.
    case override = "RECURRENCE-ID"
  }

  /// What ends a rule.
  public enum RuleEnd: String, Hashable, Sendable, CaseIterable {
    /// `COUNT`.
    case count = "COUNT"
    /// `UNTIL`.
    case until = "UNTIL"
  }

  /// What in a rule keeps a day free.
  public struct Obstacle: Sendable {
    /// The rule.
    public let rule: RecurrenceRule
    /// The start that completes it.
    public let start: EventTime
    /// Its parts that leave nothing on the day, in the order of RFC 5545 §3.3.10; those that the start
    /// fills in among them. None where the rule as a whole leaves nothing.
    public let parts: [RecurrenceRule.Part]
    /// An instance that there would be without these parts, on the clock of the start.
    public let candidate: CivilDateTime?
  }

  /// What is found.
  public let kind: Kind
  /// The line that decides.
  public let position: SourcePosition
  /// The original start of the instance that it is about; `nil` where it is about none.
  public let original: Occurrence.Original?
  /// When that instance takes place; `nil` where it does not.
  public let span: Occurrence.Span?

  init(
    _ kind: Kind, at position: SourcePosition, original: Occurrence.Original? = nil,
    span: Occurrence.Span? = nil
  ) {
    self.kind = kind
    self.position = position
    self.original = original
    self.span = span
  }
}
