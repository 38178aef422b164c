import Foundation

/// A folder for the feeds of one run.
struct TemporaryFolder {
  private let url = FileManager.default.temporaryDirectory
    .appending(path: "icalview-bench-\(UUID().uuidString)")

  /// Makes the folder.
  init() throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  /// The path of the file `name` in it.
  func path(_ name: String) -> String { url.appending(path: name).path() }

  /// Makes another folder in it, and gives its path.
  func newFolder() throws -> String {
    let folder = url.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder.path()
  }

  /// Removes it with all that it holds.
  func remove() { try? FileManager.default.removeItem(at: url) }
}
