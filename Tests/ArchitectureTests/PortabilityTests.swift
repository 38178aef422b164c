import Testing

@Suite("The repository") struct PortabilityTests {
  @Test("no source, document or sample names a path that only one machine has")
  func noMachinePaths() throws {
    let personal = /(?:^|[\s"'`(=:])\/(?:home|Users|root|tmp|private|work)\//
    let others = [
      "README.md", "CONTRIBUTING.md", "CHANGELOG.md", "Package.swift", "dev", ".ci/run",
    ]
    let files =
      try Repository.files(in: "Sources", ["swift", "h", "modulemap"])
      + Repository.files(in: "Samples", ["ics", "json"]) + others
    for file in files {
      let match = try Repository.text(file).firstMatch(of: personal)
      #expect(match == nil, "\(file)")
    }
  }
}
