internal import CalendarModel
internal import CalendarRendering
internal import ICalKit

/// Reads `sources` and explains the events that `request` names.
func showExplanation(
  of request: ExplainRequest, sources: [InputSource], in session: Session
) throws(UsageError) {
  let viewer = try Viewer(request.place, in: session.environment)
  let date = try request.date.map { date throws(UsageError) in try viewer.day(date) }
  let (feed, found) = session.read(sources) {
    viewer.explanations(of: $0, on: date, request.isWanted)
  }
  session.messages.report(Message.summarized(found.diagnostics))
  if viewer.lacksZoneData { session.messages.report(.noZoneData) }
  // Without any calendar the errors say all there is.
  if found.series.isEmpty, !feed.calendars.isEmpty {
    session.messages.report(request.notFound(among: found.uids))
  }
  // The explanation has these itself, so they only count.
  session.messages.saysWarnings = false
  session.messages.report(found.series.flatMap(\.diagnostics).map(Message.init))
  var output = session.output
  switch request.format {
  case .text:
    let sheet = ExplanationSheet(
      viewer: viewer, calendars: feed.calendars,
      width: TerminalWidth.columns(asked: request.width, in: session.environment))
    let depth = ColorDepth.decide(
      request.color, environment: session.environment.variables,
      isTerminal: session.environment.output.isTerminal)
    TextWriter(depth: depth).write(sheet.canvas(of: found.series), to: &output)
  case .json:
    ExplanationDocument(
      viewer: viewer, date: date, calendars: feed.calendars, found
    ).write(to: &output)
  }
}

extension ExplainRequest {
  /// Whether `event` is one of those that are to be explained.
  fileprivate func isWanted(_ event: Event) -> Bool {
    if let search { search.isFound(inTitleOf: event) } else { event.uid == uid }
  }

  /// Says that there is none of them, and which of `uids` are similar.
  fileprivate func notFound(among uids: [String]) -> Message {
    if let search {
      return Message(.error, "found no event whose title holds '\(search)'")
    }
    let uid = uid ?? ""
    let nearest = Spelling.nearest(to: uid, among: uids, atMost: 3)
    return Message(
      .error, "found no event of the UID '\(uid)'",
      hint: nearest.isEmpty
        ? "--search finds events by their titles"
        : "did you mean \(nearest.joined(separator: " or "))?")
  }
}
