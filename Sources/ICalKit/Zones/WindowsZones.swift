/// The names that Windows and Outlook give to time zones, with the IANA zones that CLDR holds
/// against them (UTS #35, supplemental data `windowsZones`).
package enum WindowsZones {
  /// A zone of Windows.
  struct Row {
    /// The name it is kept under: `W. Europe Standard Time`.
    let name: String
    /// What the settings show, without the offset in front.
    let displayName: String
    /// The IANA zone: `Europe/Berlin`.
    let ianaName: String
  }

  private static let ianaNames = Dictionary(
    table.map { ($0.name.lowercased(), $0.ianaName) }, uniquingKeysWith: { first, _ in first })
  private static let ianaNamesByPlaces = Dictionary(
    table.map { (places(in: $0.displayName), $0.ianaName) }, uniquingKeysWith: { first, _ in first }
  )

  /// The IANA name of the zone that Windows calls `name`; `nil` when it has none of that name.
  ///
  /// Both kinds of name are known, the second in all the ways it was written over the years:
  /// `(UTC+01:00) Amsterdam, Berlin, Bern`, `(GMT+01.00) Amsterdam / Berlin / Bern`.
  package static func ianaName(of name: String) -> String? {
    ianaNames[name.lowercased()] ?? ianaNamesByPlaces[places(in: name)]
  }

  /// The words of a display name in lower case, without the offset and the punctuation.
  private static func places(in displayName: String) -> String {
    var words = displayName[...]
    if words.hasPrefix("("), let end = words.firstIndex(of: ")") {
      words = words[words.index(after: end)...]
    }
    return words.lowercased().replacing("&", with: " and ")
      .split { !$0.isLetter && !$0.isNumber }.joined(separator: " ")
  }
}
