import Testing

@testable import CalendarCheck

@Suite("Grammars of values") struct ValueGrammarTests {
  @Test(
    "durations follow RFC 5545 §3.3.6 to the letter",
    arguments: [
      ("PT1H30M", true), ("P1D", true), ("P2W", true), ("-PT15M", true), ("+P1DT12H", true),
      ("P0DT0H30M0S", true), ("PT0S", true), ("pt1h", true),
      ("P1H", false), ("PT1H30S", false), ("P", false), ("PT", false), ("P1DT", false),
      ("P1W2D", false), ("P1WT1H", false), ("P1Y", false), ("P1M", false), ("PT1.5H", false),
      ("1H", false), ("PT1M1H", false), ("", false), ("P99999999999999999999D", true),
    ])
  func duration(text: String, isValid: Bool) { #expect(DurationGrammar.matches(text) == isValid) }

  @Test(
    "offsets have a sign, hours and minutes, and are not minus nothing",
    arguments: [
      ("+0100", true), ("-0530", true), ("+0000", true), ("+235959", true), ("-000001", true),
      ("0100", false), ("-0000", false), ("-000000", false), ("+01:00", false), ("+1", false),
      ("+2400", false), ("+0160", false), ("+01000", false), ("", false),
    ])
  func offset(text: String, isValid: Bool) { #expect(UTCOffsetGrammar.matches(text) == isValid) }

  @Test(
    "an absolute URI has a scheme and no blank",
    arguments: [
      ("https://example.com/a", true), ("mailto:jo@example.com", true), ("CID:part1", true),
      ("urn:uuid:1", true), ("www.example.com", false), ("//example.com", false),
      ("https://example.com/a b", false), ("1a:b", false), (":b", false), ("", false),
    ])
  func uri(text: String, isValid: Bool) {
    #expect(AbsoluteURI.isValid(Array(text.utf8)[...]) == isValid)
  }

  @Test(
    "an address has one @ with text on both sides",
    arguments: [
      ("jo@example.com", true), ("jo.doe+x@example.com", true), ("jo", false), ("@b", false),
      ("a@", false), ("a@b@c", false), ("Jo Doe <jo@example.com>", false), ("jo doe@b", false),
    ])
  func address(text: String, isValid: Bool) {
    #expect(AbsoluteURI.isMailAddress(Array(text.utf8)[...]) == isValid)
  }

  @Test(
    "base64 comes in groups of four, padded at the end",
    arguments: [
      ("AAECAw==", true), ("AAEC", true), ("AAE=", true), ("", true), ("AAE", false),
      ("AA=C", false), ("A===", false), ("AA-_", false), ("AAE C", false),
    ])
  func base64(text: String, isValid: Bool) {
    #expect(Base64Grammar.matches(Array(text.utf8)[...]) == isValid)
  }

  @Test(
    "a position is two numbers of degrees; other separators are corrected",
    arguments: [
      ("50.7;7.1", true, "50.7;7.1"), ("-90;+180", true, "-90;+180"),
      (#"50.7\;7.1"#, false, "50.7;7.1"), ("50.7,7.1", false, "50.7;7.1"),
      ("90.1;0", false, nil), ("0;180.5", false, nil), ("50.7", false, nil),
      ("50,7;7,1", false, nil), ("1e1;2", false, nil), (".5;1", false, nil),
      ("nan;inf", false, nil),
    ])
  func position(text: String, isValid: Bool, corrected: String?) {
    #expect(GeographicPosition.isValid(text) == isValid)
    #expect(GeographicPosition.corrected(text) == corrected)
  }

  @Test(
    "a language tag begins with a language and has hyphens between its parts",
    arguments: [
      ("en", true), ("de-CH", true), ("zh-Hant-TW", true), ("x-club", true), ("i-klingon", true),
      ("en_US", false), ("", false), ("e", false), ("en-", false), ("1a", false),
      ("en-toolongpart", false),
    ])
  func language(text: String, isValid: Bool) { #expect(LanguageTag.isValid(text) == isValid) }

  @Test(
    "a request status has a code of two or three numbers, and a text",
    arguments: [
      ("2.0;Success", true), ("3.1.4;Bad;DTSTART:x", true), ("OK", false), ("2;Success", false),
      ("2.0", false), ("2.0;", false), ("2.0.1.1;x", false), ("2.;x", false),
    ])
  func requestStatus(text: String, isValid: Bool) {
    #expect(RequestStatus.isValid(text) == isValid)
  }

  @Test(
    "integers keep to their ranges",
    arguments: [
      ("PRIORITY", "9", true), ("PRIORITY", "10", false), ("PRIORITY", "-1", false),
      ("PERCENT-COMPLETE", "100", true), ("SEQUENCE", "2147483647", true),
      ("SEQUENCE", "2147483648", false), ("SEQUENCE", "99999999999999999999", false),
      ("ORDER", "0", false), ("REPEAT", "+2", true), ("REPEAT", "2.0", false),
      ("REPEAT", "", false),
    ])
  func integer(name: String, text: String, isValid: Bool) {
    #expect(Registry.integerRange(of: name).contains(text) == isValid)
  }
}
