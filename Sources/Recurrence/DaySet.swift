/// Days of one period, a year at most, ascending; filled anew for each period without allocating.
struct DaySet: Sendable {
  /// The day number that bit 0 stands for: no day of the set lies before it.
  private(set) var origin = 0
  /// One bit for each day from `origin` on.
  private var words: [UInt64]
  /// The words before this one are empty.
  private var word = 0

  /// Creates the empty set that has room for `capacity` days.
  init(capacity: Int) {
    words = [UInt64](repeating: 0, count: (capacity + 63) / 64)
  }

  /// Takes out all days; the next ones to come lie at or behind the one with the number `origin`.
  mutating func removeAll(from origin: Int) {
    self.origin = origin
    for index in word..<words.count { words[index] = 0 }
    word = 0
  }

  /// Adds the days whose bits are set, bit 0 being the day with the number `day`.
  mutating func insert(_ bits: UInt64, from day: Int) {
    let offset = day - origin
    let (word, shift) = (offset / 64, UInt64(offset % 64))
    words[word] |= bits << shift
    let rest = bits >> (64 - shift)
    if rest != 0 { words[word + 1] |= rest }
  }

  /// How many days it holds.
  var count: Int { words.reduce(0) { $0 + $1.nonzeroBitCount } }

  /// Takes out the earliest day and returns its number; `nil` when there is none.
  mutating func popFirst() -> Int? {
    while word < words.count {
      let bits = words[word]
      if bits != 0 {
        words[word] = bits & (bits - 1)
        return origin + word * 64 + bits.trailingZeroBitCount
      }
      word += 1
    }
    return nil
  }

  /// The number of the day at `index` of the ascending days; the set holds more than that.
  func day(at index: Int) -> Int {
    var (word, rest) = (0, index)
    while rest >= words[word].nonzeroBitCount {
      rest -= words[word].nonzeroBitCount
      word += 1
    }
    var bits = words[word]
    for _ in 0..<rest { bits &= bits - 1 }
    return origin + word * 64 + bits.trailingZeroBitCount
  }
}
