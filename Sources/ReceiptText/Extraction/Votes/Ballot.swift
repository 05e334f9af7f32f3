/// Brings the candidates of several readings of a receipt together: what is the same in more than one counts once, and
/// has their votes.
///
/// Every candidate keeps the features that its own reading gives it. Readings err in different places, so that what
/// two of them say is likelier right than what one says loudly; how much likelier is for the model to weigh.
struct Ballot<Candidate: VotedCandidate> {
  private let readings: [[Candidate]]
  private let model: FieldModel<Candidate.Feature>
  /// Whether a reading read where a candidate stands.
  private let covers: (Int, Candidate) -> Bool

  /// Creates a ballot.
  ///
  /// - Parameters:
  ///   - readings: The candidates of each reading.
  ///   - model: What weighs them.
  ///   - covers: Whether a reading, by its number, read where a candidate stands; what it did not read it has no say in.
  init(
    _ readings: [[Candidate]], model: FieldModel<Candidate.Feature>,
    covers: @escaping (Int, Candidate) -> Bool = { _, _ in true }
  ) {
    self.readings = readings
    self.model = model
    self.covers = covers
  }

  /// The candidates that are left, in the order of readings and then of print.
  func candidates() -> [Candidate] {
    guard readings.count > 1 else { return readings.first ?? [] }
    var groups: [Group] = []
    for entry in entries {
      let others = groups.indices.filter { !groups[$0].readings.contains(entry.reading) }
      let best = others.map { (place: $0, agreement: agreement(entry, groups[$0])) }
        .max { $0.agreement < $1.agreement }
      if let best, best.agreement > 0 {
        groups[best.place].members.append(entry)
      } else {
        groups.append(Group(members: [entry]))
      }
    }
    return groups.sorted {
      ($0.members[0].reading, $0.members[0].place) < ($1.members[0].reading, $1.members[0].place)
    }
    .map { elected($0, among: groups) }
  }

  private struct Entry {
    let reading: Int
    let place: Int
    let score: Double
    let isChosen: Bool
    let candidate: Candidate
  }

  /// What says the same, the strongest first.
  private struct Group {
    var members: [Entry]
    var readings: Set<Int> { Set(members.map(\.reading)) }
  }

  /// All candidates, the strongest first; between equals the earlier.
  private var entries: [Entry] {
    var entries: [Entry] = []
    for (reading, candidates) in readings.enumerated() {
      let chosen = model.choice(among: candidates.map(\.features))?.place
      for (place, candidate) in candidates.enumerated() where covers(reading, candidate) {
        entries.append(
          Entry(
            reading: reading, place: place, score: model.score(candidate.features), isChosen: place == chosen,
            candidate: candidate))
      }
    }
    return entries.sorted { ($1.score, $0.reading, $0.place) < ($0.score, $1.reading, $1.place) }
  }

  private func agreement(_ entry: Entry, _ group: Group) -> Double {
    group.members[0].candidate.agreement(with: entry.candidate)
  }

  /// How many readings have something else where a candidate stands, and not the same anywhere.
  private func against(_ group: Group, among groups: [Group]) -> Int {
    let own = group.readings
    let place = group.members[0].candidate
    var readings: Set<Int> = []
    for entry in groups.lazy.flatMap(\.members) where !own.contains(entry.reading) {
      if entry.candidate.stands(where: place) { readings.insert(entry.reading) }
    }
    return readings.count
  }

  private func elected(_ group: Group, among groups: [Group]) -> Candidate {
    let first = group.members[0]
    var candidate = first.candidate
    // Whoever has it has read it, wherever it stands.
    let readers = group.readings.union(readings.indices.filter { covers($0, candidate) })
    candidate.votes = Votes(
      reading: first.reading, count: group.members.count, readings: readers.count,
      against: against(group, among: groups))
    guard readers.count > 1 else { return candidate }
    let others = Double(readers.count - 1)
    candidate.features[.seenElsewhere] = Double(group.members.count - 1) / others
    candidate.features[.chosenElsewhere] = Double(group.members.dropFirst().count(where: \.isChosen)) / others
    candidate.features.set(.alone, group.members.count == 1)
    candidate.features.set(.seenFirst, group.readings.contains(0))
    return candidate
  }
}
