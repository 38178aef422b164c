import CalendarModel
import Foundation
import ICalKit
import Recurrence

/// Measures icalview, and what it is compared with, in one run.
struct Measurements {
  private let plan: MeasuringPlan
  /// Told what comes next.
  private let announce: (String) -> Void

  /// Creates the measurements of `plan`.
  init(_ plan: MeasuringPlan, announce: @escaping (String) -> Void) {
    self.plan = plan
    self.announce = announce
  }

  /// Takes all measurements; that can take minutes.
  func table() throws -> Table {
    Libical.prepare()
    guard FileManager.default.isExecutableFile(atPath: plan.program) else {
      throw BenchmarkError("\(plan.program) is no program, expected icalview; name it by --program")
    }
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let big = try feed(of: plan.bigFeed, in: folder)
    var table = Table()
    // First, since a child's memory shows only while this process is small.
    let memory = try memory(of: big)
    table.rows += try bigFeed(big)
    table.rows.append(memory)
    table.rows += try RuleFamily.all.map(instances)
    table.rows.append(try farWindow())
    table.rows.append(try growth(in: folder))
    table.rows.append(try smallFile(in: folder))
    table.rows += try peers(in: folder)
    return table
  }

  private func feed(of events: Int, in folder: TemporaryFolder) throws -> String {
    announce("making a feed of \(events) events")
    let path = folder.path("\(events).ics")
    try FeedGenerator(shape: .office, events: events, seed: 1).write(toFile: path)
    return path
  }

  private func icalview(_ arguments: String...) throws -> ChildProcess {
    try ChildProcess([plan.program] + arguments)
  }

  private func month(of path: String) throws -> ChildProcess {
    try icalview(path, "--month", "2025-04", "--now", "2025-04-15")
  }

  // MARK: A big feed

  private func bigFeed(_ path: String) throws -> [Table.Row] {
    announce("measuring the big feed")
    let text = try Libical.text(of: path)
    let costs = try interleaved(
      rounds: plan.rounds,
      [
        { try ChildProcess([bench, "parse", path]).cost },
        { Libical.parsing(text) },
        { try month(of: path).cost },
        { try icalview(path, "--all", "--format", "jsonl").cost },
      ])
    let size = "\(Quantity.memory(text.count)), \(plan.bigFeed) events"
    let parse = "libical's parse"
    return [
      Table.Row("month of a feed of \(size)", costs[2], fasterThan: parse, costs[0], least: 10),
      Table.Row("the same feed as JSON lines", costs[3], fasterThan: parse, costs[0], least: 2),
      Table.Row("the month again", costs[2], fasterThan: "a parse in warm memory", costs[1]),
    ]
  }

  /// This program, whose small commands are measured too.
  private var bench: String {
    URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath().path()
  }

  private var zones: ZoneDatabase { ZoneDatabase(environment: [:]) }

  private func mapped(_ path: String) throws -> SourceBytes {
    guard let handle = FileHandle(forReadingAtPath: path),
      let bytes = SourceBytes(mapping: handle.fileDescriptor)
    else { throw BenchmarkError("\(path) cannot be read") }
    return bytes
  }

  private func memory(of path: String) throws -> Table.Row {
    announce("measuring memory")
    let process = try month(of: path)
    let what = "memory for that month"
    guard ChildProcess.ownPeakMemory < process.peakMemory else {
      return Table.Row(what: what, against: "the file: not known")
    }
    let size = try mapped(path).withSpan { $0.count }
    let excess = process.peakMemory - size
    return Table.Row(
      what: what, ours: Quantity.memory(process.peakMemory),
      against: "the file: \(Quantity.memory(size))",
      ratio: "\(excess < 0 ? "-" : "+") \(Quantity.memory(abs(excess)))",
      budget: "≤ + 40 MB", isMet: excess <= 40_000_000)
  }

  // MARK: Rules

