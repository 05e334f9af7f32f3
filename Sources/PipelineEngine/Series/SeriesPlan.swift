/// Finds the documents that are to be compared with each other.
enum SeriesPlan {
  /// Returns strands of documents that may continue each other, each in the order of its parts.
  ///
  /// A document is in one strand at most, and those that share receipts are in the same. Strands without
  /// a document that is new to the comparison are left out.
  ///
  /// Of several documents with one name the latest counts: the file has changed, and what was read before
  /// stays as it is, with all that it is joined to.
  ///
  /// - Parameter members: The members of series, and every document that shares receipts with one of them.
  /// - Returns: The strands, in the order of their first documents' numbers.
  static func strands(of members: [SeriesMember]) -> [[SeriesMember]] {
    var latest: [SeriesName: SeriesMember] = [:]
    for member in members {
      guard let name = member.name else { continue }
      if let other = latest[name], other.id > member.id { continue }
      latest[name] = member
    }
    var kept: [[SeriesMember]] = []
    for shared in Dictionary(grouping: members, by: \.first).values where shared.count > 1 {
      let chain = shared.sorted { $0.part < $1.part }
      guard !isCurrent(chain, latest) else { continue }
      kept.append(chain)
      for case let name? in chain.map(\.name) where chain.contains(where: { $0 == latest[name] }) {
        latest[name] = nil
      }
    }
    let series = Dictionary(grouping: latest, by: \.key.series).values
    let strands = series.flatMap { named in
      split(named.sorted { $0.key.number < $1.key.number }.map(\.value))
    }
    return (kept + strands).filter { $0.contains { !$0.isCompared } }.sorted { $0[0].id < $1[0].id }
  }

  /// Whether documents that share receipts are still neighbours in a series by their latest names.
  private static func isCurrent(_ chain: [SeriesMember], _ latest: [SeriesName: SeriesMember]) -> Bool {
    let names = chain.compactMap(\.name)
    guard names.count == chain.count, zip(names, chain).allSatisfy({ latest[$0] == $1 }) else { return false }
    return zip(names, names.dropFirst()).allSatisfy { $0.series == $1.series && $0.number + 1 == $1.number }
  }

  /// Cuts a series where a number is missing, and where two neighbours have been compared and found apart.
  private static func split(_ members: [SeriesMember]) -> [[SeriesMember]] {
    var strands: [[SeriesMember]] = []
    var previous: SeriesMember?
    for member in members {
      if let last = previous, isOpen(last, member) {
        strands[strands.count - 1].append(member)
      } else {
        strands.append([member])
      }
      previous = member
    }
    return strands
  }

  private static func isOpen(_ one: SeriesMember, _ next: SeriesMember) -> Bool {
    guard let number = one.name?.number, number + 1 == next.name?.number else { return false }
    return !one.isCompared || !next.isCompared || one.first == next.first
  }
}
