/// What a standard says of a property.
///
/// Every line has one, so it consists of numbers alone; the rest is in its ``row``.
struct PropertyDefinition: Sendable {
  /// Its number among all of ``Registry/properties``, from 0.
  let number: Int
  /// The type of a value without VALUE; `nil` where VALUE must be there.
  let defaultType: ValueType?
  /// Whether the value is a list, its entries separated by commas.
  let isList: Bool
  /// The parameters that it may have beside the universal and the non-standard ones.
  let parameters: ParameterKinds
  private let types: ValueTypes
  /// The components that it has a meaning in; empty when it has one in all.
  private let components: ComponentKinds
  /// The components that may have it once at most.
  private let singleIn: ComponentKinds

  init(number: Int, _ row: Row) {
    self.number = number
    defaultType = row.types.defaultType
    isList = row.isList
    types = ValueTypes(row.types.all.map(ValueTypes.init))
    parameters = ParameterKinds(
      row.parameters.split(separator: " ").map { ParameterKinds(String($0)) })
    let names = row.components.split(separator: " ")
    components = Self.kinds(names.map { $0.prefix { $0 != "*" } })
    singleIn = Self.kinds(names.filter { !$0.hasSuffix("*") })
  }

  /// What the table has of it.
  var row: Row { Registry.propertyRows[number] }

  /// Whether a value may be of such a type.
  func allows(_ type: ValueType) -> Bool { types.contains(ValueTypes(type)) }

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
  struct Row: Sendable {
    /// The name.
    let name: String
    /// Whether the value is a list.
    let isList: Bool
    fileprivate let types: (defaultType: ValueType?, all: [ValueType])
    fileprivate let components: String
    fileprivate let parameters: String

    /// Every type that a value may have, the default one first.
    var valueTypes: [ValueType] { types.all }

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
      self.isList = isList
      types = (defaultType, (defaultType.map { [$0] } ?? []) + otherTypes)
      self.components = components
      self.parameters = parameters
    }
  }
}
