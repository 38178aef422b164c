import CalendarLayout

/// Which events a row of seven days shows, and on which of its lines.
struct WeekRowPlan {
  /// What one day shows besides bars.
  struct Day: Equatable {
    /// Its single events by their lines.
    var entries: [Int: Int] = [:]
    /// How many of its events are not shown; the last line says so when there are any.
    var hidden = 0
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
  ///
  /// - Parameters:
  ///   - bars: All bars of the row.
  ///   - singles: For each of the seven days, its other events in order.
  ///   - limit: The most lines the row may have, at least 1.
  init(bars: [Bar], singles: [[Int]], limit: Int) {
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
      Self.day(
        singles[column], taken: Set(shown.filter { $0.columns.contains(column) }.map(\.lane)),
        hiddenBars: hidden.count { $0.columns.contains(column) },
        lines: overflowing.contains(column) ? limit - 1 : limit)
    }
    lineCount = min(needed.max() ?? 0, limit)
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

  private static func day(
    _ events: [Int], taken: Set<Int>, hiddenBars: Int, lines: Int
  ) -> Day {
    let free = (0..<lines).filter { !taken.contains($0) }
    let entries = Dictionary(uniqueKeysWithValues: zip(free, events))
    return Day(entries: entries, hidden: hiddenBars + events.count - entries.count)
  }
}
