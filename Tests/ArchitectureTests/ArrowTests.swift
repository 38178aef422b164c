import Testing

/// The arrows between our modules: what each may import, and what it depends on in Package.swift.
private let arrows: [String: Set<String>] = [
  "CalendarModel": [],
  "Recurrence": ["CalendarModel"],
  "ICalText": ["CalendarModel"],
  "ICalKit": ["CICal", "ICalText", "Recurrence", "CalendarModel"],
  "CalendarLayout": ["CalendarModel"],
  "CalendarRendering": ["CUtf8proc", "CalendarLayout", "CalendarModel"],
  "CalendarCheck": ["CalendarRendering", "ICalKit", "ICalText", "Recurrence", "CalendarModel"],
  "IcalviewCLI": [
    "CalendarCheck", "CalendarRendering", "CalendarLayout", "ICalKit", "CalendarModel",
  ],
  "icalview": ["IcalviewCLI"],
  "icalview-bench": ["CICal", "ICalKit", "Recurrence", "CalendarModel"],
]

/// The C libraries; each is imported by the one module of the program that has an arrow to it, and
/// libical by the benchmark, which is measured against it.
private let cLibraries: Set = ["CICal", "CUtf8proc"]

@Suite("The arrows between modules") struct ArrowTests {
  @Test("every folder of Sources is a module with arrows, or a C library")
  func everyModuleIsListed() throws {
    #expect(try Repository.folders(in: "Sources") == cLibraries.union(arrows.keys))
  }

  @Test("a module imports what its arrows allow and nothing else of ours", arguments: arrows.keys)
  func imports(of module: String) throws {
    let ours = cLibraries.union(arrows.keys)
    for (file, statement) in try Import.all(below: "Sources/\(module)")
    where ours.contains(statement.module) {
      #expect(arrows[module]?.contains(statement.module) == true, "\(file): \(statement.module)")
    }
  }

  @Test("a C library shows in no public signature")
  func cLibrariesStayInside() throws {
    for (file, statement) in try Import.all(below: "Sources")
    where cLibraries.contains(statement.module) {
      #expect(![.some("public"), "package"].contains(statement.access), "\(file)")
    }
  }

  @Test("the benchmark calls libical in one file")
  func libicalOfTheBenchmark() throws {
    let files = try Import.all(below: "Sources/icalview-bench")
      .filter { $0.statement.module == "CICal" }.map(\.file)
    #expect(files == ["Sources/icalview-bench/Measuring/Libical.swift"])
  }

  @Test(
    "the civil calendar and iCalendar's text do without Foundation",
    arguments: ["CalendarModel", "ICalText"])
  func freeOfFoundation(module: String) throws {
    for (file, statement) in try Import.all(below: "Sources/\(module)") {
      #expect(!statement.module.hasPrefix("Foundation"), "\(file)")
    }
  }

  @Test("what the tests share knows none of our modules")
  func testSupport() throws {
    let imports = Set(try Import.all(below: "Tests/TestSupport").map(\.statement.module))
    #expect(imports.isDisjoint(with: cLibraries.union(arrows.keys)))
  }

  @Test("Package.swift declares exactly these arrows")
  func package() throws {
    let target =
      /(?:\bmodule\(|\.executableTarget\()\s*(?:name: )?"([\w-]+)"(?:,\s*(?:imports|dependencies): \[([^\]]*)\])?/
    let declared = try Repository.text("Package.swift").matches(of: target).map { match in
      (String(match.1), Set((match.2 ?? "").matches(of: /\w+/).map { String($0.0) }))
    }
    #expect(Dictionary(declared) { first, _ in first } == arrows)
  }
}
