import CalendarLayout
import CalendarModel

/// A month, a week or several weeks as a grid whose days hold text, with bars across the days.
struct GridView {
  let scene: Scene
  let columns: GridColumns

  /// Draws `weeks` below `title` and the names of the weekdays.
  func draw(_ weeks: [[DayCell<[Int]>]], title: String) -> Canvas {
    var canvas = Canvas(width: scene.options.width)
    scene.writeCentred(title, in: columns.frame, row: 0, style: Scene.title, on: &canvas)
    drawWeekdays(of: weeks.first ?? [], row: 1, on: &canvas)
    drawRule(scene.glyphs.frame.top, row: 2, on: &canvas)
    for week in weeks {
      drawWeek(week, row: canvas.height, on: &canvas)
      drawRule(scene.glyphs.frame.middle, row: canvas.height, on: &canvas)
    }
    drawRule(scene.glyphs.frame.bottom, row: canvas.height - 1, on: &canvas)
    return canvas
  }

  private func drawWeekdays(of week: [DayCell<[Int]>], row: Int, on canvas: inout Canvas) {
    let names = scene.names.weekdays(
      from: scene.page.view.firstWeekday, fitting: columns.narrowest - 1)
    for (index, day) in week.enumerated() where names.indices.contains(index) {
      scene.writeCentred(
        names[index], in: columns.days[index], row: row,
        style: scene.style(of: day.date.weekday).adding(.bold), on: &canvas)
    }
  }

  private func drawRule(
    _ crossings: (Character, Character, Character), row: Int, on canvas: inout Canvas
  ) {
    canvas.fill(
      columns.frame, row: row, with: scene.glyphs.frame.horizontal, style: Scene.frame)
    for (index, line) in columns.lines.enumerated() {
      let crossing = index == 0 ? crossings.0 : index == 7 ? crossings.2 : crossings.1
      canvas.fill(line..<line + 1, row: row, with: crossing, style: Scene.frame)
    }
  }

  private func drawWeek(_ week: [DayCell<[Int]>], row: Int, on canvas: inout Canvas) {
    let plan = plan(of: week)
    let height = max(plan.lineCount, lineRange.lowerBound) + 1
    drawLines(rows: row..<row + height, on: &canvas)
    drawWeekNumber(of: week, row: row, on: &canvas)
    for (column, day) in week.enumerated() {
      drawNumber(of: day, in: columns.days[column], row: row, on: &canvas)
      let painter = DayCellPainter(scene: scene, columns: columns.days[column])
      painter.draw(plan.days[column], from: row + 1, lines: plan.lineCount, on: &canvas)
    }
    for bar in plan.bars {
      BarPainter(scene: scene).draw(
        bar, in: columns.columns(bar.columns), row: row + 1 + bar.lane, on: &canvas)
    }
  }

  private func plan(of week: [DayCell<[Int]>]) -> WeekRowPlan {
    WeekRowPlan(
      bars: scene.page.bars(in: week),
      singles: week.enumerated().map { singles(of: $1, in: columns.days[$0]) },
      limit: lineRange.upperBound)
  }

  private func singles(
    of day: DayCell<[Int]>, in columns: Range<Int>
  ) -> [WeekRowPlan.Single] {
    let events = scene.page.events
    let painter = DayCellPainter(scene: scene, columns: columns)
    return day.content.filter { !events[$0].isBar }.enumerated().map { place, event in
      // What comes after the last line is not shown, so its title need not be measured.
      let mayShow = place < lineRange.upperBound
      return WeekRowPlan.Single(
        event: event, wantedLines: mayShow ? painter.wantedLines(for: events[event]) : 1)
    }
  }

  /// The lines below the numbers of a row: at least, so that a quiet week still looks like one, and
  /// at most. The wider the picture, the more there may be; a single week has the page to itself.
  private var lineRange: ClosedRange<Int> {
    if let lines = scene.options.linesPerDay { return lines...lines }
    if scene.page.view.kind == .week { return 6...30 }
    switch scene.options.width {
    case ..<100: return 2...4
    case ..<160: return 2...6
    default: return 3...8
    }
  }

  private func drawLines(rows: Range<Int>, on canvas: inout Canvas) {
    for row in rows {
      for line in columns.lines {
        canvas.fill(
          line..<line + 1, row: row, with: scene.glyphs.frame.vertical, style: Scene.frame)
      }
    }
  }

  private func drawWeekNumber(of week: [DayCell<[Int]>], row: Int, on canvas: inout Canvas) {
    guard let number = scene.weekNumber(of: week) else { return }
    canvas.write(number, row: row, column: 0, style: Scene.aside)
  }

  /// Draws a day's number with its month where that is not the month of the title and there is
  /// room: on days of a neighbouring month, and on a first within rows of weeks.
  private func drawNumber(
    of day: DayCell<[Int]>, in columns: Range<Int>, row: Int, on canvas: inout Canvas
  ) {
    let number = String(day.date.day)
    let startsMonth = day.date.day == 1 && [.week, .weeks].contains(scene.page.view.kind)
    let long = !day.isInMonth || startsMonth ? scene.names.shortDay(day.date) : number
    let label = DisplayText(long).width + 2 <= columns.count ? long : number
    canvas.write(
      scene.dayLabel(label, day.date), row: row, column: columns.lowerBound,
      style: scene.numberStyle(day.date, isInMonth: day.isInMonth))
  }
}

extension Scene {
  /// The number of a row of seven days, right-aligned in two columns; `nil` when numbers are off.
  func weekNumber(of week: [DayCell<[Int]>]) -> String? {
    guard let first = week.first?.date else { return nil }
    let row = Week(containing: first, startingOn: first.weekday)
    guard let number = page.view.weekNumbering.number(of: row, locale: page.view.week) else {
      return nil
    }
    return Self.twoColumns(number.week)
  }
}
