extension Rule {
  /// 3xx: dates, times and time zones.
  static let timeRules = timeValueRules + timeSpanRules + zoneRules + alarmTimeRules
}
