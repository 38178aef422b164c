/// Facts for a terminal: headings, and below each labels with texts in a column beside them.
///
/// Texts are wrapped at blanks, and cut where they are longer than a screen. Where there is little
/// room they stand below their labels.
public struct FactSheet: Sendable {
  /// What is drawn so far.
  public private(set) var canvas: Canvas
  /// The label of the row above, which is not said twice.
  private var lastLabel: String?

  private static let labelColumn = 2
  private static let wideTextColumn = 14
  private static let narrowTextColumn = 4
  /// Below that many columns texts stand below their labels.
  private static let leastWidth = 50
  /// How many lines of columns a text takes at most.
  private static let mostLines = 40

  /// Creates an empty sheet of that many columns.
  public init(width: Int) { canvas = Canvas(width: width) }

  private var isNarrow: Bool { canvas.width < Self.leastWidth }
  private var textColumn: Int { isNarrow ? Self.narrowTextColumn : Self.wideTextColumn }

  /// Adds a heading, below an empty line where something stands above.
  public mutating func heading(_ text: String, aside: String = "") {
    if canvas.height > 0 { canvas.append(Canvas(width: canvas.width, height: 1)) }
    write(text, aside: aside, column: 0, style: Style(attributes: .bold))
    lastLabel = nil
  }

  /// Adds a row; its label is left out where it is that of the row above.
  ///
  /// - Parameters:
  ///   - label: What the text is about, a word or two.
  ///   - text: The text; where it is empty, there is no row.
  ///   - aside: What is said weakly behind it, such as a line number.
  public mutating func row(_ label: String, _ text: String, aside: String = "") {
    guard !text.isEmpty else { return }
    let row = canvas.height
    if label != lastLabel {
      canvas.write(label, row: row, column: Self.labelColumn, style: Self.weak)
    }
    let isBeside = label == lastLabel || !isNarrow
    lastLabel = label
    write(text, aside: aside, from: isBeside ? row : row + 1, column: textColumn)
  }

  private static let weak = Style(attributes: .dim)

  /// Writes `text` and, behind it or where it does not fit below it, `aside`.
  private mutating func write(
    _ text: String, aside: String, from first: Int? = nil, column: Int, style: Style = .plain
  ) {
    var row = first ?? canvas.height
    let room = max(canvas.width - column, 1)
    let most = room * Self.mostLines
    var rest = DisplayText(trimming: text, beyond: most).cut(to: most)
    var end = 0
    repeat {
      var (line, remaining) = rest.broken(after: room, then: room)
      // Too narrow for anything to be broken: the canvas cuts it off.
      if line.width == 0 { (line, remaining) = (rest, line) }
      canvas.write(line, row: row, column: column, style: style)
      (rest, end, row) = (remaining, line.width, row + 1)
    } while rest.width > 0
    let aside = DisplayText(aside)
    guard aside.width > 0 else { return }
    if end + 2 + aside.width <= room {
      canvas.write(aside, row: row - 1, column: column + end + 2, style: Self.weak)
    } else {
      canvas.write(aside, row: row, column: column, style: Self.weak)
    }
  }
}
