import ReceiptModel
import Testing

@testable import PipelineEngine

@Suite struct `The plan of series` {
  @Test func `puts new documents with their neighbours, in the order of the parts`() {
    let members = [
      member(1, "b_2"), member(2, "b_1"), member(3, "a_1"), member(4, "a_3"),
      member(5, "c_7", compared: true),
      member(6, "c_8"), member(7, "c_9", compared: true), member(8, "c_10", compared: true),
    ]
    #expect(ids(members) == [[2, 1], [3], [4], [5, 6, 7]])
  }

  @Test func `leaves out what has been compared`() {
    let members = [member(1, "a_1", compared: true), member(2, "a_2", of: 1, part: 2, compared: true)]
    #expect(ids(members).isEmpty)
  }

  @Test func `takes all that share receipts with a neighbour of what is new`() {
    let members = [
      member(1, "a_1", compared: true), member(2, "a_2", of: 1, part: 2, compared: true), member(3, "a_3"),
      member(4, "a_4", compared: true), member(5, "a_5", compared: true),
    ]
    #expect(ids(members) == [[1, 2, 3, 4]])
  }

  @Test func `takes the latest document of a name`() {
    #expect(ids([member(1, "a_1", compared: true), member(2, "a_1"), member(3, "a_2")]) == [[2, 3]])
  }

  @Test func `leaves what changed files gave joined as it was`() {
    let before = [member(1, "a_1", compared: true), member(2, "a_2", of: 1, part: 2, compared: true)]
    #expect(ids(before + [member(3, "a_2")]) == [[3]])
    #expect(ids(before + [member(3, "a_1"), member(4, "a_2")]) == [[3, 4]])
    let again = [member(1, "a_1"), member(2, "a_2", of: 1, part: 2), member(3, "a_2")]
    #expect(ids(again) == [[1, 2], [3]])
  }

  @Test func `keeps those together that have other names by now`() {
    #expect(ids([member(1, "a_1"), member(2, nil, of: 1, part: 2), member(3, "a_2")]) == [[1, 2], [3]])
    #expect(ids([member(1, "a_1"), member(2, "b_2", of: 1, part: 2)]) == [[1, 2]])
  }

  private func ids(_ members: [SeriesMember]) -> [[Int]] {
    let strands = SeriesPlan.strands(of: members).map { $0.map(\.id) }
    // In whichever order they come.
    #expect(SeriesPlan.strands(of: members.reversed()).map { $0.map(\.id) } == strands)
    return strands
  }

  private func member(
    _ id: Int, _ name: String?, of first: Int? = nil, part: Int = 1, compared: Bool = false
  ) -> SeriesMember {
    SeriesMember(
      id: id, name: name.flatMap { SeriesName(FilePath($0 + ".jpg")) }, first: first, part: part,
      isCompared: compared)
  }
}
