internal import CalendarModel

/// Which events are shown.
struct Filter: Hashable, Sendable {
  /// The names of calendars to show; all where there is none.
  var calendars: [String] = []
  /// The names of calendars to leave out.
  var excludedCalendars: [String] = []
  /// The text that an event must hold.
  var search: String?
  /// The categories of which an event must have one.
  var categories: [String] = []
  /// The `STATUS` values of which an event must have one.
  var statuses: [String] = []
  /// The kinds of component to show; all where there is none.
  var kinds: [Event.Kind] = []
  /// Whether what is cancelled is shown.
  var includesCancelled = false
  /// How many events are shown at most, the first ones.
  var limit: Int?
}
