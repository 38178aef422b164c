internal import CalendarRendering

/// What `icalview explain` is asked for.
struct ExplainRequest: Hashable, Sendable {
  /// The form of the output.
  enum Format: String, Hashable, Sendable, CaseIterable {
    /// For people.
    case text
    /// One JSON document.
    case json
  }

  /// Files, directories and URLs as they were given, and behind them the UID until the request is
  /// complete; `-` is standard input.
  var inputs: [String] = []
  /// The UID of what is explained; `nil` when titles are searched.
  var uid: String?
  /// The text that the title of what is explained holds; `nil` when there is a UID.
  var search: SearchText?
  /// The day to explain; `nil` for none.
  var date: DateExpression?
  /// The form of the output.
  var format = Format.text
  /// When colours are used.
  var color = ColorChoice.auto
  /// The columns to fill; `nil` for as many as there are.
  var width: Int?
  /// Where and when the viewer is.
  var place = Place()
  /// What warnings do to the run.
  var strictness = Strictness()
}
