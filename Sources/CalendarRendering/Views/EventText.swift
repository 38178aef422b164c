import CalendarModel

extension Scene {
  /// The title of an event, led by a mark when it is cancelled, a to-do or a journal entry.
  func title(of event: Event) -> DisplayText {
    let summary = beginning(of: event.summary)
    let text = summary.width > 0 ? summary : DisplayText("(no title)")
    guard let mark = titleMark(of: event) else { return text }
    return DisplayText(mark + " ") + text
  }

  /// What stands before an event's title in a cell or a bar: its calendar's mark where it needs one,
  /// and the time at which it begins.
  func leadingText(of occurrence: Occurrence, showsTime: Bool) -> String {
    let mark = calendarMark(of: occurrence.event) ?? ""
    guard showsTime, case .time(let start, _) = occurrence.span else {
      return mark
    }
    return mark + Self.clock(start.civil) + " "
  }

  /// A text of the file as far as the width could show it.
  private func beginning(of text: String?) -> DisplayText {
    DisplayText(trimming: text ?? "", beyond: options.width)
  }

  private func titleMark(of event: Event) -> String? {
    if event.isCancelled { return glyphs.cancelled }
    switch event.kind {
    case .event: return nil
    case .todo: return event.isCompleted ? glyphs.doneTodo : glyphs.openTodo
    case .journal: return glyphs.journal
    }
  }

  /// `09:30`.
  static func clock(_ time: CivilDateTime) -> String {
    "\(padded(time.hour, 2)):\(padded(time.minute, 2))"
  }

  /// When an event takes place on one of its days: `all day`, `09:30`, `09:30–10:15`, and for one
  /// over midnight `22:00–` and `     –02:00`; nothing for what has no date.
  ///
  /// - Parameter isShort: Whether to leave out the end of what begins on that day.
  func times(of occurrence: Occurrence, on date: CivilDate, isShort: Bool = false) -> String {
    guard let days = occurrence.days else { return "" }
    guard case .time(let start, let end) = occurrence.span else { return "all day" }
    switch (days.lowerBound == date, days.upperBound == date) {
    case (true, _) where isShort || start.instant == end.instant: return Self.clock(start.civil)
    case (true, true): return Self.clock(start.civil) + glyphs.dash + Self.clock(end.civil)
    case (true, false): return Self.clock(start.civil) + glyphs.dash
    case (false, true): return (isShort ? "" : "     ") + glyphs.dash + Self.clock(end.civil)
    case (false, false): return "all day"
    }
  }

  /// Which of its days an event of several days shows: ` (2/5)`; nothing for one of a single day.
  func dayCount(of occurrence: Occurrence, on date: CivilDate) -> String {
    guard let days = occurrence.days, days.lowerBound != days.upperBound else { return "" }
    let number = date.days(since: days.lowerBound) + 1
    return " (\(number)/\(days.upperBound.days(since: days.lowerBound) + 1))"
  }

  /// ` @ Room 4`; nothing without a location.
  func place(of event: Event) -> DisplayText {
    let location = beginning(of: event.location)
    return location.width > 0 ? DisplayText(" @ ") + location : DisplayText([])
  }

  /// ` ◷ 08:50, 14 Apr 20:00`: when the alarms of an event go off that nobody has dismissed, a day
  /// other than `date` named; nothing without any.
  func alarms(of occurrence: Occurrence, on date: CivilDate?) -> DisplayText {
    let pending = (occurrence.alarms ?? []).filter { $0.acknowledged == nil }
    let times = Set(pending.compactMap { $0.times.first?.civil }).sorted()
    if times.isEmpty { return DisplayText([]) }
    let texts = times.map { time in
      (time.date == date ? "" : names.shortDay(time.date) + " ") + Self.clock(time)
    }
    return DisplayText(" \(glyphs.alarm) " + texts.joined(separator: ", "))
  }
}
