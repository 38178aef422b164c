/// An element of some list by its index, with numbers by which it is sorted first.
struct RankedIndex: Sendable {
  /// The lower one comes first.
  let rank: UInt64
  /// Among those of one rank the lower one comes first; 0 does not tell.
  let nameRank: UInt64
  let index: Int

  /// `list` by rank; `precedes` decides by index among those of one rank, whose order is kept
  /// otherwise.
  static func sorted(
    _ list: [RankedIndex], precedes: (Int, Int) -> Bool
  ) -> [RankedIndex] {
    var list = list.count < fewest ? list.sorted { $0.rank < $1.rank } : sortedByDigits(list)
    var start = 0
    while start < list.count {
      var end = start + 1
      while end < list.count, list[end].rank == list[start].rank { end += 1 }
      if end - start > 1 {
        list[start..<end].sort { one, other in
          if one.nameRank != other.nameRank, one.nameRank != 0, other.nameRank != 0 {
            return one.nameRank < other.nameRank
          }
          return precedes(one.index, other.index)
        }
      }
      start = end
    }
    return list
  }

  /// Fewer are compared sooner than digits are counted.
  private static let fewest = 256
  private static let bitsOfDigit = 11

  /// `list` by rank, sorted by one digit after the other from the lowest: a radix sort, which for
  /// many thousands takes a tenth of the time that comparing does.
  private static func sortedByDigits(_ list: [RankedIndex]) -> [RankedIndex] {
    var (source, target) = (list, list)
    let difference = list.reduce(0) { $0 | ($1.rank ^ list[0].rank) }
    for shift in stride(from: 0, to: UInt64.bitWidth, by: bitsOfDigit) {
      let mask: UInt64 = 1 << bitsOfDigit - 1
      if difference >> shift & mask == 0 { continue }
      func digit(_ element: RankedIndex) -> Int { Int(element.rank >> shift & mask) }
      // First how many there are of each digit, then where they begin.
      var places = [Int](repeating: 0, count: 1 << bitsOfDigit)
      for element in source { places[digit(element)] += 1 }
      var next = 0
      for place in places.indices { (places[place], next) = (next, next + places[place]) }
      for element in source {
        target[places[digit(element)]] = element
        places[digit(element)] += 1
      }
      swap(&source, &target)
    }
    return source
  }
}
