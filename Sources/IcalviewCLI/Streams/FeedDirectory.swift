internal import Foundation

/// The iCalendar files in a directory and those below it.
struct FeedDirectory {
  /// Their paths, sorted within each directory.
  private(set) var files: [String] = []
  /// What could not be looked at.
  private(set) var problems: [Message] = []

  /// The directories read so far, so that one which links lead back to is read once.
  private var visited: Set<FileStatus.Identity> = []

  /// The endings of iCalendar files, in lower case: RFC 5545 §8.1's two, and those in use.
  static let endings = ["ics", "ifb", "ical", "icalendar"]

  /// Whether `path` has one of the ``endings``, in any case of the letters.
  static func isFeed(_ path: String) -> Bool {
    let path = path.lowercased()
    return endings.contains { path.hasSuffix(".\($0)") }
  }

  /// Looks for regular files with one of the ``endings``, in any case of the letters, in the
  /// directory at `path`. Links are followed; names that begin with a dot are left out.
  init(at path: String) {
    visit(path)
  }

  private mutating func visit(_ path: String) {
    do throws(SystemError) {
      guard visited.insert(try FileStatus(path: path).identity).inserted else { return }
      for name in try Self.names(in: path) where !name.hasPrefix(".") {
        look(at: Self.path(of: name, in: path))
      }
    } catch {
      problems.append(Message(error, source: path))
    }
  }

  private mutating func look(at path: String) {
    let isFeed = Self.isFeed(path)
    do throws(SystemError) {
      switch try FileStatus(path: path).kind {
      case .directory: visit(path)
      case .regular where isFeed: files.append(path)
      case .regular, .other: break
      }
    } catch {
      // A link to nowhere is of no interest unless it is called a feed.
      if isFeed { problems.append(Message(error, source: path)) }
    }
  }

  /// The path of the file `name` in the directory at `path`; without the dot of the working directory,
  /// so that a file is called the same however it was found.
  private static func path(of name: String, in path: String) -> String {
    if path == "." || path == "./" { return name }
    return path.hasSuffix("/") ? path + name : "\(path)/\(name)"
  }

  /// The names in the directory at `path`, sorted, without `.` and `..`.
  private static func names(in path: String) throws(SystemError) -> [String] {
    guard let directory = opendir(path) else { throw .last }
    defer { closedir(directory) }
    var names: [String] = []
    errno = 0
    while let entry = readdir(directory) {
      names.append(
        withUnsafePointer(to: &entry.pointee.d_name) { name in
          String(cString: UnsafeRawPointer(name).assumingMemoryBound(to: CChar.self))
        })
      errno = 0
    }
    guard errno == 0 else { throw .last }
    return names.filter { $0 != "." && $0 != ".." }.sorted()
  }
}
