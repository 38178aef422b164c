import CalendarModel
import Testing

@testable import CalendarCheck

@Suite("Rules on hygiene") struct HygieneRuleTests {
  @Test("an address is a URI that may run code")
  func scriptAddress() {
    let codes: Set<DiagnosticCode> = [.scriptURI]
    #expect(
      FindingPlaces.of(codes, in: "ATTENDEE:javascript:alert(1)")
        == ["ICV706 14:10 javascript:alert(1)"])
    #expect(FindingPlaces.fixed(.scriptURI, in: "ATTENDEE:javascript:alert(1)") != nil)
    #expect(
      FindingPlaces.of(codes, in: "ORGANIZER:javascript:x") == ["ICV706 14:11 javascript:x"])
  }

  @Test("a property that others are read with is not removed")
  func neededAddress() {
    #expect(FindingPlaces.fixed(.scriptURI, in: "ORGANIZER:javascript:x") == nil)
  }

  @Test("the padding of base64 stands for no bytes")
  func padding() {
    // 65,535 bytes are 21,845 groups of four; the limit is 65,536 bytes.
    let groups = String(repeating: "AAAA", count: 21_845)
    let line = "ATTACH;ENCODING=BASE64;VALUE=BINARY:" + groups
    #expect(FindingPlaces.of([.largeInlineAttachment], in: line + "AA==") == [])
    #expect(FindingPlaces.of([.largeInlineAttachment], in: line + "AAA=").count == 1)
    let data = "ATTACH:data:;base64," + groups
    #expect(FindingPlaces.of([.largeInlineAttachment], in: data + "AA==") == [])
    #expect(FindingPlaces.of([.largeInlineAttachment], in: data + "AAA=").count == 1)
  }

  @Test("the year of a period is that of its start")
  func periodYear() {
    #expect(
      FindingPlaces.of([.implausibleYear], in: "RDATE;VALUE=PERIOD:18000302T090000Z/PT1H")
        == ["ICV714 14:20 18000302T090000Z/PT1H"])
  }
}
