import CalendarLayout
import CalendarModel

/// A page as one JSON document, version 1 of the format.
///
/// This comment and `Samples/icalview.schema.json` (JSON Schema) are the contract. Every key is
/// always there unless said otherwise, and in this order; what is absent is `null`, or `[]` for a
/// list.
///
/// - `format`: `"icalview"`. `version`: 1.
/// - `view`: what was asked for.
///   - `kind`: `month`, `week`, `weeks`, `months`, `year`, `day`, `agenda`, `range`, `strip` or
///     `all`.
///   - `first`, `last`: the visible days, both included, a neighbouring month's too; `null` for
///     `all`.
///   - `month`: `2025-04`; for `month` and `strip` only.
///   - `timeZone`: the IANA name of the viewer's zone. `locale`: a BCP 47 name.
///   - `firstWeekday`: `monday` to `sunday`. `today`: the day that counts as today.
/// - `calendars`: `id`, the index in this list by which events name the calendar; `name`; `source`,
///   a path or URL, `<stdin>` for standard input; `color`, such as `#3366cc`.
/// - `events`: sorted by start (a date counts as its midnight), all-day first, then longer first,
///   summary, UID; those without a date last.
///   - `calendar`: the `id` of its calendar. `kind`: `event`, `todo` or `journal`. `uid`.
///   - `recurrenceId`: for an instance of a series its original start, a date or a time like
///     `start`.
///   - `recurring`: whether it is an instance of a series or, for `all`, has what makes one.
///     `summary`.
///   - `allDay`: whether it takes whole days.
///   - `start`, `end`: dates for whole days, else times of RFC 3339 in the viewer's zone; both
///     `null` without a date. `end` is exclusive; that of a moment equals `start`.
///   - `timeZone`: the zone that its start was written in, `UTC` for `Z`; `null` when floating or
///     for whole days.
///   - `status`; `transparency`, `OPAQUE` by default; `location`; `description`; `categories`;
///     `url`.
///   - `organizer`: `name`, and `address`, a URI. `attendees`: the same, with `role` and `status`.
///   - `color`: the event's own.
///   - `due`, `completed`: for a `todo` only; `due` in the form of `start`, `completed` as written.
///   - `alarms`: only when they are asked for, then for every event. Alarms that do nothing that RFC
///     5545 knows are left out, as it demands.
///     - `action`: `AUDIO`, `DISPLAY` or `EMAIL`.
///     - `time`: when it goes off, like a timed `start`; `null` for one that a place sets off, and
///       where there is no date to count from. Whole days begin and end at the viewer's midnight.
///     - `repeats`: the times at which it goes off again, at most 100.
///     - `acknowledged`: when it was dismissed; `null` where that was before `time`. What of
///       `repeats` is later is still to come.
///     - `proximity`: what of a place sets it off, `ARRIVE` or `DEPART`; else `null`.
///     - `summary`, `description`: what it sends or shows. `attendees`: to whom, each with `name`
///       and `address`.
///     - `uid`; `snoozes`, the `uid` of the alarm that was put off until this one.
///   - `rrule`, `rdate`, `exdate`: for `all` only; `rrule` is iCalendar's text, that of several
///     rules parted by line feeds, the other two are lists of times as written.
/// - `weeks`: for `month`, `week` and `weeks` only; rows of seven days.
///   - `number`, `year`: the week's number and the year it is counted in; `null` when they are off.
///   - `days`: `date`; `inMonth`, `false` for a neighbour's day in a month grid; `today`;
///     `weekend`; `events`, the indexes of the events that touch the day, ascending.
///   - `bars`: one for each event of whole or several days: `event`, its index; `lane`, the line
///     that it keeps along the row, from 0; `from` and `through`, its first and last column, from
///     0; `continuesBefore` and `continuesAfter`, whether it goes on outside the row.
/// - `months`: for `months` and `year` only; `month`, and `weeks` as above.
/// - `days`: as above; every day for `day` and `strip`, those with events for `agenda` and `range`.
///   For `all` there are no weeks, months or days.
/// - `diagnostics`: `severity`, `error` (something was left out) or `warning` (it was read in one
///   of several ways); `code`, such as `ICV407`; `message`; `source`; `line`, from 1.
///
/// A date is `yyyy-mm-dd`. Years are 0001 to 9999; only the edge of a grid or an exclusive end may
/// lie just outside, in 0000 or 10000. A time as written is a date, or a time of day on its own
/// clock: `2025-04-15T09:30:00` with `Z` for UTC, nothing when floating, else its `TZID` in
/// brackets, `[Europe/Berlin]`, as in RFC 9557. In `rdate` a slash and an end or a length,
/// `/PT1H30M`, may follow.
///
/// The text is UTF-8 and ends with a line feed. The view and each calendar, event, day, bar and
/// diagnostic take one line; what they lie in is indented by two blanks a level.
/// ``JSONLinesDocument`` writes the events alone.
public struct JSONDocument: Document {
  /// Creates the format.
  public init() {}

  /// Writes the document and a line feed.
  public func write(_ page: Page, to output: inout some UTF8OutputStream) {
    var json = JSONWriter()
    json.object(.lines) { json in
      json.member("format", "icalview")
      json.member("version", 1)
      json.member("view", page.view)
      json.member("calendars", lines: page.calendars.enumerated().map(CalendarJSON.init))
      json.member("events", lines: page.events, to: &output) { occurrence in
        EventJSON(
          occurrence: occurrence, calendar: .index, isUnexpanded: page.view.kind == .all)
      }
      writeBody(of: page, as: &json, to: &output)
      json.member("diagnostics", lines: page.diagnostics, to: &output)
    }
    json.endLine()
    json.flush(to: &output)
  }

  private func writeBody(
    of page: Page, as json: inout JSONWriter, to output: inout some UTF8OutputStream
  ) {
    switch page.body {
    case .weeks(let weeks):
      json.member("weeks", lines: weeks.map { WeekJSON(days: $0, page: page) }, to: &output)
    case .months(let months):
      json.member("months", lines: months.map { MonthJSON(grid: $0, page: page) }, to: &output)
    case .days(let days):
      json.member("days", lines: days.lazy.map { DayJSON(day: $0, view: page.view) }, to: &output)
    case .none:
      break
    }
  }
}
