internal import CalendarModel

/// The inputs that a command line names.
struct Inputs {
  /// What there is to read, in the order of the command line; a directory stands for its files.
  private(set) var sources: [InputSource] = []
  /// What could not be found.
  private(set) var problems: [Message] = []

  private let words: DateWords

  /// Finds the inputs.
  ///
  /// - Parameters:
  ///   - arguments: Files, directories and URLs; `-` is standard input.
  ///   - words: Reads dates, to see what a missing file was meant to be.
  init(_ arguments: [String], words: DateWords) {
    self.words = words
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
      addFile(argument)
    }
  }

  private mutating func addFile(_ path: String) {
    do throws(SystemError) {
      if try FileStatus(path: path).kind == .directory {
        addDirectory(path)
      } else {
        sources.append(.file(path))
      }
    } catch {
      let hint = error.isMissingFile ? MissingFile.hint(for: path, words: words) : nil
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

/// A URL of a feed.
private struct WebAddress {
  private let url: String

  /// Fails when `text` is none: `webcal` is what calendar programs register for `https`.
  init?(_ text: String) {
    let scheme = text.prefix { $0 != ":" }.lowercased()
    let rest = text.dropFirst(scheme.count)
    guard rest.hasPrefix("://"), ["http", "https", "webcal", "webcals"].contains(scheme) else {
      return nil
    }
    url = (scheme.hasPrefix("webcal") ? "https" : scheme) + rest
  }

  /// The command that shows the feed meanwhile, ready for a shell.
  var hint: String {
    let quoted = url.replacing("'", with: #"'\''"#)
    return "curl -sL '\(quoted)' | icalview -"
  }
}

/// What someone meant who named a file that there is not.
enum MissingFile {
  /// How to say it, if `word` is a date, the name of a view, or an option with other hyphens.
  static func hint(for word: String, words: DateWords) -> String? {
    if let unit = (try? words.readings(of: word))?.first?.unit {
      return "for that \(unit) say \(option(for: unit)) \(quoted(word))"
    }
    let name = word.drop { "-‐‑‒–—−".contains($0) }.lowercased()
    if OptionTable.option(named: name) != nil { return "for the option say --\(name)" }
    if word.split(separator: "/").count == 3 || word.split(separator: ".").count == 3,
      word.allSatisfy({ $0.isNumber || $0 == "/" || $0 == "." })
    {
      return "write a date as in 2025-04-15"
    }
    return nil
  }

  private static func option(for unit: Period.Unit) -> String {
    switch unit {
    case .day: "--day"
    case .week: "--week"
    case .month: "--month"
    case .year: "--year"
    }
  }

  private static func quoted(_ word: String) -> String {
    word.contains(where: \.isWhitespace) ? "'\(word)'" : word
  }
}
