/// The columns of spans of time that overlap, found in one walk from the first start to the last.
///
/// A cluster is what overlaps, directly or through others; it ends where every column is free.
struct ColumnSweep {
  /// For each span, in the order given, its column from 0.
  private(set) var columns: [Int]
  /// For each span, in the order given, how many columns its cluster has.
  private(set) var columnCounts: [Int]

  private var cluster: [Int] = []
  private var free = FreeNumbers()

  /// Walks through `times`, none of which is empty.
  init(_ times: [Range<Int>]) {
    columns = Array(repeating: 0, count: times.count)
    columnCounts = columns
    var running = times.indices.sorted { times[$0].upperBound < times[$1].upperBound }[...]
    for span in times.indices.sorted(by: { Self.precedes(times[$0], times[$1]) }) {
      while let first = running.first, times[first].upperBound <= times[span].lowerBound {
        free.giveBack(columns[first])
        running.removeFirst()
      }
      if free.areAllFree { closeCluster() }
      columns[span] = free.takeLowest()
      cluster.append(span)
    }
    closeCluster()
  }

  private mutating func closeCluster() {
    for span in cluster { columnCounts[span] = free.count }
    cluster = []
    free = FreeNumbers()
  }

  /// The earlier start comes first, then the longer span.
  private static func precedes(_ one: Range<Int>, _ other: Range<Int>) -> Bool {
    (one.lowerBound, other.upperBound) < (other.lowerBound, one.upperBound)
  }
}
