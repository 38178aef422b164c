import CalendarModel

/// A holiday or an absence, by days.
struct AllDayEvent {
  private let number: Int
  private var dice: Dice
  private let start: CivilDate

  /// The event of that number.
  init(_ number: Int, seed: UInt64) {
    self.number = number
    dice = Dice(seed: seed, part: number)
    start = GeneratedTime.start(&dice).date
  }

  /// Writes the VEVENT.
  consuming func write(to text: inout FeedText) {
    text.line("BEGIN:VEVENT")
    text.line("UID:day-\(number)@example.com")
    text.line("DTSTAMP:\(start.adding(days: -30).text)T120000Z")
    text.line("DTSTART;VALUE=DATE:\(start.text)")
    text.line("DTEND;VALUE=DATE:\(start.adding(days: 1 + dice.below(14)).text)")
    if dice.happens(percent: 33) { text.line("RRULE:FREQ=YEARLY") }
    text.line("SUMMARY:\(dice.pick(GeneratedWords.holidays)) \(dice.pick(GeneratedWords.people))")
    text.line("CATEGORIES:\(dice.pick(GeneratedWords.holidays))")
    text.line("TRANSP:TRANSPARENT")
    text.line("END:VEVENT")
  }
}
