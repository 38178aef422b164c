import CalendarModel

/// The parameters of ECMA-48's SELECT GRAPHIC RENDITION.
package enum SGR {
  /// The parameters that turn the terminal's own style into `style`, joined by `;`; empty where that
  /// is the same, and always without colours.
  static func codes(for style: Style, depth: ColorDepth) -> String {
    guard depth != .none else { return "" }
    return (codes(for: style.attributes) + colorCodes(for: style, depth: depth))
      .joined(separator: ";")
  }

  /// The sequence that leads from the style of some parameters to that of others; nothing between
  /// equal ones.
  static func change(from old: String, to new: String) -> String {
    if old == new { return "" }
    if new.isEmpty { return "\u{1B}[0m" }
    if old.isEmpty { return "\u{1B}[\(new)m" }
    // Many changes only add, such as from a coloured text to a struck one.
    if new.hasPrefix(old + ";") { return "\u{1B}[\(new.dropFirst(old.utf8.count + 1))m" }
    return "\u{1B}[0;\(new)m"
  }

  /// `text` in `style`, and after it the terminal's own; as it is where that is the same.
  package static func text(_ text: String, in style: Style, depth: ColorDepth) -> String {
    let codes = codes(for: style, depth: depth)
    return change(from: "", to: codes) + text + change(from: codes, to: "")
  }

  private static func codes(for attributes: Style.Attributes) -> [String] {
    let table: [(Style.Attributes, String)] = [
      (.bold, "1"), (.dim, "2"), (.underline, "4"), (.inverse, "7"), (.strike, "9"),
    ]
    return table.filter { attributes.contains($0.0) }.map(\.1)
  }

  private static func colorCodes(for style: Style, depth: ColorDepth) -> [String] {
    switch depth {
    case .none: []
    case .ansi16: namedCodes(for: style)
    case .ansi256:
      [
        style.foreground.map { "38;5;\(IndexedColor.nearest(to: $0))" },
        style.background.map { "48;5;\(IndexedColor.nearest(to: $0))" },
      ].compactMap(\.self)
    case .trueColor:
      [
        style.foreground.map { "38;2;\($0.red);\($0.green);\($0.blue)" },
        style.background.map { "48;2;\($0.red);\($0.green);\($0.blue)" },
      ].compactMap(\.self)
    }
  }

  /// With 16 colours nobody knows what they look like, but themes choose them to be readable on their
  /// ground. So a coloured ground is a coloured text turned round: the text in it takes the
  /// terminal's ground.
  private static func namedCodes(for style: Style) -> [String] {
    if let background = style.background {
      return (NamedColor.nearest(to: background).map { ["3\($0.rawValue)"] } ?? []) + ["7"]
    }
    return style.foreground.flatMap(NamedColor.nearest(to:)).map { ["3\($0.rawValue)"] } ?? []
  }
}
