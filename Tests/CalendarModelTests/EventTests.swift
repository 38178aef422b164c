import CalendarModel
import Testing

@Suite("Event") struct EventTests {
  private static let position = SourcePosition(source: "work.ics", line: 3)
  private var event: Event { Event(kind: .event, calendar: 0, position: Self.position) }

  @Test("a component with a rule or a date to repeat on is recurring, an override is not")
  func recurring() {
    var event = event
    #expect(!event.isRecurring)
    event.rules = [WrittenRule(nil, text: "FREQ=SOMETIMES", position: Self.position)]
    #expect(event.isRecurring)
    event.recurrenceID = RecurrenceID(.date(.min))
    #expect(!event.isRecurring)
  }

  @Test("a cancelled event and a completed to-do say so")
  func status() {
    var event = event
    event.status = "CANCELLED"
    #expect(event.isCancelled && !event.isCompleted)
    var todo = Event(kind: .todo, calendar: 0, position: Self.position)
    #expect(!todo.isCompleted)
    todo.completed = .date(.min)
    #expect(todo.isCompleted)
  }

  @Test("a date counts as its midnight, a time keeps its clock")
  func eventTimes() throws {
    let date = EventTime.date(try CivilDate("2025-04-15"))
    let time = EventTime.dateTime(try CivilDateTime("2025-04-15 09:30:00"), zone: .utc)
    #expect(date.isDate && !time.isDate)
    #expect(date.date == time.date)
    #expect(date.civil.description == "2025-04-15T00:00:00")
    #expect(time.civil.description == "2025-04-15T09:30:00")
  }
}
