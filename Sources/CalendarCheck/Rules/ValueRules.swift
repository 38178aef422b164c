extension Rule {
  /// 2xx: values of properties and parameters.
  static let valueRules = [
    valueTypeNotAllowed, missingValueParameter, unescapedText, invalidTextEscape, invalidNumber,
    invalidGeo, invalidStatus, invalidEnumValue, unregisteredEnumValue, partstatNotForComponent,
    invalidDuration, negativeDuration, invalidURI, invalidCalAddress, invalidBinary, invalidOffset,
    emptyValue, unquotedURIParameter, invalidLanguageTag, parameterNotAllowed, invalidColor,
    invalidRequestStatus, escapedListSeparator, linkMissingRelation,
    structuredDataMissingParameter,
  ]
}
