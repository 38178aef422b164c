internal import CalendarLayout
internal import CalendarModel
internal import CalendarRendering
internal import ICalKit

/// Reads `sources` and shows the view that `request` asks for.
func showView(
  of request: ViewRequest, sources: [InputSource], in session: Session
) throws(UsageError) {
  let viewer = try Viewer(request.place, in: session.environment)
  let view = try viewer.view(of: request)
  if view.last < view.first {
    session.messages.report(.emptyRange(first: view.first, last: view.last))
  }
  let (feed, schedule) = session.read(sources) { viewer.schedule(of: $0, in: view, request) }
  let complaints = request.filter.complaints(about: feed.calendars)
  session.messages.report(complaints)
  session.messages.report(Message.summarized(schedule.diagnostics))
  if viewer.lacksZoneData { session.messages.report(.noZoneData) }
  // Without any calendar the errors say all there is; a document still holds them for its reader.
  if feed.calendars.isEmpty && request.format == .text { return }
  let page = Page(
    view, calendars: feed.calendars,
    occurrences: shown(schedule.occurrences, of: feed.calendars, view.kind, request.filter),
    diagnostics: schedule.diagnostics)
  session.untilExit.keep((feed, schedule, page))
  var output = session.output
  switch request.format {
  case .text:
    TextRenderer(options: textOptions(request.looks, session.environment))
      .write(page, to: &output)
  case .json: JSONDocument().write(page, to: &output)
  case .jsonl: JSONLinesDocument().write(page, to: &output)
  }
}

/// What `filter` leaves of `occurrences`, in order when it limits their number.
private func shown(
  _ occurrences: [Occurrence], of calendars: [CalendarInfo], _ kind: Page.Kind, _ filter: Filter
) -> [Occurrence] {
  let isShown = calendars.map(filter.includes)
  // Nearly always all are wanted, and need neither be looked at nor copied. The schedule leaves
  // cancelled ones out by itself.
  let areAllWanted =
    isShown.allSatisfy(\.self) && filter.takesAnyEvent
    && (kind.listsUndated || occurrences.allSatisfy { $0.span != nil })
  let wanted =
    areAllWanted
    ? occurrences
    : occurrences.filter { occurrence in
      isShown[occurrence.event.calendar] && filter.includes(occurrence.event)
        && (occurrence.span != nil || kind.listsUndated)
    }
  guard let limit = filter.limit else { return wanted }
  return Array(wanted.sorted(by: Occurrence.precedes).prefix(limit))
}

private func textOptions(_ looks: Looks, _ environment: Environment) -> TextOptions {
  TextOptions(
    width: TerminalWidth.columns(asked: looks.width, in: environment), isASCII: looks.isASCII,
    linesPerDay: looks.lines,
    colorDepth: .decide(
      looks.color, environment: environment.variables, isTerminal: environment.output.isTerminal))
}

extension Page.Kind {
  /// Whether to-dos without a date have a place in it: in lists, not in grids.
  fileprivate var listsUndated: Bool {
    switch self {
    case .agenda, .range, .all: true
    case .month, .week, .weeks, .months, .year, .day, .strip: false
    }
  }
}
