import CalendarModel

/// The master of a weekly series, or one of its instances that was moved or changed.
struct SeriesPart {
  /// How many VEVENTs a series has, its master included.
  static let partsOfSeries = 12

  private let series: Int
  /// 0 is the master; any other is the instance of that week.
  private let week: Int
  private let start: CivilDateTime
  private var dice: Dice

  /// The VEVENT of that number.
  init(_ number: Int, seed: UInt64) {
    (series, week) = number.quotientAndRemainder(dividingBy: Self.partsOfSeries)
    // The parts of a series agree on its start.
    var common = Dice(seed: seed, part: series)
    start = GeneratedTime.start(&common)
    dice = Dice(seed: ~seed, part: number)
  }

  /// Writes the VEVENT.
  consuming func write(to text: inout FeedText) {
    let original = start.adding(days: 7 * week)
    let moved = original.adding(seconds: dice.below(5) * 900)
    let zone = "TZID=\(GeneratedZone.berlin.name)"
    text.line("BEGIN:VEVENT")
    text.line("UID:series-\(series)@example.com")
    text.line("DTSTAMP:\(start.adding(days: -1).text)Z")
    text.line("SEQUENCE:\(week == 0 ? 0 : 1)")
    if week == 0 {
      text.line("DTSTART;\(zone):\(original.text)")
      text.line("DTEND;\(zone):\(original.adding(seconds: 3600).text)")
      text.line("RRULE:FREQ=WEEKLY;COUNT=40")
      text.line("EXDATE;\(zone):\(start.adding(days: 7 * 20).text)")
      text.line("SUMMARY:Series \(series)")
    } else {
      text.line("RECURRENCE-ID;\(zone):\(original.text)")
      text.line("DTSTART;\(zone):\(moved.text)")
      text.line("DTEND;\(zone):\(moved.adding(seconds: 5400).text)")
      text.line("SUMMARY:Series \(series)\\, changed in week \(week)")
      text.line("DESCRIPTION:\(GeneratedWords.text(1, &dice))")
    }
    text.line("END:VEVENT")
  }
}
