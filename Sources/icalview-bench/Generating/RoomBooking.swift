import CalendarModel

/// A booking of a meeting room, in UTC.
struct RoomBooking {
  private let number: Int
  private var dice: Dice
  private let start: CivilDateTime

  /// The booking of that number.
  init(_ number: Int, seed: UInt64) {
    self.number = number
    dice = Dice(seed: seed, part: number)
    start = GeneratedTime.onWorkday(GeneratedTime.start(&dice))
  }

  /// Writes the VEVENT.
  consuming func write(to text: inout FeedText) {
    let room = 1 + dice.below(9)
    text.line("BEGIN:VEVENT")
    text.line("UID:\(number)-\(dice.below(1_000_000))@rooms.example.com")
    text.line("DTSTAMP:\(start.adding(days: -3).text)Z")
    text.line("DTSTART:\(start.text)Z")
    text.line("DTEND:\(start.adding(seconds: (1 + dice.below(6)) * 1800).text)Z")
    if dice.happens(percent: 5) {
      text.line("RRULE:FREQ=WEEKLY;COUNT=\(4 + dice.below(20));BYDAY=\(start.date.weekdayText)")
    }
    text.line("SUMMARY:\(dice.pick(GeneratedWords.people))")
    text.line("LOCATION:Room \(room)")
    text.line("ORGANIZER;CN=Room \(room):mailto:room\(room)@example.com")
    text.line("END:VEVENT")
  }
}
