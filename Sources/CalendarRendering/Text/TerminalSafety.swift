/// Removes from a text what would make a terminal do something instead of showing it.
enum TerminalSafety {
  /// What becomes of one scalar.
  private enum Treatment {
    case keep
    case remove
    case blank
    case replace(Unicode.Scalar)
  }

  /// Whether `text` is all ASCII characters that can be seen, and so is safe as it is.
  static func isPlain(_ text: String) -> Bool {
    text.utf8.allSatisfy { (0x20...0x7E).contains($0) }
  }

  /// `text` without a control character or a control of direction.
  ///
  /// Tabs and the ends of lines and paragraphs become blanks, several in a row one; other controls
  /// become their pictures (U+2400 and on), the C1 controls and noncharacters U+FFFD. Controls of
  /// direction are removed, since an unclosed one turns round the rest of the line.
  static func filtered(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch treatment(of: scalar) {
      case .keep: result.append(scalar)
      case .remove: break
      case .blank: if result.last != " " { result.append(" ") }
      case .replace(let standIn): result.append(standIn)
      }
    }
    return String(result)
  }

  private static func treatment(of scalar: Unicode.Scalar) -> Treatment {
    switch scalar.value {
    case 0x09...0x0D, 0x85, 0x2028, 0x2029: .blank
    case 0x00...0x1F: picture(0x2400 + scalar.value)
    case 0x7F: picture(0x2421)
    case 0x80...0x9F: .replace("\u{FFFD}")
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: .remove
    default: isNoncharacter(scalar) ? .replace("\u{FFFD}") : .keep
    }
  }

  /// Whether `scalar` is one that no text may hold: U+FDD0 to U+FDEF and the last two of each plane.
  private static func isNoncharacter(_ scalar: Unicode.Scalar) -> Bool {
    (0xFDD0...0xFDEF).contains(scalar.value) || scalar.value & 0xFFFE == 0xFFFE
  }

  private static func picture(_ value: UInt32) -> Treatment {
    .replace(Unicode.Scalar(value) ?? "\u{FFFD}")
  }
}
