internal import ReceiptModel

/// Says of rows what speaks for and against their being the merchant's name.
struct MerchantDescription {
  /// The rows of the head.
  let head: [HeadRow]

  private let rows: [ReadRow]
  private let typicalHeight: Double
  private let domains: WebDomains
  private let tallest: Int
  private let isCapitalHead: Bool
  /// The number of the row that an address with a postal code follows.
  private let rowAboveAddress: Int?

  /// What "bill to" speaks of stands within so many rows below.
  private static let partyReach = 5

  init(rows: [ReadRow], head: [ReadRow], typicalHeight: Double, domains: WebDomains) {
    self.rows = rows
    self.head = head.map { HeadRow($0) }
    self.typicalHeight = typicalHeight
    self.domains = domains
    isCapitalHead = !self.head.contains { $0.hasSmallLetters }
    rowAboveAddress = Self.rowAboveAddress(self.head)
    tallest = head.filter { $0.letters >= 3 }.map(\.box.height).max() ?? 0
  }

  /// An address of two rows or three ends with its postal code.
  private static func rowAboveAddress(_ head: [HeadRow]) -> Int? {
    head.indices.dropLast(2).first { place in
      let isName = !head[place].isContact && head[place].row.letters >= 3
      return isName && HeadRow.startsAddress(head[place + 1].row)
        && head[(place + 2)...].prefix(2).contains { $0.row.hasPostcode }
    }.map { head[$0].row.index }
  }

  /// Returns the features of rows that stand one below the other.
  func features(of group: [HeadRow]) -> FeatureVector<MerchantFeature> {
    var features = FeatureVector<MerchantFeature>()
    guard let first = group.first, let last = group.last else { return features }
    size(group, in: &features)
    place(first, last, in: &features)
    name(group, first, last, in: &features)
    otherWords(group.map(\.row), in: &features)
    features.set(.street, group.contains { $0.isStreet })
    print(group, in: &features)
    return features
  }

  private func size(_ group: [HeadRow], in features: inout FeatureVector<MerchantFeature>) {
    features.set(.twoRows, group.count == 2)
    features.set(.threeRows, group.count > 2)
    let heights = group.map(\.row.box.height)
    let height = heights.max() ?? 0
    features[.tall] = typicalHeight > 0 ? min(max(Double(height) / typicalHeight - 1, -0.5), 1.5) : 0
    features.set(.tallest, height == tallest)
    features.set(.uneven, Double(height) > Double(heights.min() ?? 0) * 1.5)
  }

  private func place(_ first: HeadRow, _ last: HeadRow, in features: inout FeatureVector<MerchantFeature>) {
    let before = head.prefix { $0.row.index < first.row.index }
    // Scraps of a picture above the name do not count as rows.
    let above = before.count { $0.row.letters >= 4 && $0.row.confidence >= 65 }
    features.set(.first, above == 0)
    features.set(.second, above == 1)
    features[.above] = Double(min(above, 10)) / 5
    if let next = rows.first(where: { $0.index > last.row.index && $0.letters + $0.digits > 0 }) {
      features.set(.addressBelow, HeadRow.startsAddress(next))
      features.set(.blockBelow, last.row.index == rowAboveAddress)
      features.set(.cutBelow, last.isContinued(by: next))
    }
    if let row = rows.last(where: { $0.index < first.row.index && $0.letters > 0 }) {
      let previous = before.last { $0.row.index == row.index } ?? HeadRow(row)
      let ends = row.text.scalars.last.map { "&,(".unicodeScalars.contains($0) } ?? false
      features.set(
        .cutAbove, ends || first.isOnlyLegal && previous.isNamePart || previous.isContinued(by: first.row))
    }
    features.set(
      .titleAbove,
      before.contains { $0.row.concepts.contains(.title) && !$0.row.concepts.contains(.legalForm) })
    features.set(.contactAbove, before.contains { $0.isContact })
    let party = before.last { $0.row.index >= first.row.index - Self.partyReach && $0.namesParty }
    features.set(.buyerAbove, party?.row.concepts.contains(.customer) ?? false)
    features.set(.sellerAbove, party?.row.concepts.isDisjoint(with: .customer) ?? false)
  }

