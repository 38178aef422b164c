import CalendarLayout
import CalendarModel

/// The months of a year side by side, as many as fit.
struct YearView {
  let scene: Scene
  let months: [MonthGrid<[Int]>]

  private static let gap = 3

  /// Hands out the year's number, then the rows of months.
  func draw(_ emit: (Canvas) -> Void) {
    let width = scene.options.width
    let grids = months.map {
      SmallGrid(
        scene: scene, weeks: $0.weeks, width: min(width, SmallGrid.minimumWidthWithNumbers),
        marks: .besideNumbers)
    }
    guard let monthWidth = grids.first?.width, let year = months.first?.month.year else { return }
    // Twelve months come out even in rows of these lengths.
    let count =
      [6, 4, 3, 2].first { $0 * (monthWidth + Self.gap) - Self.gap <= width } ?? 1
    let used = min(count * (monthWidth + Self.gap) - Self.gap, width)
    var title = Canvas(width: width)
    scene.writeCentred(String(year), in: 0..<used, row: 0, style: Scene.title, on: &title)
    emit(title)
    for start in stride(from: 0, to: months.count, by: count) {
      emit(Canvas(width: width, height: 1))
      emit(drawRow(start..<min(start + count, months.count), grids, monthWidth))
    }
  }

  private func drawRow(_ row: Range<Int>, _ grids: [SmallGrid], _ monthWidth: Int) -> Canvas {
    var canvas = Canvas(width: scene.options.width)
    for (position, index) in row.enumerated() {
      // One column more than the month has, for the mark of its last day.
      let month = grids[index].draw(
        title: scene.names.name(of: months[index].month),
        width: min(monthWidth + 1, scene.options.width))
      canvas.draw(month, row: 0, column: position * (monthWidth + Self.gap))
    }
    return canvas
  }
}
