import CalendarLayout
import CalendarModel
import Testing

@Suite("Agenda") struct AgendaTests {
  @Test("only days with content are listed, both ends of the range included")
  func days() throws {
    let agenda = Agenda(
      from: try CivilDate("2025-04-28"), through: try CivilDate("2025-05-02")
    ) { $0.day.isMultiple(of: 2) ? $0.day : nil }
    #expect(agenda.days.map(\.content) == [28, 30, 2])
    #expect(
      agenda.days.map(\.date.description) == ["2025-04-28", "2025-04-30", "2025-05-02"])
    #expect(agenda.days.allSatisfy { $0.isInMonth })
  }

  @Test("every day of the range is asked for once, in order")
  func order() throws {
    var asked: [String] = []
    let agenda = Agenda(
      from: try CivilDate("2024-02-28"), through: try CivilDate("2024-03-01")
    ) { date -> Int? in
      asked.append(date.description)
      return nil
    }
    #expect(asked == ["2024-02-28", "2024-02-29", "2024-03-01"])
    #expect(agenda.days.isEmpty)
  }

  @Test("a range that ends before it begins has no days")
  func backwards() {
    #expect(Agenda(from: .max, through: .min) { $0 }.days.isEmpty)
  }

  @Test("the last day of the calendar is listed once")
  func lastDay() {
    #expect(Agenda(from: .max, through: .max) { $0 }.days.count == 1)
  }
}
