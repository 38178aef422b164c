/// Reads `sources` and shows the view that `request` asks for.
func showView(
  of request: ViewRequest, sources: [InputSource], in session: Session
) throws(UsageError) {
  for source in sources {
    do throws(SystemError) {
      _ = try source.bytes()
    } catch {
      session.messages.report(Message(error, source: source.name))
    }
  }
}
