/// BYSETPOS: which members of a period's ordered set remain, counted from its start or its end.
struct SetPositions: Sendable {
  /// Indexes from 0, ascending.
  private let fromStart: [Int]
  /// What has to be added to the number of members to get the index, ascending; all negative.
  private let fromEnd: [Int]

  /// Creates the part; a position of 0 is none.
  init(_ positions: [Int]) {
    let sorted = positions.sorted()
    fromStart = sorted.filter { $0 > 0 }.map { $0 - 1 }
    fromEnd = sorted.filter { $0 < 0 }
  }

  /// The next index behind `index` that remains in a set of `count` members.
  func next(after index: Int, of count: Int) -> Int? {
    let forward = fromStart.first(from: index + 1) ?? count
    // Positions that lie before the start of a small set are passed over.
    let backward = fromEnd.first(from: index + 1 - count).map { $0 + count } ?? count
    let next = min(forward, backward)
    return next < count ? next : nil
  }

  /// Those of `members` that remain.
  func select(from members: [Int]) -> [Int] {
    Array(
      sequence(state: -1) { index in
        next(after: index, of: members.count).map {
          index = $0
          return members[$0]
        }
      })
  }
}

extension [Int] {
  /// The index of the first element of this ascending array that is `lower` or more.
  func firstIndex(from lower: Int) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < lower { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The first element of this ascending array that is `lower` or more.
  fileprivate func first(from lower: Int) -> Int? {
    let index = firstIndex(from: lower)
    return index < count ? self[index] : nil
  }
}
