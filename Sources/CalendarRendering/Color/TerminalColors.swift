import CalendarModel

/// One of xterm's 256 indexed colours, those above the first 16, which every theme changes.
enum IndexedColor {
  /// The index in `16...255` of the colour that lies nearest to `color`.
  static func nearest(to color: RGBColor) -> Int {
    let steps = [color.red, color.green, color.blue].map { nearestStep(to: Int($0)) }
    let cube = 16 + 36 * steps[0] + 6 * steps[1] + steps[2]
    let mean = (Int(color.red) + Int(color.green) + Int(color.blue)) / 3
    let gray = 232 + min(max((mean - 3) / 10, 0), 23)
    return distance(from: color, to: rgb(of: gray)) < distance(from: color, to: rgb(of: cube))
      ? gray : cube
  }

  /// The colour that xterm gives to `index`, in `16...255`.
  static func rgb(of index: Int) -> RGBColor {
    if index >= 232 {
      let level = UInt8(clamping: 8 + (index - 232) * 10)
      return RGBColor(red: level, green: level, blue: level)
    }
    let cube = min(max(index - 16, 0), 215)
    return RGBColor(
      red: UInt8(clamping: levels[cube / 36]), green: UInt8(clamping: levels[cube / 6 % 6]),
      blue: UInt8(clamping: levels[cube % 6]))
  }

  /// The levels of each part in the cube of 6 × 6 × 6.
  private static let levels = [0, 95, 135, 175, 215, 255]

  private static func nearestStep(to part: Int) -> Int {
    levels.indices.min { abs(levels[$0] - part) < abs(levels[$1] - part) } ?? 0
  }

  private static func distance(from one: RGBColor, to other: RGBColor) -> Int {
    [(one.red, other.red), (one.green, other.green), (one.blue, other.blue)]
      .reduce(0) { $0 + (Int($1.0) - Int($1.1)) * (Int($1.0) - Int($1.1)) }
  }
}

/// One of the six named colours that have a hue.
enum NamedColor: Int, CaseIterable {
  case red = 1
  case green
  case yellow
  case blue
  case magenta
  case cyan

  /// The colour whose hue lies nearest to that of `color`; `nil` for one that is nearly grey.
  static func nearest(to color: RGBColor) -> NamedColor? {
    guard let hue = hue(of: color) else { return nil }
    let ring: [NamedColor] = [.red, .yellow, .green, .cyan, .blue, .magenta]
    return ring[Int((hue / 60).rounded()) % ring.count]
  }

  /// The hue in degrees, in `0..<360`.
  private static func hue(of color: RGBColor) -> Double? {
    let (red, green, blue) = (Double(color.red), Double(color.green), Double(color.blue))
    let (high, low) = (max(red, green, blue), min(red, green, blue))
    let range = high - low
    guard range > high * 0.15 else { return nil }
    if high == red { return 60 * ((green - blue) / range + (green < blue ? 6 : 0)) }
    return high == green ? 60 * ((blue - red) / range + 2) : 60 * ((red - green) / range + 4)
  }
}
