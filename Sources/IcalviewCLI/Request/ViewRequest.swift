internal import CalendarLayout
internal import CalendarModel
internal import CalendarRendering

/// What a command line asks for: which inputs to show, and how.
struct ViewRequest: Hashable, Sendable {
  /// Files, directories and URLs as they were given; `-` is standard input.
  var inputs: [String] = []
  /// The view; `nil` when none was named.
  var view: ViewChoice?
  /// The range of days that options set.
  var range = RangeChoice()
  /// The form of the output.
  var format = OutputFormat.text
  /// How text looks.
  var looks = Looks()
  /// Where and when the viewer is.
  var place = Place()
  /// Which events are shown.
  var filter = Filter()
  /// What warnings do to the run.
  var strictness = Strictness()
  /// How many instances of one event are shown at most.
  var maximumInstances = 100_000
}

/// What warnings do to the run.
struct Strictness: Hashable, Sendable {
  /// Whether a warning makes the run fail.
  var isStrict = false
  /// Whether warnings stay unsaid.
  var isQuiet = false
}

/// `--from`, `--to` and `--days`, of which any may be missing.
struct RangeChoice: Hashable, Sendable {
  /// The first day, or the period that begins with it.
  var from: DateExpression?
  /// The last day, or the period that ends with it.
  var to: DateExpression?
  /// How many days.
  var days: Int?

  /// Whether none of them was given.
  var isEmpty: Bool { from == nil && to == nil && days == nil }
}

/// The form of the output.
enum OutputFormat: String, Hashable, Sendable, CaseIterable {
  /// For people.
  case text
  /// One JSON document.
  case json
  /// One JSON object a line.
  case jsonl
}

/// How text looks.
struct Looks: Hashable, Sendable {
  /// When colours are used.
  var color = ColorChoice.auto
  /// The columns to fill; `nil` for as many as there are.
  var width: Int?
  /// Whether lines and marks are drawn in ASCII.
  var isASCII = false
  /// The lines of a day in a grid; `nil` for as many as the view likes.
  var lines: Int?
  /// Which numbers the weeks carry.
  var weekNumbering = WeekNumbering.iso
  /// Whether a month always has six rows.
  var hasSixWeeks = false
  /// The weekday of the first column; `nil` for the locale's.
  var firstWeekday: Weekday?
}
