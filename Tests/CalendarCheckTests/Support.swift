import CalendarModel
import ICalKit
import ICalText

@testable import CalendarCheck

/// The zones of this machine.
let zones = ZoneDatabase(environment: [:])

extension Source {
  /// A file that holds `lines`, each ended with CR LF.
  static func file(_ lines: String..., name: String = "club.ics") -> Source {
    Source(name: name, bytes: Array(lines.map { $0 + "\r\n" }.joined().utf8))
  }

  /// A file with a VCALENDAR that holds `lines`.
  static func calendar(_ lines: String..., name: String = "club.ics") -> Source {
    let all = ["BEGIN:VCALENDAR"] + lines + ["END:VCALENDAR"]
    return Source(name: name, bytes: Array(all.map { $0 + "\r\n" }.joined().utf8))
  }
}

/// What is found in `source` by the rules that `codes` begin, or all that run unasked.
func report(
  on source: Source, _ codes: String..., change: (inout RuleSelection) -> Void = { _ in }
) -> FileReport {
  var selection = RuleSelection(codes.compactMap(RuleSelector.init).map { .select($0) })
  change(&selection)
  return Checker(selection, settings: CheckSettings(zones: zones)).report(on: source)
}

extension FileReport {
  /// The findings that count: `ICV303 4:7`.
  var places: [String] {
    open.map(\.finding).map {
      "\($0.code.id) \($0.region.start.line):\($0.region.start.column)"
    }
  }
}
