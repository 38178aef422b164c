internal import CalendarModel

/// The inputs that a command line names.
struct Inputs {
  /// What there is to read, in the order of the command line; a directory stands for its files.
  private(set) var sources: [InputSource] = []
  /// What could not be found.
  private(set) var problems: [Message] = []

  private let hint: (String) -> String?

  /// Finds the inputs.
  ///
  /// - Parameters:
  ///   - arguments: Files, directories, URLs and patterns of paths; `-` is standard input.
  ///   - hint: What to say about a missing file.
  init(_ arguments: [String], hint: @escaping (String) -> String?) {
    self.hint = hint
    for argument in arguments { add(argument) }
  }

  private mutating func add(_ argument: String) {
    if argument == "-" {
      sources.append(.standardInput)
    } else if let address = WebAddress(argument) {
      problems.append(
        Message(
          .error, "found a URL, expected a file: URLs cannot be opened yet in this version",
          hint: address.hint, source: argument))
    } else {
      addFile(argument, orMatchesOf: PathPattern(argument))
    }
  }

  /// Adds the file or folder at `path`; where there is none, those that fit `pattern`.
  private mutating func addFile(_ path: String, orMatchesOf pattern: PathPattern? = nil) {
    do throws(SystemError) {
      if try FileStatus(path: path).kind == .directory {
        addDirectory(path)
      } else {
        sources.append(.file(path))
      }
    } catch {
      if error.isMissingFile, let paths = pattern?.paths, !paths.isEmpty {
        return paths.forEach { addFile($0) }
      }
      let hint = error.isMissingFile ? self.hint(path) : nil
      problems.append(Message(error, source: path, hint: hint))
    }
  }

  private mutating func addDirectory(_ path: String) {
    let directory = FeedDirectory(at: path)
    sources += directory.files.map(InputSource.file)
    problems += directory.problems
    if directory.files.isEmpty {
      let names = FeedDirectory.endings.map { "*.\($0)" }.joined(separator: ", ")
      problems.append(
        Message(.error, "found no file for calendars, expected \(names)", source: path))
    }
  }
}
