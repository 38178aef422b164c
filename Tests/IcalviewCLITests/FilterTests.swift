import CalendarModel
import Testing

@testable import IcalviewCLI

@Suite("Filter") struct FilterTests {
  private let work = CalendarInfo(name: "Work", source: "feeds/job.ics")
  private let home = CalendarInfo(name: "Zuhause", source: "<stdin>")

  private func event(_ change: (inout Event) -> Void = { _ in }) -> Event {
    var event = Event(
      kind: .event, calendar: 0, position: SourcePosition(source: "a.ics", line: 1))
    change(&event)
    return event
  }

  private func filter(_ arguments: String...) throws -> Filter {
    guard case .view(let request) = try Invocation(arguments, locale: "en-001") else {
      throw UnexpectedAnswer()
    }
    return request.filter
  }

  @Test("a calendar goes by its name, its source or its file's name, in any case")
  func calendars() throws {
    #expect(Filter().includes(work))
    for name in ["work", "WORK", "feeds/job.ics", "job.ics"] {
      #expect(try filter("-a", name).includes(work))
      #expect(try !filter("-a", name).includes(home))
      #expect(try !filter("-x", name).includes(work))
      #expect(try filter("-x", name).includes(home))
    }
    #expect(try filter("-a", "work", "-a", "zuhause").includes(home))
    #expect(try !filter("-a", "work", "-x", "work").includes(work))
    #expect(try !filter("-a", "wor").includes(work))
  }

  @Test("a name that no calendar has is an error that says which there are")
  func unknownCalendar() throws {
    let complaints = try filter("-a", "Wrok", "-x", "zuhause").complaints(about: [work, home])
    #expect(
      complaints == [
        Message(
          .error, "found no calendar 'Wrok', expected Work, Zuhause", hint: "did you mean Work?")
      ])
  }

  @Test("what is cancelled is shown when asked for")
  func cancelled() throws {
    let event = event { $0.status = "CANCELLED" }
    #expect(!Filter().includes(event))
    #expect(try filter("--cancelled").includes(event))
  }

  @Test("kind, status and category each let one of several pass")
  func kinds() throws {
    let event = event {
      $0.kind = .todo
      $0.status = "NEEDS-ACTION"
      $0.categories = ["Team", "Büro"]
    }
    #expect(try filter("--kind", "todo").includes(event))
    #expect(try !filter("--kind", "event").includes(event))
    #expect(try filter("--kind", "event", "--kind", "todo").includes(event))
    #expect(try filter("--status", "needs-action").includes(event))
    #expect(try !filter("--status", "confirmed").includes(event))
    #expect(try filter("--category", "x", "--category", "buro").includes(event))
    #expect(try !filter("--category", "tea").includes(event))
    #expect(try !filter("--category", "team", "--kind", "journal").includes(event))
  }

  @Test(
    "a search looks into summary, location, description and categories, whatever case and marks")
  func search() throws {
    let event = event {
      $0.summary = "Café mit Ada"
      $0.location = "Zürich"
      $0.description = "Bring the KEYS"
      $0.categories = ["Team"]
    }
    for text in ["cafe", "CAFÉ", "zuric", "the keys", "tea"] {
      #expect(try filter("--search", text).includes(event))
    }
    #expect(try !filter("--search", "bob").includes(event))
  }
}
