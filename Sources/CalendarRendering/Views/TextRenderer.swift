import CalendarLayout

/// Draws a page for a terminal: the one way from a ``Page`` to text.
///
/// Times are those of a 24-hour clock in every locale, so that they stand below each other. Columns
/// run from left to right in every locale.
public struct TextRenderer: Sendable {
  /// How it draws.
  public let options: TextOptions

  /// Creates a renderer.
  public init(options: TextOptions) { self.options = options }

  /// Draws the whole of `page`.
  public func render(_ page: Page) -> Canvas {
    var canvas = Canvas(width: options.width)
    draw(page) { canvas.append($0) }
    return canvas
  }

  /// Writes `page` to `output` as lines, each ended by a line feed, part by part, so that a long
  /// agenda is never held as a whole.
  public func write(_ page: Page, to output: inout some TextOutputStream) {
    let writer = TextWriter(depth: options.colorDepth)
    draw(page) { writer.write($0, to: &output) }
  }

  /// Hands out the parts of the picture from top to bottom. A page of the kind `all` has none: it is
  /// on no days.
  private func draw(_ page: Page, _ emit: (Canvas) -> Void) {
    let scene = Scene(page: page, options: options)
    switch page.body {
    case .none: return
    case .weeks(let weeks): drawWeeks(weeks, scene, emit)
    case .months(let months) where page.view.kind == .year:
      YearView(scene: scene, months: months).draw(emit)
    case .months(let months):
      for month in months {
        if month.month != months.first?.month { emit(Canvas(width: options.width, height: 1)) }
        drawWeeks(month.weeks, title: scene.names.title(of: month.month), scene, emit)
      }
    case .days(let days):
      switch page.view.kind {
      case .strip: emit(StripView(scene: scene, days: days).draw())
      case .day: for day in days { emit(DayView(scene: scene, day: day).draw()) }
      default: AgendaView(scene: scene).draw(days, emit)
      }
    }
    if let legend = Legend(scene: scene).draw() { emit(legend) }
  }

  private func drawWeeks(
    _ weeks: [[DayCell<[Int]>]], _ scene: Scene, _ emit: (Canvas) -> Void
  ) {
    let view = scene.page.view
    let title =
      if let month = view.month {
        scene.names.title(of: month)
      } else {
        scene.names.interval(from: view.first, through: view.last)
      }
    drawWeeks(weeks, title: title, scene, emit)
  }

  private func drawWeeks(
    _ weeks: [[DayCell<[Int]>]], title: String, _ scene: Scene, _ emit: (Canvas) -> Void
  ) {
    if let columns = GridColumns(scene: scene, weeks: weeks) {
      emit(GridView(scene: scene, columns: columns).draw(weeks, title: title))
      return
    }
    let grid = SmallGrid(scene: scene, weeks: weeks, width: options.width, marks: .belowNumbers)
    emit(grid.draw(title: title, width: options.width))
    emit(Canvas(width: options.width, height: 1))
    AgendaView(scene: scene, listsOnce: grid.marks == .belowNumbers).draw(
      weeks.joined().filter(\.isInMonth), emit)
  }
}
