/// Which findings make the program fail.
public struct FailurePolicy: Hashable, Sendable {
  /// The least severity that does.
  public enum Threshold: String, Hashable, Sendable, CaseIterable {
    case error, warning, info, never
  }

  /// The least severity that does.
  public var threshold: Threshold
  /// How many warnings do not; `nil` where ``threshold`` alone decides.
  public var maximumWarnings: Int?

  /// Creates a policy; the usual one fails for errors and warnings.
  public init(threshold: Threshold = .warning, maximumWarnings: Int? = nil) {
    self.threshold = threshold
    self.maximumWarnings = maximumWarnings
  }

  /// Whether these findings make the program fail.
  public func fails(_ counts: FindingCounts) -> Bool {
    let warnings = counts.count(.warning)
    if let maximumWarnings, warnings > maximumWarnings { return true }
    let countsWarnings = maximumWarnings == nil && warnings > 0
    return switch threshold {
    case .never: false
    case .error: counts.count(.error) > 0
    case .warning: counts.count(.error) > 0 || countsWarnings
    case .info: counts.count(.error) > 0 || countsWarnings || counts.count(.info) > 0
    }
  }
}
