internal import ReceiptModel

/// Finds the receipt's number: behind its label or title, or behind a mark such as `Nº` in the row below a title.
struct ReceiptNumberReader {
  private typealias Found = LabelledTextReader.Found

  /// How well a reference is named, the best last.
  private enum Rank: Int {
    /// Behind a mark alone: `REPARATION 26/03/25 N°1883`.
    case marked
    /// The number of an order, a transaction or a card slip.
    case other
    /// The number of the receipt or invoice.
    case own
    /// The number of a credit note, which names the invoice it is for as well.
    case refund
  }

  /// All rows, and the rows with the columns of the head apart.
  let rows: [ReadRow]
  let columns: [ReadRow]

  /// Returns the receipt's number: the first of the best named.
  func number() -> LabelledTextReader.Found? {
    var best: (found: Found, rank: Rank)?
    func offer(_ candidates: [(found: Found, rank: Rank)]) {
      for candidate in candidates where candidate.rank.rawValue > best?.rank.rawValue ?? -1 {
        best = candidate
      }
    }
    for place in columns.indices { offer(labelled(columns[place]) + below(place)) }
    // A wide gap between label and number makes two columns of them.
    for row in rows { offer(labelled(row)) }
    return best?.found
  }

  private func labelled(_ row: ReadRow) -> [(found: Found, rank: Rank)] {
    var found: [(found: Found, rank: Rank)] = []
    let matches = row.matches
    for (number, match) in matches.enumerated() {
      let isLabel = !match.concepts.isDisjoint(with: [.number, .title, .refund])
      guard isLabel, match.isExact, let last = match.words.last else { continue }
      // "Original receipt 4711", "concerning invoice 4711": another paper's number.
      if matches[..<number].contains(where: { $0.concepts.contains(.otherDate) }) { continue }
      // Inside a row with an amount it is a word of the goods.
      if row.hasMoney, match.words.lowerBound > 0 { continue }
      let isTitleAlone = match.concepts.isDisjoint(with: .number)
      let next = matches.dropFirst(number + 1).first { endsLabel($0, in: row) }
      let end = next.map { row.wordOf[$0.words.lowerBound] } ?? row.text.row.words.count
      let start = row.wordOf[last]
      guard let reference = reference(in: row, label: match, from: start, to: end, isTitleAlone: isTitleAlone)
      else { continue }
      found.append((reference, rank(of: match, in: row)))
    }
    if found.isEmpty, let marked = marked(row) { found.append((marked, .marked)) }
    return found
  }

  /// Whether a phrase behind a label is the label of something else: `TAX INVOICE No` goes on, `Date` does not.
  private func endsLabel(_ match: LexiconMatch, in row: ReadRow) -> Bool {
    guard !match.concepts.isDisjoint(with: Self.otherLabels), match.isExact else { return false }
    // "CS00041877" is a reference, whatever its letters look like.
    return match.words.allSatisfy { place in
      row.text.row.words[row.wordOf[place]].text.numberCount < 2
    }
  }

  private static let otherLabels: Concepts = [
    .phone, .date, .otherDate, .time, .taxID, .customer, .register, .clerk, .slip, .total, .due,
  ]

  /// A title whose number stands in the row below it, behind a mark.
  private func below(_ place: Int) -> [(found: Found, rank: Rank)] {
    guard columns.indices.contains(place + 1) else { return [] }
    let row = columns[place]
    guard
      let title = row.matches.first(where: { !$0.concepts.isDisjoint(with: [.title, .invoice, .refund]) }),
      title.isExact, row.folded.count <= 5, !row.hasMoney
    else { return [] }
    // Columns stand between a title and what is below it.
    for other in columns[(place + 1)...].prefix(3) where other.page == row.page {
      let isBelow = other.box.y > row.box.y && other.box.y - row.box.maxY < 2 * row.box.height
      guard isBelow, other.box.x < row.box.maxX, other.box.maxX > row.box.x else { continue }
      let words = other.text.row.words.map(\.text)
      guard let first = words.first, Self.isMark(first), words.count > 1,
        let value = value(words[1][...], at: 1, in: other, isTitleAlone: false)
      else { continue }
      let isRefund = title.concepts.contains(.refund)
      return [(Found(text: value, label: first, row: other, words: 1...1), isRefund ? .refund : .own)]
    }
    return []
  }

  private func rank(of match: LexiconMatch, in row: ReadRow) -> Rank {
    if match.concepts.contains(.refund) { return .refund }
    let words = row.folded[match.words]
    let isOther =
      row.concepts.contains(.slip)
      || words.contains { word in Self.others.contains { word.hasPrefix($0) } }
    return isOther ? .other : .own
  }

