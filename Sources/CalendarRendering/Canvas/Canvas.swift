/// A grid of styled cells, `width` columns wide, that grows downwards as it is written to.
///
/// Whatever is written is filtered first, and clipped at both sides. A wide character takes two
/// cells; one that would stick out is left away.
public struct Canvas: Sendable {
  /// One column of one row.
  public struct Cell: Hashable, Sendable {
    /// The character; `nil` where the wide one to the left goes on.
    public fileprivate(set) var grapheme: Grapheme?
    /// How it looks.
    public fileprivate(set) var style: Style
    /// Whether an isolated text begins here.
    public fileprivate(set) var startsIsolate = false
    /// Whether an isolated text ends here.
    public fileprivate(set) var endsIsolate = false

    static let blank = Cell(grapheme: .blank, style: .plain)
  }

  /// The number of columns.
  public let width: Int
  /// The rows from top to bottom; each ends where nothing was written behind, so it may hold fewer
  /// cells than ``width``.
  public private(set) var rows: [[Cell]]

  /// Creates a canvas of `height` empty rows.
  public init(width: Int, height: Int = 0) {
    self.width = max(width, 0)
    rows = Array(repeating: [], count: max(height, 0))
  }

  /// The number of rows.
  public var height: Int { rows.count }

  /// Writes `text` from `column` on, to the right, and returns the columns that it takes.
  ///
  /// - Parameters:
  ///   - text: What to write.
  ///   - row: The row, from 0; missing rows are added. Nothing is written above row 0.
  ///   - column: The first column; it may lie outside.
  ///   - style: How it looks.
  @discardableResult
  public mutating func write(
    _ text: DisplayText, row: Int, column: Int, style: Style = .plain
  ) -> Int {
    var position = column
    // Blanks at the ends stay outside, so that they do not change sides.
    var written: ClosedRange<Int>?
    for grapheme in text.graphemes {
      if put(grapheme, row: row, column: position, style: style), grapheme != .blank {
        written = (written?.lowerBound ?? position)...position
      }
      position += grapheme.width
    }
    if let written, text.hasRightToLeft {
      rows[row][written.lowerBound].startsIsolate = true
      rows[row][written.upperBound].endsIsolate = true
    }
    return text.width
  }

  /// Writes `text`, filtered, from `column` on; see `write(_:row:column:style:)`.
  @discardableResult
  public mutating func write(
    _ text: String, row: Int, column: Int, style: Style = .plain
  ) -> Int {
    write(DisplayText(text), row: row, column: column, style: style)
  }

  /// Writes `character`, one column wide, into each of `columns`.
  public mutating func fill(
    _ columns: Range<Int>, row: Int, with character: Character = " ", style: Style = .plain
  ) {
    guard let grapheme = Grapheme(character) else { return }
    for column in columns.clamped(to: 0..<width) {
      put(grapheme, row: row, column: column, style: style)
    }
  }

  /// Copies `other` so that its top left cell comes to lie at `row` and `column`; its blanks cover
  /// what is below them as far as its rows were written.
  public mutating func draw(_ other: Canvas, row: Int, column: Int) {
    for (offset, cells) in other.rows.enumerated() {
      if row + offset >= 0 { addRows(through: row + offset) }
      for (index, cell) in cells.enumerated() {
        guard let grapheme = cell.grapheme,
          put(grapheme, row: row + offset, column: column + index, style: cell.style)
        else { continue }
        rows[row + offset][column + index].startsIsolate = cell.startsIsolate
        rows[row + offset][column + index].endsIsolate = cell.endsIsolate
      }
    }
  }

  /// Adds the rows of `other` below.
  public mutating func append(_ other: Canvas) { draw(other, row: height, column: 0) }

  /// Puts one character into its cells and returns whether it lies inside.
  @discardableResult
  private mutating func put(
    _ grapheme: Grapheme, row: Int, column: Int, style: Style
  ) -> Bool {
    guard row >= 0, column >= 0, column <= width - grapheme.width else { return false }
    addRows(through: row)
    let end = column + grapheme.width
    while rows[row].count < end { rows[row].append(.blank) }
    clearPartner(row: row, column: column)
    clearPartner(row: row, column: end - 1)
    rows[row][column] = Cell(grapheme: grapheme, style: style)
    for next in column + 1..<end { rows[row][next] = Cell(grapheme: nil, style: style) }
    return true
  }

  private mutating func addRows(through row: Int) {
    while rows.count <= row { rows.append([]) }
  }

  /// Blanks the cells of the wide character that `column` is a part of, before it is written over.
  private mutating func clearPartner(row: Int, column: Int) {
    let cells = rows[row]
    guard let start = (0...column).last(where: { cells[$0].grapheme != nil }) else { return }
    let end = start + (cells[start].grapheme?.width ?? 1)
    guard end - start > 1, end > column else { return }
    for index in start..<min(end, cells.count) {
      rows[row][index] = Cell(grapheme: .blank, style: cells[index].style)
    }
  }
}
