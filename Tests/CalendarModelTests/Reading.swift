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

extension CivilDateTime {
  /// Reads `2025-04-15 09:30:00`.
  init(_ text: String) throws {
    let parts = text.split(separator: " ")
    try #require(parts.count == 2, "\(text) is no date-time")
    let fields = parts[1].split(separator: ":").compactMap { Int($0) }
    try #require(fields.count == 3, "\(text) is no date-time")
    try self.init(
      CivilDate(String(parts[0])), hour: fields[0], minute: fields[1], second: fields[2])
  }
}
