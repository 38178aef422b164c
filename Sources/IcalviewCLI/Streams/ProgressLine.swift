internal import ICalKit

/// The words of a progress line.
enum ProgressLine {
  /// `icalview: reading: 312 of 640 MB, 48213 of 96620 events`, cut where the terminal's last column would be
  /// written to, since that may begin another line.
  static func text(
    bytes: ReadingProgress.Count, components: ReadingProgress.Count, columns: Int
  ) -> String {
    var parts = ["\(bytes.done / megabyte) of \(bytes.total / megabyte) MB"]
    if components.total > 0 { parts.append("\(components.done) of \(components.total) events") }
    let line = "icalview: reading: \(parts.joined(separator: ", "))"
    return String(line.prefix(max(0, columns - 1)))
  }

  private static let megabyte = 1_000_000
}
