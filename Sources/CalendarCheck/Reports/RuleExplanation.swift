import CalendarModel
import CalendarRendering

/// What there is to say of rules, beyond one finding.
public enum RuleExplanation {
  /// All that is known of `rule`, in lines; the last one ends with a line feed.
  public static func text(_ rule: Rule) -> String {
    let fix = rule.fix.map { "\($0.text) (\($0.applicability.rawValue))" } ?? "by hand"
    let profiles = Profile.allCases.filter(rule.profiles.contains).map(\.rawValue)
    return """
      \(rule.code.id) \(rule.code.name)

      \(rule.message.text)

      \(rule.reason)

      Bad:
      \(indented(rule.bad))

      Good:
      \(indented(rule.good))

      Severity: \(rule.severity.rawValue)
      Fix:      \(fix)
      Source:   \(rule.reference)
      Profiles: \(profiles.joined(separator: ", "))
      Since:    \(rule.since)

      """
  }

  /// All rules: code, severity, how it is fixed, name.
  public static var list: String {
    Rule.all.map { rule in
      let severity = rule.severity.rawValue.padded(to: 8)
      let fix = (rule.fix?.applicability.rawValue ?? "-").padded(to: 7)
      return "\(rule.code.id) \(severity)\(fix)\(rule.code.name)\n"
    }.joined()
  }

  /// All rules as a JSON list of objects with `code`, `name`, `severity`, `rfc`, `message`, `why`,
  /// `bad`, `good`, `fix` (`safe`, `unsafe` or `null`), `profiles` and `since`.
  public static var jsonList: String {
    var json = JSONWriter()
    json.array(.lines) { json in
      for rule in Rule.all { json.element(RuleJSON(rule: rule)) }
    }
    json.endLine()
    var text = ""
    json.flush(to: &text)
    return text
  }

  private static func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { "  \($0)" }
      .joined(separator: "\n")
  }
}

private struct RuleJSON: JSONValue {
  let rule: Rule

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("code", rule.code.id)
      json.member("name", rule.code.name)
      json.member("severity", rule.severity.rawValue)
      json.member("rfc", rule.reference)
      json.member("message", rule.message.text)
      json.member("why", rule.reason)
      json.member("bad", rule.bad)
      json.member("good", rule.good)
      json.member("fix", rule.fix?.applicability.rawValue)
      json.member("profiles", Profile.allCases.filter(rule.profiles.contains).map(\.rawValue))
      json.member("since", rule.since)
    }
  }
}

extension String {
  /// The text with blanks behind it up to `columns` characters.
  func padded(to columns: Int) -> String {
    self + String(repeating: " ", count: max(0, columns - count))
  }
}
