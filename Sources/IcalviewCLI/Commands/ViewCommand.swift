extension ViewRequest: CommandRequest {
  static let syntax = CommandSyntax<ViewRequest>(
    name: nil, arguments: "[FILE|DIR|-]... [VIEW] [OPTION]...",
    summary: "events in a calendar's form", introduction: introduction,
    notes: [dates, examples], dateOption: "--day", options: ViewOptions.table)

  private static let introduction = """
    Shows iCalendar files in a terminal or as JSON. Without an input it reads
    standard input, if that is a pipe.

    """

  private static let dates = """
    DATE is 2025-04-15, 2025-W15, 2025-04 or 2025; today, tomorrow, yesterday,
    friday, april; "next week", "last month"; +3d, -2w, +1m, +1y from today.
    A view takes a date that names no longer time than it shows.

    """

  private static let examples = """
    Examples:
      icalview work.ics
      icalview ~/calendars --month 2025-04 --first-weekday monday
      icalview work.ics --agenda today --days 14 --calendar Work
      curl -sL https://example.com/feed.ics | icalview --week
      icalview work.ics --year --json | jq -r '.events[].summary'

    """

  var outputHasWarnings: Bool { format == .json }
  var invocation: Invocation { .view(self) }

  func complete(given: [GivenOption<ViewRequest>]) throws(UsageError) {
    try checkViews(given)
    if view == .all, format == .text { throw .allAsText }
  }

  private func checkViews(_ given: [GivenOption<ViewRequest>]) throws(UsageError) {
    guard let first = given.first(where: { $0.option.group == .view }) else { return }
    for other in given where other.option.group == .view {
      if other.option.name != first.option.name { throw .twoViews(first.spelling, other.spelling) }
    }
    guard let kind = view?.kind else { return }
    for part in given where part.option.group == .range {
      if ViewOptions.viewsWithRange[part.option.name]?.contains(kind) == false {
        throw .rangeOfItsOwn(option: part.spelling, view: first.spelling)
      }
    }
  }

  static func hint(forMissing input: String, words: DateWords) -> String? {
    MissingFile.hint(for: input, words: words)
  }
}
