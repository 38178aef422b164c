import CalendarModel
import CalendarRendering

/// Findings that a project has accepted, so that only new ones count.
///
/// Its file is a JSON list of objects with `fingerprint`, `code` and `path`, sorted by path, code and
/// fingerprint.
public struct Baseline: Hashable, Sendable {
  /// A finding that was accepted.
  public struct Entry: Hashable, Sendable {
    /// What makes it known again.
    public let fingerprint: String
    /// `ICV303`.
    public let code: String
    /// The path of the file, as it was given.
    public let path: String
  }

  /// The findings, in the order of the file.
  public let entries: [Entry]

  /// Accepts the findings of `files` that nothing else hides.
  public init(_ files: [FileReport]) {
    entries = files.flatMap { file in
      file.findings.filter { $0.suppression == nil || $0.suppression == .baseline }.map {
        Entry(
          fingerprint: $0.fingerprint.description, code: $0.finding.code.id, path: file.path)
      }
    }.sorted { ($0.path, $0.code, $0.fingerprint) < ($1.path, $1.code, $1.fingerprint) }
  }

  /// Reads the text of a file.
  ///
  /// - Throws: ``ConfigurationError`` when it is none.
  public init(reading json: [UInt8]) throws(ConfigurationError) {
    guard case .array(let nodes) = try JSONNode(reading: json) else {
      throw ConfigurationError(message: "found something else, expected a list of findings")
    }
    entries = try nodes.map { node throws(ConfigurationError) in
      guard case .object(let members) = node,
        case .string(let fingerprint)? = members["fingerprint"],
        case .string(let code)? = members["code"], case .string(let path)? = members["path"]
      else {
        throw ConfigurationError(
          message: "found something else, expected objects with fingerprint, code and path")
      }
      return Entry(fingerprint: fingerprint, code: code, path: path)
    }
  }

  /// Hides the findings of `file` that were accepted.
  public func hide(in file: inout FileReport) {
    let path = file.path
    let known = Set(entries.filter { $0.path == path }.map(\.fingerprint))
    guard !known.isEmpty else { return }
    for index in file.findings.indices where file.findings[index].suppression == nil {
      if known.contains(file.findings[index].fingerprint.description) {
        file.findings[index].suppression = .baseline
      }
    }
  }

  /// The entries for `files` that are not found there any more.
  public func unmet(in files: [FileReport]) -> [Entry] {
    let paths = Set(files.map(\.path))
    let found = Set(files.flatMap { $0.findings.map(\.fingerprint.description) })
    return entries.filter { paths.contains($0.path) && !found.contains($0.fingerprint) }
  }

  /// The text of a file, which ends with a line feed.
  public var json: String {
    var json = JSONWriter()
    json.array(.lines) { json in
      for entry in entries { json.element(EntryJSON(entry: entry)) }
    }
    json.endLine()
    var text = ""
    json.flush(to: &text)
    return text
  }
}

private struct EntryJSON: JSONValue {
  let entry: Baseline.Entry

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("fingerprint", entry.fingerprint)
      json.member("code", entry.code)
      json.member("path", entry.path)
    }
  }
}
