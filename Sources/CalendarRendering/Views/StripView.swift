import CalendarLayout
import CalendarModel

/// All days of a month in one line, with marks for busy days and bars below; where they do not fit,
/// the part around today.
struct StripView {
  let scene: Scene
  let days: [DayCell<[Int]>]

  /// The columns at either side that say whether there are more days.
  private static let margin = 2

  /// Draws the strip below its title and the names of its weekdays.
  func draw() -> Canvas {
    let visible = Array(days[visibleRange])
    var canvas = Canvas(width: scene.options.width)
    if let month = scene.page.view.month {
      scene.writeCentred(
        scene.names.title(of: month), in: 0..<left(of: visible.count) + Self.margin, row: 0,
        style: Scene.title, on: &canvas)
    }
    drawNames(of: visible, row: 1, on: &canvas)
    drawNumbers(of: visible, row: 2, on: &canvas)
    drawMoreMarks(row: 2, count: visible.count, on: &canvas)
    drawDots(of: visible, row: 3, on: &canvas)
    let row = canvas.height
    for bar in bars(of: visible) {
      BarPainter(scene: scene).draw(
        bar, in: left(of: bar.columns.lowerBound) + 1..<left(of: bar.columns.upperBound + 1),
        row: row + bar.lane, on: &canvas)
    }
    return canvas
  }

  /// The columns of a day: a blank, two digits, and what the width allows.
  private var dayWidth: Int {
    min(max((scene.options.width - 2 * Self.margin) / max(days.count, 1), 3), 6)
  }

  /// The first column of the day with the given place among the visible ones.
  private func left(of place: Int) -> Int { Self.margin + place * dayWidth }

  private var visibleRange: Range<Int> {
    guard let month = scene.page.view.month else { return days.indices }
    let cells = max((scene.options.width - 2 * Self.margin) / dayWidth, 1)
    let range = DayStrip(of: month) { _ in () }
      .visible(cells: cells, selected: scene.page.view.today)
    return range.clamped(to: days.indices)
  }

  private func drawNames(of visible: [DayCell<[Int]>], row: Int, on canvas: inout Canvas) {
    let names = scene.names.weekdays(from: .monday, fitting: dayWidth - 1)
    for (place, day) in visible.enumerated() {
      let index = day.date.weekday.offset(from: .monday)
      guard names.indices.contains(index) else { continue }
      let name = scene.cut(DisplayText(names[index]), to: dayWidth - 1)
      canvas.write(
        name, row: row, column: left(of: place) + max(3 - name.width, 1),
        style: scene.style(of: day.date.weekday))
    }
  }

  private func drawNumbers(of visible: [DayCell<[Int]>], row: Int, on canvas: inout Canvas) {
    for (place, day) in visible.enumerated() {
      let digits = day.date.day < 10 ? " \(day.date.day)" : "\(day.date.day)"
      let isToday = scene.isToday(day.date)
      canvas.write(
        isToday ? scene.dayLabel(digits, day.date) : digits, row: row,
        column: left(of: place) + (isToday ? 0 : 1),
        style: scene.numberStyle(day.date, isInMonth: true))
    }
  }

  private func drawMoreMarks(row: Int, count: Int, on canvas: inout Canvas) {
    let visible = visibleRange
    if visible.lowerBound > 0 {
      canvas.write(scene.glyphs.moreBefore, row: row, column: 0, style: Scene.aside)
    }
    if visible.upperBound < days.count {
      canvas.write(
        scene.glyphs.moreAfter, row: row, column: left(of: count) + 1, style: Scene.aside)
    }
  }

  /// Draws a dot for each event that is no bar, as many as the day has columns for.
  private func drawDots(of visible: [DayCell<[Int]>], row: Int, on canvas: inout Canvas) {
    for (place, day) in visible.enumerated() {
      let events = day.content.map { scene.page.events[$0] }.filter { !isBar($0) }
      for (offset, occurrence) in events.prefix(dayWidth - 1).enumerated() {
        canvas.write(
          String(scene.glyphs.busy), row: row, column: left(of: place) + 1 + offset,
          style: scene.markStyle(of: occurrence.event))
      }
    }
  }

  /// Whether an event is drawn as a bar here: one of a single day is too short for a title.
  private func isBar(_ occurrence: Occurrence) -> Bool {
    guard let days = occurrence.days else { return false }
    return days.lowerBound < days.upperBound
  }

  /// The bars of the visible days; each takes the lowest lane that is free from its start on.
  private func bars(of visible: [DayCell<[Int]>]) -> [Bar] {
    guard let first = visible.first?.date, let last = visible.last?.date else { return [] }
    var ends: [CivilDate] = []
    return Set(visible.flatMap(\.content)).sorted().compactMap { index in
      let occurrence = scene.page.events[index]
      guard isBar(occurrence), let days = occurrence.days else { return nil }
      let shown = days.clamped(to: first...last)
      let lane = ends.firstIndex { $0 < shown.lowerBound } ?? ends.count
      if lane == ends.count { ends.append(shown.upperBound) } else { ends[lane] = shown.upperBound }
      return Bar(
        span: index, lane: lane,
        columns: shown.lowerBound.days(since: first)...shown.upperBound.days(since: first),
        continuesBefore: days.lowerBound < first, continuesAfter: days.upperBound > last)
    }
  }
}
