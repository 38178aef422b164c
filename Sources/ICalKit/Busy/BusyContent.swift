import CalendarModel

/// What the inputs say about busy time by itself: their VFREEBUSYs and VAVAILABILITYs.
struct BusyContent {
  /// The VFREEBUSYs, in the order of the inputs.
  private(set) var freeBusy: [FreeBusy] = []
  /// The VAVAILABILITYs, in the order of the inputs.
  private(set) var availabilities: [Availability] = []
  /// What there is to say about them, but for what concerns hours that could be read.
  private(set) var diagnostics: [Diagnostic] = []

  /// Reads those of `feed`.
  init(_ feed: Feed) {
    LibicalReader.prepare()
    for input in feed.inputs {
      for slice in input.slices { read(slice, of: input) }
    }
  }

  private mutating func read(_ slice: Slice, of input: ScannedSource) {
    guard slice.kind == .freeBusy || slice.kind == .availability else { return }
    var found: [Diagnostic] = []
    let component = input.bytes.withSpan {
      Component(slice, with: ["AVAILABLE"], of: $0, source: input.name, diagnostics: &found)
    }
    let object = input.firstObject + slice.calendar
    if slice.kind == .freeBusy {
      var reader = FreeBusyReader(source: input.name, diagnostics: found)
      freeBusy.append(reader.freeBusy(from: component, calendarObject: object))
      diagnostics += reader.diagnostics
    } else {
      var reader = AvailabilityReader(source: input.name, diagnostics: found)
      if let availability = reader.availability(from: component, calendarObject: object) {
        availabilities.append(availability)
      }
      diagnostics += reader.diagnostics
    }
  }
}
