/// Registered components as a set, which asks for no hashes where every line is looked at.
struct ComponentKinds: OptionSet, Sendable {
  let rawValue: UInt32

  init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The component `name`, given in upper case; the empty set for one that is not registered.
  init(_ name: String) { self = Self.byName[name] ?? [] }

  private static let byName = Dictionary(
    uniqueKeysWithValues: Registry.componentNames.sorted().enumerated().map { number, name in
      (name, ComponentKinds(rawValue: 1 << UInt32(number)))
    })
}
