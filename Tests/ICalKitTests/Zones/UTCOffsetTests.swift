import TestSupport
import Testing

@testable import ICalKit

@Suite("An offset in the name of a zone") struct UTCOffsetTests {
  @Test(
    "is read eastwards",
    arguments: [
      ("GMT+0200", 7200), ("GMT-0330", -12_600), ("UTC+01:00", 3600), ("UTC+1", 3600),
      ("UTC-11", -39_600), ("GMT+5.30", 19_800), ("utc+05:45", 20_700), ("+05:30", 19_800),
      ("-0800", -28_800), ("-8", -28_800), ("+530", 19_800), ("UTC", 0), ("gmt", 0), ("Z", 0),
      ("(UTC-05:00) Somewhere", -18_000), ("(GMT) Somewhere", 0), ("GMT -0500 (Standard)", -18_000),
      ("GMT+0100 (GMT+01:00)", 3600), ("(UTC+12:00) Petropavlovsk-Kamchatsky", 43_200),
      ("Eastern (UTC-05:00)", -18_000), ("UTC+23:59", 86_340),
    ])
  func offset(name: String, seconds: Int) {
    #expect(UTCOffset.inName(name) == seconds)
  }

  @Test(
    "is not seen where there is none, or where there are two",
    arguments: [
      "GMT -0500 (Standard) / GMT -0400 (Daylight)", "GMT-05.00/-04.00", "", "+", "-", "UTC+",
      "UTC+:30", "UTC+24", "UTC+1:60", "UTC+1:3", "UTC+12345", "UTC+1260",
      "UTC+2x", "+5 apples", "5", "0530", "GMT Somewhere", "UTC Z", "Zulu", "Eastern",
      "UTC+999999999999999999999",
    ])
  func none(name: String) {
    #expect(UTCOffset.inName(name) == nil)
  }
}
