import CalendarModel
import Testing

@Suite("Spelling") struct SpellingTests {
  @Test(
    "the distance counts letters put in, left out, replaced and swapped",
    arguments: [
      ("", "", 0), ("", "abc", 3), ("abc", "", 3), ("month", "month", 0), ("mnth", "month", 1),
      ("monthh", "month", 1), ("manth", "month", 1), ("motnh", "month", 1), ("ca", "abc", 3),
      ("kitten", "sitting", 3),
    ])
  func distance(source: String, target: String, expected: Int) {
    #expect(Spelling.distance(source, target) == expected)
  }

  @Test("the nearest word is within a third of the letters, or begins with the word")
  func nearest() {
    let words = ["month", "months", "week"]
    #expect(Spelling.nearest(to: "motnh", among: words) == "month")
    #expect(Spelling.nearest(to: "mo", among: words) == "month")
    #expect(Spelling.nearest(to: "day", among: words) == nil)
    #expect(Spelling.nearest(to: "", among: words) == nil)
  }

  @Test("several near words: those that hold it, then those within slips, the nearest first")
  func severalNearest() {
    let words = ["standup@example.com", "stnadup@example.com", "payday@example.com"]
    #expect(
      Spelling.nearest(to: "standup@example.org", among: words, atMost: 3) == [
        "standup@example.com", "stnadup@example.com",
      ])
    #expect(Spelling.nearest(to: "PAYDAY", among: words, atMost: 3) == ["payday@example.com"])
    #expect(Spelling.nearest(to: "@example", among: words, atMost: 2).count == 2)
    #expect(Spelling.nearest(to: "lunch", among: words, atMost: 3) == [])
  }
}
