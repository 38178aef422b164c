import CalendarModel
import Testing

@testable import ICalKit

@Suite("Extensions of iCalendar") struct ExtensionTests {
  private static let properties = [
    // RFC 7986
    "IMAGE;VALUE=URI;DISPLAY=BADGE;FMTTYPE=image/png:https://example.com/a.png",
    "CONFERENCE;VALUE=URI;FEATURE=AUDIO,VIDEO;LABEL=Join:https://example.com/room",
    "CONFERENCE;VALUE=URI;FEATURE=PHONE:tel:+1-555-0100",
    // RFC 9073
    "STRUCTURED-DATA;FMTTYPE=application/ld+json;SCHEMA=\"https://schema.org/Event\";VALUE=TEXT:{}",
    "STYLED-DESCRIPTION;VALUE=TEXT;FMTTYPE=text/html:<p>Hello</p>",
    // RFC 9253
    "CONCEPT:https://example.com/concepts/meeting", "REFID:project-7", "REFID:project-8",
    "LINK;LINKREL=SOURCE;LABEL=Venue;VALUE=URI:https://example.com/venue",
    "RELATED-TO;RELTYPE=FINISHTOSTART;GAP=PT5M:other@example.com",
  ]

  /// Components of RFC 9073, with properties that must not be taken for the event's own.
  private static let components = """
    BEGIN:PARTICIPANT
    UID:speaker
    DTSTAMP:20990101T000000Z
    PARTICIPANT-TYPE:SPEAKER
    SUMMARY:Ada
    STATUS:CANCELLED
    CALENDAR-ADDRESS:mailto:ada@example.com
    BEGIN:VLOCATION
    UID:home
    NAME:Home
    DTSTART:20990101T000000Z
    END:VLOCATION
    BEGIN:VRESOURCE
    UID:projector
    RESOURCE-TYPE:PROJECTOR
    END:VRESOURCE
    END:PARTICIPANT
    BEGIN:VLOCATION
    UID:hall
    NAME:Hall
    LOCATION-TYPE:hall
    STRUCTURED-DATA;VALUE=URI:https://example.com/hall.vcf
    END:VLOCATION
    BEGIN:VRESOURCE
    UID:car
    NAME:Car
    RESOURCE-TYPE:VEHICLE
    END:VRESOURCE
    """

  @Test(
    "properties and components of RFC 7986, 9073 and 9253 are passed over without a word",
    arguments: ["VEVENT", "VTODO", "VJOURNAL"])
  func passedOver(component: String) throws {
    let body = """
      BEGIN:\(component)
      UID:a
      \(Self.components)
      DTSTART:20250402T080000Z
      SUMMARY:Talk
      \(Self.properties.joined(separator: "\n"))
      BEGIN:VALARM
      ACTION:DISPLAY
      TRIGGER:-PT5M
      STRUCTURED-DATA;VALUE=URI:https://example.com/
      END:VALARM
      END:\(component)
      """
    let shown = try Shown(
      body, from: "2025-04-02", zone: "UTC", options: ScheduleOptions(includesAlarms: true))
    #expect(shown.starts == ["2025-04-02T08:00:00+00:00"])
    #expect(shown.summaries == ["Talk"])
    #expect(shown.codes == [])
    let event = try #require(shown.schedule.occurrences.first?.event)
    #expect(event.uid == "a")
    #expect(event.status == nil)
    #expect(event.stamp == nil)
    #expect(event.alarms.count == 1)
  }

  @Test("a calendar's own properties of RFC 7986 are passed over, as are components beside events")
  func calendar() throws {
    let body = """
      NAME:Work
      NAME;LANGUAGE=de:Arbeit
      DESCRIPTION:All of it
      UID:calendar
      LAST-MODIFIED:20250401T000000Z
      URL:https://example.com/work.ics
      REFRESH-INTERVAL;VALUE=DURATION:P1D
      SOURCE;VALUE=URI:https://example.com/work.ics
      COLOR:tomato
      IMAGE;VALUE=URI:https://example.com/a.png
      CATEGORIES:work
      \(Self.components)
      \(event("DTSTART:20250402T080000Z"))
      BEGIN:X-NOTE
      DTSTART:20250402T080000Z
      END:X-NOTE
      """
    let shown = try Shown(body, from: "2025-04-02", zone: "UTC")
    #expect(shown.starts == ["2025-04-02T08:00:00+00:00"])
    #expect(shown.codes == [])
  }
}
