/// One VEVENT, VTODO or VJOURNAL as it stands in the file: RFC 5545 §3.6.1–3.6.3.
///
/// A recurring one is the master or an override of a series; its instances are ``Occurrence``s.
public struct Event: Hashable, Sendable {
  /// Which component it is.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// `VEVENT`.
    case event
    /// `VTODO`.
    case todo
    /// `VJOURNAL`.
    case journal
  }

  /// How the end is given.
  public enum End: Hashable, Sendable {
    /// `DTEND`, or `DUE` of a to-do; exclusive.
    case at(EventTime)
    /// `DURATION`.
    case after(EventDuration)
  }

  /// Which component it is.
  public var kind: Kind
  /// The index of its calendar in the list that the reader hands out with it.
  public var calendar: Int
  /// Where it begins.
  public var position: SourcePosition
  /// `UID`; `nil` when the file has none.
  public var uid: String?
  /// `RECURRENCE-ID`: the instance that this component replaces.
  public var recurrenceID: RecurrenceID?
  /// `DTSTART`; of an override that has neither that nor a `DUE`, its `RECURRENCE-ID`.
  public var start: EventTime?
  /// The line of `DTSTART`.
  public var startLine: Int?
  /// `DTEND`, `DUE` or `DURATION`.
  public var end: End?
  /// The line of `DTEND`, `DUE` or `DURATION`.
  public var endLine: Int?
  /// `COMPLETED` of a to-do.
  public var completed: EventTime?
  /// `PERCENT-COMPLETE` of a to-do, in `0...100`.
  public var percentComplete: Int?
  /// `RRULE`s with their text.
  public var rules: [WrittenRule] = []
  /// `EXRULE`s with their text (deprecated by RFC 5545 A.3).
  public var exceptionRules: [WrittenRule] = []
  /// `RDATE`s, in the order of the file.
  public var recurrenceDates: [RecurrenceDate] = []
  /// `EXDATE`s, in the order of the file.
  public var exceptionDates: [RecurrenceDate] = []
  /// `SUMMARY`.
  public var summary: String?
  /// `DESCRIPTION`; of a journal entry all of them, with an empty line between.
  public var description: String?
  /// `LOCATION`.
  public var location: String?
  /// `URL`.
  public var url: String?
  /// `CATEGORIES`, all lines of it.
  public var categories: [String] = []
  /// `STATUS` in upper case.
  public var status: String?
  /// `TRANSP` in upper case; `OPAQUE` when absent.
  public var transparency = "OPAQUE"
  /// `ORGANIZER`.
  public var organizer: Person?
  /// `ATTENDEE`s.
  public var attendees: [Attendee] = []
  /// `VALARM`s, in the order of the file; empty where nobody asked the reader for them.
  public var alarms: [Alarm] = []
  /// `COLOR` (RFC 7986 §5.9).
  public var color: RGBColor?
  /// `SEQUENCE`; 0 when absent.
  public var sequence = 0
  /// `DTSTAMP` in seconds of its own wall clock; only its order matters.
  public var stamp: CivilDateTime?
  /// `LAST-MODIFIED`; only its order matters.
  public var lastModified: CivilDateTime?

  /// Creates a component without properties.
  public init(kind: Kind, calendar: Int, position: SourcePosition) {
    self.kind = kind
    self.calendar = calendar
    self.position = position
  }

  /// When it stands in a calendar: its start, or the `DUE` of a to-do that has none.
  public var anchor: EventTime? {
    if start == nil, kind == .todo, case .at(let due)? = end { due } else { start }
  }
  /// The line of its ``anchor``, or where there is none, of its beginning.
  public var anchorLine: Int { startLine ?? endLine ?? position.line }
  /// Whether it is a series' master: whether it has rules or dates of its own to repeat on.
  public var isRecurring: Bool {
    recurrenceID == nil && !(rules.isEmpty && recurrenceDates.isEmpty)
  }
  /// Whether `STATUS` says that it does not take place.
  public var isCancelled: Bool { status == "CANCELLED" }
  /// Whether it is a to-do that is done.
  public var isCompleted: Bool {
    kind == .todo && (status == "COMPLETED" || completed != nil || percentComplete == 100)
  }
}

