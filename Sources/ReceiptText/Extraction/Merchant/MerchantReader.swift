internal import ReceiptModel

/// Collects the words that may be the merchant's name: at the head, from the foot where the head is a picture,
/// from domains, and where an invoice names its seller.
struct MerchantReader {
  private let rows: [ReadRow]
  private let typicalHeight: Double
  private let domains: WebDomains

  /// Names take so many rows at most.
  private static let longestName = 3
  /// The head takes so many rows at most.
  private static let longestHead = 20

  init(rows: [ReadRow], typicalHeight: Double) {
    self.rows = rows
    self.typicalHeight = typicalHeight
    domains = WebDomains(rows: rows)
  }

  /// Returns the candidates in printed order.
  func candidates() -> [MerchantCandidate] {
    var found: [MerchantCandidate] = []
    let head = self.head
    let describer = MerchantDescription(
      rows: rows, head: head, typicalHeight: typicalHeight, domains: domains)
    if let seller = SellerReader(rows: rows).seller(), MerchantName.isName(seller.name) {
      var features = describer.features(of: [HeadRow(seller.row)])
      features.set(.seller)
      found.append(
        MerchantCandidate(
          words: seller.name, raw: seller.row.raw, rows: [seller.row], features: features,
          rule: "seller"))
    }
    for first in head.indices where head[first].letters >= 2 {
      for last in first..<min(first + Self.longestName, head.count) {
        guard head[last].letters >= 2, head[last].page == head[first].page else { break }
        let group = Array(describer.head[first...last])
        if isNamed(group) { found.append(candidate(group, by: describer)) }
      }
    }
    let others =
      footCandidates(below: head.last?.index ?? -1, by: describer) + domainCandidates(by: describer)
    return found + others.filter { MerchantName.isName($0.words) }
  }

  private func isNamed(_ group: [HeadRow]) -> Bool {
    group.contains { $0.hasName } || MerchantName.isName(group.map(\.name).joined(separator: " "))
  }

  /// The rows before the first that speak of the purchase.
  private var head: [ReadRow] {
    var head: [ReadRow] = []
    for row in rows.prefix(Self.longestHead) {
      let concepts = row.concepts
      if !row.dates.isEmpty || row.hasMoney || concepts.isSuperset(of: [.description, .price]) { break }
      if concepts.isSuperset(of: [.quantity, .price]) { break }
      // Marks alone are scraps of a picture or a rule, and divide no name.
      if row.letters >= 2 || row.digits >= 3 { head.append(row) }
    }
    return head
  }

  private func candidate(_ group: [HeadRow], by describer: MerchantDescription) -> MerchantCandidate {
    let raw = group.map(\.name).joined(separator: " ")
    let features = describer.features(of: group)
    return MerchantCandidate(
      words: raw, raw: raw, rows: group.map(\.row), features: features,
      rule: features[.legalForm] > 0 ? "legal-form" : "head")
  }

  /// Many receipts print the company in full at the foot, under a picture at the head.
  private func footCandidates(below last: Int, by describer: MerchantDescription) -> [MerchantCandidate] {
    let others: Concepts = [.slip, .terms, .register, .customer, .unit]
    let found = rows.lazy.filter { row in
      row.index > last && row.concepts.contains(.legalForm) && row.letters >= 6
        && row.concepts.isDisjoint(with: others) && row.confidence >= 60 && !row.hasMoney
        && row.matches.contains { $0.concepts.contains(.legalForm) && $0.isExact }
    }
    .map { HeadRow($0) }.filter { !$0.isOnlyLegal }.prefix(2)
    let isHeadNamed = rows.contains { $0.index <= last && $0.concepts.contains(.legalForm) }
    return found.map { named in
      var features = describer.features(of: [named])
      features.set(.foot)
      // At the foot nothing follows from what stands above.
      features[.above] = 0
      features.set(.contactAbove, false)
      features.set(.titleAbove, false)
      features.set(.footBesideHead, isHeadNamed)
      return MerchantCandidate(
        words: named.name, raw: named.name, rows: [named.row], features: features,
        rule: "foot")
    }
  }

  /// A domain whose name is printed again is likely the merchant's; by itself it may be anyone's, or misread.
  private func domainCandidates(by describer: MerchantDescription) -> [MerchantCandidate] {
    for domain in domains.all {
      guard let row = rows.first(where: { $0.folded.contains(domain.name) && $0.index != domain.row }),
        let place = row.folded.firstIndex(of: domain.name)
      else { continue }
      let name = row.text.row.words[row.wordOf[place]].text
      return [domainCandidate(name, in: row, .domain, by: describer)]
    }
    guard let domain = domains.all.first, Set(domains.all.map(\.name)).count == 1,
      let row = rows.first(where: { $0.index == domain.row })
    else { return [] }
    return [domainCandidate(domain.host, in: row, .domainAlone, by: describer)]
  }

  private func domainCandidate(
    _ name: String, in row: ReadRow, _ kind: MerchantFeature, by describer: MerchantDescription
  ) -> MerchantCandidate {
    var features = describer.features(of: [HeadRow(row)])
    features.set(kind)
    return MerchantCandidate(
      words: name, raw: row.raw, rows: [row], features: features, rule: "domain")
  }
}
