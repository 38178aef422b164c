internal import CalendarModel
internal import CalendarRendering
internal import ICalKit

/// Explanations as one JSON document, version 1 of the format.
///
/// This comment and `Samples/icalview-explain.schema.json` (JSON Schema) are the contract. Every key is
/// always there, and in this order; what is absent is `null`, or `[]` for a list.
///
/// - `format`: `"icalview-explain"`. `version`: 1.
/// - `viewer`: `timeZone`, an IANA name; `locale`, a BCP 47 name; `today`; `on`, the day that is
///   explained.
/// - `calendars`: `id`, the index in this list; `name`; `source`, a path or URL, `<stdin>` for standard
///   input; `color`, such as `#3366cc`.
/// - `series`: the events and series that were found, in the order of the inputs.
///   - `calendar`: the `id` of its calendar. `kind`: `event`, `todo` or `journal`. `uid`.
///   - `master`: the component that repeats or stands alone; `null` when only changed instances are
///     there.
///     - `line`, from 1, of its source, as all lines of a series; `summary`; `status`, in upper case;
///       `sequence`.
///     - `start`: `null` for a to-do or journal without a date.
///       - `line`; `written`, a time as written; `allDay`; `start` and `end` of the event itself, the
///         end exclusive.
///       - `duration`: what its length came to, a duration of ISO 8601 (`P1D`, `PT1H30M`).
///       - `endLine`: that of its end or duration. `endFault`: why the end was not taken as it is, a
///         diagnostic.
///       - `zone`: `null` for whole days. `name`, of the zone in which it is read; `tzid`, as written;
///         `resolution`, how the name led to the zone: `iana`, `definition` (the file's own VTIMEZONE),
///         `windows` (by CLDR's table), `prefixed` (an IANA name behind a prefix), `offset` (in the
///         name), `location` (X-LIC-LOCATION), `viewer` (unknown, so the viewer's), and without a TZID
///         `utc`, `floating` (the viewer's), `calendar` (X-WR-TIMEZONE); `definitionLine`, of the file's
///         own VTIMEZONE of that name, used or not.
///     - `rules`, `exceptionRules`: RRULE and EXRULE, each with `line`; `text`, as written; `words`, in
///       English, `null` when it cannot be read.
///     - `dates`, `exceptionDates`: RDATE and EXDATE, each value with `line`; `written`; `original`,
///       the start that it means; `effective`, whether it gives or takes out an instance.
///   - `overrides`: the components with a RECURRENCE-ID. `line`; `sequence`; `role`: `replaces` (stands
///     in the place of an instance), `alone` (names none, so it is shown by itself) or `older` (an older
///     revision, left out); `original`, the start of the instance that it names; `andFuture`, whether it
///     goes for all later ones; `allDay`, `start`, `end`; `moved`; `cancelled`; `summary`; `changes`,
///     names of properties that differ from the master's, `DTEND` for its length.
///   - `instances`: a few around `on`, or today. `original`, `null` for an event that does not repeat;
///     `allDay`, `start`, `end`; `line`, of the component that describes it; `changed`, whether that is an
///     override; `cancelled`; `summary`.
///   - `day`: `null` unless `on` is given. `date`; `hasInstance`, whether something takes place; and
///     `reasons`:
///     - `kind`: `takes-place`; `taken-out`, `moved`, `cancelled` (an instance that would be there);
///       `ruled-out` (a part of a rule leaves nothing), `ended` (COUNT or UNTIL), `before-start`,
///       `not-recurring`, `not-listed` (no RDATE), `unreadable` (a rule), `undated`, `no-master`.
///     - `property`: the property or part of a rule that decides, such as `EXDATE` or `BYDAY`;
///       `FREQ=WEEKLY;INTERVAL=2` for a step, the FREQ alone where the start decides.
///     - `line`: the line that decides. `original`, `start`, `end`: of the instance that it is about,
///       of `ended` the last one's `original`. `text`: the reason in English.
///   - `diagnostics`: what there is to say about its lines, as below.
/// - `diagnostics`: what there is to say about the inputs as a whole: `severity`, `error` (something was
///   left out) or `warning`; `code`, such as `ICV407`; `message`; `source`; `line`.
///
/// Dates, times and times as written are as in ``CalendarRendering/JSONDocument``: dates for whole days,
/// else RFC 3339 in the viewer's zone. The text is UTF-8 and ends with a line feed.
struct ExplanationDocument {
  private let viewer: Viewer
  private let date: CivilDate?
  private let calendars: [CalendarInfo]
  private let explanations: Explanations

  /// - Parameters:
  ///   - viewer: Who reads it.
  ///   - date: The day that is explained.
  ///   - calendars: The feed's.
  ///   - explanations: What is explained.
  init(
    viewer: Viewer, date: CivilDate?, calendars: [CalendarInfo], _ explanations: Explanations
  ) {
    self.viewer = viewer
    self.date = date
    self.calendars = calendars
    self.explanations = explanations
  }

  /// Writes the document and a line feed.
  func write(to output: inout some TextOutputStream) {
    var json = JSONWriter()
    json.object(.lines) { json in
      json.member("format", "icalview-explain")
      json.member("version", 1)
      json.key("viewer")
      json.object { json in
        json.member("timeZone", viewer.zone.name)
        json.member("locale", viewer.locale)
        json.member("today", viewer.today)
        json.member("on", date)
      }
      json.member("calendars", lines: calendars.enumerated().map(CalendarJSON.init))
      json.member("series", lines: explanations.series.map(SeriesJSON.init))
      json.member("diagnostics", lines: explanations.diagnostics)
    }
    json.endLine()
    json.flush(to: &output)
  }
}
