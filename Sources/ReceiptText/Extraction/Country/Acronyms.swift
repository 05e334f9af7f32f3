/// Letters that are printed apart, as in `C.I.F.` and `S.A. de C.V.`, joined into the words that they are.
enum Acronyms {
  /// Returns folded words with each run of single letters as one word.
  static func joined(_ words: [String]) -> [String] {
    var joined: [String] = []
    var run = ""
    for word in words {
      if word.utf8.count == 1, word.unicodeScalars.allSatisfy(\.isLetter) {
        run += word
        continue
      }
      if !run.isEmpty { joined.append(run) }
      run = ""
      joined.append(word)
    }
    return run.isEmpty ? joined : joined + [run]
  }
}
