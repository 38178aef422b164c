import CalendarLayout
package import CalendarModel

// The parts of a page other than its events, as the values that `JSONDocument` describes.

extension Page.View: JSONValue {
  package func write(to json: inout JSONWriter) {
    let hasDays = kind != .all
    json.object { json in
      json.member("kind", kind.rawValue)
      json.member("first", hasDays ? first : nil)
      json.member("last", hasDays ? last : nil)
      if let month { json.member("month", month.description) }
      json.member("timeZone", timeZone)
      json.member("locale", locale)
      json.member("firstWeekday", firstWeekday.englishName)
      json.member("today", today)
    }
  }
}

/// A calendar with its index.
package struct CalendarJSON: JSONValue {
  let id: Int
  let calendar: CalendarInfo

  /// Takes the calendar with that index.
  package init(id: Int, calendar: CalendarInfo) {
    self.id = id
    self.calendar = calendar
  }

  package func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("id", id)
      json.member("name", calendar.name)
      json.member("source", calendar.source)
      json.member("color", calendar.color)
    }
  }
}

/// A month of several.
struct MonthJSON: JSONValue {
  let grid: MonthGrid<[Int]>
  let page: Page

  func write(to json: inout JSONWriter) {
    json.object(.lines) { json in
      json.member("month", grid.month.description)
      json.member("weeks", lines: grid.weeks.map { WeekJSON(days: $0, page: page) })
    }
  }
}

/// A row of seven days.
struct WeekJSON: JSONValue {
  let days: [DayCell<[Int]>]
  let page: Page

  func write(to json: inout JSONWriter) {
    let number = page.weekNumber(of: days)
    json.object(.lines) { json in
      json.member("number", number?.week)
      json.member("year", number?.year)
      json.member("days", lines: days.map { DayJSON(day: $0, view: page.view) })
      json.member("bars", lines: page.bars(in: days))
    }
  }
}

/// A day with the events that touch it.
struct DayJSON: JSONValue {
  let day: DayCell<[Int]>
  let view: Page.View

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("date", day.date)
      json.member("inMonth", day.isInMonth)
      json.member("today", day.date == view.today)
      json.member("weekend", view.week.weekend.contains(day.date.weekday))
      json.member("events", day.content)
    }
  }
}

extension Bar: JSONValue {
  package func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("event", span)
      json.member("lane", lane)
      json.member("from", columns.lowerBound)
      json.member("through", columns.upperBound)
      json.member("continuesBefore", continuesBefore)
      json.member("continuesAfter", continuesAfter)
    }
  }
}

extension Diagnostic: JSONValue {
  package func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("severity", severity.rawValue)
      json.member("code", code.id)
      json.member("message", message)
      json.member("source", position.source)
      json.member("line", position.line)
    }
  }
}
