/// What a standard says of a property.
///
/// It is a reference, since every line has one.
final class PropertyDefinition: Sendable {
  /// The name.
  let name: String
  /// The type of a value without VALUE; `nil` where VALUE must be there.
  let defaultType: ValueType?
  /// Every type that a value may have, the default one first.
  let types: [ValueType]
  /// The components that it has a meaning in; empty when it has one in all.
  let components: Set<String>
  /// The components that may have it once at most.
  let singleIn: Set<String>
  /// The parameters that it may have beside VALUE and non-standard ones.
  let parameters: Set<String>
  /// Whether the value is a list, its entries separated by commas.
  let isList: Bool

  /// Whether it has a meaning in the component `name`, given in upper case.
  func isMeant(for component: String) -> Bool {
    components.isEmpty || components.contains(component)
  }

  /// Writes a row of the table.
  ///
  /// - Parameters:
  ///   - components: The names of the components, separated by blanks; those with a `*` may have
  ///     several. Empty for all components, which then may have several.
  ///   - parameters: The names of the parameters, separated by blanks.
  init(
    _ name: String, _ defaultType: ValueType?, or otherTypes: ValueType..., isList: Bool = false,
    in components: String = "", with parameters: String = ""
  ) {
    self.name = name
    self.defaultType = defaultType
    types = (defaultType.map { [$0] } ?? []) + otherTypes
    self.isList = isList
    let names = components.split(separator: " ")
    self.components = Set(names.map { String($0.prefix { $0 != "*" }) })
    singleIn = Set(names.filter { !$0.hasSuffix("*") }.map(String.init))
    self.parameters = Set(parameters.split(separator: " ").map(String.init))
  }
}
