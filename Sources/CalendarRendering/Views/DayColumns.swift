import CalendarLayout
import CalendarModel

/// Days side by side without frames, each a blank, two digits, and what room is left.
struct DayColumns {
  let scene: Scene
  /// The first column of the first day.
  let start: Int
  /// The columns of each day, at least 3.
  let dayWidth: Int

  /// The first column of the day at `place`, from 0.
  func left(of place: Int) -> Int { start + place * dayWidth }

  /// Draws the name of a weekday, right-aligned with the digits where it is short enough.
  func drawName(
    _ name: String, of weekday: Weekday, at place: Int, row: Int, on canvas: inout Canvas
  ) {
    let name = scene.cut(DisplayText(name), to: dayWidth - 1)
    canvas.write(
      name, row: row, column: left(of: place) + max(3 - name.width, 1),
      style: scene.style(of: weekday).adding(.bold))
  }

  /// Draws the number of a day; without colours today has brackets, and a day of a neighbouring
  /// month parentheses.
  func drawNumber(
    of day: DayCell<[Int]>, at place: Int, row: Int, on canvas: inout Canvas
  ) {
    let digits = Scene.twoColumns(day.date.day)
    let style = scene.numberStyle(day.date, isInMonth: day.isInMonth)
    if scene.isToday(day.date) {
      let label = scene.dayLabel(digits, day.date)
      canvas.write(label, row: row, column: left(of: place), style: style)
    } else if !day.isInMonth, scene.options.isColorless {
      canvas.write("(\(digits))", row: row, column: left(of: place), style: style)
    } else {
      canvas.write(digits, row: row, column: left(of: place) + 1, style: style)
    }
  }

  /// Draws a dot for each of `events`; where they are more than fit, the last one is a plus.
  func drawDots(_ events: [Occurrence], at place: Int, row: Int, on canvas: inout Canvas) {
    let room = min(dayWidth - 1, 3)
    for (offset, occurrence) in events.prefix(room).enumerated() {
      let isLast = offset == room - 1 && events.count > room
      canvas.write(
        isLast ? "+" : String(scene.glyphs.busy), row: row,
        column: left(of: place) + 1 + offset, style: scene.markStyle(of: occurrence.event))
    }
  }
}

extension Scene {
  /// A number below 100, right-aligned in two columns.
  static func twoColumns(_ number: Int) -> String { number < 10 ? " \(number)" : "\(number)" }
}
