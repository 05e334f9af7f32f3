import Diagnostics

/// Finds second pictures of receipts.
enum NearDuplicates {
  /// Returns the original of every receipt that has one, by their names.
  ///
  /// - Parameters:
  ///   - sightings: Receipts, each after those that may be its original.
  ///   - words: Returns the words of a receipt's page.
  /// - Throws: What `words` throws.
  /// - Returns: The names of originals by those of their second pictures.
  static func originals(
    among sightings: [Sighting], words: (Sighting) throws(Diagnostic) -> WordSet
  ) throws(Diagnostic) -> [String: String] {
    var originals: [String: String] = [:]
    var groups: [Sighting.Key: [Sighting]] = [:]
    var known: [String: WordSet] = [:]
    func wordSet(_ sighting: Sighting) throws(Diagnostic) -> WordSet {
      if let set = known[sighting.id] { return set }
      let set = try words(sighting)
      known[sighting.id] = set
      return set
    }
    for sighting in sightings {
      for earlier in groups[sighting.key] ?? [] {
        let likeness = sighting.likeness(to: earlier)
        guard likeness != .other else { continue }
        if likeness == .sameIfWordsAgree {
          guard try wordSet(sighting).isLike(try wordSet(earlier)) else { continue }
        }
        originals[sighting.id] = originals[earlier.id] ?? earlier.id
        break
      }
      groups[sighting.key, default: []].append(sighting)
    }
    return originals
  }
}
