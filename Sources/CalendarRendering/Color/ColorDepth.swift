/// How many colours a terminal has.
public enum ColorDepth: Hashable, Sendable, CaseIterable {
  /// No styles at all: plain text.
  case none
  /// The 16 named colours of ECMA-48 and its followers.
  case ansi16
  /// The 256 indexed colours of xterm.
  case ansi256
  /// 24 bits.
  case trueColor
}

/// When the user wants colour: what `--color` takes.
public enum ColorChoice: String, Hashable, Sendable, CaseIterable {
  /// In a terminal.
  case auto
  /// Everywhere.
  case always
  /// Nowhere.
  case never
}

extension ColorDepth {
  /// Decides how many colours to use.
  ///
  /// `choice` comes first. With `auto`, `NO_COLOR` (no-color.org) switches colour off,
  /// `CLICOLOR_FORCE` (bixense.com/clicolors) switches it on; both count unless empty, the latter
  /// unless `0`. Then it takes a terminal that is not `dumb`. How many there are is told by
  /// `COLORTERM` and by the name in `TERM`.
  ///
  /// - Parameters:
  ///   - choice: What the user asked for.
  ///   - environment: The environment variables.
  ///   - isTerminal: Whether the output goes to a terminal.
  public static func decide(
    _ choice: ColorChoice, environment: [String: String], isTerminal: Bool
  ) -> ColorDepth {
    switch choice {
    case .never: return .none
    case .always: return offered(by: environment)
    case .auto: break
    }
    if environment["NO_COLOR", default: ""] != "" { return .none }
    if !["", "0"].contains(environment["CLICOLOR_FORCE", default: ""]) {
      return offered(by: environment)
    }
    let isCapable = !["", "dumb"].contains(environment["TERM", default: ""])
    return isTerminal && isCapable ? offered(by: environment) : .none
  }

  private static func offered(by environment: [String: String]) -> ColorDepth {
    let terminal = environment["TERM", default: ""]
    if ["truecolor", "24bit"].contains(environment["COLORTERM", default: ""].lowercased())
      || terminal.hasSuffix("-direct")
    {
      return .trueColor
    }
    return terminal.contains("256color") ? .ansi256 : .ansi16
  }
}
