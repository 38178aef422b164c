import CalendarModel
import Foundation

/// The zones that Foundation carries with it, for what the machine's own directory lacks.
struct FoundationZones: ZoneSource {
  /// IANA's names without an area. Foundation knows others, that mean something else elsewhere:
  /// its `BST` is Bangladesh's.
  private static let namesWithoutArea: Set<String> = [
    "CET", "CST6CDT", "Cuba", "EET", "EST", "EST5EDT", "Egypt", "Eire", "GB", "GB-Eire", "GMT",
    "GMT+0", "GMT-0", "GMT0", "Greenwich", "HST", "Hongkong", "Iceland", "Iran", "Israel",
    "Jamaica", "Japan", "Kwajalein", "Libya", "MET", "MST", "MST7MDT", "NZ", "NZ-CHAT", "Navajo",
    "PRC", "PST8PDT", "Poland", "Portugal", "ROC", "ROK", "Singapore", "Turkey", "UCT", "UTC",
    "Universal", "W-SU", "WET", "Zulu",
  ]
  /// The names of both kinds by themselves in lower case.
  private static let spellings = Dictionary(
    (namesWithoutArea + TimeZone.knownTimeZoneIdentifiers).map { ($0.lowercased(), $0) },
    uniquingKeysWith: { first, _ in first })
  /// From this year on the last 400 years repeat; all exceptions known to the data lie before 2100.
  private static let firstRepeatedYear = 2500

  func zone(named name: String) -> Zone? {
    guard name.contains("/") || Self.namesWithoutArea.contains(name),
      let timeZone = TimeZone(identifier: name)
    else { return nil }
    return Zone(name: name, transitions: Self.transitions(of: timeZone))
  }

  func spelling(of name: String) -> String? { Self.spellings[name.lowercased()] }

  private static func transitions(of timeZone: TimeZone) -> TransitionTable {
    var date = start(of: 0)
    let end = start(of: firstRepeatedYear + 1)
    var table = TransitionTable(utcOffset: timeZone.secondsFromGMT(for: date))
    while let next = timeZone.nextDaylightSavingTimeTransition(after: date), next > date, next < end
    {
      table.append(
        at: Int(next.timeIntervalSince1970), utcOffset: timeZone.secondsFromGMT(for: next))
      date = next
    }
    table.repeatYears(
      before: Instant(seconds: Int(start(of: firstRepeatedYear).timeIntervalSince1970)))
    return table
  }

  private static func start(of year: Int) -> Date {
    let day = YearMonth(containing: .min).adding(months: year * 12).firstDay
    return Date(timeIntervalSince1970: Double(CivilDateTime(startOf: day).civilSeconds))
  }
}
