/// The 64-bit FNV-1a hash, which is the same on every machine and in every run.
struct StableHash: Hashable, Sendable {
  /// The hash of what was combined so far.
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Goes on with `bytes`.
  mutating func combine(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
  }

  /// The hash of `bytes`.
  static func of(_ bytes: some Sequence<UInt8>) -> UInt64 {
    var hash = StableHash()
    hash.combine(bytes)
    return hash.value
  }
}
