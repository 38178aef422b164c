public import CalendarModel

/// The colours of calendars and events, and what is readable with them.
public enum Palette {
  /// The colours for calendars that name none: eight hues, each about as far from black as from
  /// white, so that a text in it can be read on a dark and on a light ground.
  public static let defaults = [
    0x2B75D1, 0xCA4C2F, 0x2C8547, 0x955AC8, 0x957008, 0xC4448F, 0x158190, 0x6C7689,
  ].map { RGBColor(rgb: $0) }

  /// The colour of the calendar with the given index: its own, or one of ``defaults`` in turn.
  public static func color(of calendar: CalendarInfo?, at index: Int) -> RGBColor {
    calendar?.color ?? defaults[((index % defaults.count) + defaults.count) % defaults.count]
  }

  /// White where its contrast with `ground` is 4.5 at least, else black, whose contrast is then more
  /// than 4.6.
  public static func text(on ground: RGBColor) -> RGBColor {
    ground.contrast(with: .white) >= 4.5 ? .white : .black
  }

  /// `color` made lighter or darker until a text in it can be read on black and on white alike: a
  /// contrast of 4 at least with either.
  public static func textColor(_ color: RGBColor) -> RGBColor {
    guard !readable.contains(color.luminance) else { return color }
    let goal: RGBColor = color.luminance < readable.lowerBound ? .white : .black
    var (near, far) = (0.0, 1.0)
    var result = color
    // Luminance changes steadily along the way, so halving it ten times ends within the band.
    for _ in 0..<10 where !readable.contains(result.luminance) {
      let middle = (near + far) / 2
      result = color.mixed(with: goal, share: middle)
      let isTooNear = (result.luminance < readable.lowerBound) == (goal == .white)
      if isTooNear { near = middle } else { far = middle }
    }
    return result
  }

  /// The luminances whose contrast with black (L + 0.05) / 0.05 and with white 1.05 / (L + 0.05) is
  /// 4 at least.
  private static let readable = 0.15...0.2125
}
