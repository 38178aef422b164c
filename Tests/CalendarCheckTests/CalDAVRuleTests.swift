import CalendarModel
import ICalKit
import Testing

@testable import CalendarCheck

@Suite("Rules on files for CalDAV") struct CalDAVRuleTests {
  /// What ICV125 finds in a calendar that holds `lines`, in the given profile.
  private func places(_ lines: String, _ profile: Profile) -> [String] {
    let source = Source.calendar(lines.replacing("\n", with: "\r\n"))
    return report(on: source, "ICV125") { $0.profile = profile }.places
  }

  private static let series = """
    BEGIN:VTIMEZONE
    END:VTIMEZONE
    BEGIN:VEVENT
    UID:a
    END:VEVENT
    BEGIN:VEVENT
    UID:a
    RECURRENCE-ID:20260302T090000Z
    END:VEVENT
    """

  @Test("a file for CalDAV has no METHOD")
  func method() {
    #expect(places("METHOD:PUBLISH\n" + Self.series, .caldav) == ["ICV125 2:1"])
    #expect(places("METHOD:PUBLISH\n" + Self.series, .feed) == [])
  }

  @Test("a file for CalDAV has one UID, said at the first other one")
  func singleUID() {
    let other = "\nBEGIN:VTODO\nUID:b\nEND:VTODO\nBEGIN:VTODO\nUID:c\nEND:VTODO"
    #expect(places(Self.series, .caldav) == [])
    #expect(places(Self.series + other, .caldav) == ["ICV125 12:5"])
    #expect(places(Self.series + other, .feed) == [])
  }
}