/// A `DATE` or `DATE-TIME` value with the zone that its parameters name (RFC 5545 §3.3.4, §3.3.5).
public enum EventTime: Hashable, Sendable {
  /// A whole day.
  case date(CivilDate)
  /// A time of day, read in `zone`.
  case dateTime(CivilDateTime, zone: ZoneReference)

  /// The day it names, in its own zone.
  public var date: CivilDate {
    switch self {
    case .date(let date): date
    case .dateTime(let time, _): time.date
    }
  }
  /// Its wall-clock time; a date counts as its midnight.
  public var civil: CivilDateTime {
    switch self {
    case .date(let date): CivilDateTime(startOf: date)
    case .dateTime(let time, _): time
    }
  }
  /// Whether it is a `DATE`.
  public var isDate: Bool {
    if case .date = self { true } else { false }
  }
}

/// Which clock a `DATE-TIME` is read on.
public enum ZoneReference: Hashable, Sendable {
  /// Whatever clock the viewer has (form 1 of §3.3.5).
  case floating
  /// UTC (form 2).
  case utc
  /// The zone that `TZID` names, as written (form 3).
  case named(String)
}

/// A length of time (RFC 5545 §3.3.6): days are nominal, so a day may have 23 or 25 hours, while
/// seconds are exact.
public struct EventDuration: Hashable, Sendable {
  /// Nominal days; a week is seven.
  public var days: Int
  /// Exact seconds on top.
  public var seconds: Int

  /// Creates the length of `days` days and `seconds` seconds, both of one sign.
  public init(days: Int, seconds: Int) {
    self.days = days
    self.seconds = seconds
  }
}

/// A `RECURRENCE-ID`: the original start of the instance that a component replaces (§3.8.4.4).
public struct RecurrenceID: Hashable, Sendable {
  /// The original start.
  public var time: EventTime
  /// Whether `RANGE=THISANDFUTURE` is set: the change goes for all later instances too.
  public var andFuture: Bool

  /// Creates the identifier of one instance, or of it and all later ones.
  public init(_ time: EventTime, andFuture: Bool = false) {
    self.time = time
    self.andFuture = andFuture
  }
}

/// One value of `RDATE` or `EXDATE`, with the length that an `RDATE` period carries.
public struct RecurrenceDate: Hashable, Sendable {
  /// When the instance starts.
  public var start: EventTime
  /// The instance's own end; `nil` for that of the series.
  public var end: Event.End?
  /// The line that names it.
  public var position: SourcePosition

  /// Creates the value.
  public init(_ start: EventTime, end: Event.End? = nil, position: SourcePosition) {
    self.start = start
    self.end = end
    self.position = position
  }
}

/// A rule with the text it was read from.
public struct WrittenRule: Hashable, Sendable {
  /// The rule; `nil` when the text cannot be read as one.
  public var rule: RecurrenceRule?
  /// The value as it stands in the file, unfolded.
  public var text: String
  /// The line where it begins.
  public var position: SourcePosition

  /// Creates the pair.
  public init(_ rule: RecurrenceRule?, text: String, position: SourcePosition) {
    self.rule = rule
    self.text = text
    self.position = position
  }
}

/// A calendar user: `ORGANIZER`, or the person behind an `ATTENDEE`.
public struct Person: Hashable, Sendable {
  /// `CN`.
  public var name: String?
  /// The address, a URI such as `mailto:ada@example.com`.
  public var address: String

  /// Creates the person.
  public init(name: String?, address: String) {
    self.name = name
    self.address = address
  }
}

/// An `ATTENDEE` (RFC 5545 §3.8.4.1).
public struct Attendee: Hashable, Sendable {
  /// Name and address.
  public var person: Person
  /// `ROLE` in upper case; `nil` when absent.
  public var role: String?
  /// `PARTSTAT` in upper case; `nil` when absent.
  public var status: String?

  /// Creates the attendee.
  public init(_ person: Person, role: String?, status: String?) {
    self.person = person
    self.role = role
    self.status = status
  }
}

/// A place in an input.
public struct SourcePosition: Hashable, Sendable {
  /// The path or URL as the user gave it; `<stdin>` is standard input.
  public var source: String
  /// The physical line, from 1, counted before unfolding.
  public var line: Int

  /// Creates the position.
  public init(source: String, line: Int) {
    self.source = source
    self.line = line
  }
}
