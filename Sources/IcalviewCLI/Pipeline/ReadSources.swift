internal import ICalKit

extension Session {
  /// The feed of `sources`, and what `work` reads from it. Where that takes long, the user sees how
  /// far it has come.
  func read<Result>(
    _ sources: [InputSource], _ work: (Feed) -> Result
  ) -> (feed: Feed, result: Result) {
    // Before there is a line to be seen, since this may wait for somebody who types.
    let sources = bytes(of: sources)
    progress?.start()
    // Nothing is drawn over the output, which may go to the same terminal, be it through a pager.
    defer { progress?.finish() }
    let feed = Feed(sources, progress: progress?.reading)
    return (feed, work(feed))
  }

  /// The bytes of `sources`; one that cannot be read is reported and left out.
  private func bytes(of sources: [InputSource]) -> [Source] {
    sources.compactMap { source in
      do throws(SystemError) {
        return Source(name: source.name, bytes: try source.bytes())
      } catch {
        messages.report(Message(error, source: source.name))
        return nil
      }
    }
  }
}
