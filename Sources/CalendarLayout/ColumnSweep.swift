/// The columns of spans of time that overlap, found in one walk from the first start to the last.
struct ColumnSweep {
  /// For each span, in the order given, its column from 0.
  private(set) var columns: [Int]
  /// For each span, in the order given, how many columns its cluster has.
  private(set) var columnCounts: [Int]

  init(_ times: [Range<Int>]) {
    columns = Array(repeating: 0, count: times.count)
    columnCounts = columns
    var ending = times.indices.sorted { times[$0].upperBound < times[$1].upperBound }[...]
    var cluster: [Int] = []
    var free = FreeNumbers()
    for span in times.indices.sorted(by: { Self.precedes(times[$0], times[$1]) }) {
      while let next = ending.first, times[next].upperBound <= times[span].lowerBound {
        free.giveBack(columns[next])
        ending.removeFirst()
      }
      if free.areAllFree {
        close(cluster, columnCount: free.count)
        cluster = []
        free = FreeNumbers()
      }
      columns[span] = free.takeLowest()
      cluster.append(span)
    }
    close(cluster, columnCount: free.count)
  }

  private mutating func close(_ cluster: [Int], columnCount: Int) {
    for span in cluster { columnCounts[span] = columnCount }
  }

  /// The earlier start comes first, then the longer span.
  private static func precedes(_ one: Range<Int>, _ other: Range<Int>) -> Bool {
    one.lowerBound != other.lowerBound
      ? one.lowerBound < other.lowerBound : one.upperBound > other.upperBound
  }
}

/// The numbers from 0 on, some of them taken; a binary heap of those that were given back.
struct FreeNumbers {
  /// How many numbers were ever in use at once.
  private(set) var count = 0
  private var free: [Int] = []

  /// Whether every number that was taken was given back.
  var areAllFree: Bool { free.count == count }

  /// Takes the lowest number that is free.
  mutating func takeLowest() -> Int {
    guard let lowest = free.first else {
      count += 1
      return count - 1
    }
    let last = free.removeLast()
    if !free.isEmpty {
      free[0] = last
      siftDown()
    }
    return lowest
  }

  /// Gives back a number that was taken.
  mutating func giveBack(_ number: Int) {
    free.append(number)
    var child = free.count - 1
    while child > 0, free[child] < free[(child - 1) / 2] {
      free.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  private mutating func siftDown() {
    var parent = 0
    while let child = lowerChild(of: parent), free[child] < free[parent] {
      free.swapAt(child, parent)
      parent = child
    }
  }

  private func lowerChild(of parent: Int) -> Int? {
    let left = 2 * parent + 1
    guard left < free.count else { return nil }
    return left + 1 < free.count && free[left + 1] < free[left] ? left + 1 : left
  }
}
