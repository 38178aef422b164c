import CalendarModel

/// Says which calendar has which colour or mark, when there are several.
struct Legend {
  let scene: Scene

  /// Draws the names of the calendars that the page shows something of, as many in a line as fit,
  /// below an empty line; `nil` when there is only one calendar, or nothing to explain.
  func draw() -> Canvas? {
    let calendars = scene.page.calendars
    guard calendars.count > 1 else { return nil }
    let shown = Set(scene.page.events.map(\.event.calendar)).sorted()
      .filter(calendars.indices.contains)
    guard !shown.isEmpty else { return nil }
    let width = scene.options.width
    var canvas = Canvas(width: width)
    var (row, column) = (1, 0)
    for index in shown {
      let name = scene.cut(
        DisplayText(trimming: calendars[index].name, beyond: width), to: width - 2)
      if column > 0, column + name.width + 2 > width { (row, column) = (row + 1, 0) }
      let color = Palette.textColor(Palette.color(of: calendars[index], at: index))
      canvas.write(
        scene.legendMark(index), row: row, column: column, style: Style(foreground: color))
      canvas.write(name, row: row, column: column + 2)
      column += name.width + 5
    }
    return canvas
  }
}

extension Scene {
  /// The mark of a calendar: without colours one of its own, else the same for all.
  func legendMark(_ calendar: Int) -> String { glyphs.calendar(options.isColorless ? calendar : 1) }
}
