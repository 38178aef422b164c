import CalendarLayout
import CalendarModel

/// One day by its hours: what takes all of it on top, events that overlap side by side, and hours
/// without events left out.
struct DayView {
  let scene: Scene
  let day: DayCell<[Int]>

  /// The seconds that one line stands for.
  private static let slot = 1800
  /// The columns before the events, which hold the hours.
  private static let hoursWidth = 6

  /// A timed event with the lines it takes, counted from midnight.
  private struct Block {
    let occurrence: Occurrence
    let slots: Range<Int>
    let column: Int
    let columnCount: Int
    /// Whether it has the other shade of its colour, to stand out from the one above it.
    let isDarker: Bool
  }

  /// Draws the day below its heading.
  func draw() -> Canvas {
    var canvas = Canvas(width: scene.options.width)
    let heading = scene.dayHeading(day.date)
    canvas.write(heading.text, row: 0, column: 0, style: heading.style)
    let allDay = day.content.filter { blockSlots(of: scene.page.events[$0]) == nil }
    for (lane, index) in allDay.enumerated() { drawAllDay(index, lane: lane, on: &canvas) }
    let blocks = blocks
    let rows = rows(of: blocks, from: canvas.height, on: &canvas)
    for block in blocks { draw(block, rows: rows, on: &canvas) }
    if day.content.isEmpty { canvas.append(scene.emptyNote) }
    return canvas
  }

  private func drawAllDay(_ index: Int, lane: Int, on canvas: inout Canvas) {
    guard let days = scene.page.events[index].days else { return }
    let bar = Bar(
      span: index, lane: lane, columns: 0...0, continuesBefore: days.lowerBound < day.date,
      continuesAfter: days.upperBound > day.date)
    let columns = min(Self.hoursWidth, scene.options.width - 1)..<scene.options.width
    BarPainter(scene: scene).draw(bar, in: columns, row: lane + 1, on: &canvas)
  }

  /// The lines of the day that an event takes; `nil` when it takes all of it or is not timed.
  private func blockSlots(of occurrence: Occurrence) -> Range<Int>? {
    guard case .time(let start, let end) = occurrence.span else { return nil }
    let midnight = CivilDateTime(startOf: day.date)
    let from = max(start.civil.civilSeconds - midnight.civilSeconds, 0)
    let through = min(end.civil.civilSeconds - midnight.civilSeconds, 86400)
    guard from > 0 || through < 86400, from < 86400 else { return nil }
    let first = from / Self.slot
    return first..<max((through + Self.slot - 1) / Self.slot, first + 1)
  }

  private var blocks: [Block] {
    let timed = day.content.compactMap { index in
      blockSlots(of: scene.page.events[index]).map { (scene.page.events[index], $0) }
    }
    return Timeline(of: timed.map(\.1), minimumLength: 1).blocks.map {
      Block(
        occurrence: timed[$0.span].0, slots: $0.times, column: $0.column,
        columnCount: $0.columnCount, isDarker: $0.span % 2 == 1)
    }
  }

  /// Draws the hours from the first to the last event, a sign in the place of two empty ones or
  /// more, and returns the row of each line drawn.
  private func rows(
    of blocks: [Block], from start: Int, on canvas: inout Canvas
  ) -> [Int: Int] {
    let busy = Set(blocks.flatMap { $0.slots.map { $0 / 2 } })
    guard let first = busy.min(), let last = busy.max() else { return [:] }
    var rows: [Int: Int] = [:]
    var row = start
    for hour in first...last {
      if busy.contains(hour) || (busy.contains(hour - 1) && busy.contains(hour + 1)) {
        canvas.write("\(padded(hour, 2)):00", row: row, column: 0, style: Scene.aside)
        rows[hour * 2] = row
        rows[hour * 2 + 1] = row + 1
        row += 2
      } else if busy.contains(hour - 1) {
        canvas.write(scene.glyphs.gap, row: row, column: 2, style: Scene.aside)
        row += 1
      }
    }
    return rows
  }

  private func draw(_ block: Block, rows: [Int: Int], on canvas: inout Canvas) {
    let room = max(scene.options.width - Self.hoursWidth, 1)
    let left = Self.hoursWidth + room * block.column / block.columnCount
    let right = Self.hoursWidth + room * (block.column + 1) / block.columnCount
    // A column stays free between neighbours.
    let columns = left..<max(block.column + 1 < block.columnCount ? right - 1 : right, left + 1)
    let event = block.occurrence.event
    let style =
      scene.options.isColorless
      ? .plain : scene.barStyle(of: event, isDarker: block.isDarker)
    for (line, slot) in block.slots.enumerated() {
      guard let row = rows[slot] else { continue }
      canvas.fill(columns, row: row, style: style)
      canvas.fill(
        left..<left + 1, row: row, with: edge(line, of: block.slots.count), style: style)
    }
    guard let row = rows[block.slots.lowerBound] else { return }
    var line = TextLine(scene: scene, row: row, column: left + 2, end: columns.upperBound)
    for text in texts(of: block.occurrence) { line.write(text, style, on: &canvas) }
    let place = scene.place(of: event)
    if block.slots.count > 1 {
      line = TextLine(scene: scene, row: row + 1, column: left + 2, end: columns.upperBound)
      line.write(place.trimmed, style, on: &canvas)
    } else {
      line.write(place, style, on: &canvas)
    }
  }

  private func texts(of occurrence: Occurrence) -> [DisplayText] {
    let times = DisplayText(scene.times(of: occurrence, on: day.date)).trimmed
    return [
      DisplayText(scene.calendarMark(of: occurrence.event) ?? ""), times, DisplayText([.blank]),
      scene.title(of: occurrence.event),
      DisplayText(scene.dayCount(of: occurrence, on: day.date)),
    ]
  }

  /// What stands along the left edge of a block on one of its lines.
  private func edge(_ line: Int, of count: Int) -> Character {
    let glyphs = scene.glyphs.block
    if count == 1 { return glyphs.single }
    switch line {
    case 0: return glyphs.top
    case count - 1: return glyphs.bottom
    default: return glyphs.middle
    }
  }
}
