/// The escapes of a TEXT value (RFC 5545 §3.3.11).
public enum TextValue {
  /// The text that `value` stands for, and whether all its escapes are ones that the RFC knows.
  ///
  /// Unescaped `,` and `;` are text. Of unknown escapes `\:` and `\"` lose their backslash, as
  /// nothing else can be meant; any other backslash is text, as in `C:\temp`.
  public static func unescaped(_ value: String) -> (text: String, isValid: Bool) {
    guard CleanText.has(backslash, in: value.utf8.span) else { return (value, true) }
    var value = value
    return value.withUTF8 { bytes in
      let first = bytes.firstIndex(of: backslash) ?? bytes.endIndex
      var text = Array(bytes[..<first])
      text.reserveCapacity(bytes.count)
      let isValid = appendUnescaped(bytes[first...], to: &text)
      return (String(decoding: text, as: UTF8.self), isValid)
    }
  }

  /// Appends what `escaped` stands for, and says whether all its escapes are known.
  private static func appendUnescaped(
    _ escaped: Slice<UnsafeBufferPointer<UInt8>>, to text: inout [UInt8]
  ) -> Bool {
    var isValid = true
    var rest = escaped.makeIterator()
    while let byte = rest.next() {
      guard byte == backslash else {
        text.append(byte)
        continue
      }
      switch rest.next() {
      case UInt8(ascii: "n"), UInt8(ascii: "N"): text.append(.lineFeed)
      case let next? where escapable.contains(next): text.append(next)
      case let next? where next == UInt8(ascii: ":") || next == UInt8(ascii: "\""):
        text.append(next)
        isValid = false
      case let next:
        text.append(backslash)
        if let next { text.append(next) }
        isValid = false
      }
    }
    return isValid
  }

  /// The parts of a list of TEXT values, cut at each comma that is not escaped (§3.1.1), still
  /// escaped.
  public static func list(_ value: String) -> [Substring] {
    var parts: [Substring] = []
    var start = value.startIndex
    var isEscaped = false
    for index in value.utf8.indices {
      let byte = value.utf8[index]
      if byte == UInt8(ascii: ","), !isEscaped {
        parts.append(value[start..<index])
        start = value.utf8.index(after: index)
      }
      isEscaped = byte == backslash && !isEscaped
    }
    parts.append(value[start...])
    return parts
  }

  private static let backslash = UInt8(ascii: "\\")
  private static let escapable = [UInt8](#"\;,"#.utf8)
}
