/// What is measured, line by line, as Markdown.
struct Table {
  /// One measurement.
  struct Row {
    /// What was done.
    let what: String
    /// What it takes icalview.
    var ours = "–"
    /// Who or what icalview is compared with, and what it takes there.
    let against: String
    /// How both relate.
    var ratio = "–"
    /// How both relate by the time of all processors together.
    var cpuRatio = ""
    /// What the ratio has to be.
    var budget = ""
    /// Whether it is; `nil` where nothing is asked.
    var isMet: Bool?
  }

  /// The measurements, in the order in which they are shown.
  var rows: [Row] = []

  private static let heads = ["", "icalview", "against", "ratio", "by CPU time", "budget", ""]

  /// The table, with columns of even width.
  var text: String {
    let cells = [Self.heads] + rows.map(\.cells)
    let widths = Self.heads.indices.map { column in cells.map { $0[column].count }.max() ?? 0 }
    let rule = widths.map { String(repeating: "-", count: $0) }
    let lines = ([cells[0], rule] + cells.dropFirst()).map { line in
      zip(line, widths).map { $0 + String(repeating: " ", count: $1 - $0.count) }
        .joined(separator: " | ")
    }
    return lines.map { "| \($0) |\n" }.joined()
  }
}

extension Table.Row {
  fileprivate var cells: [String] {
    [what, ours, against, ratio, cpuRatio, budget, isMet.map { $0 ? "ok" : "**miss**" } ?? ""]
  }

  /// A row on how many times faster icalview is; `least` is the budget.
  ///
  /// The time that passes is judged, since icalview may use several processors.
  init(
    _ what: String, _ ours: Cost, fasterThan name: String, _ theirs: Cost, least: Double? = nil
  ) {
    let ratio = theirs.wall / ours.wall
    self.init(
      what: what, ours: Quantity.time(ours.wall),
      against: "\(name): \(Quantity.time(theirs.wall))", ratio: Quantity.times(ratio),
      cpuRatio: Quantity.times(theirs.cpu / ours.cpu),
      budget: least.map { "≥ \(Quantity.times($0))" } ?? "", isMet: least.map { ratio >= $0 })
  }

  /// A row on how many more instances a second icalview makes, by what one costs; `least` is the
  /// budget for the processors' time, as other programs' work should not count.
  init(_ what: String, _ ours: Cost, morePerSecondThan name: String, _ theirs: Cost, least: Double)
  {
    let ratio = theirs.cpu / ours.cpu
    self.init(
      what: what, ours: Quantity.rate(1 / ours.cpu),
      against: "\(name): \(Quantity.rate(1 / theirs.cpu))",
      ratio: Quantity.times(theirs.wall / ours.wall), cpuRatio: Quantity.times(ratio),
      budget: "≥ \(Quantity.times(least))", isMet: ratio >= least)
  }

  /// A row on how icalview's time relates to another; `most` is the budget for the processors' time.
  init(_ what: String, _ ours: Cost, relativeTo name: String, _ theirs: Cost, most: Double) {
    let ratio = ours.cpu / theirs.cpu
    self.init(
      what: what, ours: Quantity.time(ours.cpu),
      against: "\(name): \(Quantity.time(theirs.cpu))",
      ratio: Quantity.times(ours.wall / theirs.wall), cpuRatio: Quantity.times(ratio),
      budget: "≤ \(Quantity.times(most))", isMet: ratio <= most)
  }
}
