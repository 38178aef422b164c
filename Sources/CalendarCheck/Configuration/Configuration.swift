/// What a project says in `.icalview.json` about how its files are checked.
///
/// ```json
/// {"select": ["ALL"], "extend-select": ["ICV605"], "ignore": ["ICV128"], "pedantic": false,
///  "profile": "feed", "severity": {"ICV001": "warning"},
///  "per-file": {"vendor/**": {"ignore": ["ICV6"]}}, "ignore-uid": {"*@legacy": ["ICV501"]},
///  "fail-on": "warning", "max-warnings": 10,
///  "limits": {"inline-attachment-kib": 64, "feed-bytes": 1048576},
///  "baseline": "icalview-baseline.json"}
/// ```
///
/// Every key may be missing; one that is not known is an error.
public struct Configuration: Sendable {
  /// Which rules run.
  public private(set) var selection = RuleSelection()
  /// Limits of rules.
  public private(set) var limits = CheckSettings.Limits()
  /// When the program fails; `nil` where it is not said.
  public private(set) var failOn: FailurePolicy.Threshold?
  /// How many warnings there may be; `nil` where it is not said.
  public private(set) var maximumWarnings: Int?
  /// The path of the baseline, relative to the file; `nil` without one.
  public private(set) var baseline: String?
  /// The findings that are hidden by the UID of what they are about.
  public private(set) var ignoredUIDs = IgnoredUIDs()
  private var perFile: [(pattern: String, selection: RuleSelection)] = []

  /// The configuration of a project that has none.
  public init() {}

  /// Reads the text of a file.
  ///
  /// - Throws: ``ConfigurationError`` about the first thing that it should not say.
  public init(reading json: [UInt8]) throws(ConfigurationError) {
    let root = ConfigurationValue(try JSONNode(reading: json), path: "")
    for (key, value) in try root.object { try read(key, value) }
  }

  /// Which rules run for the file at `path`, relative to the directory of the configuration.
  public func selection(forFile path: String) -> RuleSelection {
    perFile.filter { Self.matches($0.pattern, path) }
      .reduce(selection) { $0.overridden(by: $1.selection) }
  }

  /// Whether `path` fits; a pattern without a slash fits the name of a file anywhere.
  private static func matches(_ pattern: String, _ path: String) -> Bool {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return GlobPattern(pattern, isPath: true).matches(pattern.contains("/") ? path : name)
  }

  private mutating func read(
    _ key: String, _ value: ConfigurationValue
  ) throws(ConfigurationError) {
    switch key {
    case "per-file":
      for (pattern, value) in try value.object {
        perFile.append((pattern, try Self.selection(value)))
      }
    case "ignore-uid":
      for (pattern, value) in try value.object {
        ignoredUIDs.add(pattern, try value.selectors)
      }
    case "fail-on": failOn = try value.choice()
    case "max-warnings": maximumWarnings = try value.count
    case "limits": try readLimits(value)
    case "baseline": baseline = try value.string
    default:
      guard try selection.read(key, value) else { throw value.unknown }
    }
  }

  private mutating func readLimits(_ value: ConfigurationValue) throws(ConfigurationError) {
    for (key, value) in try value.object {
      switch key {
      case "inline-attachment-kib": limits.inlineAttachmentKiB = try value.count
      case "feed-bytes": limits.feedBytes = try value.count
      default: throw value.unknown
      }
    }
  }

  private static func selection(
    _ value: ConfigurationValue
  ) throws(ConfigurationError) -> RuleSelection {
    var selection = RuleSelection()
    for (key, value) in try value.object {
      guard try selection.read(key, value) else { throw value.unknown }
    }
    return selection
  }
}

extension RuleSelection {
  /// Reads a member of a configuration; whether it is one of a selection's.
  fileprivate mutating func read(
    _ key: String, _ value: ConfigurationValue
  ) throws(ConfigurationError) -> Bool {
    switch key {
    case "select": choices += try value.selectors.map(Choice.select)
    case "extend-select": choices += try value.selectors.map(Choice.extend)
    case "ignore": choices += try value.selectors.map(Choice.ignore)
    case "pedantic": isPedantic = try value.bool
    case "profile": profile = try value.choice()
    case "severity":
      for (name, level) in try value.object {
        guard let selector = RuleSelector(name) else { throw level.unknown }
        let level: Level = try level.choice()
        for code in selector.codes { levels[code] = level }
      }
    default: return false
    }
    return true
  }
}

/// Findings that are hidden by the UID of what they are about.
public struct IgnoredUIDs: Sendable {
  private var entries: [(pattern: GlobPattern, selectors: [RuleSelector])] = []

  /// Hides nothing.
  public init() {}

  /// Whether it hides nothing.
  var isEmpty: Bool { entries.isEmpty }

  /// Whether `finding` is hidden.
  func hides(_ finding: Finding) -> Bool {
    guard let uid = finding.subject.uid else { return false }
    return entries.contains { entry in
      entry.selectors.contains { $0.codes.contains(finding.code) } && entry.pattern.matches(uid)
    }
  }

  mutating func add(_ pattern: String, _ selectors: [RuleSelector]) {
    entries.append((GlobPattern(pattern, isPath: false), selectors))
  }
}
