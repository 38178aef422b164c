internal import CalendarCheck
internal import CalendarModel
internal import Foundation

/// The settings of projects, read from the files that apply to the inputs.
struct ProjectSettings {
  /// A configuration with what belongs to it.
  struct Project: Sendable {
    /// What it says.
    let configuration: Configuration
    /// The path of its directory, which ends with a slash; `nil` where there is no file.
    let directory: String?
    /// The findings that it accepts; `nil` without any.
    let baseline: Baseline?
  }

  /// The name of a project's settings.
  static let fileName = ".icalview.json"

  private let request: CheckRequest
  private let messages: MessageWriter
  private let workingDirectory: String
  /// The projects by the directories of files.
  private var projects: [String: Project?] = [:]
  /// The projects by the paths of their settings; the empty path has none.
  private var loaded: [String: Project?] = [:]

  /// Will read what applies to `request`, and say what is wrong with it.
  init(_ request: CheckRequest, messages: MessageWriter) {
    self.request = request
    self.messages = messages
    workingDirectory = Self.normalized(FileManager.default.currentDirectoryPath) + "/"
  }

  /// The project of the file at `path`; `nil` when its settings cannot be followed, which was said.
  mutating func project(of path: String) -> Project? {
    switch request.configuration {
    case .none: return project(in: nil)
    case .file(let file): return project(in: file)
    case .nearest: break
    }
    let directory = Self.directory(of: absolute(path))
    if let known = projects[directory] { return known }
    let project = project(in: nearest(to: directory))
    projects[directory] = .some(project)
    return project
  }

  /// Which rules run for the file at `path`, which belongs to `project`.
  func selection(for path: String, in project: Project) -> RuleSelection {
    let absolute = absolute(path)
    let relative =
      project.directory.map { directory in
        absolute.hasPrefix(directory) ? String(absolute.dropFirst(directory.count)) : absolute
      } ?? path
    return project.configuration.selection(forFile: relative).overridden(by: request.selection)
  }

  // MARK: Reading

  private mutating func project(in file: String?) -> Project? {
    if let known = loaded[file ?? ""] { return known }
    let project = load(file)
    loaded[file ?? ""] = .some(project)
    return project
  }

  private func load(_ file: String?) -> Project? {
    var configuration = Configuration()
    if let file {
      guard let read = read(file, Configuration.init(reading:)) else { return nil }
      configuration = read
    }
    let directory = file.map { Self.directory(of: absolute($0)) }
    let path =
      request.baselinePath
      ?? configuration.baseline.map { $0.hasPrefix("/") ? $0 : (directory ?? "") + $0 }
    guard let path, !isToBeWritten(path) else {
      return Project(configuration: configuration, directory: directory, baseline: nil)
    }
    guard let baseline = read(path, Baseline.init(reading:)) else { return nil }
    return Project(configuration: configuration, directory: directory, baseline: baseline)
  }

  /// Whether a baseline is to be made at `path` that is not there yet.
  private func isToBeWritten(_ path: String) -> Bool {
    request.newBaselinePath != nil && (try? FileStatus(path: path)) == nil
  }

  private func read<Contents>(
    _ path: String, _ parse: ([UInt8]) throws(ConfigurationError) -> Contents
  ) -> Contents? {
    do throws(SystemError) {
      let descriptor = try FileDescriptor.open(path)
      defer { try? descriptor.close() }  // nothing was written that could be lost
      let bytes = try descriptor.readToEnd()
      do throws(ConfigurationError) {
        return try parse(bytes)
      } catch {
        messages.report(Message(.error, error.message, source: path))
      }
    } catch {
      messages.report(Message(error, source: path))
    }
    return nil
  }

  // MARK: Paths

  /// The settings in `directory`, which ends with a slash, or the nearest one above; `nil` when there
  /// are none.
  private func nearest(to directory: String) -> String? {
    var directory = directory[...]
    while !directory.isEmpty {
      let file = directory + Self.fileName
      if (try? FileStatus(path: String(file))) != nil { return String(file) }
      directory = Self.directory(of: String(directory.dropLast()))[...]
    }
    return nil
  }

  private func absolute(_ path: String) -> String {
    Self.normalized(path.hasPrefix("/") ? path : workingDirectory + path)
  }

  private static func directory(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
  }

  /// `path`, which is absolute, without `.` and `..`.
  private static func normalized(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }
}
