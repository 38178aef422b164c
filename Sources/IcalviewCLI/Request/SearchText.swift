internal import CalendarModel
internal import Foundation

/// A text to look for, whatever the case of the letters and the marks on them.
struct SearchText: Hashable, Sendable, CustomStringConvertible {
  /// The text as it was written.
  let description: String
  private let folded: String

  /// Takes the text as it was written.
  init(_ text: String) {
    description = text
    folded = Self.fold(text)
  }

  /// Whether `text` is the same.
  func equals(_ text: String) -> Bool { Self.fold(text) == folded }

  /// Whether summary, description, location or a category of `event` holds it.
  func isFound(in event: Event) -> Bool {
    let texts = [event.summary, event.location, event.description].compactMap(\.self)
    return (texts + event.categories).contains { Self.fold($0).contains(folded) }
  }

  /// Whether the summary of `event` holds it.
  func isFound(inTitleOf event: Event) -> Bool {
    Self.fold(event.summary ?? "").contains(folded)
  }

  private static func fold(_ text: String) -> String {
    text.folding(
      options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
  }
}
