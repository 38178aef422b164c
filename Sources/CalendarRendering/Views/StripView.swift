import CalendarLayout
import CalendarModel

/// All days of a month in one line, with dots for single events and bars below; where the month does
/// not fit, the part around today.
struct StripView {
  let scene: Scene
  let days: [DayCell<[Int]>]

  /// The columns at either side that say whether there are more days.
  private static let margin = 2
  /// The most bars one below the other, when the options say nothing.
  private static let usualLanes = 6

  /// Draws the strip below its title and the names of its weekdays.
  func draw() -> Canvas {
    let range = visibleRange
    let visible = Array(days[range])
    var canvas = Canvas(width: scene.options.width)
    if let month = scene.page.view.month {
      scene.writeCentred(
        scene.names.title(of: month), in: 0..<columns.left(of: visible.count) + Self.margin,
        row: 0, style: Scene.title, on: &canvas)
    }
    drawDays(visible, on: &canvas)
    if range.lowerBound > 0 {
      canvas.write(scene.glyphs.moreBefore, row: 2, column: 0, style: Scene.aside)
    }
    if range.upperBound < days.count {
      canvas.write(
        scene.glyphs.moreAfter, row: 2, column: columns.left(of: visible.count) + 1,
        style: Scene.aside)
    }
    drawBars(of: visible, on: &canvas)
    return canvas
  }

  private var columns: DayColumns {
    let room = scene.options.width - 2 * Self.margin
    return DayColumns(
      scene: scene, start: Self.margin, dayWidth: min(max(room / max(days.count, 1), 3), 6))
  }

  private var visibleRange: Range<Int> {
    guard let month = scene.page.view.month else { return days.indices }
    let cells = max((scene.options.width - 2 * Self.margin) / columns.dayWidth, 1)
    let range = DayStrip(of: month) { _ in () }
      .visible(cells: cells, selected: scene.page.view.today)
    return range.clamped(to: days.indices)
  }

  /// Draws names, numbers and dots, each in a row, below the title.
  private func drawDays(_ visible: [DayCell<[Int]>], on canvas: inout Canvas) {
    let names = scene.names.weekdays(from: .monday, fitting: columns.dayWidth - 1)
    for (place, day) in visible.enumerated() {
      let weekday = day.date.weekday
      let index = weekday.offset(from: .monday)
      if names.indices.contains(index) {
        columns.drawName(names[index], of: weekday, at: place, row: 1, on: &canvas)
      }
      columns.drawNumber(of: day, at: place, row: 2, on: &canvas)
      let singles = day.content.map { scene.page.events[$0] }.filter { !takesDays($0) }
      columns.drawDots(singles, at: place, row: 3, on: &canvas)
    }
  }

  /// Draws the bars of events over several days, and how many are left out.
  private func drawBars(of visible: [DayCell<[Int]>], on canvas: inout Canvas) {
    let row = canvas.height
    let limit = scene.options.linesPerDay ?? Self.usualLanes
    let (bars, hidden) = bars(of: visible, lanes: limit)
    for bar in bars {
      let first = columns.left(of: bar.columns.lowerBound) + 1
      let end = columns.left(of: bar.columns.upperBound + 1)
      BarPainter(scene: scene).draw(bar, in: first..<end, row: row + bar.lane, on: &canvas)
    }
    if hidden > 0 {
      canvas.write(
        "+\(hidden) more", row: canvas.height, column: columns.start + 1, style: Scene.aside)
    }
  }

  /// Whether an event touches several days; one of a single day is too short for a bar with a title.
  private func takesDays(_ occurrence: Occurrence) -> Bool {
    guard let days = occurrence.days else { return false }
    return days.lowerBound < days.upperBound
  }

  /// The bars of the visible days, each on the lowest lane that is free from its start on, and how
  /// many find none.
  private func bars(of visible: [DayCell<[Int]>], lanes: Int) -> (bars: [Bar], hidden: Int) {
    guard let first = visible.first?.date, let last = visible.last?.date else { return ([], 0) }
    var ends: [CivilDate] = []
    var (bars, hidden): ([Bar], Int) = ([], 0)
    for index in Set(visible.flatMap(\.content)).sorted() {
      let occurrence = scene.page.events[index]
      guard takesDays(occurrence), let days = occurrence.days else { continue }
      let shown = days.clamped(to: first...last)
      let lane = ends.firstIndex { $0 < shown.lowerBound } ?? ends.count
      guard lane < lanes else {
        hidden += 1
        continue
      }
      if lane == ends.count { ends.append(shown.upperBound) } else { ends[lane] = shown.upperBound }
      bars.append(
        Bar(
          span: index, lane: lane,
          columns: shown.lowerBound.days(since: first)...shown.upperBound.days(since: first),
          continuesBefore: days.lowerBound < first, continuesAfter: days.upperBound > last))
    }
    return (bars, hidden)
  }
}
