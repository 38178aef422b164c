/// Something that knows zones by their IANA names.
protocol ZoneSource: Sendable {
  /// The zone of exactly that name; `nil` when there is none.
  func zone(named name: String) -> Zone?

  /// The name as the source writes it, when it differs from `name` in upper and lower case at most.
  func spelling(of name: String) -> String?
}
