public import CalendarModel
public import ICalText

/// Something that a rule objects to, at its place in a file.
///
/// Its texts come from the file unfiltered; the report formats make them safe.
public struct Finding: Hashable, Sendable {
  /// How much it matters.
  public enum Severity: String, Hashable, Sendable, CaseIterable {
    /// A MUST of a standard is broken, or a major client refuses or misreads the file.
    case error
    /// A SHOULD is broken, or clients differ.
    case warning
    /// Advice.
    case info
  }

  /// Another place that has to do with it.
  public struct Related: Hashable, Sendable {
    /// Where it is.
    public let region: SourceRegion
    /// What is there: `first one`.
    public let message: String
  }

  /// What a finding is about, by which it is known again in a later version of the file.
  public struct Subject: Hashable, Sendable {
    /// The path of the component: `VCALENDAR/VEVENT`; `nil` for the file as a whole.
    public var component: String?
    /// The UID of the component, or of the one that holds it.
    public var uid: String?
    /// Its RECURRENCE-ID.
    public var recurrenceID: String?
    /// The name of the property.
    public var property: String?
    /// The property's value as written.
    public var value: String?
  }

  /// Which rule it is.
  public let code: DiagnosticCode
  /// How much it matters.
  public let severity: Severity
  /// What was found, then what to do about it.
  public let message: String
  /// Where it is.
  public let region: SourceRegion
  /// Other places that have to do with it.
  public let related: [Related]
  /// What it is about.
  public let subject: Subject
  /// How to get rid of it; `nil` where only a person can.
  public let fix: Fix?
}
