/// Numbers that count from the start of something, or when negative from its end: days of a month,
/// weeks of a year.
struct TwoSidedNumbers: Sendable {
  private let fromStart: NumberSet
  /// The negative ones, without their sign.
  private let fromEnd: NumberSet

  /// Creates the set of those `numbers` that lie in `1...limit` or `-limit...(-1)`, where `limit` is
  /// at most 62.
  init(_ numbers: [Int], upTo limit: Int) {
    fromStart = NumberSet(numbers, in: 1...limit)
    fromEnd = NumberSet(numbers.lazy.filter { $0 >= -limit }.map { -$0 }, in: 1...limit)
  }

  /// Where the numbers lie, counted from 1, in something that has `count` members.
  func positions(in count: Int) -> NumberSet {
    var positions = fromStart.bits & NumberSet(1...count).bits
    for number in fromEnd.numbers where number <= count {
      positions |= 1 << UInt64(count + 1 - number)
    }
    return NumberSet(bits: positions)
  }

  /// Whether one of the numbers lies behind the last of `count` members.
  func reachesBehind(_ count: Int) -> Bool { fromStart.first(from: count + 1) != nil }

  /// Whether one of the numbers lies before the first of `count` members.
  func reachesBefore(_ count: Int) -> Bool { fromEnd.first(from: count + 1) != nil }

  /// Whether one of the numbers lies at `position`, counted from 1, of `count` members.
  func contains(_ position: Int, in count: Int) -> Bool {
    fromStart.contains(position) || fromEnd.contains(count + 1 - position)
  }
}
