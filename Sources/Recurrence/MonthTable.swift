import CalendarModel
import Synchronization

/// The months of a calendar other than the Gregorian one: a table that grows as days are asked for.
///
/// Foundation knows the calendars, but takes microseconds for each date. So it is asked once for each
/// month, and the table is shared by all rules. It covers what lies between the days asked for; from
/// the year 1 to 9999 that is 124,000 months.
final class MonthTable: Sendable {
  /// The calendar.
  let scale: CalendarScale
  private let rows: Mutex<MonthRows>

  private init(_ scale: CalendarScale, _ rows: MonthRows) {
    self.scale = scale
    self.rows = Mutex(rows)
  }

  private static let tables = Mutex<[CalendarScale: MonthTable]>([:])

  /// The table of `scale`; `nil` when its months are the Gregorian ones.
  static func shared(for scale: CalendarScale) -> MonthTable? {
    tables.withLock { tables in
      if let table = tables[scale] { return table }
      let table = MonthRows(scale).map { MonthTable(scale, $0) }
      tables[scale] = table
      return table
    }
  }

  /// The month that holds the day with the given number.
  func month(containing day: Int, skip: RecurrenceRule.Skip) -> CalendarMonth {
    rows.withLock {
      let row = $0.row(containing: day)
      return $0.month(at: row, skip: skip)
    }
  }

  /// The index of the month that holds the day with the given number.
  func monthIndex(containing day: Int) -> Int {
    rows.withLock { $0.row(containing: day) - $0.firstRow }
  }

  /// The month with the given index.
  func month(at index: Int, skip: RecurrenceRule.Skip) -> CalendarMonth {
    rows.withLock {
      $0.cover(monthAt: index)
      return $0.month(at: index + $0.firstRow, skip: skip)
    }
  }

  /// The year with the given number.
  func year(_ number: Int) -> CalendarYear {
    rows.withLock {
      $0.cover(year: number)
      return $0.year(number)
    }
  }

  /// The months of a year in order.
  ///
  /// With SKIP=FORWARD the first of the next year comes last: it stands for a month that the year
  /// lacks at its end, and not for itself.
  func months(ofYear number: Int, skip: RecurrenceRule.Skip) -> [CalendarMonth] {
    rows.withLock { rows in
      rows.cover(year: number)
      let own = rows.rows(ofYear: number)
      var months = own.map { rows.month(at: $0, skip: skip) }
      guard skip == .forward else { return months }
      let next = rows.month(at: own.upperBound, skip: skip)
      months[0] = months[0].standing(for: months[0].ownBit)
      months.append(next.standing(for: next.standsFor.bits & ~next.ownBit))
      return months
    }
  }
}

extension CalendarMonth {
  /// This month, standing for the months of the given bits.
  fileprivate func standing(for numbers: UInt64) -> CalendarMonth {
    CalendarMonth(
      year: year, number: number, firstDay: firstDay, length: length,
      standsFor: NumberSet(bits: numbers))
  }
}
