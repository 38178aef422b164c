/// What kind of calendar a generated feed is.
enum FeedShape: String, CaseIterable {
  /// A company's: Windows zones, descriptions, attendees; 18 of 100 events repeat for years or for ever.
  case office
  /// Meeting rooms: many short bookings in UTC, few of which repeat.
  case rooms
  /// Fixtures over several zones, with places and addresses; none repeats.
  case sports
  /// Weekly series, each with 11 instances that were moved or changed.
  case overrides
  /// Holidays and absences by days, a third of them every year.
  case allDay = "all-day"

  /// The zones that its events are in.
  var zones: [GeneratedZone] {
    switch self {
    case .office: GeneratedZone.windows
    case .sports: GeneratedZone.iana
    case .overrides: [GeneratedZone.berlin]
    case .rooms, .allDay: []
    }
  }

  /// Writes the VEVENT of that number, which depends on the seed and no other event.
  func writeEvent(_ number: Int, seed: UInt64, to text: inout FeedText) {
    switch self {
    case .office: OfficeEvent(number, seed: seed).write(to: &text)
    case .rooms: RoomBooking(number, seed: seed).write(to: &text)
    case .sports: SportsFixture(number, seed: seed).write(to: &text)
    case .overrides: SeriesPart(number, seed: seed).write(to: &text)
    case .allDay: AllDayEvent(number, seed: seed).write(to: &text)
    }
  }
}
