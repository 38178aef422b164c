/// A URL of a feed.
struct WebAddress {
  private let url: String

  /// Fails when `text` is none: `webcal` is what calendar programs register for `https`.
  init?(_ text: String) {
    let scheme = text.prefix { $0 != ":" }.lowercased()
    let rest = text.dropFirst(scheme.count)
    guard rest.hasPrefix("://"), ["http", "https", "webcal", "webcals"].contains(scheme) else {
      return nil
    }
    url = (scheme.hasPrefix("webcal") ? "https" : scheme) + rest
  }

  /// The command that shows the feed meanwhile, ready for a shell.
  var hint: String {
    let quoted = url.replacing("'", with: #"'\''"#)
    return "curl -sL '\(quoted)' | icalview -"
  }
}
