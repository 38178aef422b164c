import CalendarLayout
import CalendarModel

/// A month or some weeks without frames, for narrow places: numbers of days, with marks for events.
struct SmallGrid {
  /// How the events of a day are shown.
  enum Marks {
    /// One mark behind the number of a busy day.
    case besideNumbers
    /// Bars and dots in lines of their own below the numbers, where there is room for them.
    case belowNumbers
  }

  let scene: Scene
  let weeks: [[DayCell<[Int]>]]
  /// The columns before the days, which hold the numbers of the weeks; 0 without numbers.
  let numberWidth: Int
  /// The columns of each day.
  let dayWidth: Int
  let marks: Marks

  /// The columns of seven days of the least width, the blank before the first left out.
  static let minimumWidth = 20
  /// The columns of seven days of the least width with the numbers of the weeks.
  static let minimumWidthWithNumbers = 24
  /// The most bars one below the other; the list below a grid has them all.
  private static let maximumLanes = 2

  /// Divides `width` among the days.
  init(scene: Scene, weeks: [[DayCell<[Int]>]], width: Int, marks: Marks) {
    self.scene = scene
    self.weeks = weeks
    let hasNumbers =
      scene.page.view.weekNumbering != .off && width >= Self.minimumWidthWithNumbers
    numberWidth = hasNumbers ? 3 : 0
    dayWidth = min(max((width - numberWidth) / 7, 3), 6)
    self.marks = dayWidth > 3 ? marks : .besideNumbers
  }

  /// The columns it takes.
  var width: Int { numberWidth + 7 * dayWidth }

  /// Draws it below `title` and the names of the weekdays, on a canvas of `width` columns; where
  /// not even the least width fits, the title alone.
  func draw(title: String, width: Int) -> Canvas {
    var canvas = Canvas(width: width)
    let area = numberWidth..<min(self.width, max(width, numberWidth))
    scene.writeCentred(title, in: area, row: 0, style: Scene.title, on: &canvas)
    guard width >= Self.minimumWidth else { return canvas }
    let columns = DayColumns(
      scene: scene, start: width < self.width ? -1 : numberWidth, dayWidth: dayWidth)
    drawWeekdays(columns, row: 1, on: &canvas)
    for week in weeks { drawWeek(week, columns, row: canvas.height, on: &canvas) }
    return canvas
  }

  private func drawWeekdays(_ columns: DayColumns, row: Int, on canvas: inout Canvas) {
    let first = scene.page.view.firstWeekday
    let names = scene.names.weekdays(from: first, fitting: dayWidth - 1)
    for (place, (name, weekday)) in zip(names, first.weekFromHere).enumerated() {
      columns.drawName(name, of: weekday, at: place, row: row, on: &canvas)
    }
  }

  private func drawWeek(
    _ week: [DayCell<[Int]>], _ columns: DayColumns, row: Int, on canvas: inout Canvas
  ) {
    if numberWidth > 0, let number = scene.weekNumber(of: week) {
      canvas.write(number, row: row, column: 0, style: Scene.aside)
    }
    switch marks {
    case .besideNumbers:
      // The days of a neighbouring month are left out, since months may stand side by side.
      for (place, day) in week.enumerated() where day.isInMonth {
        columns.drawNumber(of: day, at: place, row: row, on: &canvas)
        drawMark(of: day, row: row, column: columns.left(of: place) + 3, on: &canvas)
      }
    case .belowNumbers:
      for (place, day) in week.enumerated() {
        columns.drawNumber(of: day, at: place, row: row, on: &canvas)
      }
      drawMarks(of: week, columns, row: row + 1, on: &canvas)
    }
  }

  /// Draws the mark of a busy day behind its number; without colours the brackets of today leave no
  /// room for it.
  private func drawMark(
    of day: DayCell<[Int]>, row: Int, column: Int, on canvas: inout Canvas
  ) {
    guard let first = day.content.first else { return }
    let isToday = scene.isToday(day.date)
    if isToday, scene.options.isColorless { return }
    canvas.write(
      String(scene.glyphs.busy), row: row, column: column,
      style: isToday
        ? scene.numberStyle(day.date, isInMonth: true)
        : scene.markStyle(of: scene.page.events[first].event))
  }

  private func drawMarks(
    of week: [DayCell<[Int]>], _ columns: DayColumns, row: Int, on canvas: inout Canvas
  ) {
    let bars = scene.page.bars(in: week).filter { $0.lane < Self.maximumLanes }
    for bar in bars { drawBar(bar, columns, row: row + bar.lane, on: &canvas) }
    let dotRow = row + (bars.map(\.lane).max() ?? -1) + 1
    for (place, day) in week.enumerated() {
      let singles = day.content.map { scene.page.events[$0] }.filter { !$0.isBar }
      columns.drawDots(singles, at: place, row: dotRow, on: &canvas)
    }
  }

  private func drawBar(
    _ bar: Bar, _ columns: DayColumns, row: Int, on canvas: inout Canvas
  ) {
    let style = scene.markStyle(of: scene.page.events[bar.span].event)
    let first = columns.left(of: bar.columns.lowerBound) + 1
    let end = columns.left(of: bar.columns.upperBound + 1)
    let glyphs = scene.glyphs
    canvas.fill(first..<end, row: row, with: glyphs.bar.fill, style: style)
    if bar.continuesBefore {
      canvas.fill(first..<first + 1, row: row, with: glyphs.continuesBefore, style: style)
    }
    if bar.continuesAfter {
      canvas.fill(end - 1..<end, row: row, with: glyphs.continuesAfter, style: style)
    }
  }
}
