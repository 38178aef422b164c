import CalendarModel
import CalendarRendering
import Testing

/// A rule, where it starts, and how it reads.
struct RuleSentence: CustomTestStringConvertible {
  let rule: String
  let start: String
  let words: String
  var testDescription: String { "\(start) \(rule)" }

  init(_ rule: String, from start: String = "2025-04-15T10:00", _ words: String) {
    self.rule = rule
    self.start = start
    self.words = words
  }
}

@Suite("A rule in words") struct RuleWordsTests {
  private func check(_ sentence: RuleSentence) throws {
    let words = try rule(sentence.rule).inWords(from: try start(sentence.start))
    #expect(words == sentence.words)
  }

  // 15 April 2025 is a Tuesday.

  @Test(
    "what a rule leaves open comes from its start",
    arguments: [
      RuleSentence("FREQ=DAILY", "every day"),
      RuleSentence("FREQ=WEEKLY", "every week on Tuesday"),
      RuleSentence("FREQ=MONTHLY", "on the 15th of every month"),
      RuleSentence("FREQ=YEARLY", "every year on 15 April"),
      RuleSentence("FREQ=YEARLY;BYMONTH=7", "every year on 15 July"),
      RuleSentence("FREQ=YEARLY;BYMONTHDAY=1", "every year on 1 April"),
      RuleSentence("FREQ=YEARLY;BYWEEKNO=20", "every year on Tuesday of week 20"),
      RuleSentence("FREQ=YEARLY", from: "2024-02-29", "every year on 29 February"),
      RuleSentence("FREQ=YEARLY", from: "2024-12-24", "every year on 24 December"),
    ])
  func derived(sentence: RuleSentence) throws { try check(sentence) }

  @Test(
    "steps are second, third and fourth, then numbers",
    arguments: [
      RuleSentence("FREQ=DAILY;INTERVAL=2", "every second day"),
      RuleSentence("FREQ=DAILY;INTERVAL=3", "every third day"),
      RuleSentence("FREQ=DAILY;INTERVAL=10", "every 10 days"),
      RuleSentence("FREQ=WEEKLY;INTERVAL=2", "every second week on Tuesday"),
      RuleSentence("FREQ=WEEKLY;INTERVAL=6", "every 6 weeks on Tuesday"),
      RuleSentence("FREQ=MONTHLY;INTERVAL=3", "on the 15th of every third month"),
      RuleSentence("FREQ=MONTHLY;INTERVAL=6", "on the 15th of every 6th month"),
      RuleSentence("FREQ=MONTHLY;INTERVAL=22", "on the 15th of every 22nd month"),
      RuleSentence(
        "FREQ=YEARLY;INTERVAL=4", from: "2024-02-29", "every fourth year on 29 February"),
      RuleSentence("FREQ=YEARLY;INTERVAL=5", "every 5 years on 15 April"),
      RuleSentence("FREQ=HOURLY;INTERVAL=2", "every 2 hours"),
      RuleSentence("FREQ=MINUTELY", "every minute"),
      RuleSentence("FREQ=SECONDLY;INTERVAL=90", "every 90 seconds"),
    ])
  func steps(sentence: RuleSentence) throws { try check(sentence) }

  @Test(
    "weekly rules name their days, three and more in a row as a range",
    arguments: [
      RuleSentence("FREQ=WEEKLY;BYDAY=MO,WE", "every week on Monday and Wednesday"),
      RuleSentence(
        "FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,WE;UNTIL=20250630",
        "every second week on Monday and Wednesday until 30 June 2025"),
      RuleSentence("FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR", "every week from Monday to Friday"),
      RuleSentence(
        "FREQ=WEEKLY;BYDAY=MO,TU,TH,FR", "every week on Monday, Tuesday, Thursday and Friday"),
      RuleSentence("FREQ=WEEKLY;BYDAY=SA,SU", "every week on Saturday and Sunday"),
      RuleSentence("FREQ=WEEKLY;BYDAY=SA,SU,MO", "every week on Monday, Saturday and Sunday"),
      RuleSentence("FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA,SU", "every day"),
      RuleSentence(
        "FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TU,WE,TH,FR,SA,SU", "on every day of every second week"),
      RuleSentence("FREQ=WEEKLY;BYDAY=2MO", "every week on Monday"),
    ])
  func weekly(sentence: RuleSentence) throws { try check(sentence) }