  private func reference(
    in row: ReadRow, label: LexiconMatch, from labelWord: Int, to end: Int, isTitleAlone: Bool
  ) -> Found? {
    let words = row.text.row.words.map(\.text)
    var candidates: [(place: Int, text: Substring)] = []
    // "Bon:4711" holds label and number in one word.
    if let colon = words[labelWord].lastIndex(where: { ":#.°º".contains($0) }) {
      candidates.append((labelWord, words[labelWord][words[labelWord].index(after: colon)...]))
    }
    for place in words.indices where place > labelWord && place < end {
      candidates.append((place, words[place][...]))
    }
    var isMarked = false
    for (place, text) in candidates.prefix(isTitleAlone ? 4 : 5) {
      // "Rechnungskorrektur (384) Nr. 4711": a code of the kind of paper.
      if text.first == "(", text.last == ")" { continue }
      if let value = value(text, at: place, in: row, isTitleAlone: isTitleAlone && !isMarked) {
        return Found(text: value, label: row.printed([label]), row: row, words: place...place)
      }
      // Behind a bare title only marks may stand before the number: "RECEIPT issued by till 12" has none.
      let isMark = Self.isMark(String(text))
      if isTitleAlone, place > labelWord, !isMark { return nil }
      isMarked = isMarked || isMark && place > labelWord
    }
    return nil
  }

  /// A reference behind `N°` in a row that speaks of nothing else that has numbers.
  private func marked(_ row: ReadRow) -> Found? {
    let others: Concepts = [.phone, .taxID, .register, .customer, .slip, .address, .terms, .clerk]
    // The sign is none of ASCII, which nearly all rows are.
    guard row.digits >= 2, row.concepts.isDisjoint(with: others), !row.raw.isASCII else { return nil }
    let words = row.text.row.words.map(\.text)
    for (place, word) in words.enumerated() {
      guard let mark = word.lastIndex(where: { "°º№".contains($0) }), word.first == "N" || word.first == "n"
      else { continue }
      let rest = word[word.index(after: mark)...]
      let (at, text) =
        rest.isEmpty && place + 1 < words.count ? (place + 1, words[place + 1][...]) : (place, rest)
      if let value = value(text, at: at, in: row, isTitleAlone: true) {
        return Found(text: value, label: word, row: row, words: at...at)
      }
    }
    return nil
  }

  /// Returns a word without the marks around it where it can be a reference: no date, time, amount or version.
  private func value(_ text: Substring, at place: Int, in row: ReadRow, isTitleAlone: Bool) -> String? {
    let value = String(text.trimming(leading: ":#.()°º", trailing: ",.;:()"))
    let digits = value.numberCount
    guard digits >= (isTitleAlone ? 3 : 2), !value.contains("%"), !value.contains("*") else { return nil }
    let isDate = row.dates.contains { $0.words.contains(place) && !Self.isNumbered(value) }
    let isTime = row.times.contains { row.text.words($0.range).contains(place) }
    let isMoney = row.numbers.contains {
      $0.words.contains(place) && $0.groups.last?.count == 2 && !$0.separators.isEmpty
    }
    let isVersion = digits < 4 && value.contains(".")
    if Self.isMeasure(value) { return nil }
    // "Účet 123456789/0100" is a bank account.
    let parts = value.split(separator: "/")
    let isAccount =
      parts.count == 2 && parts[1].count == 4 && parts[0].count >= 9 && !parts[0].hasLetter
    return isDate || isTime || isMoney || isVersion || isAccount ? nil : value
  }

  /// Whether it is a weight or a volume: `750g`.
  private static func isMeasure(_ value: String) -> Bool {
    let unit = value.drop { $0.isNumber }
    return unit.count < value.count && ["g", "kg", "ml", "cl", "l"].contains(unit.lowercased())
  }

  /// Whether what looks like a date is the number of a paper by its month: `7/02/2025`, beside the paper's own date.
  private static func isNumbered(_ value: String) -> Bool {
    let parts = value.split(separator: "/")
    return parts.count == 3 && parts[0].count == 1 && parts[1].count == 2 && parts[2].count == 4
  }

  private static func isMark(_ word: String) -> Bool {
    marks.contains(FoldedText(word).text) || !word.hasLetterOrNumber
  }

  private static let marks: Set<String> = [
    "n", "no", "nr", "nro", "num", "number", "nummer", "numero", "c", "cislo", "numer", "№",
    "electronica", "elettronica", "eletronica", "electronique", "venta", "vat",
  ]
  /// How the labels of other numbers begin: of orders, transactions, references.
  private static let others = [
    "trans", "tran", "trx", "txn", "ref", "order", "bestel", "bestell", "auftrag", "commande", "pedido",
    "objedn",
    "zamow", "ordin", "encomenda", "kenmerk", "operac", "lieferschein", "vorgang", "stan", "variab", "symbol",
    "senha", "comanda",
  ]
}
