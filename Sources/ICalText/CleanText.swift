/// Makes UTF-8 without control characters out of a line's bytes.
package enum CleanText {
  /// Returns `bytes` as UTF-8: unchanged when they are, otherwise read as windows-1252; without C0
  /// controls (the tab stays), DEL and C1 controls.
  package static func of(_ bytes: [UInt8]) -> (text: [UInt8], repairs: ContentLine.Repairs) {
    if isPlain(bytes.span) { return (bytes, []) }
    let isUTF8 = isUTF8(bytes)
    let text = isUTF8 ? bytes : Windows1252.utf8(of: bytes)
    let clean = withoutControls(text)
    var repairs: ContentLine.Repairs = isUTF8 ? [] : .windows1252
    if clean.count != text.count { repairs.insert(.controlsRemoved) }
    return (clean, repairs)
  }

  /// Whether all of `bytes` are printable ASCII, as in nearly every line; nothing has to be done
  /// for those.
  package static func isPlain(_ bytes: Span<UInt8>) -> Bool {
    bytes.withUnsafeBytes { EightBytes.all(of: $0) { $0.arePrintable } }
  }

  /// Whether all of `bytes` are printable ASCII but neither quotes nor backslashes, so that each
  /// means itself wherever it stands.
  package static func isLiteral(_ bytes: Span<UInt8>) -> Bool {
    bytes.withUnsafeBytes { bytes in
      EightBytes.all(of: bytes) {
        $0.arePrintable && !$0.has(UInt8(ascii: "\"")) && !$0.has(UInt8(ascii: "\\"))
      }
    }
  }

  /// Whether one of `bytes` is `byte`, which is not a blank.
  static func has(_ byte: UInt8, in bytes: Span<UInt8>) -> Bool {
    bytes.withUnsafeBytes { bytes in !EightBytes.all(of: bytes) { !$0.has(byte) } }
  }

  private static func isUTF8(_ bytes: [UInt8]) -> Bool {
    (try? UTF8Span(validating: bytes.span)) != nil
  }

  private static func withoutControls(_ text: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(text.count)
    var index = 0
    while index < text.count {
      let byte = text[index]
      let next = index + 1 < text.count ? text[index + 1] : 0
      // U+0080 to U+009F, the C1 controls, are the two bytes C2 80 to C2 9F.
      if byte == 0xC2 && (0x80...0x9F).contains(next) {
        index += 2
        continue
      }
      if byte >= 0x20 && byte != 0x7F || byte == .horizontalTab { result.append(byte) }
      index += 1
    }
    return result
  }
}

/// The encoding that Windows programs use where they do not use UTF-8.
package enum Windows1252 {
  /// U+20AC and what else stands at 0x80 to 0x9F; the five unused places are the C1 controls of
  /// that number, as WHATWG's Encoding standard has them.
  private static let high: [UInt16] = [
    0x20AC, 0x0081, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039,
    0x0152, 0x008D, 0x017D, 0x008F, 0x0090, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014,
    0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0x009D, 0x017E, 0x0178,
  ]

  /// The byte that `scalar` is written as; a C1 control as the byte of its number, as in Latin-1.
  /// `nil` for what it has not.
  package static func byte(for scalar: Unicode.Scalar) -> UInt8? {
    if let byte = UInt8(exactly: scalar.value) { return byte }
    return high.firstIndex { UInt32($0) == scalar.value }.map { UInt8($0 + 0x80) }
  }

  static func utf8(of bytes: [UInt8]) -> [UInt8] {
    var text = ""
    for byte in bytes {
      let scalar = (0x80..<0xA0).contains(byte) ? high[Int(byte) - 0x80] : UInt16(byte)
      if let scalar = Unicode.Scalar(scalar) { text.unicodeScalars.append(scalar) }
    }
    return Array(text.utf8)
  }
}