  @Test(
    "monthly rules name days of the month or weekdays with their place",
    arguments: [
      RuleSentence("FREQ=MONTHLY;BYMONTHDAY=1", "on the 1st of every month"),
      RuleSentence("FREQ=MONTHLY;BYMONTHDAY=2,15", "on the 2nd and the 15th of every month"),
      RuleSentence("FREQ=MONTHLY;BYMONTHDAY=1,-1", "on the 1st and the last day of every month"),
      RuleSentence(
        "FREQ=MONTHLY;BYMONTHDAY=-1,-2", "on the second to last day and the last day of every month"
      ),
      RuleSentence(
        "FREQ=MONTHLY;BYMONTHDAY=11,12,13,21,22,23,31",
        "on the 11th to the 13th, the 21st to the 23rd and the 31st of every month"),
      RuleSentence("FREQ=MONTHLY;BYDAY=-1FR", "on the last Friday of every month"),
      RuleSentence("FREQ=MONTHLY;BYDAY=1MO,3MO", "on the first and third Monday of every month"),
      RuleSentence(
        "FREQ=MONTHLY;BYDAY=1SU,-1SU,-2SU",
        "on the first, second to last and last Sunday of every month"),
      RuleSentence(
        "FREQ=MONTHLY;BYDAY=2TU,-1FR", "on the second Tuesday and the last Friday of every month"),
      RuleSentence("FREQ=MONTHLY;BYDAY=FR", "on every Friday of every month"),
      RuleSentence("FREQ=MONTHLY;INTERVAL=2;BYDAY=TU", "on every Tuesday of every second month"),
      RuleSentence(
        "FREQ=MONTHLY;BYDAY=MO,2TU", "on every Monday and the second Tuesday of every month"),
      RuleSentence(
        "FREQ=MONTHLY;BYMONTH=1,7;BYMONTHDAY=15", "on the 15th of every January and July"),
      RuleSentence(
        "FREQ=MONTHLY;INTERVAL=2;BYMONTH=1,7",
        "on the 15th of every second month, if it falls in January or July"),
      RuleSentence(
        "FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13", "on the 13th of every month, if it falls on a Friday"
      ),
      RuleSentence(
        "FREQ=MONTHLY;BYDAY=SA;BYMONTHDAY=7,8,9,10,11,12,13",
        "on the 7th to the 13th of every month, if it falls on a Saturday"),
      RuleSentence(
        "FREQ=MONTHLY;BYDAY=1MO,FR;BYMONTHDAY=1",
        "on the 1st of every month, if it falls on a Friday or the first Monday of the month"),
    ])
  func monthly(sentence: RuleSentence) throws { try check(sentence) }

