/// Writes a canvas as lines of text, plain or with the escape sequences of ECMA-48 (SGR).
public struct TextWriter: Sendable {
  /// How many colours the terminal has; with none there are no escape sequences at all.
  public let depth: ColorDepth

  /// Creates a writer for a terminal of the given colours.
  public init(depth: ColorDepth) { self.depth = depth }

  /// Writes the rows of `canvas`, each ended by a line feed, without the blanks that nobody sees at
  /// its end; a row ends in the terminal's own style.
  public func write(_ canvas: Canvas, to output: inout some TextOutputStream) {
    for row in canvas.rows { output.write(line(row)) }
  }

  /// The text of `canvas`, as `write` would write it.
  public func string(_ canvas: Canvas) -> String {
    canvas.rows.map(line).joined()
  }

  private func line(_ row: [Canvas.Cell]) -> String {
    var line = ""
    var style = Style.plain
    var codes = ""
    var isIsolated = false
    for cell in row[..<visibleEnd(of: row)] {
      guard let grapheme = cell.grapheme else { continue }
      if cell.style != style {
        style = cell.style
        let wanted = SGR.codes(for: style, depth: depth)
        line += SGR.change(from: codes, to: wanted)
        codes = wanted
      }
      if cell.startsIsolate, !isIsolated {
        line += Isolate.start
        isIsolated = true
      }
      line += grapheme.text
      if cell.endsIsolate, isIsolated {
        line += Isolate.end
        isIsolated = false
      }
    }
    if isIsolated { line += Isolate.end }
    return line + SGR.change(from: codes, to: "") + "\n"
  }

  private func visibleEnd(of row: [Canvas.Cell]) -> Int {
    let last = row.lastIndex {
      $0.grapheme != .blank || (depth != .none && !$0.style.isInvisibleOnBlank)
    }
    return last.map { $0 + 1 } ?? 0
  }
}
