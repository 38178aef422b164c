import CalendarModel
import Testing

@testable import CalendarCheck

@Suite("Rules on values") struct ValueRuleTests {
  /// What the rules of this area find in an example.
  private func findings(_ example: String) -> [String] { FindingPlaces.ofArea("2", in: example) }

  @Test(
    "VALUE is added only to a value of that type",
    arguments: [
      ("IMAGE:https://example.com/a.png", true), ("IMAGE:a.png", false),
      ("IMAGE;ENCODING=BASE64:AAECAw==", true), ("CONFERENCE:VALUE=URI:tel:1", false),
      ("CONFERENCE:tel:1", true), ("STYLED-DESCRIPTION:<b>Hi</b>", true),
    ])
  func missingValue(line: String, isFixed: Bool) {
    #expect((FindingPlaces.fixed(.missingValueParameter, in: line) != nil) == isFixed)
  }

  @Test("what is one of a list has no separators to escape")
  func listedTexts() {
    #expect(findings("STATUS:TENTATIVE,CONFIRMED") == ["ICV207 14:8 TENTATIVE,CONFIRMED"])
    #expect(findings("COLOR:rgb(255,0,0)") == ["ICV221 14:7 rgb(255,0,0)"])
  }

  @Test("what is called base64 and is no URI is bad data, not a bad URI")
  func inlineData() {
    #expect(findings("ATTACH;ENCODING=BASE64:AAE*Aw=") == ["ICV215 14:24 AAE*Aw="])
    #expect(FindingPlaces.fixed(.invalidBinary, in: "ATTACH;ENCODING=BASE64:AAE*Aw=") == nil)
    #expect(findings("ATTACH;ENCODING=BASE64:https://example.com/a") == [])
    #expect(findings("ATTACH:AAECAw==") == ["ICV213 14:8 AAECAw=="])
  }

  @Test("a host begins with www in any case")
  func hosts() throws {
    let fixed = try #require(FindingPlaces.fixed(.invalidURI, in: "URL:WWW.example.com"))
    #expect(fixed.contains("\nURL:https://WWW.example.com\n"))
  }

  @Test("a zone has no place at a duration")
  func zoneOfDuration() {
    let alarm = """
      BEGIN:VALARM
      ACTION:AUDIO
      TRIGGER;TZID=Europe/Berlin:-PT5M
      END:VALARM
      """
    #expect(FindingPlaces.of([.parameterNotAllowed], in: alarm).count == 1)
    let absolute = alarm.replacing(
      "TZID=Europe/Berlin:-PT5M", with: "VALUE=DATE-TIME;TZID=Europe/Berlin:20260302T080000Z")
    #expect(FindingPlaces.of([.parameterNotAllowed], in: absolute) == [])  // that is ICV305
  }
}
