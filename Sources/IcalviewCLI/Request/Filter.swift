internal import CalendarModel

/// Which events are shown, and what of them.
struct Filter: Hashable, Sendable {
  /// The names of calendars to show; all where there is none.
  var calendars: [CalendarName] = []
  /// The names of calendars to leave out.
  var excludedCalendars: [CalendarName] = []
  /// The text that an event must hold.
  var search: SearchText?
  /// The categories of which an event must have one; any where there is none.
  var categories: [SearchText] = []
  /// The `STATUS` values of which an event must have one; any where there is none.
  var statuses: [SearchText] = []
  /// The kinds of component to show; all where there is none.
  var kinds: [Event.Kind] = []
  /// Whether what is cancelled is shown.
  var includesCancelled = false
  /// Whether events are shown with their alarms.
  var includesAlarms = false
  /// How many events are shown at most, the first ones.
  var limit: Int?

  /// Whether `calendar` is shown.
  func includes(_ calendar: CalendarInfo) -> Bool {
    (calendars.isEmpty || calendars.contains { $0.names(calendar) })
      && !excludedCalendars.contains { $0.names(calendar) }
  }

  /// Whether events are shown whatever they are, but for cancelled ones.
  var takesAnyEvent: Bool {
    kinds.isEmpty && statuses.isEmpty && categories.isEmpty && search == nil
  }

  /// Whether `event` is shown when its calendar is.
  func includes(_ event: Event) -> Bool {
    (includesCancelled || !event.isCancelled)
      && (kinds.isEmpty || kinds.contains(event.kind))
      && (statuses.isEmpty || statuses.contains { $0.equals(event.status ?? "") })
      && (categories.isEmpty || event.categories.contains(where: isWanted(category:)))
      && (search?.isFound(in: event) ?? true)
  }

  private func isWanted(category: String) -> Bool { categories.contains { $0.equals(category) } }

  /// How many names of calendars a message lists.
  private static let mostNames = 20

  /// The names given that none of `calendars` has, as errors that say which there are.
  func complaints(about calendars: [CalendarInfo]) -> [Message] {
    let unknown = (self.calendars + excludedCalendars).filter { name in
      !calendars.contains(where: name.names)
    }
    let known = calendars.map(\.name)
    let more = known.count > Self.mostNames ? ", …" : ""
    let names = known.prefix(Self.mostNames).joined(separator: ", ") + more
    return unknown.map { name in
      Message(
        .error, "found no calendar '\(name)', expected \(names)",
        hint: Spelling.nearest(to: name.description, among: known).map { "did you mean \($0)?" })
    }
  }
}

/// A calendar's name as the user wrote it.
struct CalendarName: Hashable, Sendable, CustomStringConvertible {
  private let text: SearchText

  /// Takes the name as it was written.
  init(_ text: String) { self.text = SearchText(text) }

  /// Whether it is the name of `calendar`, its source, or the last part of that, whatever the case
  /// of the letters.
  func names(_ calendar: CalendarInfo) -> Bool {
    let file = calendar.source.split(separator: "/").last.map(String.init) ?? ""
    return [calendar.name, calendar.source, file].contains(where: text.equals)
  }

  /// The name as it was written.
  var description: String { text.description }
}
