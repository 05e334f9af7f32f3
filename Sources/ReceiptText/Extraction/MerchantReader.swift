internal import ReceiptModel

/// Chooses the merchant's name among the rows at the head, and from the foot where the head is a picture.
struct MerchantReader {
  /// A name, tidied, and the rows that it was read from.
  struct Choice: Sendable {
    var name: String
    var raw: String
    var rows: [ReadRow]
    var confidence: Double
    var rule: String
  }

  let rows: [ReadRow]
  let typicalHeight: Double

  /// Returns the likeliest name.
  func choice() -> Choice? {
    let head = self.head
    let scored = head.enumerated().map { (row: $1, place: $0, score: score($1, place: $0)) }
    if let best = scored.max(by: { ($0.score, $1.place) < ($1.score, $0.place) }), best.score >= 1.2 {
      let group = grown(best.place, in: head)
      let raw = group.map(\.raw).joined(separator: " ")
      return Choice(
        name: Self.tidy(raw), raw: raw, rows: group,
        confidence: min(0.97, 0.45 + best.score * 0.1 + (group[0].confidence - 60) / 400),
        rule: best.row.concepts.contains(.legalForm) ? "legal-form" : "head")
    }
    return legalFormBelow(head.last?.index ?? -1) ?? weakest(scored.map { ($0.row, $0.score) })
  }

  /// The rows before the first that speak of the purchase.
  private var head: [ReadRow] {
    var head: [ReadRow] = []
    for row in rows.prefix(14) {
      let concepts = row.concepts
      if !row.dates.isEmpty || concepts.isSuperset(of: [.description, .price])
        || concepts.isSuperset(of: [.quantity, .price])
      {
        break
      }
      if head.count >= 3, !concepts.isDisjoint(with: [.total, .paid]) && !row.numbers.isEmpty { break }
      head.append(row)
    }
    return head
  }

  private func score(_ row: ReadRow, place: Int) -> Double {
    let concepts = row.concepts
    guard row.letters >= 3, row.folded.contains(where: { $0.count >= 2 }) else { return -5 }
    var score = 1.6 - 0.18 * Double(place)
    if concepts.contains(.legalForm) { score += 2.2 }
    if concepts.contains(.business) { score += 1 }
    if Double(row.box.height) > typicalHeight * 1.35 { score += 0.7 }
    if !concepts.isDisjoint(with: [.phone, .taxID, .web, .date]) { score -= 2.5 }
    if concepts.contains(.register), !concepts.contains(.legalForm) { score -= 2 }
    if concepts.contains(.address), !concepts.contains(.legalForm) {
      score -= concepts.contains(.business) ? 0.9 : 1.6
    }
    if concepts.contains(.title), concepts.isDisjoint(with: [.legalForm, .business]) { score -= 2 }
    if !concepts.isDisjoint(with: [.greeting, .hours, .terms, .customer, .clerk]),
      !concepts.contains(.legalForm)
    {
      score -= 1.2
    }
    if concepts.contains(.number), !concepts.contains(.legalForm) { score -= 1 }
    score -= 2.2 * Double(row.digits) / Double(max(1, row.letters + row.digits))
    if row.confidence < 60 { score -= (60 - row.confidence) / 25 }
    if row.letters <= 4 { score -= 0.5 }
    let symbols = row.text.scalars.count {
      !$0.properties.isAlphabetic && !(48...57).contains($0.value) && $0 != " "
        && !"&'.,-()/".unicodeScalars.contains($0)
    }
    score -= 0.5 * Double(symbols)
    return score
  }

  /// Adds the rows that continue a name: what stands before a lone legal form, and the form after a name.
  private func grown(_ place: Int, in head: [ReadRow]) -> [ReadRow] {
    var group = [head[place]]
    var first = place
    if head[place].concepts.contains(.legalForm) {
      while first > 0, group.count < 3, startsWithContinuation(group[0]), isNamePart(head[first - 1]) {
        first -= 1
        group.insert(head[first], at: 0)
      }
    }
    var last = place
    while last + 1 < head.count, group.count < 3, continues(group[group.count - 1], head[last + 1]) {
      last += 1
      group.append(head[last])
    }
    return group
  }

  /// Whether a row with a legal form holds little else, so that the name itself stands above.
  private func startsWithContinuation(_ row: ReadRow) -> Bool {
    let legal = row.matches.filter { $0.concepts.contains(.legalForm) }.reduce(0) { $0 + $1.words.count }
    let own = row.folded.filter { $0.count > 1 }.count - legal
    let opens = row.text.scalars.contains(")") && !row.text.scalars.contains("(")
    return own <= 1 || opens
  }

  private func isNamePart(_ row: ReadRow) -> Bool {
    row.letters >= 3 && row.digits <= 2
      && row.concepts.isDisjoint(with: [.phone, .taxID, .date, .title, .greeting, .legalForm, .register])
  }

  private func continues(_ row: ReadRow, _ next: ReadRow) -> Bool {
    let open = row.text.scalars.count { $0 == "(" } > row.text.scalars.count { $0 == ")" }
    if open, next.letters >= 3, next.digits <= 2 { return true }
    if row.text.scalars.last == "&" { return true }
    guard !row.concepts.contains(.legalForm), next.concepts.contains(.legalForm), next.digits <= 4 else {
      return false
    }
    let legal = next.matches.filter { $0.concepts.contains(.legalForm) }.reduce(0) { $0 + $1.words.count }
    return next.folded.filter { $0.count > 1 }.count - legal <= 2
  }

  /// Many receipts print the company in full at the foot, under a picture at the head.
  private func legalFormBelow(_ last: Int) -> Choice? {
    let candidates = rows.filter {
      $0.index > last && $0.concepts.contains(.legalForm) && $0.letters >= 6
        && $0.concepts.isDisjoint(with: [.slip, .terms, .register, .customer])
        && $0.confidence >= 60 && $0.matches.contains { $0.concepts.contains(.legalForm) && $0.isExact }
    }
    guard let row = candidates.first(where: { !startsWithContinuation($0) }) else { return nil }
    return Choice(name: Self.tidy(row.raw), raw: row.raw, rows: [row], confidence: 0.7, rule: "foot")
  }

  private func weakest(_ scored: [(ReadRow, Double)]) -> Choice? {
    guard let best = scored.max(by: { $0.1 < $1.1 }), best.1 > 0.3 else { return nil }
    return Choice(name: Self.tidy(best.0.raw), raw: best.0.raw, rows: [best.0], confidence: 0.4, rule: "head")
  }

  /// Removes what frames a name: marks at the ends, register numbers in parentheses.
  static func tidy(_ raw: String) -> String {
    var words = raw.split(separator: " ").map(String.init)
    func isNoise(_ word: String) -> Bool { !word.contains { $0.isLetter || $0.isNumber } && word != "&" }
    while let first = words.first, isNoise(first) { words.removeFirst() }
    while let last = words.last, isNoise(last) || isRegister(last) { words.removeLast() }
    if let last = words.last {
      words[words.count - 1] = String(last.reversed().drop { ",;:*_|~-".contains($0) }.reversed())
    }
    if let first = words.first { words[0] = String(first.drop { "*_|~-,;:.".contains($0) }) }
    return words.filter { !$0.isEmpty }.joined(separator: " ")
  }

  private static func isRegister(_ word: String) -> Bool {
    let digits = word.count { $0.isNumber }
    return digits >= 5 && word.contains { "()-".contains($0) }
  }
}
