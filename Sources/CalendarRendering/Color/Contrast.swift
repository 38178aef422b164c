import CalendarModel
import Foundation

extension RGBColor {
  /// WCAG 2.2's relative luminance, from 0 for black to 1 for white.
  var luminance: Double {
    func linear(_ part: UInt8) -> Double {
      let value = Double(part) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// WCAG 2.2's contrast ratio, from 1 to 21.
  func contrast(with other: RGBColor) -> Double {
    let (one, two) = (luminance, other.luminance)
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }

  /// This colour moved towards `other` by `share`, in `0...1`.
  func mixed(with other: RGBColor, share: Double) -> RGBColor {
    func part(_ from: UInt8, _ to: UInt8) -> UInt8 {
      UInt8((Double(from) + (Double(to) - Double(from)) * share).rounded())
    }
    return RGBColor(
      red: part(red, other.red), green: part(green, other.green), blue: part(blue, other.blue))
  }

  static let black = RGBColor(rgb: 0)
  static let white = RGBColor(rgb: 0xFFFFFF)
}
