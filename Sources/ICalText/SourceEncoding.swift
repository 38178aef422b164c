/// How a whole source is encoded, as its first bytes say.
public enum SourceEncoding: Hashable, Sendable {
  /// UTF-8, or anything else that is told line by line.
  case utf8
  /// UTF-16 in the given byte order.
  case utf16(bigEndian: Bool)
  /// UTF-32 in the given byte order.
  case utf32(bigEndian: Bool)

  /// Reads the byte order mark, by which alone UTF-16 and UTF-32 are told; `length` is its number of
  /// bytes, 0 where there is none.
  public static func detect(_ bytes: Span<UInt8>) -> (encoding: SourceEncoding, length: Int) {
    let marks: [([UInt8], SourceEncoding)] = [
      ([0xEF, 0xBB, 0xBF], .utf8),
      ([0xFF, 0xFE, 0, 0], .utf32(bigEndian: false)),  // before UTF-16, whose mark it begins with
      ([0, 0, 0xFE, 0xFF], .utf32(bigEndian: true)),
      ([0xFF, 0xFE], .utf16(bigEndian: false)),
      ([0xFE, 0xFF], .utf16(bigEndian: true)),
    ]
    for (mark, encoding) in marks where bytes.count >= mark.count {
      if mark.indices.allSatisfy({ bytes[$0] == mark[$0] }) { return (encoding, mark.count) }
    }
    return (.utf8, 0)
  }

  /// The text of `bytes`, which have no mark, as UTF-8; what is no text becomes U+FFFD.
  public func utf8(of bytes: [UInt8]) -> [UInt8] {
    switch self {
    case .utf8: bytes
    case .utf16(let bigEndian):
      Array(String(decoding: Self.units(of: bytes, bigEndian) as [UInt16], as: UTF16.self).utf8)
    case .utf32(let bigEndian):
      Array(String(decoding: Self.units(of: bytes, bigEndian) as [UInt32], as: UTF32.self).utf8)
    }
  }

  private static func units<Unit: FixedWidthInteger>(
    of bytes: [UInt8], _ bigEndian: Bool
  ) -> [Unit] {
    let size = Unit.bitWidth / 8
    return stride(from: 0, to: bytes.count / size * size, by: size).map { start in
      let unit = bytes[start..<(start + size)]
      return (bigEndian ? Array(unit) : unit.reversed()).reduce(0) { $0 << 8 | Unit($1) }
    }
  }
}
