internal import ReceiptModel

/// Says of rows what speaks for and against their being the merchant's name.
struct MerchantDescription {
  private let rows: [ReadRow]
  private let head: [ReadRow]
  private let typicalHeight: Double
  private let domains: WebDomains
  private let tallest: Int
  /// What "bill to" speaks of stands within so many rows below.
  private static let partyReach = 5
  private let isCapitalHead: Bool

  init(rows: [ReadRow], head: [ReadRow], typicalHeight: Double, domains: WebDomains) {
    self.rows = rows
    self.head = head
    self.typicalHeight = typicalHeight
    self.domains = domains
    isCapitalHead = !head.contains(where: Self.hasSmallLetters)
    tallest = head.filter { $0.letters >= 3 }.map(\.box.height).max() ?? 0
  }

  /// Returns the features of rows that stand one below the other.
  func features(of group: [ReadRow]) -> FeatureVector<MerchantFeature> {
    var features = FeatureVector<MerchantFeature>()
    guard let first = group.first, let last = group.last else { return features }
    place(group, first, last, in: &features)
    name(group, first, last, in: &features)
    otherWords(group, in: &features)
    print(group, in: &features)
    return features
  }

  /// Whether a row with a legal form holds little else, so that the name itself stands above.
  func isOnlyLegal(_ row: ReadRow) -> Bool {
    guard row.concepts.contains(.legalForm) else { return false }
    let opens =
      row.text.scalars.contains(")") && !row.text.scalars.contains { "({[".unicodeScalars.contains($0) }
    return ownWords(row) <= 1 || opens
  }

  private func place(
    _ group: [ReadRow], _ first: ReadRow, _ last: ReadRow, in features: inout FeatureVector<MerchantFeature>
  ) {
    // Scraps of a picture above the name do not count as rows.
    let above = head.count { $0.index < first.index && $0.letters >= 4 && $0.confidence >= 65 }
    features.set(.first, above == 0)
    features.set(.second, above == 1)
    features[.above] = Double(min(above, 10)) / 5
    features.set(.twoRows, group.count == 2)
    features.set(.threeRows, group.count > 2)
    let height = group.map(\.box.height).max() ?? 0
    features[.tall] = typicalHeight > 0 ? min(max(Double(height) / typicalHeight - 1, -0.5), 1.5) : 0
    features.set(.tallest, height == tallest)
    let least = group.map(\.box.height).min() ?? 0
    features.set(.uneven, Double(height) > Double(least) * 1.5)
    if let next = rows.first(where: { $0.index > last.index && $0.letters + $0.digits > 0 }) {
      features.set(.addressBelow, startsAddress(next))
      features.set(.cutBelow, continues(last, next))
    }
    if let before = rows.last(where: { $0.index < first.index && $0.letters > 0 }) {
      let ends = before.text.scalars.last.map { "&,(".unicodeScalars.contains($0) } ?? false
      features.set(.cutAbove, ends || isOnlyLegal(first) && isNamePart(before) || continues(before, first))
    }
    let before = head.filter { $0.index < first.index }
    features.set(
      .titleAbove, before.contains { $0.concepts.contains(.title) && !$0.concepts.contains(.legalForm) })
    features.set(
      .contactAbove,
      before.contains {
        !$0.concepts.isDisjoint(with: [.phone, .taxID]) || AddressShape.isAddress($0, near: true)
      })
    features.set(
      .street,
      group.contains {
        // Behind a legal form stand register numbers, which look like postal codes.
        !$0.concepts.contains(.legalForm)
          && (AddressShape.isStreet($0, near: false) || AddressShape.hasPostcode($0))
      })
    let party = head.last {
      $0.index < first.index && $0.index >= first.index - Self.partyReach && namesParty($0)
    }
    features.set(.buyerAbove, party?.concepts.contains(.customer) ?? false)
    features.set(.sellerAbove, party?.concepts.isDisjoint(with: .customer) ?? false)
  }

  private func name(
    _ group: [ReadRow], _ first: ReadRow, _ last: ReadRow, in features: inout FeatureVector<MerchantFeature>
  ) {
    let legal = group.filter { $0.concepts.contains(.legalForm) }
    features.set(.legalForm, last.concepts.contains(.legalForm))
    features.set(.legalInside, legal.contains { $0.index != last.index })
    features.set(
      .legalExact, legal.contains { $0.matches.contains { $0.concepts.contains(.legalForm) && $0.isExact } })
    features.set(.onlyLegal, group.count == 1 && isOnlyLegal(first))
    features.set(.business, group.contains { $0.concepts.contains(.business) })
    features.set(.onlyBusiness, group.allSatisfy(isGeneric))
    features.set(.inDomain, group.contains { domains.name($0) })
    let own = Set(group.map(\.index))
    let longest = group.flatMap(\.folded).filter { $0.count >= 4 && !$0.contains { $0.isNumber } }
      .max { ($0.count, $1) < ($1.count, $0) }
    if let longest, !group.allSatisfy(isGeneric) {
      features.set(.repeated, rows.contains { !own.contains($0.index) && $0.folded.contains(longest) })
    }
  }

