internal import ICalKit

/// The bytes of `sources`; one that cannot be read is reported and left out.
func read(_ sources: [InputSource], reportingTo messages: MessageWriter) -> [Source] {
  sources.compactMap { source in
    do throws(SystemError) {
      return Source(name: source.name, bytes: try source.bytes())
    } catch {
      messages.report(Message(error, source: source.name))
      return nil
    }
  }
}