  @Test(
    "yearly rules name dates, weekdays, days of the year or weeks",
    arguments: [
      RuleSentence("FREQ=YEARLY;BYMONTH=12;BYMONTHDAY=24", "every year on 24 December"),
      RuleSentence("FREQ=YEARLY;BYMONTH=1,7;BYMONTHDAY=1", "every year on 1 January and 1 July"),
      RuleSentence(
        "FREQ=YEARLY;BYMONTH=1,7;BYMONTHDAY=1,15",
        "every year on 1 January, 15 January, 1 July and 15 July"),
      RuleSentence(
        "FREQ=YEARLY;BYMONTH=1,2,3,4;BYMONTHDAY=1,15",
        "every year on the 1st and the 15th of January, February, March and April"),
      RuleSentence("FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=-1", "every year on the last day of February"),
      RuleSentence("FREQ=YEARLY;BYMONTH=5;BYDAY=2SU", "every year on the second Sunday of May"),
      RuleSentence(
        "FREQ=YEARLY;BYMONTH=3,10;BYDAY=-1SU", "every year on the last Sunday of March and October"),
      RuleSentence("FREQ=YEARLY;BYMONTH=3;BYDAY=TH", "every year on every Thursday of March"),
      RuleSentence("FREQ=YEARLY;BYDAY=20MO", "every year on the 20th Monday of the year"),
      RuleSentence("FREQ=YEARLY;BYDAY=-1MO", "every year on the last Monday of the year"),
      RuleSentence("FREQ=YEARLY;BYDAY=MO", "every year on every Monday of the year"),
      RuleSentence(
        "FREQ=YEARLY;INTERVAL=3;BYYEARDAY=1,100,200",
        "every third year on the 1st day, the 100th day and the 200th day of the year"),
      RuleSentence("FREQ=YEARLY;BYYEARDAY=-1", "every year on the last day of the year"),
      RuleSentence(
        "FREQ=YEARLY;BYYEARDAY=366,-366",
        "every year on the 366th day and the 366th to last day of the year"),
      RuleSentence(
        "FREQ=YEARLY;BYYEARDAY=100;BYMONTH=4;BYDAY=TU",
        "every year on the 100th day of the year, if it falls on a Tuesday and in April"),
      RuleSentence("FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO", "every year on Monday of week 20"),
      RuleSentence(
        "FREQ=YEARLY;BYWEEKNO=1,10,11,12,-1;BYDAY=MO,FR",
        "every year on Monday and Friday of weeks 1 and 10 to 12 and the last week"),
      RuleSentence(
        "FREQ=YEARLY;BYWEEKNO=1;BYMONTHDAY=1",
        "every year on every day of week 1, if it falls on the 1st of the month"),
      RuleSentence(
        "FREQ=YEARLY;INTERVAL=4;BYMONTH=11;BYDAY=TU;BYMONTHDAY=2,3,4,5,6,7,8",
        "every fourth year on the 2nd to the 8th of November, if it falls on a Tuesday"),
      RuleSentence(
        "FREQ=YEARLY;BYMONTH=1;BYMONTHDAY=1;BYDAY=1MO",
        "every year on 1 January, if it falls on the first Monday of the month"),
    ])
  func yearly(sentence: RuleSentence) throws { try check(sentence) }

  @Test(
    "parts that limit a daily rule say which days it has, or with a longer step which remain",
    arguments: [
      RuleSentence("FREQ=DAILY;BYMONTH=1", "every day in January"),
      RuleSentence("FREQ=DAILY;BYDAY=MO,WE", "every Monday and Wednesday"),
      RuleSentence("FREQ=DAILY;BYDAY=MO,TU,WE,TH,FR", "every day from Monday to Friday"),
      RuleSentence("FREQ=DAILY;BYDAY=SU;BYMONTH=6,7", "every Sunday in June and July"),
      RuleSentence(
        "FREQ=DAILY;INTERVAL=2;BYDAY=MO,TU,WE,TH,FR", "every second day, if it falls on a weekday"),
      RuleSentence(
        "FREQ=DAILY;INTERVAL=2;BYDAY=MO,WE;BYMONTH=1,3",
        "every second day, if it falls on a Monday or a Wednesday and in January or March"),
      RuleSentence(
        "FREQ=DAILY;BYMONTHDAY=1,-1",
        "every day, if it falls on the 1st or the last day of the month"),
      RuleSentence(
        "FREQ=DAILY;BYYEARDAY=100,200",
        "every day, if it falls on the 100th day or the 200th day of the year"),
      RuleSentence("FREQ=DAILY;BYWEEKNO=20", "every day, if it falls in week 20"),
      RuleSentence(
        "FREQ=WEEKLY;BYDAY=FR;BYMONTHDAY=13",
        "every week on Friday, if it falls on the 13th of the month"),
      RuleSentence(
        "FREQ=WEEKLY;INTERVAL=2;BYMONTHDAY=13",
        "on every day of every second week, if it falls on the 13th of the month"),
      RuleSentence(
        "FREQ=MONTHLY;BYYEARDAY=100",
        "on every day of every month, if it falls on the 100th day of the year"),
      RuleSentence(
        "FREQ=MONTHLY;BYWEEKNO=20", "on every Tuesday of every month, if it falls in week 20"),
    ])
  func filters(sentence: RuleSentence) throws { try check(sentence) }

