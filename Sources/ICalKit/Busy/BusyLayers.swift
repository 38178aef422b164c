import CalendarModel

/// Intervals in layers, one above the other: at each point in time the highest layer counts that has
/// something there, and in that layer the strongest kind.
struct BusyLayers {
  /// What is busy: intervals apart from each other, in order, with a gap between those of one kind.
  let intervals: [BusyInterval]

  /// Puts `layers` one above the other, the lowest first.
  init(_ layers: [[BusyInterval]]) {
    var edges: [Edge] = []
    for (layer, intervals) in layers.enumerated() {
      for interval in intervals {
        let slot = layer * Self.kinds.count + Self.strength(of: interval.kind)
        edges.append(Edge(instant: interval.start, slot: slot, change: 1))
        edges.append(Edge(instant: interval.end, slot: slot, change: -1))
      }
    }
    edges.sort { $0.instant < $1.instant }
    intervals = Self.sweep(edges, slots: layers.count * Self.kinds.count)
  }

  /// Where an interval begins or ends.
  private struct Edge {
    let instant: Instant
    /// Its layer and kind as one number, the strongest last.
    let slot: Int
    let change: Int
  }

  private static let kinds = BusyInterval.Kind.allCases

  private static func strength(of kind: BusyInterval.Kind) -> Int {
    kinds.firstIndex(of: kind) ?? 0
  }

  private static func sweep(_ edges: [Edge], slots: Int) -> [BusyInterval] {
    var intervals: [BusyInterval] = []
    var open = Array(repeating: 0, count: slots)
    var last: Instant?
    for edge in edges {
      if let last, let top = open.lastIndex(where: { $0 > 0 }),
        let next = BusyInterval(start: last, end: edge.instant, kind: kinds[top % kinds.count]),
        next.kind != .free
      {
        append(next, to: &intervals)
      }
      open[edge.slot] += edge.change
      last = edge.instant
    }
    return intervals
  }

  /// Adds `next`, or makes the last one longer that it continues.
  private static func append(_ next: BusyInterval, to intervals: inout [BusyInterval]) {
    if let last = intervals.last, last.end == next.start, last.kind == next.kind,
      let whole = BusyInterval(start: last.start, end: next.end, kind: next.kind)
    {
      intervals[intervals.count - 1] = whole
    } else {
      intervals.append(next)
    }
  }
}
