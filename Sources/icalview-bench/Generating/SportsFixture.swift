import CalendarModel

/// A match, in the zone of its place.
struct SportsFixture {
  private let number: Int
  private var dice: Dice
  private let start: CivilDateTime

  /// The match of that number.
  init(_ number: Int, seed: UInt64) {
    self.number = number
    dice = Dice(seed: seed, part: number)
    start = GeneratedTime.start(&dice)
  }

  /// Writes the VEVENT.
  consuming func write(to text: inout FeedText) {
    let zone = dice.pick(GeneratedZone.iana).name
    let (home, guests) = (dice.pick(GeneratedWords.teams), dice.pick(GeneratedWords.teams))
    text.line("BEGIN:VEVENT")
    text.line("UID:match-\(number)@league.example.com")
    text.line("DTSTAMP:\(start.adding(days: -60).text)Z")
    text.line("DTSTART;TZID=\(zone):\(start.text)")
    text.line("DURATION:PT1H45M")
    text.line("SUMMARY:\(home) – \(guests)")
    text.line("LOCATION:\(home) Park\\, Gate \(1 + dice.below(8))")
    text.line("GEO:\(40 + dice.below(15)).\(100 + dice.below(900));\(dice.below(15)).25")
    text.line("CATEGORIES:League,Round \(1 + dice.below(34))")
    text.line("URL:https://league.example.com/matches/\(number)")
    text.line("DESCRIPTION:Tickets: https://league.example.com/matches/\(number)/tickets\\n")
    text.line("END:VEVENT")
  }
}
