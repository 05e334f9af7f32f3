/// Why a value is not what its key wants.
struct Refusal: Error {
  /// The diagnostic's slug.
  var id: String
  /// The rest of a sentence that starts with the key: `must be …, not '…'`.
  var reason: String
  var fix: String?

  init(_ id: String, _ reason: String, fix: String? = nil) {
    self.id = id
    self.reason = reason
    self.fix = fix
  }
}