  private func name(
    _ group: [HeadRow], _ first: HeadRow, _ last: HeadRow, in features: inout FeatureVector<MerchantFeature>
  ) {
    let legal = group.map(\.row).filter { $0.concepts.contains(.legalForm) }
    features.set(.legalForm, last.row.concepts.contains(.legalForm))
    features.set(.legalInside, legal.contains { $0.index != last.row.index })
    features.set(
      .legalExact, legal.contains { $0.matches.contains { $0.concepts.contains(.legalForm) && $0.isExact } })
    features.set(.onlyLegal, group.count == 1 && first.isOnlyLegal)
    features.set(.business, group.contains { $0.row.concepts.contains(.business) })
    let isGeneric = group.allSatisfy { $0.isGeneric }
    features.set(.onlyBusiness, isGeneric)
    let kinds = group.count { $0.isGeneric }
    let joinsKind = group.count == 2 && kinds == 1 && group.contains { $0.isNamePart && !$0.isGeneric }
    features.set(.joinsKind, joinsKind)
    // What kind of shop it is stands in smaller print than its name.
    if joinsKind { features.set(.uneven, false) }
    features.set(
      .kindAlone, isGeneric && neighbours(of: first, last).contains { $0.isNamePart && !$0.isGeneric })
    features.set(.inDomain, group.contains { domains.name($0.row) })
    let longest = group.compactMap(\.longest).max { ($0.count, $1) < ($1.count, $0) }
    if let longest, !isGeneric {
      let own = first.row.index...last.row.index
      features.set(.repeated, rows.contains { !own.contains($0.index) && $0.folded.contains(longest) })
    }
  }

  /// The rows of the head right above and below.
  private func neighbours(of first: HeadRow, _ last: HeadRow) -> [HeadRow] {
    let before = head.last { $0.row.index < first.row.index }
    let after = head.first { $0.row.index > last.row.index }
    return [before, after].compactMap(\.self)
  }

  private func otherWords(_ group: [ReadRow], in features: inout FeatureVector<MerchantFeature>) {
    func has(_ concepts: Concepts) -> Bool {
      // A legal form says that the row is a name, whatever else its words mean.
      group.contains { !$0.concepts.isDisjoint(with: concepts) && !$0.concepts.contains(.legalForm) }
    }
    features.set(.contact, group.contains { !$0.concepts.isDisjoint(with: [.phone, .taxID, .web, .date]) })
    features.set(.operated, group.contains { $0.concepts.contains(.operatedBy) })
    features.set(.register, has(.register))
    features.set(.address, has(.address))
    features.set(
      .addressLike,
      group.contains {
        $0.concepts.contains(.address) && !$0.concepts.contains(.legalForm)
          && ($0.digits > 0 || $0.text.scalars.contains(","))
      })
    features.set(.title, has(.title))
    features.set(.greeting, has([.greeting, .hours, .terms, .customer]))
    features.set(.clerk, has(.clerk))
    features.set(.number, has(.number))
    features.set(
      .payment, group.contains { !$0.concepts.isDisjoint(with: .payments) && $0.folded.count <= 2 })
    features.set(.currency, group.contains { CurrencySign.of(word: $0.raw) != nil })
  }

  private func print(_ group: [HeadRow], in features: inout FeatureVector<MerchantFeature>) {
    let letters = group.reduce(0) { $0 + $1.row.letters }
    let digits = group.reduce(0) { $0 + $1.nameDigits }
    features[.digits] = Double(digits) / Double(max(1, letters + digits))
    features[.marks] = Double(min(6, group.reduce(0) { $0 + $1.oddMarks })) / 3
    features[.scraps] = group.map(\.scraps).max() ?? 0
    let words = group.reduce(0) { $0 + $1.words }
    if words > 0 {
      let mean = Double(group.reduce(0) { $0 + $1.confidence }) / Double(words)
      features[.doubt] = 1 - mean / 100
      features[.worstDoubt] = 1 - Double(group.map(\.leastConfidence).min() ?? 0) / 100
    }
    features.set(.short, letters <= 4)
    features.set(.allCapitals, !isCapitalHead && !group.contains { $0.hasSmallLetters })
    features.set(.capitalHead, isCapitalHead)
    features.set(.noCapitals, !group.contains { $0.hasCapitals })
    let long = group.reduce(0) { $0 + $1.longWords }
    let odd = group.reduce(0) { $0 + $1.oddWords }
    features[.unpronounceable] = long == 0 ? 0 : Double(odd) / Double(long)
  }
}
