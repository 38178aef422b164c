import CalendarModel
import Foundation
import Testing

@testable import ICalKit

/// A folder that stands for the root of a file system, removed at the end.
private final class FakeRoot {
  let path = NSTemporaryDirectory() + "zones-" + UUID().uuidString
  private let files = FileManager.default

  init() throws { try files.createDirectory(atPath: path, withIntermediateDirectories: true) }
  deinit { try? files.removeItem(atPath: path) }

  func write(_ bytes: some Sequence<UInt8>, to file: String) throws {
    let url = URL(filePath: path + file)
    try files.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
  }

  func link(_ file: String, to target: String) throws {
    let url = URL(filePath: path + file)
    try files.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try files.createSymbolicLink(atPath: url.path, withDestinationPath: target)
  }

  /// A root with zones whose offsets, in hours, tell which file was read.
  static func withZones(in folder: String = "/usr/share/zoneinfo") throws -> FakeRoot {
    let root = try FakeRoot()
    let hours = ["Etc/UTC": 0, "Europe/Berlin": 1, "America/Argentina/Buenos_Aires": -3, "NZ": 12]
    for (name, hours) in hours { try root.write(zone(hours: hours), to: "\(folder)/\(name)") }
    try root.write("# a table".utf8, to: "\(folder)/zone1970")
    try root.write(zone(hours: 7), to: "\(folder)/posixrules")
    try root.write(zone(hours: 7), to: "\(folder)/right/Europe/Berlin")
    try root.write(zone(hours: 7), to: "/etc/secret")
    return root
  }

  static func zone(hours: Int) -> [UInt8] { TZifSample(first: hours * 3600).bytes }
}

extension Zone {
  /// The hours that a zone of ``FakeRoot`` is ahead of UTC.
  fileprivate var hours: Int { utcOffset(at: Instant(seconds: 0)) / 3600 }
}

@Suite("The zones of the machine") struct ZoneDatabaseTests {
  @Test(
    "a zone is found by its name, written in whatever case",
    arguments: [
      ("Europe/Berlin", "Europe/Berlin", 1), ("europe/BERLIN", "Europe/Berlin", 1),
      ("America/Argentina/Buenos_Aires", "America/Argentina/Buenos_Aires", -3), ("nz", "NZ", 12),
    ])
  func found(asked: String, name: String, hours: Int) throws {
    let root = try FakeRoot.withZones()
    let database = ZoneDatabase(environment: [:], root: root.path)
    let zone = try #require(database.zone(named: asked))
    #expect(zone.name == name)
    #expect(zone.hours == hours)
    #expect(!database.usesFallback)
    #expect(database.zone(named: asked) === zone)
  }

  @Test(
    "what is no zone, or lies outside of the directory, is not found",
    arguments: [
      "", "/", "Europe", "Europe/", "/Europe/Berlin", "Europe//Berlin", "Europe/Atlantis",
      "zone1970", "posixrules", "right/Europe/Berlin", "../../../etc/secret", "/etc/secret",
      "Europe/../NZ", "./NZ", "NZ\0", "NZ ", "BST", "W. Europe Standard Time",
      String(repeating: "N", count: 100_000),
    ])
  func notFound(name: String) throws {
    let root = try FakeRoot.withZones()
    #expect(ZoneDatabase(environment: [:], root: root.path).zone(named: name) == nil)
  }

  @Test("TZDIR comes before the usual places")
  func directoryVariable() throws {
    let root = try FakeRoot.withZones()
    try root.write(FakeRoot.zone(hours: 5), to: "/opt/zones/UTC")
    try root.write(FakeRoot.zone(hours: 5), to: "/opt/zones/NZ")
    let database = ZoneDatabase(environment: ["TZDIR": "/opt/zones"], root: root.path)
    #expect(database.zone(named: "NZ")?.hours == 5)
    let missing = ZoneDatabase(environment: ["TZDIR": "/opt/nothing"], root: root.path)
    #expect(missing.zone(named: "NZ")?.hours == 12)
  }

  @Test(
    "the directory may lie elsewhere",
    arguments: [
      "/usr/lib/zoneinfo", "/usr/share/lib/zoneinfo", "/etc/zoneinfo",
      "/var/db/timezone/zoneinfo",
    ])
  func places(folder: String) throws {
    let root = try FakeRoot.withZones(in: folder)
    let database = ZoneDatabase(environment: [:], root: root.path)
    #expect(database.zone(named: "Europe/Berlin")?.hours == 1)
    #expect(!database.usesFallback)
  }

