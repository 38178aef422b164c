/// A zone of a generated feed, with the rules of today.
struct GeneratedZone {
  /// Its TZID.
  let name: String
  private let standard: Observance
  private let daylight: Observance

  private struct Observance {
    let offset: String
    let start: String
    let rule: String
  }

  static let berlin = european("Europe/Berlin", standard: "+0100", daylight: "+0200", hour: 2)
  static let iana = [
    berlin,
    european("Europe/London", standard: "+0000", daylight: "+0100", hour: 1),
    american("America/New_York", standard: "-0500", daylight: "-0400"),
  ]
  static let windows = [
    european("W. Europe Standard Time", standard: "+0100", daylight: "+0200", hour: 2),
    european("GMT Standard Time", standard: "+0000", daylight: "+0100", hour: 1),
    american("Eastern Standard Time", standard: "-0500", daylight: "-0400"),
  ]

  /// A zone that changes at `hour` on the last Sundays of March, and an hour later of October.
  private static func european(
    _ name: String, standard: String, daylight: String, hour: Int
  ) -> GeneratedZone {
    GeneratedZone(
      name: name,
      standard: Observance(
        offset: standard, start: "16010101T0\(hour + 1)0000", rule: "BYDAY=-1SU;BYMONTH=10"),
      daylight: Observance(
        offset: daylight, start: "16010101T0\(hour)0000", rule: "BYDAY=-1SU;BYMONTH=3"))
  }

  /// A zone that changes at 2 o'clock on the second Sunday of March and the first of November.
  private static func american(
    _ name: String, standard: String, daylight: String
  ) -> GeneratedZone {
    GeneratedZone(
      name: name,
      standard: Observance(
        offset: standard, start: "16010101T020000", rule: "BYDAY=1SU;BYMONTH=11"),
      daylight: Observance(offset: daylight, start: "16010101T020000", rule: "BYDAY=2SU;BYMONTH=3"))
  }

  /// Writes the VTIMEZONE.
  func write(to text: inout FeedText) {
    text.line("BEGIN:VTIMEZONE")
    text.line("TZID:\(name)")
    write(standard, named: "STANDARD", after: daylight, to: &text)
    write(daylight, named: "DAYLIGHT", after: standard, to: &text)
    text.line("END:VTIMEZONE")
  }

  private func write(
    _ observance: Observance, named name: String, after other: Observance, to text: inout FeedText
  ) {
    text.line("BEGIN:\(name)")
    text.line("DTSTART:\(observance.start)")
    text.line("TZOFFSETFROM:\(other.offset)")
    text.line("TZOFFSETTO:\(observance.offset)")
    text.line("RRULE:FREQ=YEARLY;\(observance.rule)")
    text.line("END:\(name)")
  }
}
