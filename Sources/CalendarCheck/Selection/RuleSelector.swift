public import CalendarModel

/// Rules as a request names them: `ICV303`, `ICV3`, `date-without-value-date` or `ALL`.
public struct RuleSelector: Hashable, Sendable {
  /// The codes that it names.
  public let codes: Set<DiagnosticCode>
  /// How narrow it is; of two that name a rule the narrower one decides.
  let narrowness: Int

  /// Reads `text`, in any case of the letters; `nil` when it names no rule.
  public init?(_ text: String) {
    let name = text.uppercased()
    if name == "ALL" {
      self.init(codes: Set(Rule.all.map(\.code)), narrowness: 0)
    } else if name.hasPrefix("ICV") {
      let codes = Rule.all.map(\.code).filter { $0.id.hasPrefix(name) }
      self.init(codes: Set(codes), narrowness: name.count)
    } else {
      let codes = Rule.all.map(\.code).filter { $0.name.uppercased() == name }
      self.init(codes: Set(codes), narrowness: DiagnosticCode.idLength)
    }
    if codes.isEmpty { return nil }
  }

  private init(codes: Set<DiagnosticCode>, narrowness: Int) {
    self.codes = codes
    self.narrowness = narrowness
  }
}
