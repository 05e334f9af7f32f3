internal import PipelineEngine

/// The names of months in every known language, and their abbreviations.
struct MonthNames: Sendable {
  private var months: [String: Int] = [:]

  init(_ languages: [LanguageWords]) {
    var owners: [String: Set<Int>] = [:]
    for (month, names) in languages.flatMap(\.months) {
      for name in names.flatMap(PhraseSpelling.all).map({ $0.joined() }) {
        if months[name] == nil { months[name] = month }
        for length in 3..<max(4, name.count) {
          owners[String(name.prefix(length)), default: []].insert(month)
        }
      }
    }
    for (short, months) in owners where self.months[short] == nil {
      if months.count == 1, let month = months.first { self.months[short] = month }
    }
  }

  /// Returns the month, 1 to 12, that a folded word names, in full or shortened to three letters or more.
  func month(_ folded: String) -> Int? { months[folded] }
}
