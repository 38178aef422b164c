/// Which version of the program this is.
enum Version {
  /// The number, after Semantic Versioning 2.0.0.
  static let number = "0.1.0"
}
