import CalendarLayout
import CalendarModel

/// Days one below the other, each with its events in lines.
struct AgendaView {
  let scene: Scene
  /// Whether an event of several days is listed on the first of the listed days alone, as below a
  /// grid whose bars show the others.
  var listsOnce = false

  /// Hands out each of `days` that holds something, then what has no date.
  func draw(_ days: some Sequence<DayCell<[Int]>>, _ emit: (Canvas) -> Void) {
    var isFirst = true
    func emitBelowOthers(_ part: Canvas) {
      if !isFirst { emit(Canvas(width: scene.options.width, height: 1)) }
      isFirst = false
      emit(part)
    }
    var listed: Set<Int> = []
    for day in days {
      let events = day.content.filter { !listed.contains($0) }
      if listsOnce { listed.formUnion(events) }
      if !events.isEmpty { emitBelowOthers(draw(events, of: day.date)) }
    }
    let undated = scene.page.events.filter { $0.span == nil }
    if !undated.isEmpty { emitBelowOthers(drawUndated(undated)) }
    if isFirst { emit(scene.emptyNote) }
  }

  private func draw(_ events: [Int], of date: CivilDate) -> Canvas {
    var canvas = Canvas(width: scene.options.width)
    let heading = scene.dayHeading(date)
    canvas.write(heading.text, row: 0, column: 0, style: heading.style)
    let occurrences = events.map { scene.page.events[$0] }
    let allDayFirst =
      occurrences.filter { fillsDay($0, date) } + occurrences.filter { !fillsDay($0, date) }
    for (line, occurrence) in allDayFirst.enumerated() {
      AgendaLine(scene: scene, occurrence: occurrence, date: date)
        .draw(row: line + 1, on: &canvas)
    }
    return canvas
  }

  /// Whether an event takes all of `date`.
  private func fillsDay(_ occurrence: Occurrence, _ date: CivilDate) -> Bool {
    guard let days = occurrence.days else { return false }
    return occurrence.isAllDay || (days.lowerBound < date && date < days.upperBound)
  }

  private func drawUndated(_ undated: [Occurrence]) -> Canvas {
    var canvas = Canvas(width: scene.options.width)
    canvas.write("No date", row: 0, column: 0, style: Scene.title)
    for (line, occurrence) in undated.enumerated() {
      AgendaLine(scene: scene, occurrence: occurrence, date: nil)
        .draw(row: line + 1, on: &canvas)
    }
    return canvas
  }
}

extension Scene {
  /// The heading of a day, in full where it fits; brackets show today where there is no colour.
  func dayHeading(_ date: CivilDate) -> (text: DisplayText, style: Style) {
    let long = DisplayText(names.longDay(date))
    let day = long.width + 2 <= options.width ? long : DisplayText(names.mediumDay(date))
    let isMarked = isToday(date) && options.isColorless
    let text = isMarked ? DisplayText("[") + day + DisplayText("]") : day
    let style =
      isToday(date)
      ? Style(attributes: [.bold, .inverse]) : self.style(of: date.weekday).adding(.bold)
    return (cut(text, to: options.width), style)
  }

  /// What stands where there is nothing to show.
  var emptyNote: Canvas {
    var canvas = Canvas(width: options.width)
    canvas.write(
      cut(DisplayText("(no events)"), to: options.width), row: 0, column: 0, style: Scene.aside)
    return canvas
  }
}

/// One event in an agenda: its mark, its times, its title, its place.
private struct AgendaLine {
  let scene: Scene
  let occurrence: Occurrence
  /// The day it is listed under; `nil` for what has no date.
  let date: CivilDate?

  func draw(row: Int, on canvas: inout Canvas) {
    let event = occurrence.event
    var line = TextLine(scene: scene, row: row, column: 2, end: scene.options.width)
    if let mark { line.write(DisplayText(mark + " "), scene.markStyle(of: event), on: &canvas) }
    if let date {
      let times = scene.times(of: occurrence, on: date, isShort: isNarrow)
      line.write(
        DisplayText(times).padded(to: isNarrow ? 7 : 11), scene.markStyle(of: event), on: &canvas)
      line.column += 2
    }
    line.write(scene.title(of: event), scene.titleStyle(of: event), on: &canvas)
    if let date {
      let count = DisplayText(scene.dayCount(of: occurrence, on: date))
      line.write(count, Scene.aside, atLeast: count.width, on: &canvas)
    }
    line.write(scene.alarms(of: occurrence, on: date), Scene.aside, atLeast: 8, on: &canvas)
    line.write(scene.place(of: event), Scene.aside, atLeast: 8, on: &canvas)
  }

  private var isNarrow: Bool { scene.options.width < 40 }

  private var mark: String? {
    scene.options.isColorless
      ? scene.calendarMark(of: occurrence.event) : scene.legendMark(occurrence.event.calendar)
  }
}