  private func otherWords(_ group: [ReadRow], in features: inout FeatureVector<MerchantFeature>) {
    func has(_ concepts: Concepts) -> Bool {
      // A legal form says that the row is a name, whatever else its words mean.
      group.contains { !$0.concepts.isDisjoint(with: concepts) && !$0.concepts.contains(.legalForm) }
    }
    features.set(.contact, group.contains { !$0.concepts.isDisjoint(with: [.phone, .taxID, .web, .date]) })
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

  private func print(_ group: [ReadRow], in features: inout FeatureVector<MerchantFeature>) {
    let letters = group.reduce(0) { $0 + $1.letters }
    let digits = group.reduce(0) { $0 + MerchantName.words(of: $1).count { $0.isNumber } }
    features[.digits] = Double(digits) / Double(max(1, letters + digits))
    features[.marks] = Double(min(6, group.reduce(0) { $0 + oddMarks($1) })) / 3
    features[.scraps] = group.map(scraps).max() ?? 0
    let words = group.flatMap { $0.text.row.words.filter { $0.text.contains { $0.isLetter } } }
    if !words.isEmpty {
      let mean = Double(words.reduce(0) { $0 + $1.confidence }) / Double(words.count)
      features[.doubt] = 1 - mean / 100
      features[.worstDoubt] = 1 - Double(words.map(\.confidence).min() ?? 0) / 100
    }
    features.set(.short, letters <= 4)
    features.set(.allCapitals, !isCapitalHead && !group.contains(where: Self.hasSmallLetters))
    features.set(.capitalHead, isCapitalHead)
    features.set(
      .noCapitals, !group.contains { $0.text.scalars.contains { $0.properties.isUppercase } })
    let long = group.flatMap(\.folded).filter { $0.count >= 4 }
    features[.unpronounceable] =
      long.isEmpty ? 0 : Double(long.count { !Self.isPronounceable($0) }) / Double(long.count)
  }

  private static func hasSmallLetters(_ row: ReadRow) -> Bool {
    row.text.scalars.contains { $0.properties.isLowercase }
  }

  /// Whether vowels and consonants alternate as in the words of any language in Latin letters.
  private static func isPronounceable(_ word: String) -> Bool {
    var run = 0
    var longest = 0
    var vowels = 0
    for letter in word {
      if "aeiouy".contains(letter) {
        vowels += 1
        run = 0
      } else {
        run += 1
        longest = max(longest, run)
      }
      if letter.isNumber { return false }
    }
    return vowels > 0 && longest <= 5
  }

  /// Whether a row only says what kind of shop it is.
  private func isGeneric(_ row: ReadRow) -> Bool {
    let known = row.matches.filter { !$0.concepts.isDisjoint(with: [.business, .title]) }.reduce(0) {
      $0 + $1.words.count
    }
    return known > 0 && row.folded.count { $0.count > 1 } <= known
  }

  /// Whether a row says little but "bill to" or "seller".
  private func namesParty(_ row: ReadRow) -> Bool {
    let words = row.matches.filter { !$0.concepts.isDisjoint(with: [.customer, .seller]) }
      .reduce(0) { $0 + $1.words.count }
    return words > 0 && row.folded.count - words <= 1
  }

  private func oddMarks(_ row: ReadRow) -> Int {
    row.text.scalars.count {
      !$0.properties.isAlphabetic && !(48...57).contains($0.value) && !" &'.,-()/".unicodeScalars.contains($0)
    }
  }

  /// The share of words of one or two letters: pictures are read as such scraps.
  private func scraps(_ row: ReadRow) -> Double {
    let words = row.folded
    guard words.count >= 3 else { return 0 }
    return max(0, Double(words.count { $0.count <= 2 }) / Double(words.count) - 0.34)
  }

  private func startsAddress(_ row: ReadRow) -> Bool {
    row.concepts.contains(.address) && row.digits > 0
      || row.folded.count >= 2 && row.folded.last?.first?.isNumber == true && row.digits <= 4
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
}
