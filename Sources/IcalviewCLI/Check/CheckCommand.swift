internal import CalendarCheck
internal import ICalKit

/// Checks `sources` as `request` asks, and writes what is found.
func checkFiles(
  _ request: CheckRequest, sources: [InputSource], in session: Session
) throws(UsageError) {
  let zones = ZoneDatabase(environment: session.environment.variables)
  let checker = Checker(request.selection, settings: CheckSettings(zones: zones))
  let files = sources.compactMap { source -> FileReport? in
    do throws(SystemError) {
      return checker.report(on: Source(name: source.name, bytes: try source.bytes()))
    } catch {
      session.messages.report(Message(error, source: source.name))
      return nil
    }
  }
  session.messages.hasFindings = FailurePolicy().fails(FindingCounts(files))
  let report = CheckReport(
    files: files, rules: request.selection.rules, isComplete: !session.messages.hasErrors,
    exitStatus: Int(session.messages.status(isStrict: false).rawValue))
  var output = session.output
  JSONReport(version: Version.number).write(report, to: &output)
}
