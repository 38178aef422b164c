// Sets of registered names, which ask for no hashes where every line is looked at.

/// Registered components.
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

/// Registered parameters.
struct ParameterKinds: OptionSet, Sendable {
  let rawValue: UInt64

  init(rawValue: UInt64) { self.rawValue = rawValue }

  static let tzid = ParameterKinds("TZID")

  /// The number of the bit of a single parameter.
  var number: Int { rawValue.trailingZeroBitCount }

  /// The parameter `name`, given in upper case; the empty set for one that is not registered.
  init(_ name: String) { self = Self.byName[name] ?? [] }

  private static let byName = Dictionary(
    uniqueKeysWithValues: Registry.parameterNames.sorted().enumerated().map { number, name in
      (name, ParameterKinds(rawValue: 1 << UInt64(number)))
    })
}

/// Types of values.
struct ValueTypes: OptionSet, Sendable {
  let rawValue: UInt32

  init(rawValue: UInt32) { self.rawValue = rawValue }

  /// That type.
  init(_ type: ValueType) { rawValue = 1 << UInt32(type.number) }
}