  @Test(
    "BYSETPOS goes into a place among weekdays where it can, else it is said of all",
    arguments: [
      RuleSentence(
        "FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1", "on the last weekday of every month"),
      RuleSentence(
        "FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-2",
        "on the second to last weekday of every month"),
      RuleSentence(
        "FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=1,-1",
        "on the first and last weekday of every month"),
      RuleSentence(
        "FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR,SA,SU;BYSETPOS=-1", "on the last day of every month"),
      RuleSentence(
        "FREQ=MONTHLY;BYDAY=TU,WE,TH;BYSETPOS=3",
        "on the third Tuesday, Wednesday or Thursday of every month"),
      RuleSentence(
        "FREQ=MONTHLY;BYDAY=TU;BYSETPOS=2", from: "2025-04-08",
        "on the second Tuesday of every month"),
      RuleSentence(
        "FREQ=YEARLY;BYMONTH=10;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=1",
        "every year on the first weekday of October"),
      RuleSentence(
        "FREQ=YEARLY;BYMONTH=1,10;BYDAY=MO;BYSETPOS=1",
        "every year on every Monday of January and October, but only the first of these in each year"
      ),
      RuleSentence(
        "FREQ=MONTHLY;BYMONTHDAY=28,29,30,31;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1",
        "on the 28th to the 31st of every month, if it falls on a weekday, but only the last of these in each month"
      ),
      RuleSentence(
        "FREQ=MONTHLY;BYDAY=MO;BYHOUR=9,17;BYSETPOS=2",
        "on every Monday of every month at 09:00 and 17:00, but only the second of these in each month"
      ),
      RuleSentence(
        "FREQ=WEEKLY;BYDAY=MO,WE,FR;BYSETPOS=-1",
        "every week on Monday, Wednesday and Friday, but only the last of these in each week"),
      RuleSentence(
        "FREQ=DAILY;BYHOUR=9,17;BYSETPOS=1",
        "every day at 09:00 and 17:00, but only the first of these in each day"),
    ])
  func positions(sentence: RuleSentence) throws { try check(sentence) }

  @Test(
    "times of day are listed, many of them as minutes of hours",
    arguments: [
      RuleSentence(
        "FREQ=DAILY;BYHOUR=9,12,15", from: "2025-04-15T09:30", "every day at 09:30, 12:30 and 15:30"
      ),
      RuleSentence("FREQ=DAILY;BYHOUR=9;BYMINUTE=0;BYSECOND=0", "every day at 09:00"),
      RuleSentence("FREQ=DAILY;BYSECOND=15,45", "every day at 10:00:15 and 10:00:45"),
      RuleSentence("FREQ=WEEKLY;BYDAY=MO;BYHOUR=8,18", "every week on Monday at 08:00 and 18:00"),
      RuleSentence(
        "FREQ=DAILY;BYHOUR=9,10,11,12,13,14,15,16;BYMINUTE=0,20,40",
        "every day at minutes 0, 20 and 40 of hours 9 to 16"),
      RuleSentence("FREQ=DAILY;BYHOUR=0,1,2,3,4,5,6,7", "every day at minute 0 of hours 0 to 7"),
      RuleSentence(
        "FREQ=DAILY;BYMINUTE=0,30;BYSECOND=0,10,20,30",
        "every day at seconds 0, 10, 20 and 30 of minutes 0 and 30 of hour 10"),
      RuleSentence("FREQ=DAILY;BYHOUR=9", from: "2025-04-15", "every day"),
      RuleSentence("FREQ=YEARLY;BYMONTH=1;BYHOUR=8", "every year on 15 January at 08:00"),
    ])
  func times(sentence: RuleSentence) throws { try check(sentence) }

