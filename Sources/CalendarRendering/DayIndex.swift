import CalendarModel

/// Which events touch which day of a range.
struct DayIndex {
  private let first: CivilDate
  /// For each day from ``first`` on, the indexes of its events, ascending.
  private var events: [[Int]]

  /// Enters each of `occurrences`, by its index, on those of `count` days from `first` on that it
  /// touches.
  init(of occurrences: [Occurrence], from first: CivilDate, count: Int) {
    self.first = first
    events = Array(repeating: [], count: count)
    for index in occurrences.indices {
      guard let days = occurrences[index].days else { continue }
      let start = max(0, days.lowerBound.days(since: first))
      let end = min(events.count, days.upperBound.days(since: first) + 1)
      for day in start..<max(start, end) { events[day].append(index) }
    }
  }

  /// The indexes of the events that touch `date`, ascending; none on a day outside the range.
  subscript(date: CivilDate) -> [Int] {
    let day = date.days(since: first)
    return events.indices.contains(day) ? events[day] : []
  }

  /// The same; `nil` for a day without events.
  func busy(_ date: CivilDate) -> [Int]? {
    let indexes = self[date]
    return indexes.isEmpty ? nil : indexes
  }
}
