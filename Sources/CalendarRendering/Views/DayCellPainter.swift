import CalendarModel

/// Draws the single events of one day of a grid, below its number.
struct DayCellPainter {
  let scene: Scene
  /// The columns of the day.
  let columns: Range<Int>

  /// How many lines an event would like to have: two where its title does not fit beside its time.
  func wantedLines(for occurrence: Occurrence) -> Int {
    let lead = DisplayText(scene.leadingText(of: occurrence, showsTime: true))
    return lead.width + scene.title(of: occurrence.event).width > columns.count ? 2 : 1
  }

  /// Draws the entries of `day`, the first line being `row`; when some are hidden, the last of
  /// `lines` says how many.
  func draw(_ day: WeekRowPlan.Day, from row: Int, lines: Int, on canvas: inout Canvas) {
    for entry in day.entries {
      draw(
        scene.page.events[entry.event], row: row + entry.lines.lowerBound,
        lines: entry.lines.count, on: &canvas)
    }
    if day.hidden > 0 {
      let note = scene.cut(DisplayText("+\(day.hidden) more"), to: columns.count)
      canvas.write(note, row: row + lines - 1, column: columns.lowerBound, style: Scene.aside)
    }
  }

  private func draw(
    _ occurrence: Occurrence, row: Int, lines: Int, on canvas: inout Canvas
  ) {
    let lead = DisplayText(scene.leadingText(of: occurrence, showsTime: true))
      .cut(to: columns.count, mark: "")
    canvas.write(
      lead, row: row, column: columns.lowerBound, style: scene.markStyle(of: occurrence.event))
    let start = columns.lowerBound + lead.width
    let style = scene.titleStyle(of: occurrence.event)
    let title = scene.title(of: occurrence.event)
    guard lines > 1 else {
      canvas.write(
        scene.cut(title, to: columns.upperBound - start), row: row, column: start, style: style)
      return
    }
    let indent = 1
    let (head, rest) = title.broken(after: columns.upperBound - start, then: columns.count - indent)
    canvas.write(head, row: row, column: start, style: style)
    canvas.write(
      scene.cut(rest, to: columns.count - indent), row: row + 1,
      column: columns.lowerBound + indent, style: style)
  }
}
