/// A set of the numbers 0 to 63, as the bits of one word: hours, minutes, days of a month.
struct NumberSet: Hashable, Sendable {
  /// Bit `n` is set when the set holds `n`.
  let bits: UInt64

  /// Creates the set whose numbers are the bits that are set.
  init(bits: UInt64) { self.bits = bits }

  /// Creates the set of all numbers in `range`, which lies in `0...63`.
  init(_ range: ClosedRange<Int>) {
    bits = (~0 >> UInt64(63 - range.upperBound)) & (~0 << UInt64(range.lowerBound))
  }

  /// Creates the set of those `numbers` that lie in `range`, itself in `0...63`.
  init(_ numbers: some Sequence<Int>, in range: ClosedRange<Int>) {
    bits = numbers.reduce(0) { bits, number in
      range.contains(number) ? bits | 1 << UInt64(number) : bits
    }
  }

  /// Whether the set holds `number`; `false` for a number that is not in `0...63`.
  func contains(_ number: Int) -> Bool { bits >> UInt64(truncatingIfNeeded: number) & 1 != 0 }

  /// The smallest number of the set that is `lower` or more; `lower` is not negative.
  func first(from lower: Int) -> Int? {
    let rest = bits >> lower
    return rest == 0 ? nil : lower + rest.trailingZeroBitCount
  }

  /// The numbers of the set, ascending.
  var numbers: some Sequence<Int> {
    sequence(state: bits) { rest in
      guard rest != 0 else { return nil }
      defer { rest &= rest - 1 }
      return rest.trailingZeroBitCount
    }
  }
}