  @Test(
    "rules by the hour, minute or second say which of them count",
    arguments: [
      RuleSentence(
        "FREQ=HOURLY;INTERVAL=2;BYHOUR=9,10,11,12,13,14,15,16,17",
        "every 2 hours between 09:00 and 17:59"),
      RuleSentence("FREQ=HOURLY;BYHOUR=9", "every hour between 09:00 and 09:59"),
      RuleSentence("FREQ=HOURLY;BYHOUR=9,12,15", "every hour, if the hour is 9, 12 or 15"),
      RuleSentence("FREQ=HOURLY;BYMINUTE=0,30", "every hour at minutes 0 and 30"),
      RuleSentence(
        "FREQ=HOURLY;BYMINUTE=15;BYSECOND=0,30;BYHOUR=8",
        "every hour at seconds 0 and 30 of minute 15 between 08:00 and 08:59"),
      RuleSentence(
        "FREQ=HOURLY;INTERVAL=3;BYDAY=MO,FR;BYMONTH=4",
        "every 3 hours, if it falls on a Monday or a Friday and in April"),
      RuleSentence(
        "FREQ=MINUTELY;INTERVAL=20;BYHOUR=9,10,11,12,13,14,15,16",
        "every 20 minutes between 09:00 and 16:59"),
      RuleSentence(
        "FREQ=MINUTELY;BYMINUTE=0,1,2,3,30;BYSECOND=10",
        "every minute at second 10, if the minute is 0 to 3 or 30"),
      RuleSentence(
        "FREQ=SECONDLY;INTERVAL=10;BYHOUR=9,10;BYMINUTE=5;BYSECOND=0,30",
        "every 10 seconds between 09:00 and 10:59:59, if the minute is 5 and the second is 0 or 30"),
      RuleSentence(
        "FREQ=HOURLY;INTERVAL=6;BYMONTHDAY=1", from: "2025-04-15",
        "every 6 hours, if it falls on the 1st of the month and it is midnight"),
      RuleSentence(
        "FREQ=HOURLY;BYSETPOS=-1;BYMINUTE=0,30",
        "every hour at minutes 0 and 30, but only the last of these in each hour"),
    ])
  func byTheHour(sentence: RuleSentence) throws { try check(sentence) }

  @Test(
    "an end is a number of times, or a day, with its time where the day has an instance behind it",
    arguments: [
      RuleSentence("FREQ=DAILY;COUNT=10", "every day, 10 times"),
      RuleSentence("FREQ=DAILY;COUNT=1", "every day, once"),
      RuleSentence(
        "FREQ=DAILY;COUNT=10;UNTIL=20250501", "every day, 10 times at most, until 1 May 2025"),
      RuleSentence("FREQ=DAILY;UNTIL=20250501", "every day until 1 May 2025"),
      RuleSentence("FREQ=DAILY;UNTIL=20250501T100000", "every day until 1 May 2025"),
      RuleSentence("FREQ=DAILY;UNTIL=20250501T095959", "every day until 1 May 2025 at 09:59:59"),
      RuleSentence(
        "FREQ=DAILY;BYHOUR=9,17;UNTIL=20250501T090000",
        "every day at 09:00 and 17:00 until 1 May 2025 at 09:00"),
      RuleSentence("FREQ=DAILY;UNTIL=20250501T220000Z", "every day until 1 May 2025 at 22:00 UTC"),
      RuleSentence(
        "FREQ=DAILY;UNTIL=20250501T220000Z", from: "2025-04-15", "every day until 1 May 2025"),
      RuleSentence(
        "FREQ=DAILY;UNTIL=20250501T000000", from: "2025-04-15", "every day until 1 May 2025"),
      RuleSentence("FREQ=HOURLY;UNTIL=20250501T180000", "every hour until 1 May 2025 at 18:00"),
      RuleSentence("FREQ=HOURLY;UNTIL=20250501T235959", "every hour until 1 May 2025"),
    ])
  func ends(sentence: RuleSentence) throws { try check(sentence) }

