import CalendarModel
import Testing

@Suite("RGBColor") struct RGBColorTests {
  @Test(
    "a CSS name in any case and three forms of hexadecimal digits are colours",
    arguments: [
      ("turquoise", "#40e0d0"), ("RebeccaPurple", "#663399"), ("BLACK", "#000000"),
      ("darkslategrey", "#2f4f4f"), ("#36c", "#3366cc"), ("#3366CC", "#3366cc"),
      ("#3366ccff", "#3366cc"), ("#00000A00", "#00000a"),
    ])
  func readable(text: String, hex: String) {
    #expect(RGBColor(text)?.hex == hex)
  }

  @Test(
    "anything else is no colour",
    arguments: [
      "", "#", "grue", "#12", "#1234", "#12345", "#1234567", "#123456789", "#ggg", "# 36c", "36c",
      "#+12345", "#٣٣٣", "#36c\u{301}", " red", "rgb(1,2,3)",
    ])
  func unreadable(text: String) {
    #expect(RGBColor(text) == nil)
  }

  @Test("parts and packed form agree, bits above 24 are ignored")
  func packed() {
    let color = RGBColor(red: 0x12, green: 0x34, blue: 0x56)
    #expect(RGBColor(rgb: 0x12_3456) == color)
    #expect(RGBColor(rgb: 0xFF12_3456) == color)
    #expect(color.hex == "#123456")
  }
}
