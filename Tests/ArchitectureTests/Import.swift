/// One `import` of a Swift file.
struct Import: Hashable {
  /// The module it names.
  let module: String
  /// The level it is written with; `nil` for a plain import, which is internal here.
  let access: String?

  /// The imports of `source`; each stands at the beginning of a line.
  static func all(in source: String) -> [Import] {
    let statement =
      /^ *(?:@\w+(?:\([^)]*\))? +)*(?:(public|package|internal|fileprivate|private) +)?import +(?:(?:struct|class|enum|protocol|typealias|func|var|let) +)?(\w+)/
      .anchorsMatchLineEndings()
    return source.matches(of: statement).map { match in
      Import(module: String(match.2), access: match.1.map(String.init))
    }
  }

  /// The imports of the Swift files below the folder `path`, each with its file.
  static func all(below path: String) throws -> [(file: String, statement: Import)] {
    try Repository.files(in: path, ["swift"]).flatMap { file in
      all(in: try Repository.text(file)).map { (file, $0) }
    }
  }
}
