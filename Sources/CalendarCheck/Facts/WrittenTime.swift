import CalendarModel
import ICalKit
import ICalText

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

extension WrittenTime {
  /// Reads a DATE-TIME; `nil` for anything else.
  ///
  /// - Parameter tzid: The TZID of its property.
  init?(dateTime text: some StringProtocol, tzid: String?) {
    guard case .dateTime(let civil, let isUTC)? = TimeValue(text) else { return nil }
    self.civil = civil
    form = isUTC ? .utc : tzid.map { .zoned($0) } ?? .floating
  }

  /// Reads the value of a property, or an entry of it; `nil` when it is none, or not of the type that
  /// VALUE says.
  init?(_ text: some StringProtocol, of property: Property) {
    switch property.parameter("VALUE")?.text.uppercased() {
    case "DATE":
      guard property.parameter("TZID") == nil, case .date(let date)? = TimeValue(text) else {
        return nil
      }
      self.init(civil: CivilDateTime(startOf: date), form: .date)
    case nil, "DATE-TIME":
      self.init(dateTime: text, tzid: property.parameter("TZID")?.text)
    default: return nil
    }
  }

  /// Whether it is a DATE-TIME with neither `Z` nor TZID.
  var isFloating: Bool { form == .floating }

  /// Whether it is of the type of `other`, and tied to UTC when that is.
  func isLike(_ other: WrittenTime) -> Bool {
    isDate == other.isDate && isFloating == other.isFloating
  }

  /// Its type: `DATE` or `DATE-TIME`.
  var typeName: String { isDate ? "DATE" : "DATE-TIME" }
}

extension Property {
  /// The DATEs and DATE-TIMEs of a list such as EXDATE's, each with where it lies in ``bytes``; `nil`
  /// for those that are none.
  var times: [(range: Range<Int>, time: WrittenTime?)] {
    entries.map { ($0.range, WrittenTime($0.text, of: self)) }
  }

  /// The starts of what a DATE, DATE-TIME or PERIOD list such as RDATE's names.
  var starts: [(range: Range<Int>, time: WrittenTime?)] {
    valueType == .period ? periods.map { ($0.range, $0.period?.start) } : times
  }
}

extension Property {
  /// An entry of a value.
  struct Entry {
    /// Where it lies in the bytes of the property.
    let range: Range<Int>
    /// The text.
    let text: String
    /// The text read as a DATE or DATE-TIME, whatever it should be; `nil` when it is none.
    let timeValue: TimeValue?

    fileprivate init(_ range: Range<Int>, _ text: String) {
      self.range = range
      self.text = text
      timeValue = TimeValue(text)
    }

    /// The entries of the value of `property`: all of it, or what commas part in a list.
    static func all(of property: Property) -> [Entry] {
      guard property.definition?.isList == true else {
        return [Entry(property.valueRange, property.value)]
      }
      return property.bytes[property.valueRange]
        .split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
        .map { Entry($0.startIndex..<$0.endIndex, String(decoding: $0, as: UTF8.self)) }
    }
  }

  /// What ``timeType`` is.
  var soundTimeType: ValueType? {
    guard let type = valueType, type.isTime, definition?.allows(type) == true,
      let first = value.utf8.first, let last = value.utf8.last, !first.isFold, !last.isFold
    else { return nil }
    return type
  }
}

extension ValueType {
  /// Whether it is DATE, DATE-TIME or PERIOD.
  var isTime: Bool { self == .date || self == .dateTime || self == .period }
}
