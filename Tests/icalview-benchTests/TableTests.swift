import Testing

@testable import icalview_bench

@Suite("Table") struct TableTests {
  @Test("rows are aligned Markdown, with the verdict on each budget")
  func text() {
    var table = Table()
    table.rows = [
      Table.Row(
        "month", Cost(wall: 0.2, cpu: 0.3), fasterThan: "libical", Cost(wall: 3, cpu: 3), least: 10),
      Table.Row(
        "growth", Cost(wall: 5e-6, cpu: 3e-6), relativeTo: "small", Cost(wall: 2e-6, cpu: 2e-6),
        most: 1.1),
      Table.Row(
        "rule", Cost(wall: 3e-8, cpu: 2e-8), morePerSecondThan: "libical",
        Cost(wall: 1e-6, cpu: 5e-7), least: 20),
      Table.Row(what: "month", against: "khal: not installed"),
    ]
    #expect(
      table.text == """
        |        | icalview | against             | ratio  | by CPU time | budget   |          |
        | ------ | -------- | ------------------- | ------ | ----------- | -------- | -------- |
        | month  | 200 ms   | libical: 3.00 s     | 15.0 × | 10.0 ×      | ≥ 10.0 × | ok       |
        | growth | 3.00 µs  | small: 2.00 µs      | 2.50 × | 1.50 ×      | ≤ 1.10 × | **miss** |
        | rule   | 50.0 M/s | libical: 2.00 M/s   | 33.3 × | 25.0 ×      | ≥ 20.0 × | ok       |
        | month  | –        | khal: not installed | –      |             |          |          |

        """)
  }

  @Test("numbers have three digits that count, and a unit that suits them")
  func quantities() {
    #expect(Quantity.time(2.714) == "2.71 s")
    #expect(Quantity.time(0.0581) == "58.1 ms")
    #expect(Quantity.time(3.2e-6) == "3.20 µs")
    #expect(Quantity.time(410e-9) == "410 ns")
    #expect(Quantity.times(123.4) == "123 ×")
    #expect(Quantity.memory(64_400_000) == "64 MB")
  }

  @Test("the median is the number in the middle, whatever the order")
  func median() {
    #expect([9.0, 1, 2].median == 2)
  }
}
