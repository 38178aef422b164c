import Foundation

/// The files of this repository.
enum Repository {
  /// Its top folder.
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The text of the file at `path`, relative to the top folder.
  static func text(_ path: String) throws -> String {
    String(decoding: try Data(contentsOf: root.appending(path: path)), as: UTF8.self)
  }

  /// The files below the folder `path` whose name ends in one of `extensions`, as paths relative to
  /// the top folder, in order.
  static func files(in path: String, _ extensions: Set<String>) throws -> [String] {
    let folder = root.appending(path: path)
    return try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { extensions.contains(URL(filePath: $0).pathExtension) }
      .map { "\(path)/\($0)" }
      .sorted()
  }

  /// The names of the folders in the folder `path`.
  static func folders(in path: String) throws -> Set<String> {
    let contents = try FileManager.default.contentsOfDirectory(
      at: root.appending(path: path), includingPropertiesForKeys: [.isDirectoryKey])
    return Set(
      try contents
        .filter { try $0.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true }
        .map(\.lastPathComponent))
  }
}
