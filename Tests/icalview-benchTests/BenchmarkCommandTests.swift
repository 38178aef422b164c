import Testing

@testable import icalview_bench

@Suite("BenchmarkCommand") struct BenchmarkCommandTests {
  @Test("without a command it measures, as much as is asked for")
  func measures() throws {
    for arguments in [[], ["measure"], ["--program", "icalview"]] {
      guard case .measure(let plan) = try BenchmarkCommand(arguments) else {
        Issue.record("\(arguments)")
        continue
      }
      #expect(plan.growth.to == 1_000_000)
    }
    guard case .measure(let plan) = try BenchmarkCommand(["--quick", "--program", "other"]) else {
      Issue.record("no measuring")
      return
    }
    #expect(plan.program == "other")
    #expect(plan.growth.to < 1_000_000)
  }

  @Test("a feed is generated as its options say")
  func generates() throws {
    let arguments = [
      "generate", "--shape", "all-day", "--events", "7", "--seed", "3", "--out", "feed.ics",
    ]
    guard case .generate(let generator, let file) = try BenchmarkCommand(arguments) else {
      Issue.record("no generating")
      return
    }
    #expect(generator.shape == .allDay)
    #expect(generator.events == 7)
    #expect(generator.seed == 3)
    #expect(file == "feed.ics")
  }

  @Test(
    "what is wrong with a command line is said",
    arguments: [
      (["race"], "found command 'race', expected measure or generate"),
      (
        ["generate", "--shape", "round"],
        "--shape is 'round', expected one of office, rooms, "
          + "sports, overrides, all-day"
      ),
      (["generate", "--events", "-1"], "--events is '-1', expected a number from 0"),
      (["generate", "--seed"], "--seed has no value"),
      (["--slow"], "found '--slow', expected --program"),
    ])
  func errors(arguments: [String], message: String) {
    let error = #expect(throws: BenchmarkError.self) { try BenchmarkCommand(arguments) }
    #expect(error?.description == message)
  }
}
