public import CalendarLayout
public import CalendarModel

/// A view as laid out: what every renderer draws and every document writes.
public struct Page: Sendable {
  /// What is shown, and to whom.
  public let view: View
  /// The calendars of the input; an event's calendar is an index of them.
  public let calendars: [CalendarInfo]
  /// What there is to show, in the order of ``CalendarModel/Occurrence/precedes(_:_:)``; what has
  /// no date comes last and is on no day of ``body``.
  public let events: [Occurrence]
  /// The visible days. Each holds the indexes of those ``events`` that touch it, in ascending
  /// order.
  public let body: Body
  /// What the reader had to say about the input.
  public let diagnostics: [Diagnostic]

  /// The visible days, arranged as the kind of the view demands.
  public enum Body: Sendable {
    /// Rows of seven days: a month, a week, several weeks.
    case weeks([[DayCell<[Int]>]])
    /// Whole months, each filled up with its neighbours' days: several months, a year.
    case months([MonthGrid<[Int]>])
    /// Single days: all of them in a day view and a strip, those with events in the others.
    case days([DayCell<[Int]>])
    /// No days, the events alone.
    case none
  }

  /// Sorts the occurrences and lays them out.
  ///
  /// The time grows with the number of occurrences and with how many visible days they touch, never
  /// with their length.
  ///
  /// - Precondition: The calendar of each occurrence is an index of `calendars`.
  public init(
    _ view: View, calendars: [CalendarInfo], occurrences: [Occurrence], diagnostics: [Diagnostic]
  ) {
    precondition(
      occurrences.allSatisfy { calendars.indices.contains($0.event.calendar) },
      "an occurrence's calendar is not one of the page's calendars")
    self.view = view
    self.calendars = calendars
    self.diagnostics = diagnostics
    events = Occurrence.sorted(occurrences)
    body = Body(of: view, with: DayIndex(of: events, from: view.first, count: view.dayCount))
  }
}

extension Page.Body {
  fileprivate init(of view: Page.View, with events: DayIndex) {
    self =
      switch view.kind {
      case .month: .weeks(view.months.flatMap { view.grid(of: $0) { events[$0] }.weeks })
      case .week, .weeks: .weeks(view.weeks.map { WeekStrip(of: $0) { events[$0] }.days })
      case .months, .year: .months(view.months.map { view.grid(of: $0) { events[$0] } })
      case .day, .strip: .days(Agenda(from: view.first, through: view.last) { events[$0] }.days)
      case .agenda, .range:
        .days(Agenda(from: view.first, through: view.last) { events.busy($0) }.days)
      case .all: .none
      }
  }
}
