import CalendarModel
import Testing

@testable import ICalKit

@Suite("A TZID") struct ZoneResolverTests {
  /// The zones that Foundation carries, so that no file of the machine matters.
  private static let database = ZoneDatabase(environment: [:], root: "/nonexistent")
  private static let position = SourcePosition(source: "work.ics", line: 2)

  private static func definition(
    _ tzid: String, hours: Int?, location: String? = nil
  ) throws -> ZoneDefinition {
    let observance = Observance(
      isDaylight: false, start: try civil("1970-01-01T00:00"), offsetFrom: hours.map { $0 * 3600 },
      offsetTo: hours.map { $0 * 3600 })
    return ZoneDefinition(
      tzid: tzid, observances: [observance], location: location, position: position)
  }

  private static func resolver(
    _ definitions: [ZoneDefinition] = [], policy: ZoneResolver.Policy = .auto
  ) -> ZoneResolver {
    ZoneResolver(
      definitions: definitions, database: database,
      viewer: .fixed(utcOffset: 3 * 3600, name: "Viewer"), policy: policy)
  }

  /// A name, what it leads to, how, and what that zone makes of noon on 1 July 2025.
  struct Row: CustomTestStringConvertible {
    let tzid: String
    let resolution: ResolvedZone.Resolution
    let name: String
    let noon: String
    var testDescription: String { tzid }
    init(_ tzid: String, _ resolution: ResolvedZone.Resolution, _ name: String, _ offset: String) {
      self.tzid = tzid
      self.resolution = resolution
      self.name = name
      noon = "2025-07-01T12:00:00" + offset
    }
  }

  @Test(
    "leads to a zone without the file's help",
    arguments: [
      Row("Europe/Berlin", .iana, "Europe/Berlin", "+02:00"),
      Row("europe/berlin", .iana, "Europe/Berlin", "+02:00"),
      Row("US/Eastern", .iana, "US/Eastern", "-04:00"),
      Row("EST5EDT", .iana, "EST5EDT", "-04:00"),
      Row("EST", .iana, "EST", "-05:00"),
      Row("UTC", .iana, "UTC", "+00:00"),
      Row("GMT", .iana, "GMT", "+00:00"),
      Row("Etc/UTC", .iana, "Etc/UTC", "+00:00"),
      Row("Etc/GMT+3", .iana, "Etc/GMT+3", "-03:00"),
      Row("W. Europe Standard Time", .windows, "Europe/Berlin", "+02:00"),
      Row("\"W. Europe Standard Time\"", .windows, "Europe/Berlin", "+02:00"),
      Row(
        "(UTC+01:00) Amsterdam\\, Berlin\\, Bern\\, Rome\\, Stockholm\\, Vienna", .windows,
        "Europe/Berlin", "+02:00"),
      Row(" Europe/Berlin\0\0", .prefixed, "Europe/Berlin", "+02:00"),
      Row("\"Europe/Berlin\"", .prefixed, "Europe/Berlin", "+02:00"),
      Row("'Europe/Berlin'", .prefixed, "Europe/Berlin", "+02:00"),
      Row("/Europe/Berlin", .prefixed, "Europe/Berlin", "+02:00"),
      Row("/freeassociation.sourceforge.net/Europe/Berlin", .prefixed, "Europe/Berlin", "+02:00"),
      Row("/mozilla.org/20050126_1/Europe/Berlin", .prefixed, "Europe/Berlin", "+02:00"),
      Row(
        "/freeassociation.sourceforge.net/Tzfile/America/Argentina/Buenos_Aires", .prefixed,
        "America/Argentina/Buenos_Aires", "-03:00"),
      Row("tzone://Microsoft/Utc", .prefixed, "UTC", "+00:00"),
      Row("GMT+0200", .offset, "GMT+0200", "+02:00"),
      Row("UTC+01:00", .offset, "UTC+01:00", "+01:00"),
      Row("(UTC-05:00) Somewhere", .offset, "(UTC-05:00) Somewhere", "-05:00"),
      Row("+05:30", .offset, "+05:30", "+05:30"),
      Row("Z", .offset, "UTC", "+00:00"),
      Row("Customized Time Zone", .viewer, "Viewer", "+03:00"),
      Row("", .viewer, "Viewer", "+03:00"),
      Row("/", .viewer, "Viewer", "+03:00"),
      Row("../../etc/passwd", .viewer, "Viewer", "+03:00"),
    ])
  func withoutDefinition(row: Row) throws {
    let resolved = Self.resolver().zone(named: row.tzid)
    #expect(resolved.resolution == row.resolution)
    #expect(resolved.zone.name == row.name)
    #expect(try resolved.zone.read("2025-07-01T12:00") == row.noon)
  }

