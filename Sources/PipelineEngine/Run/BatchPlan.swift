/// Decides which documents of a batch are read, and which are copies of one that was.
///
/// Documents are known by their place in the batch. Of several with the same bytes the first is read;
/// the others are copies of it once it has given receipts. Where it gives none the next is read itself.
struct BatchPlan {
  private var digests: [String?]
  /// Places that are not decided yet, in order, by the bytes that they share.
  private var undecided: [String: [Int]] = [:]
  private var originals: [String: Int] = [:]

  /// Creates a plan of a batch of `count` documents, none of which is known yet.
  init(count: Int) { digests = Array(repeating: nil, count: count) }

  /// Notes the bytes of a document that is to be read.
  ///
  /// - Precondition: Documents are added in the order of the batch.
  mutating func add(_ place: Int, sha256: String) {
    digests[place] = sha256
    undecided[sha256, default: []].append(place)
  }

  /// Returns the digest of a document that was added.
  func digest(of place: Int) -> String { digests[place] ?? "" }

  /// Takes out the documents to read next, in order; empty when everything is decided.
  mutating func nextWave() -> [Int] {
    var wave: [Int] = []
    for (sha256, places) in undecided {
      guard let first = places.first else { continue }
      wave.append(first)
      undecided[sha256] = places.count > 1 ? Array(places.dropFirst()) : nil
    }
    return wave.sorted()
  }

  /// Notes that a document of the wave gave receipts and is stored.
  mutating func finished(_ place: Int) { originals[digest(of: place)] = place }

  /// Takes out the documents that are copies of finished ones, in order, each with its original.
  mutating func takeCopies() -> [(copy: Int, original: Int)] {
    var copies: [(copy: Int, original: Int)] = []
    for (sha256, original) in originals {
      for place in undecided.removeValue(forKey: sha256) ?? [] { copies.append((place, original)) }
    }
    return copies.sorted { $0.copy < $1.copy }
  }
}
