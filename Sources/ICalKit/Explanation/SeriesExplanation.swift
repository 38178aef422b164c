public import CalendarModel

/// What there is to say about one event or series: what the file holds of it, how that was read, and
/// what comes of it.
///
/// Times are on the viewer's clock unless said otherwise.
public struct SeriesExplanation: Sendable {
  /// The index of its calendar in the feed.
  public let calendar: Int
  /// Which kind of component it is.
  public let kind: Event.Kind
  /// `UID`; `nil` when the file has none.
  public let uid: String?
  /// The event that repeats or stands alone; `nil` when the file has changed instances only.
  public let master: MasterExplanation?
  /// The components with a RECURRENCE-ID, those that are left out among them, in the order of the
  /// file.
  public let overrides: [OverrideExplanation]
  /// A few of its instances around a day, in their order; cancelled ones too.
  public let instances: [Occurrence]
  /// What happens on a certain day, and why; `nil` when that was not asked.
  public let day: DayExplanation?
  /// What there is to say about its lines.
  public let diagnostics: [Diagnostic]
}

/// The component of a series that repeats, or an event that stands alone.
public struct MasterExplanation: Sendable {
  /// The component as it stands in the file.
  public let event: Event
  /// How its start was read; `nil` for a to-do or journal without a date.
  public let start: StartExplanation?
  /// `RRULE`s.
  public let rules: [RuleExplanation]
  /// `EXRULE`s.
  public let exceptionRules: [RuleExplanation]
  /// `RDATE`s.
  public let dates: [ListedDate]
  /// `EXDATE`s.
  public let exceptionDates: [ListedDate]
}

/// A start with its length, and the zone in which both are read.
public struct StartExplanation: Sendable {
  /// `DTSTART` as written, or the `DUE` of a to-do that has none.
  public let time: EventTime
  /// When the event itself takes place.
  public let span: Occurrence.Span
  /// How long it takes.
  public let length: EventDuration
  /// Where its end was read as something else than it says, what came of it.
  public let endFault: Diagnostic?
  /// How the zone was found; `nil` for whole days, which have none.
  public let zone: ZoneReading?
}

/// How a time came to its zone.
public struct ZoneReading: Hashable, Sendable {
  /// What the time says about its zone.
  public enum Origin: Hashable, Sendable {
    /// Nothing: it is on the viewer's own clock.
    case viewer
    /// Nothing, and the calendar's X-WR-TIMEZONE was to be believed.
    case calendar
    /// It is in UTC.
    case utc
    /// A TZID of that name, found in that way.
    case named(String, ResolvedZone.Resolution)
  }

  /// What the time says.
  public let origin: Origin
  /// The zone in which it is read.
  public let zone: Zone
  /// Where the file defines a zone of the name, be that definition used or not.
  public let definition: SourcePosition?
}

/// A rule, and what it says on the clock of its start.
public struct RuleExplanation: Sendable {
  /// The rule as it stands in the file.
  public let written: WrittenRule
  /// The rule with an UNTIL in UTC put on the clock of the start; `nil` when the text is no rule.
  public let rule: RecurrenceRule?
}

/// A value of RDATE or EXDATE.
public struct ListedDate: Sendable {
  /// The value as written.
  public let date: RecurrenceDate
  /// The start that it means.
  public let original: Occurrence.Original
  /// Whether it changes anything: whether an EXDATE takes an instance out, or an RDATE gives one that
  /// nothing else gives, and that no EXDATE takes out.
  public let hasEffect: Bool
}

/// A component with a RECURRENCE-ID.
public struct OverrideExplanation: Sendable {
  /// What becomes of the component.
  public enum Role: String, Hashable, Sendable, CaseIterable {
    /// It stands in the place of the instance that it names.
    case replaces
    /// It names no instance, so it is shown by itself.
    case alone
    /// It is of an older revision, and left out.
    case older
  }

  /// The component as it stands in the file.
  public let event: Event
  /// What becomes of it.
  public let role: Role
  /// The original start of the instance that it names.
  public let original: Occurrence.Original
  /// When it takes place.
  public let span: Occurrence.Span
  /// Whether it starts at another time than the instance that it names.
  public let isMoved: Bool
  /// What else it has that differs from the master, by the names of RFC 5545's properties; `DTEND`
  /// stands for another length.
  public let changes: [String]
}
