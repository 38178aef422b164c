public import CalendarModel

/// How a cell looks.
public struct Style: Hashable, Sendable {
  /// What is done to the text besides colour.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// One bit for each attribute.
    public let rawValue: UInt8

    /// Creates the set of the given bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Heavier strokes.
    public static let bold = Attributes(rawValue: 1)
    /// Weaker colour.
    public static let dim = Attributes(rawValue: 2)
    /// A line below.
    public static let underline = Attributes(rawValue: 4)
    /// Ground and text change places.
    public static let inverse = Attributes(rawValue: 8)
    /// A line through the middle.
    public static let strike = Attributes(rawValue: 16)
  }

  /// The colour of the text; `nil` is the terminal's own.
  public var foreground: RGBColor?
  /// The colour of the ground; `nil` is the terminal's own.
  public var background: RGBColor?
  /// What else is done to the text.
  public var attributes: Attributes

  /// Creates a style; without arguments the terminal's own.
  public init(
    foreground: RGBColor? = nil, background: RGBColor? = nil, attributes: Attributes = []
  ) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
  }

  /// The terminal's own.
  public static let plain = Style()

  /// This style with `attributes` on top.
  public func adding(_ attributes: Attributes) -> Style {
    Style(
      foreground: foreground, background: background,
      attributes: self.attributes.union(attributes))
  }

  /// Whether a blank in this style looks like nothing at all.
  var isInvisibleOnBlank: Bool {
    background == nil && attributes.isDisjoint(with: [.underline, .inverse, .strike])
  }
}
