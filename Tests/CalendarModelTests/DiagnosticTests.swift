import CalendarModel
import Testing

@Suite("DiagnosticCode") struct DiagnosticTests {
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