  @Test(
    "the first day of a week is said where it changes something",
    arguments: [
      RuleSentence(
        "FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,SU;WKST=SU",
        "every second week on Tuesday and Sunday, weeks beginning on Sunday"),
      RuleSentence(
        "FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,SU;WKST=MO", "every second week on Tuesday and Sunday"),
      RuleSentence("FREQ=WEEKLY;BYDAY=TU,SU;WKST=SU", "every week on Tuesday and Sunday"),
      RuleSentence("FREQ=WEEKLY;INTERVAL=2;BYDAY=TU;WKST=SU", "every second week on Tuesday"),
      RuleSentence(
        "FREQ=WEEKLY;INTERVAL=2;BYDAY=SU;WKST=SU",
        "every second week on Sunday, weeks beginning on Sunday"),
      RuleSentence(
        "FREQ=WEEKLY;INTERVAL=2;BYMONTHDAY=1;WKST=SU",
        "on every day of every second week, if it falls on the 1st of the month, weeks beginning on Sunday"
      ),
      RuleSentence(
        "FREQ=WEEKLY;BYDAY=TU,SU;BYSETPOS=1;WKST=SU",
        "every week on Tuesday and Sunday, but only the first of these in each week, weeks beginning on Sunday"
      ),
      RuleSentence(
        "FREQ=YEARLY;BYWEEKNO=20;WKST=SU",
        "every year on Tuesday of week 20, weeks beginning on Sunday"),
      RuleSentence("FREQ=MONTHLY;WKST=SU", "on the 15th of every month"),
    ])
  func weekStarts(sentence: RuleSentence) throws { try check(sentence) }

  @Test(
    "SKIP says where a date goes that is not there, and another calendar is named",
    arguments: [
      RuleSentence(
        "RSCALE=GREGORIAN;FREQ=MONTHLY;BYMONTHDAY=31;SKIP=BACKWARD",
        "on the 31st of every month, or the last day before where there is no such date"),
      RuleSentence(
        "RSCALE=GREGORIAN;FREQ=YEARLY;SKIP=FORWARD", from: "2024-02-29",
        "every year on 29 February, or the next day where there is no such date"),
      RuleSentence("RSCALE=GREGORIAN;FREQ=WEEKLY;SKIP=FORWARD", "every week on Tuesday"),
      RuleSentence(
        "RSCALE=CHINESE;FREQ=YEARLY", "every year on the day of its start, by the Chinese calendar"),
      RuleSentence(
        "RSCALE=CHINESE;FREQ=YEARLY;BYMONTH=5L;BYMONTHDAY=1;SKIP=FORWARD",
        "every year on the 1st of leap month 5, or the next day where there is no such date, by the Chinese calendar"
      ),
      RuleSentence(
        "RSCALE=HEBREW;FREQ=YEARLY;BYMONTH=1,7;BYMONTHDAY=1,2",
        "every year on the 1st and the 2nd of month 1 and month 7, by the Hebrew calendar"),
      RuleSentence(
        "RSCALE=HEBREW;FREQ=YEARLY;BYMONTH=8",
        "every year on the day of its start in month 8, by the Hebrew calendar"),
      RuleSentence(
        "RSCALE=HEBREW;FREQ=YEARLY;BYMONTHDAY=3",
        "every year on the 3rd of the month of its start, by the Hebrew calendar"),
      RuleSentence(
        "RSCALE=ISLAMIC-CIVIL;FREQ=MONTHLY",
        "on the day of its start of every month, by the Islamic-civil calendar"),
    ])
  func calendars(sentence: RuleSentence) throws { try check(sentence) }

  @Test("numbers beyond all reason have words too")
  func huge() throws {
    var rule = RecurrenceRule(.monthly)
    rule.interval = .max
    rule.monthDays = [.min, .max]
    #expect(
      rule.inWords(from: try start("2025-04-15"))
        == "on the 9223372036854775807th and the 9223372036854775807th to last day of every"
        + " 9223372036854775807th month")
  }
}
