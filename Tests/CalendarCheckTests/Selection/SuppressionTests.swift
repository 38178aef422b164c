import ICalKit
import Testing

@testable import CalendarCheck

@Suite("Suppressions") struct SuppressionTests {
  @Test("a line hides findings in its component and what that holds, not elsewhere")
  func component() {
    let source = Source.calendar(
      "BEGIN:VEVENT", "DTEND:20260303", "X-ICALVIEW-IGNORE:ICV303", "BEGIN:VALARM",
      "DTEND:20260303", "END:VALARM", "END:VEVENT",
      "BEGIN:VEVENT", "DTEND:20260303", "END:VEVENT")
    let file = report(on: source, "ICV303")
    #expect(file.places == ["ICV303 10:7"])
    #expect(file.findings.map(\.suppression) == [.inFile, .inFile, nil])
  }

  @Test("a line of a VCALENDAR hides findings in all of it")
  func calendar() {
    let source = Source.calendar(
      "BEGIN:VEVENT", "DTEND:20260303", "END:VEVENT", "X-ICALVIEW-IGNORE:date-without-value-date")
    #expect(report(on: source, "ICV303").places.isEmpty)
  }

  @Test("what is wrong with the text itself is never hidden")
  func text() {
    let long = "SUMMARY:" + String(repeating: "x", count: 80)
    let source = Source.calendar("X-ICALVIEW-IGNORE:ALL", "BEGIN:VEVENT", long, "END:VEVENT")
    #expect(report(on: source, "ICV003").places == ["ICV003 4:1"])
  }

  @Test("a name that hides nothing is reported and taken away, the others stay")
  func unused() throws {
    let source = Source.calendar(
      "BEGIN:VEVENT", "DTEND:20260303", "X-ICALVIEW-IGNORE:ICV303,nonsense,ICV405", "END:VEVENT")
    let file = report(on: source, "ICV303", "ICV405", "ICV718")
    #expect(file.places == ["ICV718 4:19"])
    #expect(file.open.first?.finding.message == "nonsense, ICV405 hides nothing here")
    let selection = RuleSelection(
      ["ICV303", "ICV405", "ICV718"].compactMap(RuleSelector.init).map { .select($0) })
    let fixed = Fixer(Checker(selection, settings: CheckSettings(zones: zones))).fix(source)
    let text = String(decoding: try #require(fixed.bytes), as: UTF8.self)
    #expect(text.contains("X-ICALVIEW-IGNORE:ICV303\r\n"))
  }

  @Test("a name whose rule did not run may still hide something")
  func notRun() {
    let source = Source.calendar("BEGIN:VEVENT", "X-ICALVIEW-IGNORE:ICV405", "END:VEVENT")
    #expect(report(on: source, "ICV303", "ICV718").places.isEmpty)
  }

  @Test("a configuration hides findings by the UID of what they are about")
  func ignoredUIDs() throws {
    let source = Source.calendar(
      "BEGIN:VEVENT", "UID:1@legacy", "DTEND:20260303", "END:VEVENT",
      "BEGIN:VEVENT", "UID:2@new", "DTEND:20260303", "END:VEVENT")
    var ignored = IgnoredUIDs()
    ignored.add("*@legacy", ["ICV303"].compactMap(RuleSelector.init))
    let selection = RuleSelection(["ICV303"].compactMap(RuleSelector.init).map { .select($0) })
    let file = Checker(
      selection, settings: CheckSettings(zones: zones), ignoredUIDs: ignored
    ).report(on: source)
    #expect(file.findings.map(\.suppression) == [.configuration, nil])
  }
}
