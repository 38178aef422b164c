/// Eight bytes of a text, looked at in one step.
package struct EightBytes {
  @usableFromInline let word: UInt64

  /// Takes the bytes of `word` as they lie in memory.
  @inlinable package init(_ word: UInt64) { self.word = word }

  /// Whether `test` passes all of `bytes`, of which it gets eight at a time; the blanks that fill up
  /// fewer have to pass too.
  @inlinable @inline(__always)
  package static func all(
    of bytes: UnsafeRawBufferPointer, pass test: (EightBytes) -> Bool
  ) -> Bool {
    let index = firstFailure(in: bytes, of: test)
    if index == bytes.count { return true }
    if index + 8 <= bytes.count { return false }
    var word: UInt64 = 0x2020_2020_2020_2020
    for byte in bytes[index...] { word = word << 8 | UInt64(byte) }
    return test(EightBytes(word))
  }

  /// Where the first eight bytes begin that `test` does not pass; fewer at the end count as such.
  @inlinable @inline(__always)
  package static func firstFailure(
    in bytes: UnsafeRawBufferPointer, from start: Int = 0, of test: (EightBytes) -> Bool
  ) -> Int {
    var index = start
    while index + 8 <= bytes.count,
      test(EightBytes(bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)))
    {
      index += 8
    }
    return index
  }

  /// Whether all are printable ASCII.
  @inlinable package var arePrintable: Bool {
    // A byte below the blank takes from the next one, which then may look wrong too.
    let belowSpace = word &- 0x2020_2020_2020_2020
    let aboveTilde = word &+ 0x0101_0101_0101_0101
    return (word | belowSpace | aboveTilde) & 0x8080_8080_8080_8080 == 0
  }

  /// Whether one of them is `byte`.
  @inlinable package func has(_ byte: UInt8) -> Bool {
    let difference = word ^ UInt64(byte) &* 0x0101_0101_0101_0101
    return (difference &- 0x0101_0101_0101_0101) & ~difference & 0x8080_8080_8080_8080 != 0
  }
}
