internal import CalendarRendering

/// The options that several commands have, each of the part of a request that it sets.
enum SharedOptions {
  /// Where and when the viewer is.
  static let place: [Option<Place>] = [
    Option(
      "tz", .text("ZONE") { $1.timeZone = $0 }, .place,
      "zone of the times shown, such as Europe/Berlin", isUnique: true),
    Option("zones", .choice(\.zones), .place, "whose definition of a zone to believe"),
    Option("locale", .locale, .place, "language and customs, such as de-DE"),
    Option("now", .now, .place, "the time that counts as now"),
  ]

  /// What warnings do to the run.
  static let strictness: [Option<Strictness>] = [
    Option(
      "strict", .set(\.isStrict, to: true), .strictness, "exit with 1 when there are warnings"),
    Option("quiet", .set(\.isQuiet, to: true), .strictness, "no warnings; errors stay"),
  ]

  /// When text is coloured.
  static let color = Option<ColorChoice>("color", .choice(\.self), .looks, "when to use colours")

  /// The columns of text.
  static let width = Option<Int?>(
    "width", .number(\.self, in: TerminalWidth.range), .looks,
    "columns, instead of the terminal's")

  /// The form of the output, at `path`; `json` is that of JSON.
  static func format<Request, Format: RawRepresentable<String> & CaseIterable & Sendable>(
    _ path: Option<Request>.Value.Path<Format>, json: Format
  ) -> [Option<Request>] {
    [
      Option("format", .choice(path), .output, "form of the output"),
      Option("json", .set(path, to: json), .output, "the same as --format json"),
    ]
  }

  /// What any command answers.
  static func answers<Request>() -> [Option<Request>] {
    [
      Option("help", short: "h", .answer(.help), .other, "this text"),
      Option("version", .answer(.version), .other, "the version"),
    ]
  }
}

extension Option<Place>.Value {
  fileprivate static var locale: Self {
    .required(placeholder: "ID") { text, _, place throws(ValueError) in
      guard let locale = LocaleName.read(text) else {
        throw .unreadable(expected: "a name such as de-DE or de_DE.UTF-8")
      }
      place.locale = locale
    }
  }

  fileprivate static var now: Self {
    .required(placeholder: "DATE-TIME") { text, _, place throws(ValueError) in
      do throws(DateWords.Impossible) {
        place.now = try PinnedNow.read(text)
      } catch {
        throw .impossible(error)
      }
      if place.now == nil {
        throw .unreadable(expected: "a time such as 2025-04-15T09:30")
      }
    }
  }
}
