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
    return Bar.lanes(of: spans.map(\.days), in: Week(from: first)).map { bar in
      Bar(
        span: spans[bar.span].event, lane: bar.lane, columns: bar.columns,
        continuesBefore: bar.continuesBefore, continuesAfter: bar.continuesAfter)
    }
  }

  /// The number of one row of ``body`` and the year it is counted in; `nil` when numbers are off.
  public func weekNumber(of week: [DayCell<[Int]>]) -> (year: Int, week: Int)? {
    guard let first = week.first?.date else { return nil }
    return view.weekNumbering.number(of: Week(from: first), locale: view.week)
  }
}

extension Week {
  /// Creates the week that begins with `date`.
  fileprivate init(from date: CivilDate) { self.init(containing: date, startingOn: date.weekday) }
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

  /// The earlier start comes first, then the one that ends on a later day, then the earlier one in
  /// the page, by whose order summary and UID decide.
  static func precedes(_ one: BarSpan, _ other: BarSpan) -> Bool {
    if one.start != other.start { return one.start < other.start }
    if one.days.upperBound != other.days.upperBound {
      return one.days.upperBound > other.days.upperBound
    }
    return one.event < other.event
  }
}
