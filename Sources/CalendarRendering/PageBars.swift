public import CalendarLayout
import CalendarModel

extension Page {
  /// The bars of one row of ``body``: one for each all-day or several-day event that touches it.
  ///
  /// - Parameter week: Seven days in a row, as ``body`` has them.
  /// - Returns: The bars, each with the index of its event as its span, in the order in which they
  ///   choose their lanes: earlier start, longer, summary, UID.
  public func bars(in week: [DayCell<[Int]>]) -> [Bar] {
    guard let first = week.first?.date else { return [] }
    let spans = week.flatMap { day in
      day.content.compactMap { BarSpan(of: events[$0], at: $0, shownOn: day.date, from: first) }
    }
    .sorted(by: BarSpan.precedes)
    let row = Week(containing: first, startingOn: first.weekday)
    return Bar.lanes(of: spans.map(\.days), in: row).map { bar in
      Bar(
        span: spans[bar.span].event, lane: bar.lane, columns: bar.columns,
        continuesBefore: bar.continuesBefore, continuesAfter: bar.continuesAfter)
    }
  }
}

/// An event that is drawn as a bar.
private struct BarSpan {
  /// The event's index in the page.
  let event: Int
  /// When it starts on the viewer's clock, a date counting as its midnight.
  let start: CivilDateTime
  /// The first and last day it touches.
  let days: ClosedRange<CivilDate>

  /// Takes an event on the first of its days that a row from `first` on shows; `nil` on its other
  /// days, and for what is no bar.
  init?(of occurrence: Occurrence, at index: Int, shownOn date: CivilDate, from first: CivilDate) {
    guard occurrence.isBar, let days = occurrence.days, date == max(days.lowerBound, first) else {
      return nil
    }
    switch occurrence.span {
    case .time(let start, _): self.start = start.civil
    case .days, nil: start = CivilDateTime(startOf: days.lowerBound)
    }
    event = index
    self.days = days
  }

  /// The earlier start comes first, then the longer one; the order of events has the same starts
  /// and adds summary and UID.
  static func precedes(_ one: BarSpan, _ other: BarSpan) -> Bool {
    one.start == other.start && one.days.upperBound != other.days.upperBound
      ? one.days.upperBound > other.days.upperBound : one.event < other.event
  }
}
