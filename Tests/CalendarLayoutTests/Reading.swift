import CalendarModel
import Testing

extension CivilDate {
  /// Reads `2025-04-15`.
  init(_ text: String) throws {
    let fields = text.split(separator: "-").compactMap { Int($0) }
    try #require(fields.count == 3, "\(text) is no date")
    try self.init(year: fields[0], month: fields[1], day: fields[2])
  }
}

extension YearMonth {
  /// Reads `2025-04`.
  init(_ text: String) throws {
    try self.init(containing: CivilDate(text + "-01"))
  }
}

extension Week {
  /// The seven days from `text` on.
  init(from text: String) throws {
    let date = try CivilDate(text)
    self.init(containing: date, startingOn: date.weekday)
  }
}
