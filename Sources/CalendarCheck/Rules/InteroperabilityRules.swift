extension Rule {
  /// 6xx: what Outlook, Google and Apple make of a file.
  static let interoperabilityRules = outlookRules + publishingRules + habitRules
}

extension Set<Profile> {
  /// Rules about what people subscribe to, which mean nothing in an invitation.
  static let exceptInvitation = Profile.all.subtracting([.invitation])
}
