/// Days of one period, a year at most, ascending; held in place, so that filling it anew for each
/// period allocates nothing.
struct DaySet: Sendable {
  /// The day number that bit 0 stands for.
  private let origin: Int
  /// One bit for each day from `origin` on; 512 are more than the 372 that a year of 53 weeks or
  /// one with a day moved over each end needs.
  private var words = SIMD8<UInt64>()
  /// The words before this one are empty.
  private var word = 0

  /// Creates an empty set for days from the one with the number `origin` on.
  init(from origin: Int) { self.origin = origin }

  /// Adds the days whose bits are set, bit 0 being the day with the number `day`, which lies less
  /// than 448 days after the origin, and not before it.
  mutating func insert(_ bits: UInt64, from day: Int) {
    let offset = day - origin
    let (word, shift) = (offset / 64, UInt64(offset % 64))
    words[word] |= bits << shift
    if shift != 0 { words[word + 1] |= bits >> (64 - shift) }
  }

  /// How many days it holds.
  var count: Int { Int(words.nonzeroBitCount.wrappedSum()) }

  /// Takes out the earliest day and returns its number; `nil` when there is none.
  mutating func popFirst() -> Int? {
    while word < words.scalarCount {
      let bits = words[word]
      if bits != 0 {
        words[word] = bits & (bits - 1)
        return origin + word * 64 + bits.trailingZeroBitCount
      }
      word += 1
    }
    return nil
  }

  /// Takes out all days before the one with the number `day`.
  mutating func removeAll(before day: Int) {
    let offset = day - origin
    for index in 0..<words.scalarCount where index * 64 < offset {
      words[index] &= ~0 << (offset - index * 64)
    }
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
