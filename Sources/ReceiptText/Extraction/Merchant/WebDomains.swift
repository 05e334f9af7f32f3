internal import ReceiptModel

/// The web and mail domains on a receipt, which often spell the name that the picture at the head hides.
struct WebDomains: Sendable {
  /// The domains in printed order.
  private(set) var all: [WebDomain] = []

  init(rows: [ReadRow]) {
    for row in rows where Self.mayHaveDomain(row) {
      for text in Self.mended(row.text.row.words.map(\.text)) {
        if let domain = WebDomain(text, row: row.index) { all.append(domain) }
      }
    }
  }

  /// Whether a row spells a domain's name, or its longest words stand in one.
  func name(_ row: ReadRow) -> Bool {
    guard !all.isEmpty, row.concepts.isDisjoint(with: .web) else { return false }
    let words = row.folded.filter { $0.count >= 4 && !$0.hasNumber }
    let joined = row.folded.joined()
    return all.contains { domain in
      let plain = domain.name.filter { $0.isLetter || $0.isNumber }
      return domain.row != row.index
        && (joined == plain || words.contains { plain.hasPrefix($0) || plain.hasSuffix($0) })
    }
  }

  /// Whether a row has the letters and the point that every domain has; nearly all rows end here.
  private static func mayHaveDomain(_ row: ReadRow) -> Bool {
    row.letters > 0 && row.raw.utf8.contains(UInt8(ascii: "."))
  }

  /// The words of a row with those in one piece that were torn beside a point: `www. rossmann .de`.
  private static func mended(_ words: [String]) -> [String] {
    var whole: [String] = []
    for word in words {
      let isTorn = whole.last.map { last in
        last.hasSuffix(".") && last.count >= 3 && last.count <= 5 && word.first?.isLetter == true
          || word.hasPrefix(".") && word.dropFirst().allSatisfy(\.isLetter) && word.count >= 3
      }
      if isTorn == true { whole[whole.count - 1] += word } else { whole.append(word) }
    }
    return whole
  }
}
