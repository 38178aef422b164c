import CalendarModel
import ICalKit
import ICalText

/// An `X-ICALVIEW-IGNORE` line: it hides findings in its component and what that holds; in a
/// VCALENDAR, in all of it. What is wrong with the text of the file (0xx) is never hidden.
struct InFileSuppression: Sendable {
  /// The name of the property, in upper case.
  static let propertyName = "X-ICALVIEW-IGNORE"

  /// One of the names in its list.
  struct Entry: Hashable, Sendable {
    /// The name as written.
    let text: String
    /// What it names; `nil` where that is nothing.
    let selector: RuleSelector?

    /// Whether it hides findings of `code`.
    func hides(_ code: DiagnosticCode) -> Bool {
      selector?.codes.contains(code) == true && !code.isOfText
    }
  }

  /// The names in its list.
  let entries: [Entry]
  /// The bytes of the file where it hides findings.
  let covered: Range<Int>
  /// Where its value lies.
  let region: SourceRegion
  /// What a finding of it is about.
  let subject: Finding.Subject
  /// The bytes of its line, with the line end.
  let line: Range<Int>

  /// Reads `property`, which is of that name.
  init(_ property: Property) {
    entries = property.value.split(separator: ",").map { part in
      let text = String(String(part).trimmingBlanks)
      return Entry(text: text, selector: RuleSelector(text))
    }
    covered = property.component.extent
    region = property.valueRegion
    subject = property.subject
    line = property.extentWithLineEnd
  }

  /// The change that leaves the entries `used` alone.
  func keeping(_ used: Set<Entry>) -> Fix.Edit {
    let kept = entries.filter(used.contains)
    if kept.isEmpty { return Fix.Edit(line, []) }
    return Fix.Edit(region.bytes, kept.map(\.text).joined(separator: ",").utf8)
  }
}

extension DiagnosticCode {
  /// Whether it is about the text of a file: its encoding and the syntax of its lines.
  fileprivate var isOfText: Bool { id.hasPrefix("ICV0") }
}

/// A suppression with those of its entries that hide nothing.
struct UnusedSuppression {
  /// The line.
  let suppression: InFileSuppression
  /// The names that hide nothing; at least one.
  let entries: [InFileSuppression.Entry]

  /// The change that removes these names, and the line if none is left.
  var removal: Fix.Edit {
    suppression.keeping(Set(suppression.entries).subtracting(entries))
  }
}

/// Goes through the findings of a file in their order, and finds the suppression that hides each.
struct SuppressionSweep {
  private var coming: ArraySlice<InFileSuppression>
  private var active: [Int] = []
  private let suppressions: [InFileSuppression]
  private var used: [Set<InFileSuppression.Entry>]

  /// Begins with the first of `suppressions`.
  init(_ suppressions: [InFileSuppression]) {
    self.suppressions = suppressions.sorted { $0.covered.lowerBound < $1.covered.lowerBound }
    coming = self.suppressions[...]
    used = Array(repeating: [], count: suppressions.count)
  }

  /// Whether `finding`, which stands behind those asked for before, is hidden.
  mutating func hides(_ finding: Finding) -> Bool {
    let place = finding.region.start.byte
    while let next = coming.first, next.covered.lowerBound <= place {
      active.append(coming.startIndex)
      coming.removeFirst()
    }
    active.removeAll { suppressions[$0].covered.upperBound <= place }
    var isHidden = false
    for index in active {
      for entry in suppressions[index].entries where entry.hides(finding.code) {
        used[index].insert(entry)
        isHidden = true
      }
    }
    return isHidden
  }

  /// What hid none of the findings asked for, as far as its rules are among those that `ran`.
  func unused(ran: Set<DiagnosticCode>) -> [UnusedSuppression] {
    suppressions.indices.compactMap { index in
      let entries = suppressions[index].entries.filter { entry in
        !used[index].contains(entry) && entry.selector?.codes.isSubset(of: ran) ?? true
      }
      return entries.isEmpty
        ? nil : UnusedSuppression(suppression: suppressions[index], entries: entries)
    }
  }
}
