import ICalKit
import ICalText

/// How a rule looks for its fault: which parts of a file it is shown, and what it does with one.
enum Check: Sendable {
  /// The file as a whole; it may be anything. Nothing else is looked at in a file without VCALENDAR.
  case file(@Sendable (FileFacts, Report) -> Void)
  /// Every physical line, also outside of calendars.
  case physicalLine(LineBody)
  /// Every content line of a VCALENDAR: properties, BEGINs and ENDs, well formed or not.
  case contentLine(PropertyBody)
  /// The content lines that have bytes of the given kinds.
  case containing(ByteTraits, PropertyBody)
  /// The content lines that are malformed.
  case malformed(PropertyBody)
  /// Every well-formed property, or those of the given names in upper case.
  case property([String]?, PropertyBody)
  /// Every value of the given types that can be read as one: see ``Property/soundType``.
  case value([ValueType], PropertyBody)
  /// Every parameter of a well-formed property, or those of the given names in upper case.
  case parameter([String]?, ParameterBody)
  /// What each of some checks looks at.
  case several([Check])
  /// Every component, or those of the given names in upper case. A VCALENDAR comes with its own
  /// lines alone.
  case component([String]?, @Sendable (Component, Report) -> Void)
  /// Each VCALENDAR with what was gathered from its components.
  case calendar(@Sendable (CalendarSummary, Report) -> Void)
  /// The components of a VCALENDAR that share a UID, where there are several or an override is among
  /// them. There can be very many.
  case series(@Sendable (SharedUID, Report) -> Void)
  /// Every `X-ICALVIEW-IGNORE` line that hides nothing, or not all that it names.
  case suppression(@Sendable (UnusedSuppression, Report) -> Void)
}

extension Check {
  /// Looks at a physical line of a file that has those bytes.
  typealias LineBody = @Sendable (PhysicalLine, Span<UInt8>, Report) -> Void

  /// Looks at a line.
  typealias PropertyBody = @Sendable (Property, Report) -> Void

  /// Looks at a parameter of a property.
  typealias ParameterBody = @Sendable (Parameter, Property, Report) -> Void

  /// The properties called `names`, in upper case.
  static func properties(
    _ names: String..., check: @escaping PropertyBody
  ) -> Check { .property(names, check) }

  /// Every property.
  static func everyProperty(_ check: @escaping PropertyBody) -> Check {
    .property(nil, check)
  }

  /// The values of `types`.
  static func values(
    _ types: ValueType..., check: @escaping PropertyBody
  ) -> Check { .value(types, check) }

  /// The parameters called `names`, in upper case.
  static func parameters(_ names: String..., check: @escaping ParameterBody) -> Check {
    .parameter(names, check)
  }

  /// Every parameter.
  static func everyParameter(_ check: @escaping ParameterBody) -> Check { .parameter(nil, check) }

  /// The components called `names`, in upper case.
  static func components(
    _ names: String..., check: @escaping @Sendable (Component, Report) -> Void
  ) -> Check { .component(names, check) }

  /// Every component.
  static func everyComponent(_ check: @escaping @Sendable (Component, Report) -> Void) -> Check {
    .component(nil, check)
  }
}
