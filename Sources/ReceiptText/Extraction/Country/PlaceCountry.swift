internal import ReceiptModel

/// Tells countries by how they write postal codes, telephone numbers and domains.
struct PlaceCountry {
  /// How phone numbers begin, and where.
  let dialling: [(prefix: String, country: String)]
  /// Whether a country is known by its code.
  let isKnown: (String) -> Bool

  /// Returns the countries that a row speaks for, each with how strongly.
  func countries(in row: ReadRow) -> [(country: String, weight: Double)] {
    var found: [(country: String, weight: Double)] = []
    if row.digits > 0 {
      found += prefixedPostcodes(row) + phones(row)
      for place in row.folded.indices.dropLast() {
        found += postcode(row.folded[place], row.folded[place + 1])
      }
      if row.folded.count >= 3 { found += provinces(row) }
    }
    for word in row.text.row.words { found += domain(word.text) }
    return found
  }

  private func postcode(_ first: String, _ second: String) -> [(country: String, weight: Double)] {
    guard first.hasNumber || second.hasNumber else { return [] }
    let (a, b) = (Self.shape(first), Self.shape(second))
    if a == "aa", b == "99999", Self.states.contains(first) { return [("US", 3)] }
    if ["a9", "a99", "aa9", "aa99", "a9a", "aa9a"].contains(a), b == "9aa" { return [("GB", 3)] }
    if a == "a9a", b == "9a9" { return [("CA", 3)] }
    if a == "9999", b == "aa", !Self.states.contains(second), second != "am", second != "pm" {
      return [("NL", 1)]
    }
    if first == "singapore", b == "999999" { return [("SG", 3)] }
    if let leading = Self.australian[first], b == "9999", second.first.map(leading.contains) == true {
      return [("AU", 3)]
    }
    if a == "99999", b.count > 3, !b.contains("9") {
      return [("DE", 0.3), ("FR", 0.3), ("ES", 0.3), ("IT", 0.3), ("MY", 0.3)]
    }
    return []
  }

  /// Codes with the country's letters, `L-4131 Esch`, before the name of a place and on no row with amounts.
  private func prefixedPostcodes(_ row: ReadRow) -> [(country: String, weight: Double)] {
    guard !row.hasMoney, row.digits >= 4 else { return [] }
    let words = row.text.row.words.map(\.text)
    var found: [(country: String, weight: Double)] = []
    for (word, next) in zip(words, words.dropFirst()) where next.count >= 3 && next.first?.isUppercase == true
    {
      let parts = word.split(separator: "-", omittingEmptySubsequences: false)
      guard parts.count == 2, let place = Self.postalLetters[String(parts[0])] else { continue }
      if parts[1].count == place.digits, parts[1].utf8.allSatisfy(\.isASCIIDigit) {
        found.append((place.country, 2))
      }
    }
    for (place, word) in words.enumerated() {
      let country: String
      switch Self.shape(word.trimming(leading: ",.;()", trailing: ",.;()")) {
      case "99?999": country = "PL"
      case "9999?999": country = "PT"
      case "99999?999": country = "BR"
      default: continue
      }
      guard word.contains("-") else { continue }
      let isTown = place + 1 < words.count && words[place + 1].first?.isUppercase == true
      found.append((country, isTown ? 1.5 : 1))
    }
    // "582 22" and "811 01" are Czech and Slovak by their first digit.
    if row.concepts.isDisjoint(with: .phone), row.numbers.count <= 3 {
      for place in words.indices.dropLast(2) {
        guard Self.shape(words[place]) == "999", Self.shape(words[place + 1]) == "99",
          words[place + 2].count >= 3, words[place + 2].first?.isUppercase == true
        else { continue }
        found += "089".contains(words[place].prefix(1)) ? [("SK", 1)] : [("CZ", 0.5)]
      }
    }
    return found
  }

  /// A town's Italian province behind it: `60019 SENIGALLIA AN`.
  private func provinces(_ row: ReadRow) -> [(country: String, weight: Double)] {
    guard let last = row.folded.last, Self.provinces.contains(last),
      let printed = row.text.row.words.last?.text, printed == printed.uppercased(),
      let code = row.folded.dropLast(2).lastIndex(where: { Self.shape($0) == "99999" }),
      row.folded[(code + 1)...].allSatisfy({ $0.unicodeScalars.allSatisfy(\.isLetter) })
    else { return [] }
    return [("IT", 1.5)]
  }

