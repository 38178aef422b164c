internal import CalendarLayout
internal import CalendarModel
internal import CalendarRendering

/// The options of the view, in the order of help.
enum ViewOptions {
  /// All of them.
  static let table = OptionTable(
    views + range + output + looks + place + filter + strictness + SharedOptions.answers(),
    unbuilt: ["template"])

  /// The views that leave a part of their range to the option of that name.
  static let viewsWithRange: [String: Set<Page.Kind>] = [
    "from": [.agenda, .range, .weeks, .months],
    "to": [.agenda, .range],
    "days": [.agenda, .range],
  ]
}

// MARK: - The options

extension ViewOptions {
  private static let views: [Option<ViewRequest>] = [
    Option(
      "month", .view("YYYY-MM", longest: .month, ViewChoice.month), .view,
      "grid of a month (the default)"),
    Option("week", .view("DATE", longest: .week, ViewChoice.week), .view, "one week"),
    Option(
      "weeks", .number(in: 1...5_200) { $1.view = .weeks($0) }, .view,
      "N weeks, from this one or --from"),
    Option("day", .view("DATE", longest: .day, ViewChoice.day), .view, "one day by its hours"),
    Option(
      "strip", .view("YYYY-MM", longest: .month, ViewChoice.strip), .view,
      "all days of a month in one line"),
    Option(
      "agenda", .view("DATE", longest: .year, ViewChoice.agenda), .view,
      "list of a week, month or year, or of 7 days"),
    Option("year", .view("YYYY", longest: .year, ViewChoice.year), .view, "the months of a year"),
    Option(
      "months", .number(in: 1...1_200) { $1.view = .months($0) }, .view,
      "N months, from this one or --from"),
    Option(
      "all", .set(\.view, to: .all), .view, "what the files hold, unexpanded (JSON only)"),
  ]

  private static let range: [Option<ViewRequest>] = [
    Option("from", .date(\.range.from, longest: .year), .range, "first day"),
    Option("to", .date(\.range.to, longest: .year), .range, "last day, included"),
    Option("days", .number(\.range.days, in: 1...36_500), .range, "how many days"),
  ]

  private static let output = SharedOptions.format(\ViewRequest.format, json: .json)

  private static let looks: [Option<ViewRequest>] = [
    SharedOptions.color.within(\.looks.color),
    SharedOptions.width.within(\.looks.width),
    Option(
      "ascii", .set(\.looks.isASCII, to: true), .looks, "no characters beyond ASCII in frames"),
    Option(
      "lines", .number(\.looks.lines, in: 1...1_000), .looks, "lines for each day of a grid"),
    Option("week-numbers", .choice(\.looks.weekNumbering), .looks, "how weeks are numbered"),
    Option(
      "six-weeks", .set(\.looks.hasSixWeeks, to: true), .looks, "six rows for each month"),
    Option("first-weekday", .weekday(\.looks.firstWeekday), .looks, "day on which weeks begin"),
    Option(
      "monday", .set(\.looks.firstWeekday, to: .monday), .looks, "weeks begin on Monday"),
    Option(
      "sunday", .set(\.looks.firstWeekday, to: .sunday), .looks, "weeks begin on Sunday"),
  ]

  private static let place = SharedOptions.place.map { $0.within(\ViewRequest.place) }

  private static let filter: [Option<ViewRequest>] = [
    Option(
      "calendar", short: "a", .text("NAME") { $1.filter.calendars.append(CalendarName($0)) },
      .filter,
      "only this calendar (repeatable)"),
    Option(
      "exclude-calendar", short: "x",
      .text("NAME") { $1.filter.excludedCalendars.append(CalendarName($0)) },
      .filter, "not this calendar (repeatable)"),
    Option(
      "search", .text("TEXT") { $1.filter.search = SearchText($0) }, .filter,
      "only events that hold the text"),
    Option(
      "category", .text("NAME") { $1.filter.categories.append(SearchText($0)) }, .filter,
      "only this category (repeatable)"),
    Option(
      "status", .text("STATUS") { $1.filter.statuses.append(SearchText($0)) }, .filter,
      "only this status (repeatable)"),
    Option(
      "kind", .choice { $1.filter.kinds.append($0) }, .filter, "only this kind (repeatable)"),
    Option(
      "cancelled", .set(\.filter.includesCancelled, to: true), .filter,
      "also events that are cancelled"),
    Option(
      "alarms", .set(\.filter.includesAlarms, to: true), .filter,
      "also when alarms go off, in lists and JSON"),
    Option(
      "limit", .number(\.filter.limit, in: 1...1_000_000_000), .filter, "at most the first N events"
    ),
  ]

  private static let strictness: [Option<ViewRequest>] =
    SharedOptions.strictness.map { $0.within(\.strictness) }
    + [
      Option(
        "max-instances", .number(in: 1...100_000_000) { $1.maximumInstances = $0 }, .strictness,
        "instances of one event (100000)")
    ]
}

// MARK: - Values that only one option has

extension Option<ViewRequest>.Value {
  /// Asks for the view that `make` gives for the date that may follow.
  fileprivate static func view(
    _ placeholder: String, longest: Period.Unit,
    _ make: @escaping @Sendable (DateExpression?) -> ViewChoice
  ) -> Self {
    .optionalDate(placeholder: placeholder, longest: longest) { $1.view = make($0) }
  }

  fileprivate static func weekday(_ path: Path<Weekday?>) -> Self {
    .required(placeholder: "NAME") { text, words, request throws(ValueError) in
      guard let weekday = words.weekday(text) else {
        throw .unreadable(expected: "the name of a weekday")
      }
      request[keyPath: path] = weekday
    }
  }
}
