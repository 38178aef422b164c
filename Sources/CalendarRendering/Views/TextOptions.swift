/// How the text renderer draws.
public struct TextOptions: Hashable, Sendable {
  /// The columns there are; at least 1.
  public let width: Int
  /// Whether frames and marks are drawn with ASCII alone; names and titles stay as they are.
  public let isASCII: Bool
  /// The lines that each day of a grid has below its number, at least 1; `nil` lets the renderer
  /// choose by width and need.
  public let linesPerDay: Int?
  /// How many colours the terminal has.
  public let colorDepth: ColorDepth

  /// Creates the options; a width or number of lines below 1 counts as 1.
  public init(
    width: Int, isASCII: Bool = false, linesPerDay: Int? = nil, colorDepth: ColorDepth = .none
  ) {
    self.width = max(width, 1)
    self.isASCII = isASCII
    self.linesPerDay = linesPerDay.map { max($0, 1) }
    self.colorDepth = colorDepth
  }

  /// Whether the looks of a thing must be told by characters alone.
  var isColorless: Bool { colorDepth == .none }
}