  private func phones(_ row: ReadRow) -> [(country: String, weight: Double)] {
    guard row.digits >= 6, row.concepts.contains(.phone) || row.text.scalars.contains("+") else { return [] }
    var found: [(country: String, weight: Double)] = []
    let words = row.text.row.words.map { $0.text.filter { !" .,:()".contains($0) } }
    for (place, word) in words.enumerated()
    where word.count >= 3 && (word.first == "+" || word.hasPrefix("00")) {
      for (prefix, country) in dialling where prefix.first == "+" {
        for start in [prefix, "00" + prefix.dropFirst()] where word.hasPrefix(start) {
          // The rest of the number stands behind it or in the words that follow.
          let rest = word.dropFirst(start.count) + words.dropFirst(place + 1).prefix(3).joined()
          let isLabelled = prefix.count < start.count && row.concepts.contains(.phone) || start == prefix
          if isLabelled, rest.prefix(5).count(where: \.isNumber) >= 4 { found.append((country, 2)) }
        }
      }
    }
    return found
  }

  private func domain(_ word: String) -> [(country: String, weight: Double)] {
    guard word.utf8.contains(UInt8(ascii: ".")), word.hasLetter else { return [] }
    let text = word.lowercased()
    guard text.hasPrefix("www.") || text.contains("@") || text.hasPrefix("http") else { return [] }
    let host = text.drop { $0 != "." }.prefix { $0 != "/" && $0 != "," }
    guard let top = host.split(separator: ".").last, top.count == 2, !Self.sold.contains(String(top)) else {
      return []
    }
    let country = top == "uk" ? "GB" : top.uppercased()
    return isKnown(country) ? [(country, 1)] : []
  }

  private static func shape(_ text: some StringProtocol) -> String {
    let kinds = text.unicodeScalars.map { UInt8(ascii: $0.isLetter ? "a" : $0.isDigit ? "9" : "?") }
    return String(decoding: kinds, as: UTF8.self)
  }

  /// Countries whose domains are sold to everyone.
  private static let sold: Set<String> = ["co", "me", "io", "tv", "ai", "to", "cc", "fm", "eu"]

  /// The states of Australia, with the digits that their postal codes begin with.
  private static let australian: [String: Set<Character>] = [
    "vic": ["3", "8"], "nsw": ["1", "2"], "qld": ["4", "9"], "act": ["0", "2"], "tas": ["7"], "sa": ["5"],
    "wa": ["6"], "nt": ["0"],
  ]

  private static let postalLetters: [String: (country: String, digits: Int)] = [
    "A": ("AT", 4), "AT": ("AT", 4), "B": ("BE", 4), "BE": ("BE", 4), "CH": ("CH", 4), "CZ": ("CZ", 5),
    "D": ("DE", 5), "DE": ("DE", 5), "DK": ("DK", 4), "E": ("ES", 5), "F": ("FR", 5), "FL": ("LI", 4),
    "H": ("HU", 4), "I": ("IT", 5), "IT": ("IT", 5), "L": ("LU", 4), "LU": ("LU", 4), "SK": ("SK", 5),
  ]

  private static let states = words(
    """
    al ak az ar ca co ct de fl ga hi id il in ia ks ky la me md ma mi mn ms mo mt ne nv nh nj nm ny nc nd oh ok or pa ri \
    sc sd tn tx ut vt va wa wv wi wy dc
    """)

  /// The provinces of Italy but for those whose letters are also a country's with codes of five digits.
  private static let provinces = words(
    """
    ag al an ao ap aq ar at av ba bg bi bl bn bo br bs bt bz ca cb ce ch cl cn co cr cs ct en fc fe fg fi fm ge go \
    kr lc le li lo lu mb mc me mi mn mo ms mt na nu og or ot pa pc pd pe pg pi pn po pr pt pu pv pz ra rc \
    re rg ri rm rn ro sa si so sp sr ss su sv ta te tn to tp tr ts tv ud va vb vc ve vi vr vs vt vv
    """)

  private static func words(_ text: String) -> Set<String> {
    Set(text.split(separator: " ").map(String.init))
  }
}
