public import CalendarRendering

/// A form in which findings are written.
public protocol ReportFormat: Sendable {
  /// Writes `report`.
  func write(_ report: CheckReport, to output: inout some UTF8OutputStream)
}

/// The program that a report names as its author.
enum Tool {
  static let name = "icalview"
}
