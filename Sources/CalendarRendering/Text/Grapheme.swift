import CUtf8proc

/// What a reader takes for one character, with the columns it takes in a terminal.
public struct Grapheme: Hashable, Sendable {
  /// The text of one extended grapheme cluster (UAX #29), free of control characters.
  public let text: String
  /// The columns it takes, at least 1.
  public let width: Int

  /// One blank.
  static let blank = Grapheme(text: " ", width: 1)

  private init(text: String, width: Int) {
    self.text = text
    self.width = width
  }

  /// Takes one ASCII character that is no control; `nil` for another byte.
  init?(ascii byte: UInt8) {
    guard (0x20...0x7E).contains(byte) else { return nil }
    self.init(text: String(UnicodeScalar(byte)), width: 1)
  }

  /// Takes one cluster of filtered text; `nil` when nothing of it would be seen.
  ///
  /// A mark without a base stands on a dotted circle, so it never joins what is drawn before it; one
  /// with a column of its own needs none, and in Burmese such marks are clusters by themselves. A
  /// cluster that is longer than any writing system needs is cut, since a heap of marks would
  /// cover the lines around it.
  init?(_ character: Character) {
    if Self.isSimple(character) {
      self.init(text: String(character), width: 1)
      return
    }
    guard let first = character.unicodeScalars.first,
      !first.properties.isDefaultIgnorableCodePoint
    else { return nil }
    var scalars = Array(character.unicodeScalars)
    if scalars.count > Self.maximumScalars {
      scalars.removeLast(scalars.count - Self.maximumScalars)
      // A joiner at the end would take hold of the next cluster.
      while scalars.last == Self.joiner { scalars.removeLast() }
    }
    let width = Self.width(of: scalars)
    let text = String(String.UnicodeScalarView(scalars))
    let lacksBase = width == 0 || Self.isMark(first)
    self.init(text: lacksBase ? "\u{25CC}" + text : text, width: max(width, 1))
  }

  /// Whether `character` is a Latin letter or sign without marks, as nearly all are: it needs no
  /// closer look.
  private static func isSimple(_ character: Character) -> Bool {
    let scalars = character.unicodeScalars
    guard let first = scalars.first, scalars.dropFirst().isEmpty else { return false }
    switch first.value {
    case 0x20...0x7E, 0xA1...0xAC, 0xAE...0x2FF: return true
    default: return false
    }
  }

  /// Whether `scalar` has no column of its own but joins a base.
  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: true
    default: false
    }
  }

  /// Of the longest cluster in use, a family of four with skin tones.
  private static let maximumScalars = 16

  /// The columns of a cluster: 2 where it begins with a wide character or is an emoji sequence, else
  /// the sum of its parts, but no more than 2.
  ///
  /// Terminals that know clusters give none more; those that do not give a few Indic ones 3, where
  /// two consonants and a vowel sign come together.
  private static func width(of scalars: [Unicode.Scalar]) -> Int {
    // Signs such as U+0600 stand before what they belong to.
    let scalars = scalars.drop { width(of: $0) == 0 }
    guard let first = scalars.first else { return 0 }
    let isEmojiSequence =
      first.properties.isEmoji
      && scalars.dropFirst().contains {
        $0 == emojiVariation || $0 == keycap || $0.properties.isEmojiModifier
      }
    if isEmojiSequence || width(of: first) == 2 { return 2 }
    return min(scalars.reduce(0) { $0 + width(of: $1) }, 2)
  }

  private static let joiner: Unicode.Scalar = "\u{200D}"
  private static let emojiVariation: Unicode.Scalar = "\u{FE0F}"
  private static let keycap: Unicode.Scalar = "\u{20E3}"

  private static func width(of scalar: Unicode.Scalar) -> Int {
    // The library may know an older Unicode than Swift does, and counts emoji that are newer than it
    // as narrow. The letters of flags are narrow each.
    let isRegionalIndicator = (0x1F1E6...0x1F1FF).contains(scalar.value)
    if scalar.properties.isEmojiPresentation, !isRegionalIndicator { return 2 }
    // A vowel sign beside its consonant: the C library, by which most programs on a terminal go, gives
    // it a column, utf8proc none.
    if scalar.properties.generalCategory == .spacingMark { return 1 }
    return Int(utf8proc_charwidth(Int32(bitPattern: scalar.value)))
  }
}
