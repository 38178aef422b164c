import CalendarModel

/// English for numbers, dates and lists, as sentences about rules use it.
enum English {
  /// `a`, `a and b`, `a, b and c`.
  static func list(_ items: [String], _ conjunction: String = "and") -> String {
    guard let last = items.last, items.count > 1 else { return items.first ?? "" }
    return "\(items.dropLast().joined(separator: ", ")) \(conjunction) \(last)"
  }

  /// The ascending `numbers` as a list in which three and more in a row are a range: `1, 3 and 9 to
  /// 17`.
  static func ranges(
    of numbers: [Int], _ conjunction: String = "and", _ name: (Int) -> String = { "\($0)" }
  ) -> String {
    let items = runs(of: numbers).flatMap { run in
      run.count < 3
        ? run.map(name) : ["\(name(run.lowerBound)) to \(name(run.upperBound))"]
    }
    return list(items, conjunction)
  }

  /// The stretches of the ascending `numbers` that follow one another without a gap.
  static func runs(of numbers: [Int]) -> [ClosedRange<Int>] {
    var runs: [ClosedRange<Int>] = []
    for number in numbers {
      if let last = runs.last, last.upperBound == number - 1 {
        runs[runs.count - 1] = last.lowerBound...number
      } else {
        runs.append(number...number)
      }
    }
    return runs
  }

  /// `1st`, `2nd`, `11th`, of a positive number.
  static func ordinal(_ number: Int) -> String {
    let isTeen = (11...13).contains(number % 100)
    let ending =
      switch number % 10 {
      case 1 where !isTeen: "st"
      case 2 where !isTeen: "nd"
      case 3 where !isTeen: "rd"
      default: "th"
      }
    return "\(number)\(ending)"
  }

  /// What comes in that place, from the end where it is negative: `first`, `6th`, `last`, `second to
  /// last`.
  static func place(_ number: Int) -> String {
    if number == -1 { return "last" }
    let words = [1: "first", 2: "second", 3: "third", 4: "fourth", 5: "fifth"]
    let size = number < 0 ? 0 - max(number, -.max) : number
    return (words[size] ?? ordinal(size)) + (number < 0 ? " to last" : "")
  }

  /// `30 June 2025`.
  static func date(_ date: CivilDate) -> String {
    "\(date.day) \(month(date.month)) \(date.year)"
  }

  /// `09:00`, with seconds where there are some: `09:00:30`.
  static func time(secondOfDay: Int) -> String {
    let second = secondOfDay % 60
    let minutes = "\(padded(secondOfDay / 3600, 2)):\(padded(secondOfDay / 60 % 60, 2))"
    return second == 0 ? minutes : "\(minutes):\(padded(second, 2))"
  }

  /// `January`, of a number in `1...12`; `month 13` of another calendar's.
  static func month(_ number: Int) -> String {
    let names = [
      "January", "February", "March", "April", "May", "June", "July", "August", "September",
      "October", "November", "December",
    ]
    return names.indices.contains(number - 1) ? names[number - 1] : "month \(number)"
  }

  /// `Monday`.
  static func weekday(_ weekday: Weekday) -> String {
    weekday.englishName.prefix(1).uppercased() + weekday.englishName.dropFirst()
  }
}
