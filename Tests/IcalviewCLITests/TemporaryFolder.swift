import Foundation

/// A folder of its own for one test, removed when nobody holds it any more.
final class TemporaryFolder {
  /// Its path, with all links resolved and without a slash at its end.
  let path: String

  /// Creates the folder with empty files of the given names, and the folders that these need.
  init(_ files: [String]) throws {
    let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.resolvingSymlinksInPath().path(percentEncoded: false)
    for file in files { try write([], to: file) }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes the file of that name.
  func write(_ bytes: [UInt8], to name: String) throws {
    let url = URL(filePath: "\(path)/\(name)")
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
  }

  /// Makes a symbolic link.
  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: "\(path)/\(name)", withDestinationPath: target)
  }
}
