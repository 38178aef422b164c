// swift-tools-version: 6.2
import PackageDescription

/// Settings of every Swift target: imports are internal unless said otherwise, and an existential
/// shows itself, so a module's surface names only what it means to name.
let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// Debian's utf8proc lies where every compiler looks, and its pkg-config file has a flag that the
/// package manager refuses with a warning.
#if os(Linux)
  let utf8procPkgConfig: String? = nil
#else
  let utf8procPkgConfig: String? = "libutf8proc"
#endif

/// A module of ours with the modules that it may import directly; the arrows of README's
/// "How the code is laid out", which `ArchitectureTests` hold against the imports.
func module(_ name: String, imports: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: imports, swiftSettings: strict)
}

/// The tests of one module, with the golden files that lie beside them.
func tests(of name: String, imports: [Target.Dependency] = [], resources: [String] = []) -> Target {
  .testTarget(
    name: "\(name)Tests", dependencies: [.byName(name: name), "TestSupport"] + imports,
    exclude: resources, swiftSettings: strict)
}

let package = Package(
  name: "icalview",
  platforms: [.macOS(.v26)],
  products: [
    .library(name: "ICalKit", targets: ["ICalKit"]),
    .library(name: "CalendarLayout", targets: ["CalendarLayout"]),
    .library(name: "CalendarRendering", targets: ["CalendarRendering"]),
    .executable(name: "icalview", targets: ["icalview"]),
  ],
  targets: [
    .systemLibrary(
      name: "CICal", pkgConfig: "libical",
      providers: [.apt(["libical-dev"]), .brew(["libical"])]),
    .systemLibrary(
      name: "CUtf8proc", pkgConfig: utf8procPkgConfig,
      providers: [.apt(["libutf8proc-dev"]), .brew(["utf8proc"])]),

    module("CalendarModel"),
    module("Recurrence", imports: ["CalendarModel"]),
    module("ICalText", imports: ["CalendarModel"]),
    module("ICalKit", imports: ["CICal", "ICalText", "Recurrence", "CalendarModel"]),
    module("CalendarLayout", imports: ["CalendarModel"]),
    module("CalendarRendering", imports: ["CUtf8proc", "CalendarLayout", "CalendarModel"]),
    module(
      "CalendarCheck",
      imports: ["CalendarRendering", "ICalKit", "ICalText", "Recurrence", "CalendarModel"]),
    module(
      "IcalviewCLI",
      imports: [
        "CalendarCheck", "CalendarRendering", "CalendarLayout", "ICalKit", "CalendarModel",
      ]),
    .executableTarget(name: "icalview", dependencies: ["IcalviewCLI"], swiftSettings: strict),
    .executableTarget(
      name: "icalview-bench", dependencies: ["CICal", "ICalKit", "Recurrence", "CalendarModel"],
      swiftSettings: strict),

    .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: strict),
    tests(of: "CalendarModel"),
    tests(of: "Recurrence", imports: ["CalendarModel"]),
    tests(of: "ICalText", imports: ["CalendarModel"]),
    tests(of: "ICalKit", imports: ["CalendarModel", "ICalText", "Recurrence"]),
    tests(of: "CalendarLayout", imports: ["CalendarModel"]),
    tests(
      of: "CalendarRendering", imports: ["CalendarLayout", "CalendarModel"], resources: ["Golden"]),
    tests(
      of: "CalendarCheck",
      imports: ["CalendarModel", "CalendarRendering", "ICalKit", "ICalText"],
      resources: ["Reports/Golden", "Schemas"]),
    tests(
      of: "IcalviewCLI",
      imports: ["CalendarModel", "CalendarRendering", "CalendarLayout", "ICalKit"]),
    tests(of: "icalview-bench", imports: ["CalendarModel", "ICalKit", "Recurrence"]),
    .testTarget(
      name: "EndToEndTests", dependencies: ["icalview", "TestSupport"],
      exclude: ["Golden"], swiftSettings: strict),
    .testTarget(name: "ArchitectureTests", dependencies: ["TestSupport"], swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
