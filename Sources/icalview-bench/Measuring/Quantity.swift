import Foundation

/// Numbers as the table shows them.
enum Quantity {
  /// `2.71 s`, `58.1 ms`, `3.20 µs`, `410 ns`.
  static func time(_ seconds: Double) -> String {
    switch seconds {
    case 1...: "\(rounded(seconds)) s"
    case 1e-3...: "\(rounded(seconds * 1e3)) ms"
    case 1e-6...: "\(rounded(seconds * 1e6)) µs"
    default: "\(rounded(seconds * 1e9)) ns"
    }
  }

  /// `12.3 M/s`.
  static func rate(_ perSecond: Double) -> String { "\(rounded(perSecond / 1e6)) M/s" }

  /// `14.2 ×`.
  static func times(_ ratio: Double) -> String { "\(rounded(ratio)) ×" }

  /// `64 MB`.
  static func memory(_ bytes: Int) -> String { String(format: "%.0f MB", Double(bytes) / 1e6) }

  /// Three digits that count.
  private static func rounded(_ number: Double) -> String {
    String(format: number >= 99.95 ? "%.0f" : number >= 9.995 ? "%.1f" : "%.2f", number)
  }
}
