import CalendarModel

/// A meeting as an office server exports it.
struct OfficeEvent {
  private let number: Int
  private var dice: Dice
  private let start: CivilDateTime
  private let zone: String

  /// The meeting of that number.
  init(_ number: Int, seed: UInt64) {
    self.number = number
    dice = Dice(seed: seed, part: number)
    start = GeneratedTime.onWorkday(GeneratedTime.start(&dice))
    zone = dice.pick(GeneratedZone.windows).name
  }

  /// Writes the VEVENT.
  consuming func write(to text: inout FeedText) {
    let organizer = dice.pick(GeneratedWords.people)
    text.line("BEGIN:VEVENT")
    text.line("UID:\(uid())")
    text.line("SUMMARY;LANGUAGE=en-GB:\(dice.pick(GeneratedWords.subjects)) \(number)")
    text.line("DTSTART;TZID=\(zone):\(start.text)")
    text.line("DTEND;TZID=\(zone):\(start.adding(seconds: (1 + dice.below(4)) * 1800).text)")
    if dice.happens(percent: 18) { text.line("RRULE:\(rule())") }
    text.line("DTSTAMP:\(start.adding(days: -9).text)Z")
    text.line("LOCATION:Room \(dice.below(40))")
    text.line("DESCRIPTION:\(GeneratedWords.text(1 + dice.below(4), &dice))")
    text.line("ORGANIZER;\(GeneratedWords.person(organizer))")
    for _ in 0..<dice.below(3) {
      let person = GeneratedWords.person(dice.pick(GeneratedWords.people))
      text.line("ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=TRUE;\(person)")
    }
    for line in ["CLASS:PUBLIC", "PRIORITY:5", "TRANSP:OPAQUE", "STATUS:CONFIRMED", "SEQUENCE:0"] {
      text.line(line)
    }
    text.line("X-MICROSOFT-CDO-BUSYSTATUS:BUSY")
    text.line("END:VEVENT")
  }

  private mutating func uid() -> String {
    let digits = String(dice.next(), radix: 16, uppercase: true)
    return "040000008200E00074C5B7101A82E008\(digits)-\(number)"
  }

  /// A rule that yields the start; a third of them never ends.
  private mutating func rule() -> String {
    let rule = unboundedRule()
    if dice.happens(percent: 33) { return rule }
    let last = start.adding(days: 365 + dice.below(5 * 365))
    return "\(rule);UNTIL=\(last.text)Z"
  }

  private mutating func unboundedRule() -> String {
    let date = start.date
    switch dice.below(10) {
    case 0..<5: return "FREQ=WEEKLY;BYDAY=\(date.weekdayText)"
    case 5, 6: return "FREQ=WEEKLY;INTERVAL=2;BYDAY=\(date.weekdayText)"
    case 7: return "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR"
    case 8:
      // A fifth weekday is the last one; a fourth one not always.
      let ordinal = date.day > 28 ? -1 : (date.day + 6) / 7
      return "FREQ=MONTHLY;BYDAY=\(ordinal)\(date.weekdayText)"
    default: return "FREQ=YEARLY;BYMONTH=\(date.month);BYMONTHDAY=\(date.day)"
    }
  }
}
