extension UTCOffset {
  /// The offset that the name of a zone tells: `GMT+0200`, `UTC+01:00`, `(UTC-05:00) Eastern Time`,
  /// `+05:30`, `UTC`, `Z`.
  ///
  /// It counts eastwards; the result is in seconds. It is `nil` when there is none, and when there
  /// are two, as in `GMT-05.00/-04.00`: then the clock is set, but the name does not say when.
  /// `Etc/GMT+3`, which counts westwards, is an IANA zone and has to be looked up as such.
  static func inName(_ name: String) -> Int? {
    let name = name.uppercased()
    if name == "Z" { return 0 }
    let clock = ["UTC", "GMT"].compactMap(name.firstRange(of:)).min {
      $0.lowerBound < $1.lowerBound
    }
    guard let clock else {
      var scanner = ByteScanner(name)
      let offset = scanner.offset()
      return scanner.isAtEnd ? offset : nil
    }
    var scanner = ByteScanner(name[clock.upperBound...])
    scanner.skip { $0 == UInt8(ascii: " ") }
    if scanner.isAtEnd || scanner.skip(")") { return 0 }
    guard let offset = scanner.offset(), !(scanner.next.map(ByteScanner.isLetterOrDigit) ?? false)
    else { return nil }
    return scanner.hasOffset(otherThan: offset) ? nil : offset
  }
}

extension ByteScanner {
  /// `+0200`, `-05:00`, `+5.30`, `-330`, `+1`: a sign, hours and minutes, returned as seconds.
  fileprivate mutating func offset() -> Int? {
    guard let sign = sign() else { return nil }
    if let hours = number(digits: 1...2, in: 0...23) {
      guard skip(":") || skip(".") else { return sign * hours * 3600 }
      return number(digits: 2...2, in: 0...59).map { sign * (hours * 3600 + $0 * 60) }
    }
    guard let digits = number(digits: 3...4, in: 0...2359), digits % 100 < 60 else { return nil }
    return sign * (digits / 100 * 3600 + digits % 100 * 60)
  }

  /// Whether another offset comes anywhere in the rest.
  fileprivate mutating func hasOffset(otherThan known: Int) -> Bool {
    while !isAtEnd {
      skip { !"+-".utf8.contains($0) }
      if let offset = offset(), offset != known { return true }
    }
    return false
  }
}
