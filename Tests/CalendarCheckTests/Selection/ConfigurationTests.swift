import CalendarModel
import ICalKit
import Testing

@testable import CalendarCheck

@Suite("Configuration") struct ConfigurationTests {
  private func configuration(_ json: String) throws(ConfigurationError) -> Configuration {
    try Configuration(reading: Array(json.utf8))
  }

  private func codes(_ selection: RuleSelection) -> Set<String> {
    Set(selection.rules.map(\.code.id))
  }

  @Test("every key is read")
  func keys() throws {
    let configuration = try configuration(
      """
      {"select": ["ICV3"], "extend-select": ["ICV718"], "ignore": ["ICV309"], "pedantic": true,
       "profile": "caldav", "severity": {"ICV303": "warning"},
       "per-file": {"vendor/**": {"ignore": ["ICV303"]}, "*.ifb": {"select": ["ICV405"]}},
       "ignore-uid": {"*@legacy": ["ICV309"]}, "fail-on": "error", "max-warnings": 3,
       "limits": {"inline-attachment-kib": 1, "feed-bytes": 2}, "baseline": "b.json"}
      """)
    let selection = configuration.selection(forFile: "a.ics")
    #expect(codes(selection).contains("ICV303"))
    #expect(codes(selection).contains("ICV718"))
    #expect(!codes(selection).contains("ICV309"))
    #expect(selection.profile == .caldav)
    #expect(selection.levels == [.dateWithoutValueDate: .warning])
    #expect(!codes(configuration.selection(forFile: "vendor/x/a.ics")).contains("ICV303"))
    #expect(codes(configuration.selection(forFile: "deep/down/a.ifb")).contains("ICV405"))
    #expect(configuration.failOn == .error)
    #expect(configuration.maximumWarnings == 3)
    #expect(configuration.limits.inlineAttachmentKiB == 1)
    #expect(configuration.limits.feedBytes == 2)
    #expect(configuration.baseline == "b.json")
  }

  @Test(
    "what it should not say is named with its place",
    arguments: [
      ("", "found something else, expected JSON"),
      (#"{"select": "ICV3"}"#, "'select' is 'ICV3', expected a list of rules"),
      (#"{"baseline": null}"#, "'baseline' is null, expected a string"),
      (
        #"{"select": [{}]}"#,
        "'select' has an object, expected codes, their beginnings, names or ALL"
      ),
      ("[]", "the configuration is a list, expected an object"),
      (#"{"selct": []}"#, "found the unknown key 'selct'"),
      (#"{"per-file": {"a": {"limits": {}}}}"#, "found the unknown key 'per-file.a.limits'"),
      (
        #"{"select": ["ICV9"]}"#,
        "'select' has 'ICV9', expected codes, their beginnings, names or ALL"
      ),
      (
        #"{"severity": {"ICV303": "fatal"}}"#,
        "'severity.ICV303' is 'fatal', expected error, warning, info, off"
      ),
      (
        #"{"max-warnings": -1}"#, "'max-warnings' is -1, expected a whole number"
      ),
      (#"{"pedantic": 1}"#, "'pedantic' is 1, expected true or false"),
    ])
  func errors(json: String, message: String) {
    #expect(throws: ConfigurationError(message: message)) { try configuration(json) }
  }

  @Test(
    "a pattern fits all of a text",
    arguments: [
      ("*.ics", "a.ics", true), ("*.ics", "a/b.ics", false), ("**.ics", "a/b.ics", true),
      ("vendor/**", "vendor/a/b", true), ("vendor/**", "vendor", false), ("a?c", "abc", true),
      ("a?c", "a/c", false), ("", "", true), ("*", "", true), ("a*b*c", "axxbyyc", true),
      ("a*b*c", "axxbyy", false),
    ])
  func patterns(pattern: String, text: String, fits: Bool) {
    #expect(GlobPattern(pattern, isPath: true).matches(text) == fits)
  }

  @Test("many stars take no time to fail")
  func manyStars() {
    let pattern = String(repeating: "*a", count: 40)
    let text = String(repeating: "a", count: 2_000) + "b"
    #expect(!GlobPattern(pattern, isPath: false).matches(text))
  }

  @Test(
    "a policy fails by severity and by the number of warnings",
    arguments: [
      (FailurePolicy.Threshold.warning, nil, 0, 1, true), (.error, nil, 0, 1, false),
      (.error, nil, 1, 0, true), (.never, nil, 1, 1, false), (.warning, 1, 0, 1, false),
      (.warning, 0, 0, 1, true), (.never, 0, 0, 1, true), (.warning, 1, 1, 0, true),
    ] as [(FailurePolicy.Threshold, Int?, Int, Int, Bool)])
  func policies(
    threshold: FailurePolicy.Threshold, maximum: Int?, errors: Int, warnings: Int, fails: Bool
  ) {
    let event = [
      String
    ](repeating: "BEGIN:VEVENT\r\nDTEND:20260303\r\nEND:VEVENT\r\n", count: errors)
    let equal = "DTSTART:20260302T090000Z\r\nDTEND:20260302T090000Z\r\n"
    let warned = [
      String
    ](repeating: "BEGIN:VEVENT\r\n\(equal)END:VEVENT\r\n", count: warnings)
    let text = "BEGIN:VCALENDAR\r\n" + (event + warned).joined() + "END:VCALENDAR\r\n"
    let file = report(on: .init(name: "", bytes: Array(text.utf8)), "ICV303", "ICV309")
    let policy = FailurePolicy(threshold: threshold, maximumWarnings: maximum)
    #expect(policy.fails(FindingCounts([file])) == fails)
  }
}
