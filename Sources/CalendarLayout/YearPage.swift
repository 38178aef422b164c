public import CalendarModel

/// The twelve months of a year.
public struct YearPage<Content> {
  /// The year laid out.
  public let year: Int
  /// Its months, January first.
  public let months: [MonthGrid<Content>]

  /// Lays out `year`, asking `content` once for each visible day of each month, so a day that two
  /// months show is asked for twice.
  ///
  /// - Parameters:
  ///   - year: The year to lay out; one outside `0...10000` counts as the nearest of that range.
  ///   - first: The weekday of the first column.
  ///   - sixWeeks: Whether each month has six rows.
  ///   - content: What a day holds.
  /// - Throws: What `content` throws, and nothing else.
  public init<Failure: Error>(
    of year: Int, startingOn first: Weekday, sixWeeks: Bool = false,
    content: (CivilDate) throws(Failure) -> Content
  ) throws(Failure) {
    let year = min(max(year, CivilDate.min.year), CivilDate.max.year)
    let january = YearMonth(containing: .min).adding(months: year * 12)
    self.year = year
    months = try (0..<12).map { month throws(Failure) in
      try MonthGrid(
        of: january.adding(months: month), startingOn: first, sixWeeks: sixWeeks, content: content)
    }
  }
}

extension YearPage: Sendable where Content: Sendable {}
extension YearPage: Equatable where Content: Equatable {}
extension YearPage: Hashable where Content: Hashable {}
