import CalendarModel
import Testing

@testable import CalendarCheck

@Suite("RuleSelection") struct RuleSelectionTests {
  private func selector(_ text: String) throws -> RuleSelector {
    try #require(RuleSelector(text))
  }

  private func codes(_ selection: RuleSelection) -> Set<String> {
    Set(selection.rules.map(\.code.id))
  }

  @Test("errors and warnings run unasked, advice does not")
  func usual() {
    let rules = RuleSelection().rules
    #expect(!rules.isEmpty)
    #expect(rules.allSatisfy { $0.severity != .info })
    var pedantic = RuleSelection()
    pedantic.isPedantic = true
    #expect(codes(pedantic).isSuperset(of: codes(RuleSelection())))
    #expect(codes(pedantic).contains("ICV718"))
  }

  @Test("rules are named by code, the beginning of codes, name or all at once, in any case")
  func names() throws {
    #expect(try selector("icv303").codes == [.dateWithoutValueDate])
    #expect(try selector("date-without-value-date").codes == [.dateWithoutValueDate])
    #expect(try selector("ICV3").codes.contains(.dateWithoutValueDate))
    #expect(try selector("all").codes.count == Rule.all.count)
    #expect(RuleSelector("ICV9") == nil)
    #expect(RuleSelector("") == nil)
    #expect(RuleSelector("nonsense") == nil)
  }

  @Test("what is selected runs, and nothing else")
  func select() throws {
    let selection = RuleSelection([.select(try selector("ICV303"))])
    #expect(codes(selection) == ["ICV303"])
  }

  @Test("the narrowest that names a rule decides, of equal ones the last")
  func narrowest() throws {
    let all = RuleSelection([.ignore(try selector("ICV303")), .select(try selector("ALL"))])
    #expect(!codes(all).contains("ICV303"))
    #expect(codes(all).contains("ICV718"))
    let one = RuleSelection([.select(try selector("ICV303")), .ignore(try selector("ICV3"))])
    #expect(codes(one) == ["ICV303"])
    let last = RuleSelection([.select(try selector("ICV303")), .ignore(try selector("ICV303"))])
    #expect(codes(last).isEmpty)
  }

  @Test("what is added runs beside the usual rules")
  func extend() throws {
    let selection = RuleSelection([.extend(try selector("ICV718"))])
    #expect(codes(selection) == codes(RuleSelection()).union(["ICV718"]))
  }

  @Test("levels change severities; a rule that is off never runs, advice that warns runs unasked")
  func levels() throws {
    var selection = RuleSelection()
    selection.levels = [
      .dateWithoutValueDate: .off, .endEqualsStart: .error, .unusedSuppression: .warning,
    ]
    #expect(!codes(selection).contains("ICV303"))
    #expect(codes(selection).contains("ICV718"))
    let rule = try #require(Rule.with(.endEqualsStart))
    #expect(selection.severity(of: rule) == .error)
  }

  @Test("a later selection replaces an earlier one; what was ignored stays so")
  func overridden() throws {
    let project = RuleSelection([
      .select(try selector("ICV4")), .ignore(try selector("ICV309")),
    ])
    let request = RuleSelection([.select(try selector("ICV3"))])
    let both = codes(project.overridden(by: request))
    #expect(both.contains("ICV303"))
    #expect(!both.contains("ICV309"))
    #expect(!both.contains("ICV405"))
    #expect(codes(project.overridden(by: RuleSelection())) == codes(project))
  }
}
