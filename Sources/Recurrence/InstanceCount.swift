import CalendarModel

extension Plan {
  /// How many instances the rule yields by itself from `first` to before `lower`, both in civil
  /// seconds; it may stop counting at `limit`.
  func instanceCount(from first: Int, before lower: Int, upTo limit: Int) -> Int {
    let firstDay = roundUp(first, toMultipleOf: 86400) / 86400
    let lastDay = floorDivide(min(lower, end), 86400)
    // Counting by days looks at all units of one day; that pays when finding the instances singly
    // looks at more of them: up to 60 for each, where the step rarely meets BYSECOND or BYMINUTE.
    guard frequency < .daily, limit > unitsInDay / 60, firstDay < lastDay else {
      var candidates = Candidates(self, from: first, through: end)
      return candidates.advance(to: lower, passing: limit)
    }
    let whole = unitCount(inDays: firstDay..<lastDay, upTo: limit) * offsets.count
    return instanceCount(from: first, before: firstDay * 86400, upTo: limit)
      + whole + instanceCount(from: lastDay * 86400, before: lower, upTo: limit)
  }

  /// How many units of the step match in whole days, the step having begun before them.
  private func unitCount(inDays days: Range<Int>, upTo limit: Int) -> Int {
    let counts = unitCountsByRemainder()
    var finder = DayFinder()
    var count = 0
    var next = finder.first(from: days.lowerBound, through: days.upperBound - 1, self.days)
    while let day = next, count < limit {
      let remainder = floorModulo(firstUnit - day * unitsInDay, interval)
      if remainder < counts.count { count += counts[remainder] }
      next = finder.first(from: day + 1, through: days.upperBound - 1, self.days)
    }
    return count
  }

  /// How many units of a day the limits allow among those that leave a certain remainder when
  /// divided by the interval; the remainder is the index.
  private func unitCountsByRemainder() -> [Int] {
    var counts = Array(repeating: 0, count: min(interval, unitsInDay))
    for unit in allowedUnits { counts[unit % interval] += 1 }
    return counts
  }
}
