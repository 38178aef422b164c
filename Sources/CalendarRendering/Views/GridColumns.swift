import CalendarLayout
import CalendarModel

/// Where the seven columns of a grid lie.
struct GridColumns {
  /// The columns that each day has for its text, between the lines.
  let days: [Range<Int>]
  /// The columns before the grid, which hold the numbers of the weeks; 0 without numbers.
  let numberWidth: Int

  /// The fewest columns in which a day can show a time with a beginning of its title, or `+12 more`.
  private static let minimumDayWidth = 9

  /// Divides the width among the days, working days first where it does not come out even; `nil`
  /// when it is too narrow for a grid with text.
  init?(scene: Scene, weeks: [[DayCell<[Int]>]]) {
    guard let week = weeks.first, week.count == 7 else { return nil }
    numberWidth = scene.page.view.weekNumbering == .off ? 0 : 3
    let room = scene.options.width - numberWidth - 8
    guard room >= 7 * Self.minimumDayWidth else { return nil }
    let workdaysFirst =
      week.indices.filter { !scene.isWeekend(week[$0].date.weekday) }
      + week.indices.filter { scene.isWeekend(week[$0].date.weekday) }
    var widths = Array(repeating: room / 7, count: 7)
    for index in workdaysFirst.prefix(room % 7) { widths[index] += 1 }
    var start = numberWidth + 1
    days = widths.map { width in
      defer { start += width + 1 }
      return start..<start + width
    }
  }

  /// The columns of a grid from its left to its right line.
  var frame: Range<Int> { numberWidth..<(days.last?.upperBound ?? numberWidth) + 1 }

  /// The columns of the lines, from left to right, eight of them.
  var lines: [Int] { [numberWidth] + days.map(\.upperBound) }

  /// The columns from the first through the last of `range`, with the lines between them.
  func columns(_ range: ClosedRange<Int>) -> Range<Int> {
    days[range.lowerBound].lowerBound..<days[range.upperBound].upperBound
  }

  /// The width of the narrowest day.
  var narrowest: Int { days.map(\.count).min() ?? 0 }
}
