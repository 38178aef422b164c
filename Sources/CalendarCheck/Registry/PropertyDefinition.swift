/// What a standard says of a property.
///
/// It is a reference, since every line has one.
final class PropertyDefinition: Sendable {
  /// Its number among all of ``Registry/properties``, from 0.
  let number: Int
  /// The name.
  let name: String
  /// The type of a value without VALUE; `nil` where VALUE must be there.
  let defaultType: ValueType?
  /// Every type that a value may have, the default one first.
  let types: [ValueType]
  /// Whether the value is a list, its entries separated by commas.
  let isList: Bool
  /// The parameters that it may have beside VALUE and non-standard ones.
  let parameters: Set<String>
  /// The components that it has a meaning in; empty when it has one in all.
  private let components: ComponentKinds
  /// The components that may have it once at most.
  private let singleIn: ComponentKinds

  init(number: Int, _ row: Row) {
    self.number = number
    name = row.name
    defaultType = row.defaultType
    types = (row.defaultType.map { [$0] } ?? []) + row.otherTypes
    isList = row.isList
    parameters = Set(row.parameters.split(separator: " ").map(String.init))
    let names = row.components.split(separator: " ")
    components = Self.kinds(names.map { $0.prefix { $0 != "*" } })
    singleIn = Self.kinds(names.filter { !$0.hasSuffix("*") })
  }

  /// Whether it has a meaning in such a component.
  func isMeant(for component: ComponentKinds) -> Bool {
    components.isEmpty || components.contains(component) && !component.isEmpty
  }

  /// Whether such a component may have it once at most.
  func isSingle(in component: ComponentKinds) -> Bool {
    singleIn.contains(component) && !component.isEmpty
  }

  private static func kinds(_ names: [Substring]) -> ComponentKinds {
    ComponentKinds(names.map { ComponentKinds(String($0)) })
  }
}

extension PropertyDefinition {
  /// A row of the table of properties.
  struct Row {
    fileprivate let name: String
    fileprivate let defaultType: ValueType?
    fileprivate let otherTypes: [ValueType]
    fileprivate let isList: Bool
    fileprivate let components: String
    fileprivate let parameters: String

    /// Writes a row.
    ///
    /// - Parameters:
    ///   - defaultType: The type of a value without VALUE; `nil` where VALUE must be there.
    ///   - otherTypes: The other types that VALUE may name.
    ///   - isList: Whether the value is a list.
    ///   - components: The names of the components, separated by blanks; those with a `*` may have
    ///     several. Empty for all components, which then may have several.
    ///   - parameters: The names of the parameters, separated by blanks.
    init(
      _ name: String, _ defaultType: ValueType?, or otherTypes: ValueType..., isList: Bool = false,
      in components: String = "", with parameters: String = ""
    ) {
      self.name = name
      self.defaultType = defaultType
      self.otherTypes = otherTypes
      self.isList = isList
      self.components = components
      self.parameters = parameters
    }
  }
}
