/// A text that a terminal can show: filtered, and measured in the columns it takes.
///
/// Every string that comes from outside passes through here before it reaches a terminal. Control
/// characters, line ends and foreign controls of direction are gone, and text is cut and padded by
/// whole characters.
public struct DisplayText: Hashable, Sendable {
  /// What is shown, from the first to the last character.
  public let graphemes: [Grapheme]
  /// The columns it takes.
  public let width: Int

  /// Makes `text` safe to show.
  public init(_ text: String) {
    if TerminalSafety.isPlain(text) {
      self.init(text.utf8.compactMap(Grapheme.init(ascii:)))
    } else {
      self.init(TerminalSafety.filtered(text).compactMap(Grapheme.init(_:)))
    }
  }

  /// Makes `text` without the blanks at its ends safe to show; of a long one its beginning, which
  /// takes more than `columns` columns, so that what is never seen costs nothing.
  init(trimming text: String, beyond columns: Int) {
    let text = text.drop(while: \.isWhitespace)
    var length = max(columns, 0) + 16
    var part = text.prefix(length)
    var beginning = DisplayText(String(part)).trimmed
    // Characters without a column and blanks that become one make it come out shorter.
    while part.endIndex < text.endIndex, beginning.width <= columns {
      length *= 2
      part = text.prefix(length)
      beginning = DisplayText(String(part)).trimmed
    }
    self = beginning
  }

  init(_ graphemes: [Grapheme]) {
    self.graphemes = graphemes
    width = graphemes.reduce(0) { $0 + $1.width }
  }

  /// The text in `columns` columns or fewer: itself, or its beginning and `mark`.
  ///
  /// - Parameters:
  ///   - columns: The room there is; below 1 nothing fits.
  ///   - mark: What says that something is missing; where not even that fits, nothing is shown.
  public func cut(to columns: Int, mark: String = "…") -> DisplayText {
    if width <= columns { return self }
    let ending = DisplayText(mark)
    guard ending.width <= columns else { return DisplayText([]) }
    var room = columns - ending.width
    let kept = graphemes.prefix { grapheme in
      room -= grapheme.width
      return room >= 0
    }
    return DisplayText(kept + ending.graphemes)
  }

  /// The text in two lines, broken at a blank where that is possible.
  ///
  /// - Parameters:
  ///   - first: The columns of the first line.
  ///   - second: The columns of the second line. Where the first word fits into these but not into
  ///     `first`, the first line stays empty; a word that fits into neither is broken, unless the
  ///     first line would hold less than four columns of it.
  /// - Returns: The first line, and all the rest.
  func broken(after first: Int, then second: Int) -> (DisplayText, DisplayText) {
    if width <= first { return (self, DisplayText([])) }
    var room = first
    let fitting = graphemes.prefix { grapheme in
      room -= grapheme.width
      return room >= 0
    }
    let isWordEnd = graphemes.dropFirst(fitting.count).first == .blank
    let blank = isWordEnd ? fitting.endIndex : fitting.lastIndex(of: .blank)
    let firstWord = DisplayText(Array(graphemes.prefix { $0 != .blank }))
    let end = blank ?? (firstWord.width <= second || first < 4 ? 0 : fitting.endIndex)
    return (
      DisplayText(Array(graphemes[..<end])), DisplayText(Array(graphemes[end...])).trimmed
    )
  }

  /// The text with blanks behind it up to `columns` columns; longer text stays as it is.
  public func padded(to columns: Int) -> DisplayText {
    let blanks = Array(repeating: Grapheme.blank, count: max(columns - width, 0))
    return DisplayText(graphemes + blanks)
  }

  /// One text and the other behind it.
  static func + (lhs: DisplayText, rhs: DisplayText) -> DisplayText {
    DisplayText(lhs.graphemes + rhs.graphemes)
  }

  /// The text without the blanks at its ends.
  public var trimmed: DisplayText {
    guard let first = graphemes.firstIndex(where: { $0 != .blank }),
      let last = graphemes.lastIndex(where: { $0 != .blank })
    else { return DisplayText([]) }
    return DisplayText(Array(graphemes[first...last]))
  }

  /// Whether it has a right-to-left letter, so that a terminal might reorder it.
  public var hasRightToLeft: Bool {
    graphemes.contains { $0.text.unicodeScalars.contains(where: RightToLeft.contains) }
  }

  /// The text to print, isolated from what stands around it where it has right-to-left letters
  /// (UAX #9, FSI and PDI), so that these do not move the columns.
  public var string: String {
    let text = graphemes.map(\.text).joined()
    return hasRightToLeft ? Isolate.start + text + Isolate.end : text
  }

  /// `text` made safe to print: ``string`` of its display text.
  public static func safe(_ text: String) -> String { DisplayText(text).string }
}

/// The characters that keep the direction of a text to itself.
enum Isolate {
  /// FIRST STRONG ISOLATE: what follows takes the direction of its first letter.
  static let start = "\u{2068}"
  /// POP DIRECTIONAL ISOLATE.
  static let end = "\u{2069}"
}

/// The scalars of scripts that run from right to left.
private enum RightToLeft {
  /// Whether `scalar` lies in a block whose characters have the Bidi_Class R or AL, also by default
  /// (Unicode's DerivedBidiClass.txt).
  static func contains(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      true
    default: false
    }
  }
}
