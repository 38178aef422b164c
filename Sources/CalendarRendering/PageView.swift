public import CalendarLayout
public import CalendarModel

extension Page {
  /// What a page shows; the raw values are what JSON calls `view.kind`.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// One month as a grid.
    case month
    /// One week.
    case week
    /// Several weeks, one below the other.
    case weeks
    /// Several months, each as a grid.
    case months
    /// The twelve months of a year, each as a grid.
    case year
    /// Single days by their hours.
    case day
    /// The days with events from some day on.
    case agenda
    /// The days with events from one day to another.
    case range
    /// All days of a month in one line.
    case strip
    /// Every component as it stands in the file, on no days.
    case all
  }

  /// What is shown, and to whom.
  public struct View: Hashable, Sendable {
    /// What the page shows.
    public let kind: Kind
    /// The first visible day, in a month grid often one of the month before; without meaning where
    /// everything is shown.
    public private(set) var first: CivilDate
    /// The last visible day, included; without meaning where everything is shown.
    public private(set) var last: CivilDate
    /// The month of a month grid or a strip; `nil` for the other kinds.
    public let month: YearMonth?
    /// The IANA name of the viewer's zone.
    public let timeZone: String
    /// The viewer's locale, a BCP 47 name.
    public let locale: String
    /// The weekday of the first column.
    public let firstWeekday: Weekday
    /// What the locale says about weeks.
    public let week: LocaleWeek
    /// Which numbers the rows carry.
    public let weekNumbering: WeekNumbering
    /// The day that is marked as today.
    public let today: CivilDate
    /// Whether each month has six rows.
    public let sixWeeks: Bool

    /// Creates the view of the days from `first` through `last`, widened to what its rows show.
    ///
    /// For `month` these are the rows of the month; for `strip`, the month; for `week`, the week of
    /// `first`; for `weeks`, the weeks of `first` through `last`; for `months` and `year`, the rows
    /// of those months that lie in `first` through `last` as a whole. Days that are widened already
    /// stay as they are.
    ///
    /// - Parameter month: The month of a month grid or a strip; `nil` for that of `first`.
    public init(
      kind: Kind, first: CivilDate, last: CivilDate, month: YearMonth? = nil, timeZone: String,
      locale: String, firstWeekday: Weekday, week: LocaleWeek, weekNumbering: WeekNumbering,
      today: CivilDate, sixWeeks: Bool
    ) {
      self.kind = kind
      self.first = first
      self.last = last
      self.month =
        kind == .month || kind == .strip ? month ?? YearMonth(containing: first) : nil
      self.timeZone = timeZone
      self.locale = locale
      self.firstWeekday = firstWeekday
      self.week = week
      self.weekNumbering = weekNumbering
      self.today = today
      self.sixWeeks = sixWeeks
      if let edges { (self.first, self.last) = edges }
    }
  }
}

extension Page.View {
  /// How many days are visible: none where everything is shown.
  var dayCount: Int { kind == .all ? 0 : max(0, last.days(since: first) + 1) }

  /// The months that are laid out: ``month``, or all that lie within the visible days as a whole.
  var months: [YearMonth] {
    if let month { return [month] }
    let start = YearMonth(containing: first)
    let count = YearMonth(containing: last.adding(days: 1)).months(since: start)
    return (0..<max(0, count)).map(start.adding(months:)).filter { first <= $0.firstDay }
  }

  /// The weeks that are laid out when months are not.
  var weeks: [Week] {
    let start = Week(containing: first, startingOn: firstWeekday)
    let rows = kind == .week ? 1 : max(0, last.days(since: start.start)) / 7 + 1
    return (0..<rows).map(start.adding(weeks:))
  }

  /// Lays out `month` as this view wants it.
  func grid<Content>(
    of month: YearMonth, content: (CivilDate) -> Content
  ) -> MonthGrid<Content> {
    MonthGrid(of: month, startingOn: firstWeekday, sixWeeks: sixWeeks, content: content)
  }

  /// The first and last day that the rows show; `nil` for a view without rows.
  private var edges: (first: CivilDate, last: CivilDate)? {
    switch kind {
    case .month, .months, .year:
      ends(of: months.flatMap { grid(of: $0) { $0 }.weeks.joined().map(\.content) })
    case .week, .weeks: ends(of: weeks.flatMap(\.days))
    case .strip: ends(of: months.flatMap(\.days))
    case .day, .agenda, .range, .all: nil
    }
  }

  private func ends(of days: [CivilDate]) -> (first: CivilDate, last: CivilDate)? {
    guard let first = days.first, let last = days.last else { return nil }
    return (first, last)
  }
}

extension YearMonth {
  /// The number of months from `other` to this one; negative when this one is the earlier.
  fileprivate func months(since other: YearMonth) -> Int {
    (year - other.year) * 12 + month - other.month
  }
}
