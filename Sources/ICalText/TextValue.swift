/// The escapes of a TEXT value (RFC 5545 §3.3.11).
public enum TextValue {
  /// The text that `value` stands for, and whether all its escapes are ones that the RFC knows.
  ///
  /// Unescaped `,` and `;` are text. Of unknown escapes `\:` and `\"` lose their backslash, as
  /// nothing else can be meant; any other backslash is text, as in `C:\temp`.
  public static func unescaped(_ value: some StringProtocol) -> (text: String, isValid: Bool) {
    guard value.utf8.contains(backslash) else { return (String(value), true) }
    var text: [UInt8] = []
    text.reserveCapacity(value.utf8.count)
    var isValid = true
    var rest = value.utf8.makeIterator()
    while let byte = rest.next() {
      guard byte == backslash else {
        text.append(byte)
        continue
      }
      switch rest.next() {
      case UInt8(ascii: "n"), UInt8(ascii: "N"): text.append(.lineFeed)
      case let next? where Self.escapable.contains(next): text.append(next)
      case let next? where next == UInt8(ascii: ":") || next == UInt8(ascii: "\""):
        text.append(next)
        isValid = false
      case let next:
        text.append(backslash)
        if let next { text.append(next) }
        isValid = false
      }
    }
    return (String(decoding: text, as: UTF8.self), isValid)
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