  @Test("an IANA name comes before the file's definition, unless that is preferred")
  func ianaBeforeDefinition() throws {
    let definitions = [try Self.definition("Europe/Berlin", hours: 7)]
    let auto = Self.resolver(definitions).zone(named: "Europe/Berlin")
    #expect(auto.resolution == .iana)
    #expect(try auto.zone.read("2025-07-01T12:00") == "2025-07-01T12:00:00+02:00")
    let embedded = Self.resolver(definitions, policy: .embedded).zone(named: "Europe/Berlin")
    #expect(embedded.resolution == .definition)
    #expect(try embedded.zone.read("2025-07-01T12:00") == "2025-07-01T12:00:00+07:00")
    #expect(Self.resolver(policy: .embedded).zone(named: "Europe/Berlin").resolution == .iana)
  }

  @Test(
    "the file's definition comes before all other readings of a name",
    arguments: ["W. Europe Standard Time", "/x/Europe/Berlin", "GMT+0200", "Z", "Club Time"])
  func definitionFirst(tzid: String) throws {
    let resolved = Self.resolver([try Self.definition(tzid, hours: 7)]).zone(named: tzid)
    #expect(resolved.resolution == .definition)
    #expect(resolved.zone.name == tzid)
    #expect(try resolved.zone.read("2025-07-01T12:00") == "2025-07-01T12:00:00+07:00")
  }

  @Test("a definition is found when the names differ in blanks, quotes or NULs")
  func cleanedNames() throws {
    let resolver = Self.resolver([
      try Self.definition("Club Time ", hours: 7), try Self.definition("A, B", hours: 8),
    ])
    #expect(resolver.zone(named: "Club Time").resolution == .definition)
    #expect(resolver.zone(named: "\"Club Time\"").resolution == .definition)
    #expect(resolver.zone(named: "Club Time\0").resolution == .definition)
    #expect(resolver.zone(named: "A\\, B").resolution == .definition)
    #expect(resolver.zone(named: "club time").resolution == .viewer)
  }

  @Test("the definition of exactly that name wins, then the first one that can be used")
  func severalDefinitions() throws {
    let resolver = Self.resolver([
      try Self.definition("Club Time ", hours: 1), try Self.definition("Club Time", hours: nil),
      try Self.definition("Club Time", hours: 2), try Self.definition("Club Time", hours: 3),
    ])
    let noon = try civil("2025-07-01T12:00")
    #expect(resolver.zone(named: "Club Time").zone.resolve(noon).utcOffset == 2 * 3600)
    #expect(resolver.zone(named: "Club Time ").zone.resolve(noon).utcOffset == 3600)
    #expect(resolver.zone(named: " Club Time").zone.resolve(noon).utcOffset == 3600)
  }

  @Test("a definition without offsets counts as absent, but for the location it names")
  func unusableDefinition() throws {
    let position = Self.position
    let empty = ZoneDefinition(
      tzid: "Club Time", observances: [], location: "Europe/Berlin", position: position)
    let resolved = Self.resolver([empty]).zone(named: "Club Time")
    #expect(resolved.resolution == .location)
    #expect(resolved.zone.name == "Europe/Berlin")
    let windows = ZoneDefinition(
      tzid: "Tokyo Standard Time", observances: [], location: "Europe/Berlin", position: position)
    #expect(Self.resolver([windows]).zone(named: "Tokyo Standard Time").resolution == .windows)
    let nowhere = try Self.definition("Club Time", hours: nil, location: "Europe/Atlantis")
    #expect(Self.resolver([nowhere]).zone(named: "Club Time").resolution == .viewer)
  }

  @Test("a name is worked out once")
  func cached() throws {
    let resolver = Self.resolver([try Self.definition("Club Time", hours: 7)])
    #expect(resolver.zone(named: "Club Time").zone === resolver.zone(named: "Club Time").zone)
  }
}