  private func instances(of family: RuleFamily) throws -> Table.Row {
    announce("measuring \(family.rule)")
    let (recurrence, start) = try family.recurrence()
    let works: [() -> Int] = [
      {
        recurrence.instances(from: start).prefix(family.count).reduce(0) { count, _ in count + 1 }
      },
      { Libical.instances(of: family.rule, from: RuleFamily.start, count: family.count) },
    ]
    let costs = try interleaved(rounds: plan.rounds, works.map { work in { repeated(work) } })
    return Table.Row(
      "instances of \(family.rule)", costs[0], morePerSecondThan: "libical", costs[1], least: 20)
  }

  /// What one of the things costs that `work` makes and counts, by doing it over and over.
  private func repeated(_ work: () -> Int) -> Cost {
    var count = 0
    let cost = Cost {
      let end = Cost.now() + 0.02
      repeat { count += work() } while Cost.now() < end
    }
    return Cost(wall: cost.wall / Double(count), cpu: cost.cpu / Double(count))
  }

  private func farWindow() throws -> Table.Row {
    announce("measuring windows far and near")
    let pairs = try RuleFamily.all.map { family in
      let recurrence = try family.recurrence().0
      let windows = try [2097, 1998].map { try CivilDate(year: $0, month: 4, day: 1) }
      return try interleaved(
        rounds: plan.rounds,
        windows.map { first in
          { repeated { recurrence.passThroughMonth(from: first) } }
        })
    }
    let worst = pairs.max { $0[0].cpu / $0[1].cpu < $1[0].cpu / $1[1].cpu } ?? []
    return Table.Row(
      "April 2097 of a rule from 1997, worst of these", worst[0],
      relativeTo: "April 1998", worst[1], most: 1.25)
  }

  // MARK: Growth

  private func growth(in folder: TemporaryFolder) throws -> Table.Row {
    let (small, large) = plan.growth
    let paths = try [small, large].map { try feed(of: $0, in: folder) }
    let window = try Window(
      first: CivilDate(year: 2025, month: 4, day: 1),
      last: CivilDate(year: 2025, month: 4, day: 30), zone: .utc)
    let works = try zip(paths, [small, large]).map { path, events in
      let bytes = try mapped(path)
      return {
        repeated {
          _ = Feed([Source(name: "feed", bytes: bytes)]).schedule(in: window, zones: zones)
          return events
        }
      }
    }
    let costs = try interleaved(rounds: min(plan.rounds, 3), works)
    return Table.Row(
      "month, for each of \(large) events", costs[1], relativeTo: "of \(small)", costs[0],
      most: 1.1)
  }

  // MARK: Whole processes

  private func smallFile(in folder: TemporaryFolder) throws -> Table.Row {
    let path = try feed(of: 20, in: folder)
    let costs = try interleaved(
      rounds: plan.rounds * 3,
      [
        { try month(of: path).cost },
        { try ChildProcess([bench, "reference"]).cost },
      ])
    return Table.Row(
      "month of 20 events, whole process", costs[0], relativeTo: "printing \"April\"",
      costs[1], most: 2)
  }

  private func peers(in folder: TemporaryFolder) throws -> [Table.Row] {
    let path = try feed(of: plan.peers.events, in: folder)
    return try Peer.all.map { try row(on: $0, path, folder) }
  }

  private func row(on peer: Peer, _ path: String, _ folder: TemporaryFolder) throws -> Table.Row {
    announce("measuring \(peer.name)")
    let what = "month of \(plan.peers.events) events"
    guard peer.isInstalled else {
      return Table.Row(what: what, against: "\(peer.name): not installed")
    }
    let ours = { try month(of: path).cost }
    let theirs = { try peer.listing(path, folder: folder.newFolder()) }
    // Another version of the program may not understand what it is told.
    guard let costs = try? interleaved(rounds: plan.peers.rounds, [ours, theirs]) else {
      return Table.Row(what: what, against: "\(peer.name): failed")
    }
    return Table.Row(what, costs[0], fasterThan: peer.name, costs[1])
  }
}

extension Recurrence {
  /// How many instances lie in the 30 days from `first` on, and one.
  fileprivate func passThroughMonth(from first: CivilDate) -> Int {
    let end = CivilDateTime(startOf: first.adding(days: 30))
    var count = 1
    for instance in instances(from: CivilDateTime(startOf: first)) {
      if instance >= end { break }
      count += 1
    }
    return count
  }
}
