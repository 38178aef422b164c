/// Words for generated feeds.
enum GeneratedWords {
  static let people = [
    "Ada", "Bruno", "Chloé", "Dmitri", "Elif", "Farah", "Grégoire", "Hana", "Igor", "Jana", "Kofi",
    "Lena", "Mateo", "Noor", "Olga", "Pavel",
  ]
  static let subjects = [
    "Stand-up", "Budget review", "Planning", "Retrospective", "One-to-one", "Jour fixe",
    "Steering committee", "Interview", "Customer call", "Architecture", "Training", "Release",
  ]
  static let sentences = [
    "Please bring the numbers of last week.", "The room has a screen and a whiteboard.",
    "Open offers and answers that are still missing.", "Bitte die Unterlagen vorher lesen.",
    "Dial in with the link below\\, the code is the usual one.",
    "Notes are kept on the team's page.",
  ]
  static let teams = [
    "United", "Rovers", "Wanderers", "Athletic", "Olympic", "Harriers", "City", "Rangers",
  ]
  static let holidays = ["Holiday", "Leave", "Trade fair", "Birthday", "School break", "On call"]

  /// The CN parameter and the address of `name`.
  static func person(_ name: String) -> String { "CN=\(name):mailto:\(address(name))" }

  private static func address(_ name: String) -> String {
    "\(name.lowercased().filter(\.isASCII))@example.com"
  }

  /// As many sentences as `count` says.
  static func text(_ count: Int, _ dice: inout Dice) -> String {
    (0..<count).map { _ in dice.pick(sentences) }.joined(separator: "\\n")
  }
}
