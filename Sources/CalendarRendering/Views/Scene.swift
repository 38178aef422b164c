import CalendarLayout
import CalendarModel

/// What every view draws with: the page, the options, and how an event, a day and a frame look.
struct Scene {
  let page: Page
  let options: TextOptions
  let glyphs: Glyphs
  let names: LocaleNames

  init(page: Page, options: TextOptions) {
    self.page = page
    self.options = options
    glyphs = options.isASCII ? .ascii : .unicode
    names = LocaleNames(page.view.locale)
  }

  /// `text` cut to `columns`, with a sign for what is missing where there is room for it: a few
  /// letters say more than fewer and a sign.
  func cut(_ text: DisplayText, to columns: Int) -> DisplayText {
    text.cut(to: columns, mark: columns < 6 ? "" : glyphs.ellipsis)
  }

  /// `text` in the middle of `columns` columns that begin at `start`, cut where it is longer.
  func writeCentred(
    _ text: String, in columns: Range<Int>, row: Int, style: Style, on canvas: inout Canvas
  ) {
    let text = cut(DisplayText(text), to: columns.count)
    canvas.write(
      text, row: row, column: columns.lowerBound + (columns.count - text.width) / 2, style: style)
  }
}

// MARK: - Looks of days and frames

extension Scene {
  static let frame = Style(attributes: .dim)
  static let title = Style(attributes: .bold)
  static let aside = Style(attributes: .dim)

  /// The tint of days off.
  private static let weekendTint = RGBColor(rgb: 0xB9605F)

  func isToday(_ date: CivilDate) -> Bool { date == page.view.today }

  func isWeekend(_ weekday: Weekday) -> Bool { page.view.week.weekend.contains(weekday) }

  /// The style of a weekday's name and of the number of a day on it.
  func style(of weekday: Weekday) -> Style {
    Style(foreground: isWeekend(weekday) ? Self.weekendTint : nil)
  }

  /// The style of a day's number.
  func numberStyle(_ date: CivilDate, isInMonth: Bool) -> Style {
    if isToday(date) { return Style(attributes: [.bold, .inverse]) }
    let style = style(of: date.weekday)
    return isInMonth ? style : style.adding(.dim)
  }

  /// `label` with a column on either side, which hold brackets today where there is no colour.
  func dayLabel(_ label: String, _ date: CivilDate) -> String {
    isToday(date) && options.isColorless ? "[\(label)]" : " \(label) "
  }
}

// MARK: - Looks of events

extension Scene {
  /// The colour of an event: its own, else its calendar's, else one of the palette's.
  func color(of event: Event) -> RGBColor {
    let calendars = page.calendars
    let calendar = calendars.indices.contains(event.calendar) ? calendars[event.calendar] : nil
    return event.color ?? Palette.color(of: calendar, at: event.calendar)
  }

  /// The style of what is drawn in the colour of an event on the terminal's own ground.
  func markStyle(of event: Event) -> Style {
    Style(foreground: Palette.textColor(color(of: event)))
  }

  /// The style of an event's title on the terminal's own ground.
  func titleStyle(of event: Event) -> Style {
    event.isCancelled || event.isCompleted ? Style(attributes: [.dim, .strike]) : .plain
  }

  /// The style of a bar; with `isDarker` in a shade that keeps it apart from one of the same colour
  /// above it.
  func barStyle(of event: Event, isDarker: Bool = false) -> Style {
    let color = color(of: event)
    let ground = isDarker ? color.mixed(with: .black, share: 0.2) : color
    return Style(
      foreground: Palette.text(on: ground), background: ground,
      attributes: event.isCancelled || event.isCompleted ? .strike : [])
  }

  /// What tells an event's calendar where there is no colour; `nil` when that is not needed.
  func calendarMark(of event: Event) -> String? {
    options.isColorless && page.calendars.count > 1 ? glyphs.calendar(event.calendar) : nil
  }
}
