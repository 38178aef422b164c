internal import CalendarModel

// Days and times as an explanation writes them, all of one form: `Tue 2025-04-15 09:00`.

extension CivilDate {
  /// `Tue 2025-04-15`.
  var words: String { "\(weekday.englishName.prefix(3).capitalizedFirst) \(self)" }
}

extension CivilDateTime {
  /// `Tue 2025-04-15 09:00`.
  var words: String { "\(date.words) \(clock)" }

  /// `09:00`, with seconds where there are some.
  fileprivate var clock: String {
    let fields = "\(self)".drop { $0 != "T" }.dropFirst()
    return String(second == 0 ? fields.prefix(5) : fields)
  }
}

extension Occurrence.Original {
  /// `Tue 2025-04-15` or `Tue 2025-04-15 09:00`.
  var words: String {
    switch self {
    case .date(let date): date.words
    case .time(let time): time.civil.words
    }
  }
}

extension Occurrence.Span {
  /// `Tue 2025-04-15 09:00–09:15`, `Tue 2025-04-15 – Thu 2025-04-17`; what is a moment or a day has no
  /// end.
  var words: String {
    switch self {
    case .days(let start, let end):
      let last = end.adding(days: -1)
      return start < last ? "\(start.words) – \(last.words)" : start.words
    case .time(let start, let end) where start.instant == end.instant: return start.civil.words
    case .time(let start, let end) where start.civil.date == end.civil.date:
      return "\(start.civil.words)–\(end.civil.clock)"
    case .time(let start, let end): return "\(start.civil.words) – \(end.civil.words)"
    }
  }
}

extension EventDuration {
  /// `3 days`, `1 hour 30 minutes`; `a moment` for none.
  var words: String {
    let units = [
      (days, "day"), (seconds / 3600, "hour"), (seconds / 60 % 60, "minute"),
      (seconds % 60, "second"),
    ]
    let words = units.filter { $0.0 != 0 }.map { "\($0) \($1)\($0 == 1 ? "" : "s")" }
    return words.isEmpty ? "a moment" : words.joined(separator: " ")
  }
}

extension StringProtocol {
  /// The text with its first letter in upper case.
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
