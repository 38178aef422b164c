import CalendarModel
import Testing

@testable import ICalKit

@Suite("The problems of a recurrence rule") struct RecurrenceRuleProblemTests {
  /// The code and the text of the part of each problem of `text`.
  private func problems(_ text: String) -> [String] {
    let bytes = Array(text.utf8)
    return RecurrenceRuleParser.parse(text).problems.map { problem in
      let part = problem.part.map { String(decoding: bytes[$0], as: UTF8.self) } ?? "-"
      return "\(problem.code.id) \(part)"
    }
  }

  @Test("a problem says which part it is about")
  func parts() {
    #expect(problems("FREQ=WEEKLY;COUNT") == ["ICV401 COUNT"])
    #expect(problems("FREQ=MONTHLY;BYMONTHDAY=1,40") == ["ICV403 BYMONTHDAY=1,40"])
    #expect(problems("FREQ=DAILY;COUNT=2;COUNT=3") == ["ICV404 COUNT=3"])
    #expect(problems("BYSETPOS=1;FREQ=MONTHLY") == ["ICV411 BYSETPOS=1"])
    #expect(problems("FREQ=WEEKLY;BYDAY=1MO") == ["ICV409 BYDAY=1MO"])
    #expect(problems("SKIP=OMIT;FREQ=DAILY") == ["ICV420 SKIP=OMIT"])
  }

  @Test("a problem of the rule as a whole has no part")
  func wholeRule() {
    #expect(problems("COUNT=3") == ["ICV402 -"])
    #expect(problems("FREQ=DAILY;COUNT=3;UNTIL=20260401") == ["ICV405 -"])
  }

  @Test("a part that cannot be read does not hide the others")
  func everyPart() {
    #expect(
      problems("FREQ=OFTEN;COUNT=-1;BYDAY=XX;BYMONTH=13,2")
        == ["ICV402 FREQ=OFTEN", "ICV403 COUNT=-1", "ICV403 BYDAY=XX", "ICV403 BYMONTH=13,2"])
  }
}