  @Test("names that the directory lacks come from Foundation")
  func missingName() throws {
    let root = try FakeRoot.withZones()
    let zone = try #require(
      ZoneDatabase(environment: [:], root: root.path).zone(named: "US/Eastern"))
    #expect(zone.name == "US/Eastern")
    #expect(try zone.read("2025-07-01T12:00") == "2025-07-01T12:00:00-04:00")
  }

  @Test("without any directory all zones come from Foundation, and are never floating")
  func fallback() throws {
    let root = try FakeRoot()
    try root.write([], to: "/usr/share/zoneinfo/empty")
    let database = ZoneDatabase(environment: [:], root: root.path)
    #expect(database.usesFallback)
    let berlin = try #require(database.zone(named: "Europe/Berlin"))
    #expect(try berlin.shown("2025-03-30T00:59:59") == "2025-03-30T01:59:59+01:00")
    #expect(try berlin.shown("2025-03-30T01:00:00") == "2025-03-30T03:00:00+02:00")
    #expect(try berlin.read("2500-03-28T02:30") == "2500-03-28T03:30:00+02:00")
    #expect(try berlin.shown("9999-10-31T01:00:00") == "9999-10-31T02:00:00+01:00")
    let samoa = try #require(database.zone(named: "Pacific/Apia"))
    #expect(try samoa.read("2011-12-30T10:00") == "2011-12-31T10:00:00+14:00")
    #expect(database.zone(named: "asia/tokyo")?.name == "Asia/Tokyo")
    #expect(database.zone(named: "japan")?.name == "Japan")
    #expect(
      try database.zone(named: "EST")?.read("2025-07-01T12:00") == "2025-07-01T12:00:00-05:00")
    for name in ["BST", "PST", "Eastern", "GMT+3", "Europe/Atlantis"] {
      #expect(database.zone(named: name) == nil, "\(name)")
    }
  }

  @Test(
    "TZ names the machine's zone",
    arguments: [
      ("Europe/Berlin", "Europe/Berlin", 1), (":Europe/Berlin", "Europe/Berlin", 1),
      ("/usr/share/zoneinfo/Europe/Berlin", "Europe/Berlin", 1),
      (":/usr/share/zoneinfo/right/Europe/Berlin", "Europe/Berlin", 7),
      ("/etc/secret", "/etc/secret", 7), ("JST-9", "JST-9", 9), ("<+03>-3", "<+03>-3", 3),
      ("", "UTC", 0), (":", "UTC", 0), ("Europe/Atlantis", "UTC", 0), ("/etc/nothing", "UTC", 0),
      ("../../etc/secret", "UTC", 0),
    ])
  func variable(value: String, name: String, hours: Int) throws {
    let root = try FakeRoot.withZones()
    try root.link("/etc/localtime", to: "/usr/share/zoneinfo/NZ")
    let zone = ZoneDatabase(environment: ["TZ": value], root: root.path).systemZone()
    #expect(zone.name == name)
    #expect(zone.hours == hours)
  }

  @Test("a rule in TZ sets the clock")
  func ruleInVariable() throws {
    let root = try FakeRoot()
    let database = ZoneDatabase(
      environment: ["TZ": "CET-1CEST,M3.5.0,M10.5.0/3"], root: root.path)
    #expect(try database.systemZone().read("2025-07-01T12:00") == "2025-07-01T12:00:00+02:00")
  }

  @Test(
    "without TZ, /etc/localtime tells the zone by where it leads",
    arguments: [
      "/usr/share/zoneinfo/NZ", "../usr/share/zoneinfo/NZ", "/var/db/timezone/zoneinfo/NZ",
      "/usr/share/zoneinfo/posix/NZ",
    ])
  func link(target: String) throws {
    let root = try FakeRoot.withZones()
    try root.link("/etc/localtime", to: target)
    try root.write("Europe/Berlin\n".utf8, to: "/etc/timezone")
    #expect(ZoneDatabase(environment: [:], root: root.path).systemZone().name == "NZ")
  }

  @Test("/etc/localtime may be a link to a link")
  func linkToLink() throws {
    let root = try FakeRoot.withZones()
    try root.link("/etc/localtime", to: "static/localtime")
    try root.link("/etc/static/localtime", to: "/usr/share/zoneinfo/NZ")
    #expect(ZoneDatabase(environment: [:], root: root.path).systemZone().name == "NZ")
  }

  @Test("a link that leads nowhere, or to itself, is passed over for /etc/timezone")
  func nameFile() throws {
    for target in ["/usr/share/zoneinfo/Europe/Atlantis", "localtime", "/nothing"] {
      let root = try FakeRoot.withZones()
      try root.link("/etc/localtime", to: target)
      try root.write("Europe/Berlin\n".utf8, to: "/etc/timezone")
      #expect(ZoneDatabase(environment: [:], root: root.path).systemZone().name == "Europe/Berlin")
    }
  }

  @Test("a copy in /etc/localtime has no name but the right offset; without anything it is UTC")
  func copy() throws {
    let root = try FakeRoot.withZones()
    #expect(ZoneDatabase(environment: [:], root: root.path).systemZone() == .utc)
    try root.write(FakeRoot.zone(hours: 4), to: "/etc/localtime")
    let zone = ZoneDatabase(environment: [:], root: root.path).systemZone()
    #expect(zone.name == "localtime")
    #expect(zone.hours == 4)
  }
}
