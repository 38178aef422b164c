extension ExplainRequest: CommandRequest {
  static let syntax = CommandSyntax<ExplainRequest>(
    name: "explain", arguments: "[FILE|DIR|-]... UID|--search TEXT [OPTION]...",
    summary: "why an event is when it is, or is not", introduction: introduction,
    notes: [examples], dateOption: "--on", options: ExplainOptions.table)

  private static let introduction = """
    Tells how an event or series was read: its start and time zone, its rule in
    words, exceptions and changes with their lines, and a few instances. With
    --on it says why there is or is not an instance on that day. The last word is
    the UID, unless --search names events by their titles.

    """

  private static let examples = """
    Examples:
      icalview explain work.ics standup@example.com
      icalview explain ~/calendars --search stand-up --on 2025-04-21
      icalview explain work.ics --search budget --json | jq '.series[].master'

    """

  var outputHasWarnings: Bool { format == .json }
  var invocation: Invocation { .explain(self) }

  mutating func complete(given: [GivenOption<ExplainRequest>]) throws(UsageError) {
    guard search == nil else { return }
    guard let last = inputs.last, inputs.count > 1 || !FeedDirectory.isFeed(last) else {
      throw .noSubject(usage: Self.syntax.usage)
    }
    uid = inputs.removeLast()
  }

  static func hint(forMissing input: String, words: DateWords) -> String? { nil }
}
