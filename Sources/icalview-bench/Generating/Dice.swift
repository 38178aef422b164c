/// Numbers that are the same for the same seed on every machine (SplitMix64).
struct Dice {
  private var state: UInt64

  /// Creates the numbers of `seed`.
  init(seed: UInt64) { state = seed }

  /// Creates the numbers of one part of what `seed` makes, which depend on no other part.
  init(seed: UInt64, part: Int) {
    var dice = Dice(seed: seed)
    state = dice.next() ^ UInt64(truncatingIfNeeded: part) &* 0xD1B5_4A32_D192_ED03
  }

  /// Any number.
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number from 0 to `bound` - 1.
  mutating func below(_ bound: Int) -> Int {
    Int(next().multipliedFullWidth(by: UInt64(bound)).high)
  }

  /// Whether something happens that happens in `percent` of all cases.
  mutating func happens(percent: Int) -> Bool { below(100) < percent }

  /// One of `items`, which are not empty.
  mutating func pick<Item>(_ items: [Item]) -> Item { items[below(items.count)] }
}
