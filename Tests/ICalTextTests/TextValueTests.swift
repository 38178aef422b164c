import ICalText
import Testing

@Suite("TextValue") struct TextValueTests {
  @Test(
    "the escapes of RFC 5545 §3.3.11 are resolved",
    arguments: [
      (#"a\nb\Nc"#, "a\nb\nc"), (#"a\\nb"#, #"a\nb"#), (#"a\;b\,c"#, "a;b,c"), ("a;b,c", "a;b,c"),
      ("", ""), (#"\\\\"#, #"\\"#),
    ])
  func escapes(value: String, text: String) {
    let result = TextValue.unescaped(value)
    #expect(result.text == text)
    #expect(result.isValid)
  }

  @Test(
    "unknown escapes are text, but for those that can mean one thing only",
    arguments: [
      (#"Patients\: A"#, "Patients: A"), (#"say \"hi\""#, #"say "hi""#), (#"C:\temp"#, #"C:\temp"#),
      (#"end\"#, #"end\"#),
    ])
  func unknownEscapes(value: String, text: String) {
    let result = TextValue.unescaped(value)
    #expect(result.text == text)
    #expect(!result.isValid)
  }

  @Test("a list is cut at commas that are not escaped")
  func list() {
    #expect(TextValue.list(#"a\,b,c\\,d"#) == [#"a\,b"#, #"c\\"#, "d"])
    #expect(TextValue.list("") == [""])
    #expect(TextValue.list("a,,b") == ["a", "", "b"])
  }
}
