extension Section {
  /// Returns what a key of the section says, where keys are values; what is wrong with it is reported.
  func checked<Value>(_ entry: YAMLEntry, _ kind: ValueKind<Value>, subject: String) -> Value? {
    do throws(Refusal) {
      return try kind.read(YAMLScalar(text: entry.key, isPlain: true))
    } catch {
      problems.report(error.id, "\(subject) \(error.reason)", at: entry.origin, fix: error.fix)
      return nil
    }
  }
}
