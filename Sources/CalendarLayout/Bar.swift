public import CalendarModel

/// The piece of a span of days that one week shows.
public struct Bar: Hashable, Sendable {
  /// The index of the span in the list that was laid out.
  public let span: Int
  /// The line it is drawn on, from 0 at the top, the same in all its columns.
  public let lane: Int
  /// The first and last column it covers, in `0...6`.
  public let columns: ClosedRange<Int>
  /// Whether the span began before the week.
  public let continuesBefore: Bool
  /// Whether the span goes on after the week.
  public let continuesAfter: Bool

  /// Creates the piece of the span of the given index.
  public init(
    span: Int, lane: Int, columns: ClosedRange<Int>, continuesBefore: Bool, continuesAfter: Bool
  ) {
    self.span = span
    self.lane = lane
    self.columns = columns
    self.continuesBefore = continuesBefore
    self.continuesAfter = continuesAfter
  }

  /// Lays out what `week` shows of `spans`.
  ///
  /// Each span takes the lowest lane that those before it left free in all its columns. The time
  /// grows with the number of spans, not with its square.
  ///
  /// - Parameters:
  ///   - spans: First and last day of each span, in the order in which they choose their lanes.
  ///   - week: The week to show.
  /// - Returns: One bar for each span that touches the week, in the order of `spans`.
  public static func lanes(of spans: [ClosedRange<CivilDate>], in week: Week) -> [Bar] {
    var lanes = LaneTable()
    let visible = week.start...week.end
    return spans.enumerated().compactMap { index, span in
      guard span.overlaps(visible) else { return nil }
      let shown = span.clamped(to: visible)
      let columns =
        shown.lowerBound.days(since: week.start)...shown.upperBound.days(since: week.start)
      return Bar(
        span: index, lane: lanes.takeLowest(freeIn: columns), columns: columns,
        continuesBefore: span.lowerBound < week.start, continuesAfter: span.upperBound > week.end)
    }
  }
}

/// Which columns of which lanes of a week are taken.
private struct LaneTable {
  /// For each lane a bit for each taken column.
  private var taken: [UInt8] = []
  /// For each set of columns the lane below which none is free in all of them. Lanes are never given
  /// back, so a search may begin where the last one for the same columns ended.
  private var searched = [Int](repeating: 0, count: 128)

  /// Takes the lowest lane that is free in all of `columns`, in `0...6`, and returns it.
  mutating func takeLowest(freeIn columns: ClosedRange<Int>) -> Int {
    let mask = columns.reduce(0 as UInt8) { $0 | 1 << $1 }
    var lane = searched[Int(mask)]
    while lane < taken.count, taken[lane] & mask != 0 { lane += 1 }
    if lane == taken.count { taken.append(0) }
    taken[lane] |= mask
    searched[Int(mask)] = lane + 1
    return lane
  }
}
