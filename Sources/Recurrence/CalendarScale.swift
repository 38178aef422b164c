/// A calendar that RSCALE names (RFC 7529 §4.1), by its CLDR name.
public enum CalendarScale: String, Hashable, Sendable, CaseIterable {
  /// The calendar of RFC 5545.
  case gregorian = "GREGORIAN"
  /// Gregorian, its years counted from the death of the Buddha.
  case buddhist = "BUDDHIST"
  /// The Chinese lunisolar calendar, with leap months.
  case chinese = "CHINESE"
  /// The Coptic calendar; its 13th month has five or six days.
  case coptic = "COPTIC"
  /// The Korean lunisolar calendar, with leap months.
  case dangi = "DANGI"
  /// The Ethiopic calendar, its years counted from the creation of the world.
  case ethiopicAmeteAlem = "ETHIOAA"
  /// The Ethiopic calendar; its 13th month has five or six days.
  case ethiopic = "ETHIOPIC"
  /// The Hebrew calendar; Adar I, its leap month, is `5L`.
  case hebrew = "HEBREW"
  /// The Indian national calendar.
  case indian = "INDIAN"
  /// The Islamic calendar by the reckoned new moon.
  case islamic = "ISLAMIC"
  /// The tabular Islamic calendar from 16 July 622 on (Julian).
  case islamicCivil = "ISLAMIC-CIVIL"
  /// The tabular Islamic calendar from 15 July 622 on (Julian).
  case islamicTabular = "ISLAMIC-TBLA"
  /// The Islamic calendar of Umm al-Qura.
  case islamicUmmAlQura = "ISLAMIC-UMALQURA"
  /// Gregorian, its years counted by the eras of Japan.
  case japanese = "JAPANESE"
  /// The Persian solar calendar.
  case persian = "PERSIAN"
  /// Gregorian, its years counted from the founding of the Republic of China.
  case republicOfChina = "ROC"

  /// The calendar of the given name, in either case and by any name that CLDR has for it; `nil` when
  /// it is not known.
  public init?(named name: String) {
    let name = name.uppercased()
    guard let scale = CalendarScale(rawValue: name) ?? Self.otherNames[name] else { return nil }
    self = scale
  }

  private static let otherNames: [String: CalendarScale] = [
    "ETHIOPIC-AMETE-ALEM": .ethiopicAmeteAlem, "GREGORY": .gregorian, "ISLAMICC": .islamicCivil,
    "ISO8601": .gregorian,
  ]

  /// The numbers that its months have in BYMONTH.
  public var monthNumbers: ClosedRange<Int> {
    switch self {
    case .coptic, .ethiopic, .ethiopicAmeteAlem: 1...13
    default: 1...12
    }
  }

  /// How many days its longest year has, or a Gregorian one where that is longer.
  public var longestYear: Int {
    switch self {
    case .chinese, .dangi, .hebrew: 385
    default: Gregorian.longestYear
    }
  }
}
