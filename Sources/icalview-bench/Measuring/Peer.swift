import Foundation

/// Another program that reads feeds, run as a process of its own.
struct Peer {
  /// What the table calls it.
  let name: String
  /// Ends with 0 where it is installed.
  private let check: [String]
  /// Lists what takes place in April 2025 in the feed that follows as the last argument; its
  /// working files go to the folder `WORK`.
  private let list: [String]

  static let all = [
    Peer(
      name: "recurring-ical-events (Python)",
      check: ["python3", "-c", "import icalendar, recurring_ical_events"],
      list: ["python3", "-c", python]),
    Peer(name: "khal and its import", check: ["khal", "--version"], list: ["sh", "-c", khal]),
    Peer(
      name: "ical.js (Node)", check: ["node", "-e", "require('ical.js')"],
      list: ["node", "-e", javaScript]),
  ]

  /// Whether it can be run here.
  var isInstalled: Bool { (try? Self.run(check)) != nil }

  /// What it costs to list April 2025 of `feed`.
  ///
  /// - Parameter folder: An empty folder for its working files.
  func listing(_ feed: String, folder: String) throws -> Cost {
    try Self.run(list + [feed], variables: ["WORK": folder]).cost
  }

  private static func run(
    _ command: [String], variables: [String: String] = [:]
  ) throws -> ChildProcess {
    try ChildProcess(["/usr/bin/env"] + command, variables: variables)
  }

  private static let python = """
    import sys, icalendar, recurring_ical_events
    with open(sys.argv[1], "rb") as file:
        calendar = icalendar.Calendar.from_ical(file.read())
    for event in recurring_ical_events.of(calendar).between((2025, 4, 1), (2025, 5, 1)):
        print(event["DTSTART"].dt, event["SUMMARY"])
    """

  /// khal has a database of its own, into which a feed has to be imported first. `$0` is the feed.
  private static let khal = """
    set -e
    cd "$WORK"
    cat >config <<END
    [calendars]
    [[feed]]
    path = $WORK/feed
    [sqlite]
    path = $WORK/khal.db
    [locale]
    longdateformat = %Y-%m-%d
    dateformat = %Y-%m-%d
    END
    mkdir feed
    khal --config config import --batch -a feed "$0"
    khal --config config list 2025-04-01 30d
    """

  private static let javaScript = """
    const library = require("ical.js");
    const ICAL = library.default ?? library;
    const text = require("fs").readFileSync(process.argv[1], "utf8");
    const [first, end] = [new Date(2025, 3, 1), new Date(2025, 4, 1)];
    const show = (event, start) => {
      const date = start.toJSDate();
      if (date >= first && date < end) console.log(date, event.summary);
    };
    const calendar = new ICAL.Component(ICAL.parse(text));
    for (const component of calendar.getAllSubcomponents("vevent")) {
      const event = new ICAL.Event(component);
      if (!event.isRecurring()) {
        show(event, event.startDate);
        continue;
      }
      const starts = event.iterator();
      for (let start = starts.next(); start && start.toJSDate() < end; start = starts.next()) {
        show(event, start);
      }
    }
    """
}
