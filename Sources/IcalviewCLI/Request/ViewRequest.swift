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
  /// Whether a warning makes the run fail.
  var isStrict = false
  /// Whether warnings stay unsaid.
  var isQuiet = false
  /// How many instances of one event are shown at most.
  var maximumInstances = 100_000
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

/// Where and when the viewer is.
struct Place: Hashable, Sendable {
  /// The name of the viewer's zone; `nil` for the environment's.
  var timeZone: String?
  /// Which definition of a zone is believed.
  var zones = ZonePreference.auto
  /// The viewer's locale, a BCP 47 name; `nil` for the environment's.
  var locale: String?
  /// The time that stands for now; `nil` for the clock's.
  var now: PinnedNow?

  /// The time that stands for now, on the viewer's clock.
  ///
  /// - Parameters:
  ///   - clock: The time that it really is.
  ///   - civil: What the viewer's clock shows at an instant.
  func now(clock: Instant, civil: (Instant) -> CivilDateTime) -> CivilDateTime {
    switch now {
    case .local(let time): time
    case .instant(let instant): civil(instant)
    case nil: civil(clock)
    }
  }
}

/// Which definition of a zone is believed.
enum ZonePreference: String, Hashable, Sendable, CaseIterable {
  /// The machine's zone of that name, then the file's.
  case auto
  /// The file's, then the machine's.
  case embedded
  /// As `auto`, and times without a zone are in the calendar's `X-WR-TIMEZONE`.
  case xWR = "x-wr"
}
