import CalendarModel

extension RecurrenceRule.Until {
  /// What there is to say about the bound of a rule that runs from `start` on `clock`.
  ///
  /// RFC 5545 §3.3.10 wants it of the type of DTSTART, and in UTC unless that floats.
  func faults(
    on clock: EventClock, start: CivilDateTime
  ) -> [(code: DiagnosticCode, message: String)] {
    [formFault(on: clock), orderFault(on: clock, start: start)].compactMap(\.self)
  }

  private func formFault(on clock: EventClock) -> (code: DiagnosticCode, message: String)? {
    switch self {
    case .date where !clock.isAllDay:
      (.ruleUntilType, "UNTIL is a day but DTSTART a time; all of that day counts")
    case .local where clock.isAllDay, .utc where clock.isAllDay:
      (.ruleUntilType, "UNTIL is a time but DTSTART a day; its date as written counts")
    case .local where clock.name != nil:
      (.ruleUntilForm, "UNTIL has no zone, expected UTC; read in DTSTART's zone")
    case .utc where clock.name == nil:
      (.ruleUntilForm, "UNTIL is in UTC but DTSTART has no zone; DTSTART is read in the viewer's")
    case .date, .local, .utc: nil
    }
  }

  private func orderFault(
    on clock: EventClock, start: CivilDateTime
  ) -> (code: DiagnosticCode, message: String)? {
    let isBefore =
      switch self {
      case .date(let date): date < start.date
      case .local(let time): clock.isAllDay ? time.date < start.date : time < start
      case .utc(let time):
        clock.isAllDay
          ? time.date < start.date : Instant(time, utcOffset: 0) < clock.instant(start)
      }
    return isBefore
      ? (.ruleUntilBeforeStart, "UNTIL is before DTSTART, which alone is shown") : nil
  }
}
