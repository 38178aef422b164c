/// The options of `icalview explain`, in the order of help.
enum ExplainOptions {
  /// All of them.
  static let table = OptionTable(
    subject + output + looks + place + strictness + SharedOptions.answers())

  private static let subject: [Option<ExplainRequest>] = [
    Option(
      "search", .text("TEXT") { $1.search = SearchText($0) }, .subject,
      "the events whose titles hold the text"),
    Option("on", .date(\.date, longest: .day), .subject, "why this day has an instance, or none"),
  ]

  private static let output = SharedOptions.format(\ExplainRequest.format, json: .json)

  private static let looks = [
    SharedOptions.color.within(\ExplainRequest.color),
    SharedOptions.width.within(\ExplainRequest.width),
  ]

  private static let place = SharedOptions.place.map { $0.within(\ExplainRequest.place) }

  private static let strictness = SharedOptions.strictness.map {
    $0.within(\ExplainRequest.strictness)
  }
}
