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
  /// The columns of each day: a blank, two digits, and what is left.
  let dayWidth: Int
  let marks: Marks

  /// The columns of seven days of the least width, the blank before the first left out.
  static let minimumWidth = 20
  /// The columns of seven days of the least width with the numbers of the weeks.
  static let minimumWidthWithNumbers = 24

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

  /// Draws it below `title` and the names of the weekdays, on a canvas of `width` columns.
  func draw(title: String, width: Int) -> Canvas {
    var canvas = Canvas(width: width)
    let area = numberWidth..<min(self.width, max(width, numberWidth))
    scene.writeCentred(title, in: area, row: 0, style: Scene.title, on: &canvas)
    guard width >= Self.minimumWidth else { return canvas }
    // Where not even the least width fits, the blank before the first day is left out.
    let start = width < self.width ? -1 : numberWidth
    drawWeekdays(row: 1, from: start, on: &canvas)
    for week in weeks {
      let row = canvas.height
      drawNumbers(of: week, row: row, from: start, on: &canvas)
      if marks == .belowNumbers { drawMarks(of: week, row: row + 1, from: start, on: &canvas) }
    }
    return canvas
  }

  private func drawWeekdays(row: Int, from start: Int, on canvas: inout Canvas) {
    let weekdays = scene.page.view.firstWeekday.weekFromHere
    let names = scene.names.weekdays(from: scene.page.view.firstWeekday, fitting: dayWidth - 1)
    for (column, weekday) in weekdays.enumerated() where names.indices.contains(column) {
      // Right-aligned with the digits; a longer name uses the room behind them first.
      let name = scene.cut(DisplayText(names[column]), to: dayWidth - 1)
      let left = start + column * dayWidth
      canvas.write(
        name, row: row, column: left + max(3 - name.width, 1),
        style: scene.style(of: weekday).adding(.bold))
    }
  }

  private func drawNumbers(
    of week: [DayCell<[Int]>], row: Int, from start: Int, on canvas: inout Canvas
  ) {
    if numberWidth > 0, let number = scene.weekNumber(of: week) {
      canvas.write(number, row: row, column: 0, style: Scene.aside)
    }
    for (column, day) in week.enumerated() where isShown(day) && !scene.isToday(day.date) {
      drawNumber(of: day, row: row, column: start + column * dayWidth, on: &canvas)
    }
    // Today goes last, since what is around its number reaches into the columns of its neighbours.
    for (column, day) in week.enumerated() where isShown(day) && scene.isToday(day.date) {
      canvas.write(
        todayLabel(day), row: row, column: start + column * dayWidth,
        style: scene.numberStyle(day.date, isInMonth: day.isInMonth))
    }
  }

  /// Draws a number behind its blank; without colour one of a neighbouring month has parentheses.
  private func drawNumber(
    of day: DayCell<[Int]>, row: Int, column: Int, on canvas: inout Canvas
  ) {
    let style = scene.numberStyle(day.date, isInMonth: day.isInMonth)
    let digits = Self.digits(of: day.date)
    let isMarked = !day.isInMonth && scene.options.isColorless
    canvas.write(
      isMarked ? "(\(digits))" : digits, row: row, column: isMarked ? column : column + 1,
      style: style)
    if marks == .besideNumbers { drawMark(of: day, row: row, column: column + 3, on: &canvas) }
  }

  /// The number of today with a column on either side; without colour these hold brackets, which
  /// leave no room for a mark.
  private func todayLabel(_ day: DayCell<[Int]>) -> String {
    let digits = Self.digits(of: day.date)
    let isMarked =
      marks == .besideNumbers && !day.content.isEmpty && !scene.options.isColorless
    return isMarked
      ? " \(digits)\(scene.glyphs.busy)" : scene.dayLabel(digits, day.date)
  }

  private func drawMark(
    of day: DayCell<[Int]>, row: Int, column: Int, on canvas: inout Canvas
  ) {
    guard let first = day.content.first else { return }
    canvas.write(
      String(scene.glyphs.busy), row: row, column: column,
      style: scene.markStyle(of: scene.page.events[first].event))
  }

  /// Beside each other the months of a year would show the days around their ends twice.
  private func isShown(_ day: DayCell<[Int]>) -> Bool { day.isInMonth || marks == .belowNumbers }

  private static func digits(of date: CivilDate) -> String {
    date.day < 10 ? " \(date.day)" : "\(date.day)"
  }

  private func drawMarks(
    of week: [DayCell<[Int]>], row: Int, from start: Int, on canvas: inout Canvas
  ) {
    let bars = scene.page.bars(in: week).filter { $0.lane < 2 }
    for bar in bars { drawBar(bar, row: row + bar.lane, from: start, on: &canvas) }
    let dotRow = row + (bars.map(\.lane).max() ?? -1) + 1
    for (column, day) in week.enumerated() {
      let singles = day.content.filter { !scene.page.events[$0].isBar }
      for (offset, index) in singles.prefix(dayWidth - 2).enumerated() {
        canvas.write(
          String(scene.glyphs.busy), row: dotRow, column: start + column * dayWidth + 1 + offset,
          style: scene.markStyle(of: scene.page.events[index].event))
      }
    }
  }

  private func drawBar(_ bar: Bar, row: Int, from start: Int, on canvas: inout Canvas) {
    let style = scene.markStyle(of: scene.page.events[bar.span].event)
    let columns =
      start + bar.columns.lowerBound * dayWidth + 1..<start + (bar.columns.upperBound + 1)
      * dayWidth
    let glyphs = scene.glyphs
    canvas.fill(columns, row: row, with: glyphs.bar.fill, style: style)
    if bar.continuesBefore {
      let first = columns.lowerBound
      canvas.fill(first..<first + 1, row: row, with: glyphs.continuesBefore, style: style)
    }
    if bar.continuesAfter {
      let last = columns.upperBound - 1
      canvas.fill(last..<last + 1, row: row, with: glyphs.continuesAfter, style: style)
    }
  }
}
