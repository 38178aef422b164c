internal import ICalKit

/// The words of a progress line.
enum ProgressLine {
  /// `icalview: reading 31 of 64 MB, 4821 of 9662 events`, cut where the terminal's last column would
  /// be written to, since that may begin another line.
  static func text(of reading: ReadingProgress, columns: Int) -> String {
    let line = text(
      inputBytes: reading.inputBytes, bytes: reading.bytes, components: reading.components)
    return String(line.prefix(max(0, columns - 1)))
  }

  /// The whole line; while it is not known yet what is to be read, `icalview: scanning 640 MB`.
  static func text(
    inputBytes: Int, bytes: ReadingProgress.Count, components: ReadingProgress.Count
  ) -> String {
    if components.total == 0 { return "icalview: scanning \(inputBytes / megabyte) MB" }
    return "icalview: reading \(bytes.done / megabyte) of \(bytes.total / megabyte) MB, "
      + "\(components.done) of \(components.total) events"
  }

  private static let megabyte = 1_000_000
}
