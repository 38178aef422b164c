/// The names that standards have registered with IANA.
enum Registry {
  /// The longest registered property name that `text`, in upper case, begins with.
  static func longestPropertyName(beginning text: String) -> String? {
    propertyNames.filter { text.hasPrefix($0) }.max { $0.count < $1.count }
  }

  /// The names of properties.
  static let propertyNames: Set<String> = [
    "DTSTART", "DTEND", "SUMMARY", "UID", "DTSTAMP",
  ]
}
