/// Eight bytes of a text, looked at in one step.
struct EightBytes {
  private let word: UInt64

  /// Takes the bytes of `word` as they lie in memory.
  init(_ word: UInt64) { self.word = word }

  /// Whether `test` passes all of `bytes`, of which it gets eight at a time; the blanks that fill up
  /// fewer have to pass too.
  @inline(__always)
  static func all(of bytes: UnsafeRawBufferPointer, pass test: (EightBytes) -> Bool) -> Bool {
    var index = 0
    while index + 8 <= bytes.count {
      let word = bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      if !test(EightBytes(word)) { return false }
      index += 8
    }
    if index == bytes.count { return true }
    var word: UInt64 = 0x2020_2020_2020_2020
    for byte in bytes[index...] { word = word << 8 | UInt64(byte) }
    return test(EightBytes(word))
  }

  /// Whether all are printable ASCII.
  @inline(__always) var arePrintable: Bool {
    // A byte below the blank takes from the next one, which then may look wrong too.
    let belowSpace = word &- 0x2020_2020_2020_2020
    let aboveTilde = word &+ 0x0101_0101_0101_0101
    return (word | belowSpace | aboveTilde) & 0x8080_8080_8080_8080 == 0
  }

  /// Whether one of them is `byte`.
  @inline(__always) func has(_ byte: UInt8) -> Bool {
    let difference = word ^ UInt64(byte) &* 0x0101_0101_0101_0101
    return (difference &- 0x0101_0101_0101_0101) & ~difference & 0x8080_8080_8080_8080 != 0
  }
}
