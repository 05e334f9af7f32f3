import ReceiptModel
import Testing

@testable import ReceiptText

@Suite struct `A ballot` {
  private typealias Candidate = FakeCandidate

  private static func elected(
    _ readings: [Candidate]..., covers: @escaping (Int, Candidate) -> Bool = { _, _ in true }
  ) -> [Candidate] {
    Ballot(readings, model: Candidate.model, covers: covers).candidates()
  }

  @Test func `leaves the candidates of one reading alone`() {
    let found = Self.elected([Candidate("alpha", weight: 1), Candidate("alpha", weight: 2)])
    #expect(found.map(\.description) == ["alpha 1/1-0", "alpha 1/1-0"])
    #expect(found.allSatisfy { $0.features.named.keys.sorted() == ["weight"] })
    #expect(Ballot<FakeCandidate>([], model: Candidate.model).candidates().isEmpty)
  }

  @Test func `counts once what two readings have, with both their votes`() {
    let found = Self.elected(
      [Candidate("alpha", weight: 1), Candidate("gamma", weight: 2, row: 1)],
      [Candidate("alpha", weight: 3), Candidate("delta", weight: 1, row: 2)])
    #expect(found.map(\.description) == ["gamma 1/2-0", "alpha 2/2-0", "delta 1/2-0"])
    // The stronger of the two stands for both.
    #expect(found[1].votes.reading == 1 && found[1].features[.weight] == 3)
    #expect(found[1].features[.seenElsewhere] == 1 && found[1].features[.alone] == 0)
    #expect(found[1].features[.seenFirst] == 1)
    #expect(found[0].features[.alone] == 1 && found[0].features[.seenElsewhere] == 0)
    #expect(found[0].features[.seenFirst] == 1 && found[2].features[.seenFirst] == 0)
  }

  @Test func `knows what the others would choose`() {
    let found = Self.elected(
      [Candidate("alpha", weight: 5)],
      [Candidate("alpha", weight: 1), Candidate("gamma", weight: 2, row: 1)],
      [Candidate("alpha", weight: 2), Candidate("gamma", weight: 1, row: 1)])
    #expect(found.map(\.description) == ["alpha 3/3-0", "gamma 2/3-0"])
    #expect(found[0].features[.seenElsewhere] == 1 && found[0].features[.chosenElsewhere] == 0.5)
    // Its own reading's choice says nothing of the others.
    #expect(found[1].features[.seenElsewhere] == 0.5 && found[1].features[.chosenElsewhere] == 0)
  }

  @Test func `takes what is likest for the same`() {
    let found = Self.elected(
      [Candidate("CORNER SHOP LIMITED", weight: 3), Candidate("CORNER SHOP", weight: 2, row: 1)],
      [Candidate("C0RNER SHOP LIMITED", weight: 1), Candidate("HARBOUR BOOKS", weight: 1, row: 1)])
    #expect(
      found.map(\.description) == [
        "CORNER SHOP LIMITED 2/2-0", "CORNER SHOP 1/2-1", "HARBOUR BOOKS 1/2-1",
      ])
  }

  @Test func `gives each reading one vote for a value`() {
    let found = Self.elected(
      [Candidate("alpha", weight: 1)], [Candidate("alpha", weight: 1), Candidate("alpha", weight: 1, row: 3)])
    #expect(found.map(\.description) == ["alpha 2/2-0", "alpha 1/2-0"])
  }

  @Test func `counts the readings that have something else in the same place`() {
    let found = Self.elected(
      [Candidate("alpha", weight: 3)], [Candidate("alpha", weight: 2)], [Candidate("omega", weight: 1)],
      [Candidate("sigma", weight: 1), Candidate("kappa", weight: 1)])
    #expect(
      found.map(\.description) == ["alpha 2/4-2", "omega 1/4-3", "sigma 1/4-3", "kappa 1/4-3"])
  }

  @Test func `does not count readings against that have it elsewhere`() {
    let found = Self.elected(
      [Candidate("alpha", weight: 3)], [Candidate("omega", weight: 1), Candidate("alpha", weight: 1, row: 4)])
    #expect(found.map(\.description) == ["alpha 2/2-0", "omega 1/2-1"])
  }

  @Test func `gives a reading no say in what it did not read`() {
    let found = Self.elected(
      [Candidate("alpha", weight: 3), Candidate("gamma", weight: 2, row: 1)],
      [Candidate("alpha", weight: 3), Candidate("omega", weight: 9, row: 1)]
    ) { reading, candidate in reading == 0 || candidate.places[0].box.y == 0 }
    #expect(found.map(\.description) == ["alpha 2/2-0", "gamma 1/1-0"])
    // Nobody else read it, so that it is not alone with it.
    #expect(found[1].features.named.keys.sorted() == ["weight"])
  }

  @Test func `keeps the order of readings and of print`() {
    let found = Self.elected(
      [Candidate("third", weight: 1), Candidate("first", weight: 9, row: 1)],
      [Candidate("second", weight: 99, row: 2)])
    #expect(found.map(\.text) == ["third", "first", "second"])
  }
}
