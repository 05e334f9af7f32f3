internal import PipelineEngine
internal import ReceiptModel

/// Tells by a receipt's own words whether it is in a language that is not expected.
///
/// Only exact words count, and only those that tell the language from the expected ones: labels and words of
/// everyday text. Names of shops, places, cards and goods may be in any language.
struct LanguageDetector: Sendable {
  /// For each word, a bit for each language that has it.
  private var owners: [String: UInt64] = [:]
  private var codes: [String] = []
  private var expected: UInt64 = 0

  /// So many words must be of the unexpected language and of no expected one.
  private static let fewestWords = 4
  private static let foreign: Concepts = [
    .business, .address, .legalForm, .web, .slip, .unit, .card, .wallet,
  ]

  init(_ languages: Languages) {
    for language in languages.known {
      guard let code = language.code, let bit = bit(of: code) else { continue }
      let labels = language.labels.filter {
        !$0.concepts.isEmpty && $0.concepts.isDisjoint(with: Self.foreign)
      }
      for phrase in labels.flatMap(\.phrases) + language.common {
        for word in PhraseSpelling.all(of: phrase).joined() where Self.isTelling(word) {
          owners[word, default: 0] |= bit
        }
      }
    }
    for language in languages.wordsExpected {
      if let code = language.code, let bit = bit(of: code) { expected |= bit }
    }
  }

  /// What the words of a receipt tell: for each different one that tells any, a bit for each language that has it.
  struct Evidence: Sendable {
    fileprivate let masks: [UInt64]
  }

  /// Returns what folded words tell.
  func evidence(of words: some Sequence<String>) -> Evidence {
    var seen: Set<String> = []
    return Evidence(
      masks: words.compactMap { word in
        guard Self.isTelling(word), let mask = owners[word], seen.insert(word).inserted else { return nil }
        return mask
      })
  }

  /// Returns the code of the language that a receipt is clearly in, where it is none of the expected ones.
  func unexpectedLanguage(by evidence: Evidence) -> String? {
    let masks = evidence.masks
    let own = codes.indices.map { index in
      masks.count { $0 & (1 << UInt64(index)) != 0 && $0 & expected == 0 }
    }
    guard let most = own.max(), most >= Self.fewestWords, let best = own.firstIndex(of: most) else {
      return nil
    }
    let against = masks.count { $0 & expected != 0 && $0 & (1 << UInt64(best)) == 0 }
    return most >= 2 * against ? codes[best] : nil
  }

  /// Whether a receipt is clearly in a known language that is not English, whose customs vary most.
  func isForeignToEnglish(by evidence: Evidence) -> Bool {
    guard let place = codes.firstIndex(of: "eng") else { return false }
    let english: UInt64 = 1 << UInt64(place)
    let masks = evidence.masks
    return codes.indices.contains { index in
      let bit: UInt64 = 1 << UInt64(index)
      let own = masks.count { $0 & bit != 0 && $0 & english == 0 }
      return own >= Self.fewestWords - 1 && own >= 2 * masks.count { $0 & english != 0 && $0 & bit == 0 }
    }
  }

  /// The bit of a language, or `nil` where there are more languages than bits.
  private mutating func bit(of code: String) -> UInt64? {
    if !codes.contains(code), codes.count < UInt64.bitWidth { codes.append(code) }
    return codes.firstIndex(of: code).map { 1 << UInt64($0) }
  }

  /// Abbreviations and the shortest words are words of many languages.
  private static func isTelling(_ word: String) -> Bool {
    word.utf8.count >= 3 && word.utf8.allSatisfy { (97...122).contains($0) }
  }
}
