import CalendarLayout

/// Which events a row of seven days shows, and on which of its lines.
struct WeekRowPlan {
  /// An event of one day that is no bar.
  struct Single {
    /// Its index in the page.
    let event: Int
    /// The lines it would like to have, 1 or 2.
    let wantedLines: Int
  }

  /// A single event with its place.
  struct Entry: Equatable {
    /// Its index in the page.
    let event: Int
    /// The lines it has, from 0 below the day's number.
    let lines: Range<Int>
  }

  /// What one day shows besides bars.
  struct Day: Equatable {
    /// Its single events, in order.
    let entries: [Entry]
    /// How many of its events are not shown; the last line says so when there are any.
    let hidden: Int
  }

  /// The bars that are shown; their lanes are their lines.
  let bars: [Bar]
  /// The seven days.
  let days: [Day]
  /// The lines of the row, from none to the limit.
  let lineCount: Int

  /// Plans a row.
  ///
  /// A day with more than fits gives its last line away to say how many it hides. A bar that would
  /// lie on that line of one of its days is hidden on all of them, so that it stays in one piece.
  /// Where all of a day fits, the lines that are left go to those who want more than one, in order.
  ///
  /// - Parameters:
  ///   - bars: All bars of the row.
  ///   - singles: For each of the seven days, its other events in order.
  ///   - limit: The most lines the row may have, at least 1.
  init(bars: [Bar], singles: [[Single]], limit: Int) {
    let lanes = singles.indices.map { column in
      bars.filter { $0.columns.contains(column) }.map(\.lane)
    }
    let needed = singles.indices.map { column in
      max((lanes[column].max() ?? -1) + 1, lanes[column].count + singles[column].count)
    }
    var overflowing = Set(singles.indices.filter { needed[$0] > limit })
    let (shown, hidden) = Self.split(bars, limit: limit, overflowing: overflowing)
    overflowing.formUnion(hidden.flatMap(\.columns))
    self.bars = shown
    days = singles.indices.map { column in
      let taken = Set(shown.filter { $0.columns.contains(column) }.map(\.lane))
      let lines = overflowing.contains(column) ? limit - 1 : limit
      return Self.day(
        singles[column], free: (0..<lines).filter { !taken.contains($0) },
        hiddenBars: hidden.count { $0.columns.contains(column) })
    }
    let lastLines = days.flatMap(\.entries).map(\.lines.upperBound)
    lineCount = min(max(needed.max() ?? 0, lastLines.max() ?? 0), limit)
  }

  private static func split(
    _ bars: [Bar], limit: Int, overflowing: Set<Int>
  ) -> (shown: [Bar], hidden: [Bar]) {
    var (shown, hidden): ([Bar], [Bar]) = ([], [])
    for bar in bars {
      let meetsNote = bar.lane == limit - 1 && !overflowing.isDisjoint(with: bar.columns)
      if bar.lane >= limit || meetsNote { hidden.append(bar) } else { shown.append(bar) }
    }
    return (shown, hidden)
  }

  private static func day(_ singles: [Single], free: [Int], hiddenBars: Int) -> Day {
    let shown = singles.prefix(free.count)
    var heights = shown.map { _ in 1 }
    for (index, single) in shown.enumerated() where single.wantedLines > 1 {
      heights[index] = single.wantedLines
      if places(for: heights, in: free) == nil { heights[index] = 1 }
    }
    let places = places(for: heights, in: free) ?? []
    return Day(
      entries: zip(shown, places).map { Entry(event: $0.event, lines: $1) },
      hidden: hiddenBars + singles.count - shown.count)
  }

  /// The first places in `free`, which is ascending, that have the wanted heights; `nil` when there
  /// are not enough.
  private static func places(for heights: [Int], in free: [Int]) -> [Range<Int>]? {
    var rest = free[...]
    var places: [Range<Int>] = []
    for height in heights {
      while let first = rest.first, !rest.starts(with: first..<first + height) {
        rest.removeFirst()
      }
      guard let first = rest.first else { return nil }
      places.append(first..<first + height)
      rest.removeFirst(height)
    }
    return places
  }
}
