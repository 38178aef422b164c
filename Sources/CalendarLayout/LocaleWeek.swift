public import CalendarModel
import Foundation

/// How a locale sees the week: where it begins, which days are off, how weeks are numbered.
public struct LocaleWeek: Hashable, Sendable {
  /// The days that are not workdays, one or two.
  public let weekend: Set<Weekday>
  /// How weeks are numbered, and thereby the day on which they begin.
  public let rule: WeekRule

  /// The day on which a week begins.
  public var firstWeekday: Weekday { rule.firstWeekday }

  /// Creates a week from its parts.
  public init(weekend: Set<Weekday>, rule: WeekRule) {
    self.weekend = weekend
    self.rule = rule
  }

  /// Creates the week that CLDR gives a locale (UTS #35 part 4, "Week Data").
  ///
  /// - Parameter identifier: A BCP 47 name. Its region decides, or that of `-u-rg-`, or the one most
  ///   likely for its language; an unknown one has the week of `001`, the world. The first weekday
  ///   of `-u-fw-` comes before the region's.
  public init(identifier: String) {
    let locale = Locale.Components(identifier: identifier)
    let region = locale.effectiveRegion?.identifier ?? "001"
    let first = locale.firstDayOfWeek.flatMap(Weekday.init) ?? WeekData.firstWeekday(in: region)
    let minimumDays = WeekData.minimumDays(in: region)
    guard let rule = try? WeekRule(firstWeekday: first, minimumDays: minimumDays) else {
      preconditionFailure("CLDR's minimum days of \(region) are \(minimumDays), expected 1 to 7")
    }
    self.init(weekend: WeekData.weekend(in: region), rule: rule)
  }
}

extension Locale.Components {
  /// The region whose customs apply: `-u-rg-`, else the one named, else the most likely one.
  fileprivate var effectiveRegion: Locale.Region? {
    if let region = region ?? languageComponents.region { return region }
    let language = Locale.Language(components: languageComponents)
    return Locale.Language(identifier: language.maximalIdentifier).region
  }
}

extension Weekday {
  fileprivate init?(_ weekday: Locale.Weekday) {
    // Foundation's raw values are BCP 47's: `mon`, `tue` and so on.
    let match = Self.allCases.first { $0.englishName.hasPrefix(weekday.rawValue) }
    guard let match else { return nil }
    self = match
  }
}
