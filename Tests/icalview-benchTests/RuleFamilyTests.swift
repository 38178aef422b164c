import CalendarModel
import Recurrence
import Testing

@testable import icalview_bench

@Suite("RuleFamily") struct RuleFamilyTests {
  @Test("both engines give the same instances of what is measured", arguments: RuleFamily.all)
  func sameInstances(family: RuleFamily) throws {
    let (recurrence, start) = try family.recurrence()
    let ours = recurrence.instances(from: start).prefix(200).map(\.text)
    let theirs = Libical.firstInstances(of: family.rule, from: RuleFamily.start, count: 200)
    #expect(Array(ours) == theirs)
  }

  @Test("libical has as many instances as are asked for", arguments: RuleFamily.all)
  func count(family: RuleFamily) {
    let count = Libical.instances(of: family.rule, from: RuleFamily.start, count: family.count)
    #expect(count == family.count)
  }
}
