import CalendarModel
import TestSupport
import Testing

@testable import IcalviewCLI

@Suite("LocaleName") struct LocaleNameTests {
  @Test(
    "POSIX names become BCP 47 names",
    arguments: [
      ("de_DE.UTF-8", "de-DE"), ("de_DE@euro", "de-DE"), ("de_DE.ISO-8859-15@euro", "de-DE"),
      ("sr_RS@latin", "sr-Latn-RS"), ("sr_RS.UTF-8@latin", "sr-Latn-RS"),
      ("uz_UZ@cyrillic", "uz-Cyrl-UZ"), ("sd_IN@devanagari", "sd-Deva-IN"), ("de", "de"),
      ("zh_CN.GB18030", "zh-CN"), ("es_419", "es-419"), ("kok_IN", "kok-IN"),
      ("ca_ES@valencia", "ca-ES"), ("sr@latin", "sr-Latn"), ("C", "en-001"), ("POSIX", "en-001"),
      ("C.UTF-8", "en-001"), ("sr_Latn_RS@latin", "sr-Latn-RS"), ("sr_Latn@latin", "sr-Latn"),
    ])
  func posix(text: String, expected: String) {
    #expect(LocaleName.read(text) == expected)
  }

  @Test(
    "BCP 47 names stay, in the recommended case",
    arguments: [
      ("de-DE", "de-DE"), ("zh-hant-tw", "zh-Hant-TW"), ("EN-us", "en-US"),
      ("en-US-u-fw-mon", "en-US-u-fw-mon"), ("sl-rozaj-biske", "sl-rozaj-biske"),
      ("de-CH-1996", "de-CH-1996"), ("en-x-a", "en-x-a"),
      ("ar-u-nu-latn-t-en", "ar-u-nu-latn-t-en"),
    ])
  func bcp47(text: String, expected: String) {
    #expect(LocaleName.read(text) == expected)
  }

  @Test(
    "anything else is no name",
    arguments: [
      "", "d", "german", "de_", "_DE", "de--DE", "de-DE-u", "de-DE-u-", "de-DE-DE", "12", "de DE",
      "dé_DE", "/etc/passwd", "de-u-x", "en-DE-Latn", "@euro", ".UTF-8", "de-abcdefghi",
    ])
  func garbage(text: String) {
    #expect(LocaleName.read(text) == nil)
  }

  @Test(
    "LC_ALL comes before LC_TIME, and that before LANG; empty ones do not count",
    arguments: [
      ([:], "en-001"), (["LANG": "de_DE.UTF-8"], "de-DE"),
      (["LANG": "de_DE", "LC_TIME": "fr_FR"], "fr-FR"),
      (["LANG": "de_DE", "LC_TIME": "fr_FR", "LC_ALL": "C"], "en-001"),
      (["LANG": "de_DE", "LC_ALL": "", "LC_TIME": ""], "de-DE"),
      (["LANG": "de_DE", "LC_ALL": "nonsense"], "en-001"),
    ] as [([String: String], String)])
  func preferred(variables: [String: String], expected: String) {
    #expect(LocaleName.preferred(in: environment(variables: variables)) == expected)
  }

  @Test("random names are read without a crash")
  func hostile() {
    var random = SeededGenerator(seed: 3)
    let alphabet = Array("aZ1-_@.xué\u{301}\0 latin")
    for _ in 0..<20_000 {
      let length = Int.random(in: 0...10, using: &random)
      _ = LocaleName.read(
        String((0..<length).compactMap { _ in alphabet.randomElement(using: &random) }))
    }
  }
}
