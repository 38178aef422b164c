import CalendarLayout
import CalendarModel

/// Draws an all-day or several-day event as one piece across the days it covers.
struct BarPainter {
  let scene: Scene

  /// Draws a bar into `columns` of `row`.
  ///
  /// With colours it is a coloured ground. Without them it has an end on either side and a line
  /// behind its title: `┣ Trade fair ━━━━┫`. Where it goes on before or after the row it has an
  /// arrow instead of an end.
  func draw(_ bar: Bar, in columns: Range<Int>, row: Int, on canvas: inout Canvas) {
    let occurrence = scene.page.events[bar.span]
    let style = scene.barStyle(of: occurrence.event, isDarker: bar.lane % 2 == 1)
    let (before, after) = ends(of: bar)
    canvas.fill(
      columns, row: row, with: scene.options.isColorless ? scene.glyphs.bar.fill : " ",
      style: style)
    // In a bar of one column the right end covers the left one.
    drawEnd(before, at: columns.lowerBound, row, style, &canvas)
    drawEnd(after, at: columns.upperBound - 1, row, style, &canvas)
    // In a short bar the time would leave no room for the title.
    let lead = DisplayText(
      scene.leadingText(
        of: occurrence, showsTime: !bar.continuesBefore && columns.count >= 14))
    let title = scene.title(of: occurrence.event)
    let inner = columns.dropFirst().dropLast(after == nil ? 0 : 1)
    var line = TextLine(scene: scene, row: row, column: inner.lowerBound, end: inner.upperBound)
    // Blanks keep the title apart from the end before it, where there is room, and from the line
    // behind it.
    if before != nil, lead.width + title.width + 2 <= inner.count {
      line.write(DisplayText([.blank]), style, on: &canvas)
    }
    line.write(lead, style, on: &canvas)
    line.write(title, style, on: &canvas)
    if line.column > inner.lowerBound { line.write(DisplayText([.blank]), style, on: &canvas) }
  }

  /// The characters at the ends; `nil` where the ground alone shows the end.
  private func ends(of bar: Bar) -> (before: Character?, after: Character?) {
    let glyphs = scene.glyphs
    let isColorless = scene.options.isColorless
    return (
      bar.continuesBefore ? glyphs.continuesBefore : isColorless ? glyphs.bar.start : nil,
      bar.continuesAfter ? glyphs.continuesAfter : isColorless ? glyphs.bar.end : nil
    )
  }

  private func drawEnd(
    _ character: Character?, at column: Int, _ row: Int, _ style: Style, _ canvas: inout Canvas
  ) {
    guard let character else { return }
    canvas.fill(column..<column + 1, row: row, with: character, style: style)
  }
}
