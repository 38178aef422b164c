import Testing

@testable import ICalKit

@Suite("Windows' names of zones") struct WindowsZonesTests {
  @Test(
    "the name in the registry leads to the IANA zone",
    arguments: [
      ("W. Europe Standard Time", "Europe/Berlin"), ("Romance Standard Time", "Europe/Paris"),
      ("GMT Standard Time", "Europe/London"), ("Greenwich Standard Time", "Atlantic/Reykjavik"),
      ("Eastern Standard Time", "America/New_York"), ("eastern standard time", "America/New_York"),
      ("US Eastern Standard Time", "America/Indianapolis"), ("UTC", "Etc/UTC"),
      ("UTC-11", "Etc/GMT+11"), ("UTC+12", "Etc/GMT-12"),
      ("Pacific Standard Time (Mexico)", "America/Tijuana"),
      ("India Standard Time", "Asia/Calcutta"), ("Tokyo Standard Time", "Asia/Tokyo"),
    ])
  func registryNames(name: String, iana: String) {
    #expect(WindowsZones.ianaName(of: name) == iana)
  }

  @Test(
    "so does the name in the settings, in all its spellings",
    arguments: [
      ("(UTC+01:00) Amsterdam, Berlin, Bern, Rome, Stockholm, Vienna", "Europe/Berlin"),
      ("(GMT+01:00) Amsterdam, Berlin, Bern, Rome, Stockholm, Vienna", "Europe/Berlin"),
      ("(GMT+01.00) Amsterdam / Berlin / Bern / Rome / Stockholm / Vienna", "Europe/Berlin"),
      ("Amsterdam, Berlin, Bern, Rome, Stockholm, Vienna", "Europe/Berlin"),
      ("(UTC-05:00) Eastern Time (US & Canada)", "America/New_York"),
      ("(UTC-05:00) Eastern Time (US and Canada)", "America/New_York"),
      ("(UTC) Coordinated Universal Time", "Etc/UTC"),
      ("Kuala Lumpur, Singapore", "Asia/Singapore"),
    ])
  func displayNames(name: String, iana: String) {
    #expect(WindowsZones.ianaName(of: name) == iana)
  }

  @Test(
    "anything else is no name of Windows",
    arguments: ["", "(", "()", "Europe/Berlin", "Standard Time", "Eastern", "(UTC+01:00)"])
  func unknown(name: String) {
    #expect(WindowsZones.ianaName(of: name) == nil)
  }

  @Test("every zone of the table is one that the machine knows")
  func allKnown() {
    let database = ZoneDatabase(environment: [:])
    for row in WindowsZones.table {
      #expect(database.zone(named: row.ianaName) != nil, "\(row.ianaName)")
    }
    #expect(WindowsZones.table.count > 130)
  }
}
