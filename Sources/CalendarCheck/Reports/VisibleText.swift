/// Text from a file as it may stand in a report: nothing in it moves a cursor, turns text round or
/// breaks a line.
public enum VisibleText {
  /// The lines of `bytes` as a terminal may show them: control characters as their pictures, those
  /// that are not to be seen by their numbers.
  public static func lines(of bytes: [UInt8]) -> String {
    String(decoding: bytes, as: UTF8.self).unicodeScalars.map { scalar in
      scalar == "\n" ? "\n" : shown(scalar)
    }.joined()
  }

  /// `text` with U+FFFD for each of its characters that a terminal or XML 1.0 must not get.
  static func withoutControls(_ text: String) -> String {
    if text.utf8.allSatisfy({ (0x20...0x7E).contains($0) }) { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      result.append(isUnseen(scalar) || isNoncharacter(scalar) ? "\u{FFFD}" : scalar)
    }
    return String(result)
  }

  /// `scalar` as an excerpt shows it: C0 controls and DEL as their pictures, a tab as a blank, other
  /// characters that are not to be seen by their numbers.
  static func shown(_ scalar: Unicode.Scalar) -> String {
    switch scalar.value {
    case 0x09: " "
    case 0x00...0x1F: picture(0x2400 + scalar.value)
    case 0x7F: picture(0x2421)
    default:
      isUnseen(scalar) || isNoncharacter(scalar) ? "<U+\(hexadecimal(scalar))>" : String(scalar)
    }
  }

  /// The number of `scalar` in four or more hexadecimal digits.
  static func hexadecimal(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  private static func picture(_ value: UInt32) -> String {
    Unicode.Scalar(value).map { String($0) } ?? ""
  }

  /// Whether `scalar` is a control, a separator of lines, a control of direction or a byte order
  /// mark.
  private static func isUnseen(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00...0x1F, 0x7F...0x9F, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069,
      0xFEFF:
      true
    default: false
    }
  }

  private static func isNoncharacter(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isNoncharacterCodePoint
  }
}
