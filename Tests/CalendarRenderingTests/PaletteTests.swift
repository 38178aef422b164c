import CalendarModel
import TestSupport
import Testing

@testable import CalendarRendering

@Suite("Palette") struct PaletteTests {
  /// Of WCAG 2.2's definition: black on white 21, `#777777` on white 4.48, `#ff0000` on black 5.25.
  @Test(
    "contrast is WCAG's",
    arguments: [
      (0x000000, 0xFFFFFF, 21.0), (0x777777, 0xFFFFFF, 4.48), (0xFF0000, 0x000000, 5.25),
      (0x123456, 0x123456, 1.0),
    ])
  func contrast(one: UInt32, other: UInt32, ratio: Double) {
    let value = RGBColor(rgb: one).contrast(with: RGBColor(rgb: other))
    #expect(abs(value - ratio) < 0.005)
  }

  @Test("the eight default colours reach 4.5 on black and on white", arguments: Palette.defaults)
  func defaults(color: RGBColor) {
    #expect(color.contrast(with: .black) >= 4.5)
    #expect(color.contrast(with: .white) >= 4.5)
  }

  @Test("with 256 colours they still reach 3.5, and stay eight")
  func indexedDefaults() {
    let shown = Palette.defaults.map { IndexedColor.rgb(of: IndexedColor.nearest(to: $0)) }
    #expect(Set(shown).count == 8)
    #expect(shown.allSatisfy { $0.contrast(with: .black) >= 3.5 })
    #expect(shown.allSatisfy { $0.contrast(with: .white) >= 3.5 })
  }

  @Test("text can be read on every ground, and in every colour on black and white")
  func readable() {
    var generator = SeededGenerator(seed: 3)
    let edges: [UInt32] = [0, 0xFFFFFF, 0xFF0000, 0x00FF00, 0x0000FF, 0xFFFF00, 0x00FFFF, 0xFF00FF]
    let colors = edges + (0..<1000).map { _ in UInt32.random(in: 0...0xFFFFFF, using: &generator) }
    for color in colors.map(RGBColor.init(rgb:)) {
      #expect(Palette.text(on: color).contrast(with: color) >= 4.5)
      let text = Palette.textColor(color)
      #expect(text.contrast(with: .black) >= 4)
      #expect(text.contrast(with: .white) >= 4)
    }
  }

  @Test("a colour that can be read stays as it is")
  func unchanged() {
    for color in Palette.defaults { #expect(Palette.textColor(color) == color) }
  }

  @Test("a calendar's own colour comes before the palette's, which begins again after eight")
  func ofCalendars() {
    let own = CalendarInfo(name: "", source: "", color: RGBColor(rgb: 0x123456))
    #expect(Palette.color(of: own, at: 0) == RGBColor(rgb: 0x123456))
    let plain = CalendarInfo(name: "", source: "")
    #expect(Palette.color(of: plain, at: 1) == Palette.defaults[1])
    #expect(Palette.color(of: plain, at: 9) == Palette.defaults[1])
    #expect(Palette.color(of: nil, at: -1) == Palette.defaults[7])
  }

  /// xterm's levels are 0, 95, 135, 175, 215 and 255; its greys 8, 18, … 238.
  @Test(
    "the nearest of the 256 colours is taken",
    arguments: [
      (0x000000, 16), (0xFFFFFF, 231), (0xFF0000, 196), (0x0000FF, 21), (0x5F87AF, 67),
      (0x808080, 244), (0x0A0A0A, 232), (0xEEEEEE, 255), (0xFF8700, 208),
    ])
  func indexed(color: UInt32, index: Int) {
    #expect(IndexedColor.nearest(to: RGBColor(rgb: color)) == index)
  }

  @Test("each colour of the 256 is nearest to itself")
  func indexedIdentity() {
    for index in 16...255 {
      let color = IndexedColor.rgb(of: index)
      #expect(IndexedColor.rgb(of: IndexedColor.nearest(to: color)) == color)
    }
  }

  @Test(
    "the named colour of the nearest hue is taken, none for greys",
    arguments: [
      (0xFF0000, NamedColor.red), (0xCC2200, .red), (0xFFCC00, .yellow), (0x00AA22, .green),
      (0x00CCCC, .cyan), (0x2B75D1, .blue), (0xC4448F, .magenta), (0xFF0022, .red),
      (0x808080, nil), (0x000000, nil), (0xFFFFFF, nil), (0xFFF8F0, nil),
    ] as [(UInt32, NamedColor?)])
  func named(color: UInt32, name: NamedColor?) {
    #expect(NamedColor.nearest(to: RGBColor(rgb: color)) == name)
  }
}
