/// The views there are.
enum ViewKind: String, Hashable, Sendable, CaseIterable {
  case month, week, weeks, months, year, day, agenda, range, strip, all
}
