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

  private let rows: [ReadRow]
  private let typicalHeight: Double
  private let domains: WebDomains

  init(rows: [ReadRow], typicalHeight: Double) {
    self.rows = rows
    self.typicalHeight = typicalHeight
    domains = WebDomains(rows: rows)
  }

  /// Returns the likeliest name.
  func choice() -> Choice? {
    if let seller = SellerReader(rows: rows).seller() {
      return Choice(
        name: Self.tidy(seller.name), raw: seller.row.raw, rows: [seller.row], confidence: 0.9, rule: "seller"
      )
    }
    let head = self.head
    let scored = head.indices.map { (row: head[$0], place: $0, score: score($0, in: head)) }
    if let best = scored.max(by: { ($0.score, $1.place) < ($1.score, $0.place) }), best.score >= 1.2 {
      let group = grown(best.place, in: head)
      let raw = group.map { Self.named($0) }.joined(separator: " ")
      let confidence = 0.45 + best.score * 0.1 + (group[0].confidence - 60) / 400
      return Choice(
        name: Self.tidy(raw), raw: raw, rows: group, confidence: min(0.97, confidence),
        rule: best.row.concepts.contains(.legalForm) ? "legal-form" : "head")
    }
    return legalFormBelow(head.last?.index ?? -1) ?? ofDomain() ?? weakest(scored.map { ($0.row, $0.score) })
  }

  /// The rows before the first that speak of the purchase.
  private var head: [ReadRow] {
    var head: [ReadRow] = []
    for row in rows.prefix(16) {
      let concepts = row.concepts
      if !row.dates.isEmpty || row.hasMoney || concepts.isSuperset(of: [.description, .price]) { break }
      if concepts.isSuperset(of: [.quantity, .price]) { break }
      head.append(row)
    }
    return head
  }

  private func score(_ place: Int, in head: [ReadRow]) -> Double {
    let row = head[place]
    let concepts = row.concepts
    guard row.letters >= 3, row.folded.contains(where: { $0.count >= 3 }) else { return -5 }
    let first = row.text.row.words[0].text
    if CurrencySign.of(word: row.raw) != nil || first.count >= 4 && first.allSatisfy(\.isNumber) { return -3 }
    // Scraps of a picture above the name do not count as rows.
    let above = head[..<place].count { $0.letters >= 4 && $0.confidence >= 65 }
    var score = 1.6 - 0.18 * Double(min(above, 10))
    if concepts.contains(.legalForm) { score += 2.2 }
    if concepts.contains(.business) { score += isGeneric(row) ? -1 : 1 }
    if Double(row.box.height) > typicalHeight * 1.35 { score += 0.7 }
    if domains.name(row) { score += 2 }
    if place + 1 < head.count, startsAddress(head[place + 1]) { score += 0.6 }
    if !concepts.isDisjoint(with: [.phone, .taxID, .web, .date]) { score -= 2.5 }
    if concepts.contains(.register), !concepts.contains(.legalForm) { score -= 2 }
    if concepts.contains(.address), !concepts.contains(.legalForm) {
      // Names hold such words too: "Magpie Lane Espresso".
      let isPlain = row.digits == 0 && !row.text.scalars.contains(",")
      score -= isPlain ? 0.5 : concepts.contains(.business) ? 0.9 : 1.6
    }
    if concepts.contains(.title), concepts.isDisjoint(with: [.legalForm, .business]) { score -= 2 }
    if !concepts.isDisjoint(with: [.greeting, .hours, .terms, .customer, .clerk]),
      !concepts.contains(.legalForm)
    {
      score -= 1.2
    }
    if concepts.contains(.number), !concepts.contains(.legalForm) { score -= 1 }
    // What stands below "bill to" is who bought.
    if head[max(0, place - 3)..<place].contains(where: isBuyerLabel) { score -= 2.5 }
    if !concepts.isDisjoint(with: .payments), row.folded.count <= 2 { score -= 3 }
    score -= 2.2 * Double(row.digits) / Double(max(1, row.letters + row.digits))
    if row.confidence < 70 { score -= (70 - row.confidence) / 20 }
    if row.letters <= 4 { score -= 0.5 }
    return score - 0.5 * Double(oddMarks(row)) - 1.5 * shreds(row)
  }

  /// Whether a row only says what kind of shop it is.
  private func isGeneric(_ row: ReadRow) -> Bool {
    let known = row.matches.filter { !$0.concepts.isDisjoint(with: [.business, .title]) }.reduce(0) {
      $0 + $1.words.count
    }
    return row.folded.count { $0.count > 1 } <= known
  }

  /// Whether a row says nothing but "bill to".
  private func isBuyerLabel(_ row: ReadRow) -> Bool {
    let words = row.matches.filter { $0.concepts.contains(.customer) }.reduce(0) { $0 + $1.words.count }
    return words > 0 && words == row.folded.count
  }

  private func oddMarks(_ row: ReadRow) -> Int {
    row.text.scalars.count {
      !$0.properties.isAlphabetic && !(48...57).contains($0.value) && !" &'.,-()/".unicodeScalars.contains($0)
    }
  }

  /// The share of words of one or two letters: pictures are read as such shreds.
  private func shreds(_ row: ReadRow) -> Double {
    let words = row.folded
    guard words.count >= 3 else { return 0 }
    return max(0, Double(words.count { $0.count <= 2 }) / Double(words.count) - 0.34)
  }

  private func startsAddress(_ row: ReadRow) -> Bool {
    row.concepts.contains(.address) && row.digits > 0
      || row.folded.count >= 2 && row.folded.last?.first?.isNumber == true && row.digits <= 4
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
    let opens =
      row.text.scalars.contains(")") && !row.text.scalars.contains { "({[".unicodeScalars.contains($0) }
    return ownWords(row) <= 1 || opens
  }

  private func ownWords(_ row: ReadRow) -> Int {
    let legal = row.matches.filter { $0.concepts.contains(.legalForm) }.reduce(0) { $0 + $1.words.count }
    return row.folded.count { $0.count > 1 } - legal
  }

  private func isNamePart(_ row: ReadRow) -> Bool {
    let others: Concepts = [.phone, .taxID, .date, .title, .greeting, .legalForm, .register]
    return row.letters >= 3 && row.digits <= 2 && row.concepts.isDisjoint(with: others)
  }

  private func continues(_ row: ReadRow, _ next: ReadRow) -> Bool {
    let open = row.text.scalars.count { $0 == "(" } > row.text.scalars.count { $0 == ")" }
    if open, next.letters >= 3, next.digits <= 2 { return true }
    if row.text.scalars.last == "&" { return true }
    guard !row.concepts.contains(.legalForm), next.concepts.contains(.legalForm), next.digits <= 4 else {
      return false
    }
    return ownWords(next) <= 2
  }

  /// Many receipts print the company in full at the foot, under a picture at the head.
  private func legalFormBelow(_ last: Int) -> Choice? {
    let others: Concepts = [.slip, .terms, .register, .customer, .unit]
    let candidates = rows.filter { row in
      row.index > last && row.concepts.contains(.legalForm) && row.letters >= 6
        && row.concepts.isDisjoint(with: others)
        && row.confidence >= 60 && !row.hasMoney
        && row.matches.contains { $0.concepts.contains(.legalForm) && $0.isExact }
    }
    guard let row = candidates.first(where: { !startsWithContinuation($0) }) else { return nil }
    return Choice(name: Self.tidy(Self.named(row)), raw: row.raw, rows: [row], confidence: 0.7, rule: "foot")
  }

  private func ofDomain() -> Choice? {
    // A domain by itself may be anyone's, or misread; one whose name is printed again is the merchant's.
    for domain in domains.all {
      guard let row = rows.first(where: { $0.folded.contains(domain.name) && $0.index != domain.row }),
        let place = row.folded.firstIndex(of: domain.name)
      else { continue }
      let name = row.text.row.words[row.wordOf[place]].text
      return Choice(name: name, raw: row.raw, rows: [row], confidence: 0.6, rule: "domain")
    }
    return nil
  }

  private func weakest(_ scored: [(ReadRow, Double)]) -> Choice? {
    guard let best = scored.max(by: { $0.1 < $1.1 }), best.1 > 0.4 else { return nil }
    return Choice(name: Self.tidy(best.0.raw), raw: best.0.raw, rows: [best.0], confidence: 0.4, rule: "head")
  }

  /// The row up to its legal form, behind which register numbers and the like follow.
  private static func named(_ row: ReadRow) -> String {
    guard let form = row.matches.last(where: { $0.concepts.contains(.legalForm) }), form.words.lowerBound > 0,
      let last = form.words.last
    else { return row.raw }
    return row.text.row.words[...row.wordOf[last]].map(\.text).joined(separator: " ")
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
