internal import CalendarLayout
internal import CalendarModel
internal import CalendarRendering

/// The options of the command line, in the order of help.
enum OptionTable {
  /// All options.
  static let options: [Option] =
    views + range + output + looks + place + filter + strictness + other

  /// The first words that will be commands, which this version does not have.
  static let unbuiltCommands: Set = [
    "browse", "check", "config", "diff", "explain", "free", "pick", "stats",
  ]
  /// The options, by name, which this version does not have.
  static let unbuiltOptions: Set = ["template"]

  /// The option of that name, without its hyphens.
  static func option(named name: String) -> Option? { byName[name] }

  /// The option that the letter stands for.
  static func option(short letter: Character) -> Option? { byLetter[letter] }

  private static let byName = Dictionary(
    options.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
  private static let byLetter = Dictionary(
    options.compactMap { option in option.short.map { ($0, option) } },
    uniquingKeysWith: { first, _ in first })
}

// MARK: - The options

extension OptionTable {
  private static let views: [Option] = [
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

  private static let range: [Option] = [
    Option(
      "from", .date(\.range.from), .range, "first day",
      views: [.agenda, .range, .weeks, .months]),
    Option("to", .date(\.range.to), .range, "last day, included", views: [.agenda, .range]),
    Option(
      "days", .number(\.range.days, in: 1...36_500), .range, "how many days",
      views: [.agenda, .range]),
  ]

  private static let output: [Option] = [
    Option("format", .choice(\.format), .output, "form of the output"),
    Option("json", .set(\.format, to: .json), .output, "the same as --format json"),
  ]

  private static let grids: Set<Page.Kind> = [.month, .week, .weeks]

  private static let looks: [Option] = [
    Option("color", .choice(\.looks.color), .looks, "when to use colours"),
    Option(
      "width", .number(\.looks.width, in: TerminalWidth.range), .looks,
      "columns, instead of the terminal's"),
    Option(
      "ascii", .set(\.looks.isASCII, to: true), .looks, "no characters beyond ASCII in frames"),
    Option(
      "lines", .number(\.looks.lines, in: 1...1_000), .looks, "lines for each day of a grid",
      views: grids),
    Option("week-numbers", .choice(\.looks.weekNumbering), .looks, "how weeks are numbered"),
    Option(
      "six-weeks", .set(\.looks.hasSixWeeks, to: true), .looks, "six rows for each month",
      views: [.month, .months, .year]),
    Option("first-weekday", .weekday(\.looks.firstWeekday), .looks, "day on which weeks begin"),
    Option(
      "monday", .set(\.looks.firstWeekday, to: .monday), .looks, "weeks begin on Monday"),
    Option(
      "sunday", .set(\.looks.firstWeekday, to: .sunday), .looks, "weeks begin on Sunday"),
  ]

  private static let place: [Option] = [
    Option(
      "tz", .text("ZONE") { $1.place.timeZone = $0 }, .place,
      "zone of the times shown, such as Europe/Berlin", isUnique: true),
    Option("zones", .choice(\.place.zones), .place, "whose definition of a zone to believe"),
    Option("locale", .locale, .place, "language and customs, such as de-DE"),
    Option("now", .now, .place, "the time that counts as now"),
  ]

  private static let filter: [Option] = [
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

  private static let strictness: [Option] = [
    Option(
      "strict", .set(\.isStrict, to: true), .strictness, "exit with 1 when there are warnings"),
    Option("quiet", .set(\.isQuiet, to: true), .strictness, "no warnings; errors stay"),
    Option(
      "max-instances", .number(in: 1...100_000_000) { $1.maximumInstances = $0 }, .strictness,
      "instances of one event (100000)"),
  ]

  private static let other: [Option] = [
    Option("help", short: "h", .answer(.help), .other, "this text"),
    Option("version", .answer(.version), .other, "the version"),
  ]
}

// MARK: - Values that only one option has

extension Option.Value {
  fileprivate static func weekday(_ path: Path<Weekday?>) -> Self {
    .required(placeholder: "NAME") { text, words, request throws(ValueError) in
      guard let weekday = words.weekday(text) else {
        throw .unreadable(expected: "the name of a weekday")
      }
      request[keyPath: path] = weekday
    }
  }

  fileprivate static var locale: Self {
    .required(placeholder: "ID") { text, _, request throws(ValueError) in
      guard let locale = LocaleName.read(text) else {
        throw .unreadable(expected: "a name such as de-DE or de_DE.UTF-8")
      }
      request.place.locale = locale
    }
  }

  fileprivate static var now: Self {
    .required(placeholder: "DATE-TIME") { text, _, request throws(ValueError) in
      do throws(DateWords.Impossible) {
        request.place.now = try PinnedNow.read(text)
      } catch {
        throw .impossible(error)
      }
      if request.place.now == nil {
        throw .unreadable(expected: "a time such as 2025-04-15T09:30")
      }
    }
  }
}
