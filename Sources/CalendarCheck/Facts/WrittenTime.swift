import CalendarModel
import ICalKit

/// A DATE or DATE-TIME with the form in which it is written (RFC 5545 §3.3.4, §3.3.5).
struct WrittenTime: Hashable {
  /// The forms.
  enum Form: Hashable {
    /// A DATE.
    case date
    /// A DATE-TIME with neither `Z` nor TZID.
    case floating
    /// A DATE-TIME with `Z`.
    case utc
    /// A DATE-TIME with that TZID.
    case zoned(String)
  }

  /// The wall time; midnight for a DATE.
  let civil: CivilDateTime
  /// The form.
  let form: Form

  /// Whether it is a DATE.
  var isDate: Bool { form == .date }
}

extension Property {
  /// The DATE or DATE-TIME that the value is; `nil` when it is none, or not of the type that VALUE
  /// says. Such a value is another rule's, and nothing can be compared with it.
  var time: WrittenTime? { time(value) }

  /// The DATEs and DATE-TIMEs of a list such as EXDATE's, each with where it lies in ``bytes``; `nil`
  /// for those that are none.
  var times: [(range: Range<Int>, time: WrittenTime?)] {
    var start = valueRange.lowerBound
    return value.split(separator: ",", omittingEmptySubsequences: false).map { part in
      let range = start..<min(start + part.utf8.count, bytes.count)
      start = range.upperBound + 1
      return (range, time(part))
    }
  }

  private func time(_ text: some StringProtocol) -> WrittenTime? {
    let type = parameter("VALUE")?.text.uppercased()
    switch TimeValue(text) {
    case .date(let date)? where type == "DATE" && parameter("TZID") == nil:
      return WrittenTime(civil: CivilDateTime(startOf: date), form: .date)
    case .dateTime(let civil, let isUTC)? where type == nil || type == "DATE-TIME":
      let tzid = parameter("TZID")?.text
      return WrittenTime(
        civil: civil, form: isUTC ? .utc : tzid.map { .zoned($0) } ?? .floating)
    default:
      return nil
    }
  }
}
