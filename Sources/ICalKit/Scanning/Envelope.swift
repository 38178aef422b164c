/// Which days a component could touch, and which others belong to it, told without parsing it.
///
/// Where anything is doubtful the days are unknown, never a guess: a component is left unread only
/// where its envelope proves that it does not matter.
struct Envelope: Hashable, Sendable {
  /// The first and last day, as numbers since 1970-01-01 on the component's own clock; ``anyDay``
  /// where they are unknown.
  let days: ClosedRange<Int32>
  /// The hash of its UID; `nil` when it has none, and so belongs to no other component.
  let uid: UInt64?

  /// All days there are.
  static let anyDay = Int32.min...Int32.max
}
