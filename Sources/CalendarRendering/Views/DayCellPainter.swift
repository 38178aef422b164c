import CalendarModel

/// Draws the single events of one day of a grid, below its number.
struct DayCellPainter {
  let scene: Scene
  /// The columns of the day.
  let columns: Range<Int>

  /// Draws the entries of `day`, the first line being `row`; when some are hidden, the last of
  /// `lines` says how many.
  func draw(_ day: WeekRowPlan.Day, from row: Int, lines: Int, on canvas: inout Canvas) {
    for (line, index) in day.entries {
      draw(scene.page.events[index], row: row + line, on: &canvas)
    }
    if day.hidden > 0 {
      let note = scene.cut(DisplayText("+\(day.hidden) more"), to: columns.count)
      canvas.write(note, row: row + lines - 1, column: columns.lowerBound, style: Scene.aside)
    }
  }

  private func draw(_ occurrence: Occurrence, row: Int, on canvas: inout Canvas) {
    let lead = DisplayText(scene.leadingText(of: occurrence, showsTime: true))
      .cut(to: columns.count, mark: "")
    let title = scene.cut(
      scene.title(of: occurrence.event), to: columns.count - lead.width)
    canvas.write(
      lead, row: row, column: columns.lowerBound, style: scene.markStyle(of: occurrence.event))
    canvas.write(
      title, row: row, column: columns.lowerBound + lead.width,
      style: scene.titleStyle(of: occurrence.event))
  }
}
