import CalendarModel

/// What the seconds by which a clock is ahead of UTC may be.
enum UTCOffset {
  /// Every offset that a zone may have: RFC 9636 §3.2 asks for more than -25 and less than 26 hours.
  static let range = -26 * 3600...26 * 3600

  /// `seconds`, or the nearest offset that a zone may have.
  static func clamped(_ seconds: Int) -> Int {
    min(max(seconds, range.lowerBound), range.upperBound)
  }

  /// `+05:30`, `-00:44:30`.
  static func description(of offset: Int) -> String {
    let seconds = abs(offset)
    let tail = seconds % 60 == 0 ? "" : ":\(padded(seconds % 60, 2))"
    return (offset < 0 ? "-" : "+")
      + "\(padded(seconds / 3600, 2)):\(padded(seconds / 60 % 60, 2))\(tail)"
  }
}
