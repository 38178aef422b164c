internal import CalendarModel

/// What CLDR 49 says about the weeks of a region: `weekData` of its `supplementalData.xml`.
///
/// Foundation carries such data too, but departs from CLDR for China, Algeria, Jordan (first weekday),
/// China, Slovenia (minimum days), Algeria and Bangladesh (weekend); and a program that links it
/// statically gets the week of the world for every locale, unless something else pulls ICU in.
enum WeekData {
  /// The day on which a calendar's week begins in `region`, a code such as `DE` or `001`.
  static func firstWeekday(in region: String) -> Weekday { firstWeekdays[region] ?? .monday }

  /// How many days of the year week 1 must hold at least in `region`.
  static func minimumDays(in region: String) -> Int { minimumDays[region] ?? 1 }

  /// The days that are not workdays in `region`.
  static func weekend(in region: String) -> Set<Weekday> {
    weekends[region] ?? [.saturday, .sunday]
  }

  private static let firstWeekdays: [String: Weekday] = table([
    ("MV", .friday),
    ("AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY", .saturday),
    (
      """
      AG AS BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN IS JM JP KE KH KR LA MH MM MO MT \
      MX MZ NI NP PA PE PH PK PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW
      """, .sunday
    ),
  ])

  private static let weekends: [String: Set<Weekday>] = table([
    ("AF", [.thursday, .friday]),
    ("IR", [.friday]),
    ("BH DZ EG IL IQ JO KW LY OM QA SA SD SY YE", [.friday, .saturday]),
    ("IN UG", [.sunday]),
  ])

  private static let minimumDays: [String: Int] = table([
    (
      """
      AD AN AT AX BE BG CH CZ DE DK EE ES FI FJ FO FR GB GF GG GI GP GR HU IE IM IS IT JE LI LT LU \
      MC MQ NL NO PL PT RE RU SE SJ SK SM VA
      """, 4
    )
  ])

  /// One entry for each of the regions, set apart by spaces, of each row.
  private static func table<Value>(_ rows: [(regions: String, value: Value)]) -> [String: Value] {
    var table: [String: Value] = [:]
    for (regions, value) in rows {
      for region in regions.split(separator: " ") { table[String(region)] = value }
    }
    return table
  }
}
