import Foundation

/// The least that a program costs which has Swift, Foundation's calendar data and libical in it:
/// what the start of icalview is compared with.
enum ReferenceProgram {
  /// Prints April's name in German.
  static func run() {
    Libical.prepare()
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "de_DE")
    print(formatter.standaloneMonthSymbols[3])
  }
}
