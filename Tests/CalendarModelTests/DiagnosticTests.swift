import CalendarModel
import Testing

@Suite("Diagnostic") struct DiagnosticTests {
  @Test("of a long message beginning and end are left, of one of 400 characters all")
  func longMessage() {
    func message(_ value: String) -> String {
      let position = SourcePosition(source: "a.ics", line: 1)
      return Diagnostic(
        .error, .invalidDateTime, "DTSTART is '\(value)', expected a time", at: position
      ).message
    }
    let long = message(String(repeating: "é", count: 100_000))
    #expect(long.hasPrefix("DTSTART is 'éé"))
    #expect(long.hasSuffix("éé', expected a time"))
    #expect(long.count < 400)
    let fitting = String(repeating: "é", count: 400 - "DTSTART is '', expected a time".count)
    #expect(message(fitting) == "DTSTART is '\(fitting)', expected a time")
  }

  @Test("every code is ICV with three digits and has a name of its own in kebab case")
  func codes() throws {
    for code in DiagnosticCode.allCases {
      #expect(code.id.wholeMatch(of: /ICV[0-9]{3}/) != nil)
      #expect(code.name.wholeMatch(of: /[a-z0-9]+(-[a-z0-9]+)*/) != nil)
    }
    #expect(Set(DiagnosticCode.allCases.map(\.id)).count == DiagnosticCode.allCases.count)
    #expect(Set(DiagnosticCode.allCases.map(\.name)).count == DiagnosticCode.allCases.count)
    #expect(DiagnosticCode.invalidDateTime.id == "ICV301")
    #expect(DiagnosticCode.invalidDateTime.name == "invalid-date-time")
  }
}
