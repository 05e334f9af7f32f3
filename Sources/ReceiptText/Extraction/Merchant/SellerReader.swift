internal import ReceiptModel

/// Finds the seller where an invoice says who it is: "Verkäufer: …", "Sold by …".
///
/// Tills print the same words before the name of a clerk, so that a company's form or an address must follow.
struct SellerReader {
  /// The words that name the seller, and their row.
  struct Found: Sendable {
    var row: ReadRow
    var name: String
  }

  let rows: [ReadRow]

  /// Names stand within so many rows below their label.
  private static let reach = 5

  /// Returns the first seller that is named.
  func seller() -> Found? {
    for (place, row) in rows.enumerated() where row.concepts.contains(.seller) {
      // "Seller   Buyer" heads two columns, whose rows hold both names.
      guard row.concepts.isDisjoint(with: [.customer, .description]), let label = row.firstMatch(of: .seller)
      else { continue }
      guard label.words.lowerBound == 0 else { continue }
      if label.words.upperBound < row.folded.count {
        if row.concepts.contains(.legalForm), !isNameItself(row),
          let found = rest(of: row, behind: label.words.upperBound)
        {
          return found
        }
      } else if let found = below(place) {
        return found
      }
    }
    return nil
  }

  /// Whether the word for a seller or buyer is a company's name: "Lieferant GmbH".
  private func isNameItself(_ row: ReadRow) -> Bool {
    guard let label = row.firstMatch(of: [.seller, .customer]) else { return false }
    return row.matches.contains {
      $0.concepts.contains(.legalForm) && $0.words.lowerBound == label.words.upperBound
    }
  }

  private func below(_ place: Int) -> Found? {
    for next in rows[(place + 1)...].prefix(Self.reach) where next.page == rows[place].page {
      if next.folded.first.map(MerchantName.labels.contains) == true, next.letters > 6 {
        return rest(of: next, behind: 1)
      }
      if !next.concepts.isDisjoint(with: [.customer, .seller]), !isNameItself(next) { return nil }
      guard next.letters >= 3, next.digits * 3 < next.letters else { continue }
      if next.concepts.contains(.address), !next.concepts.contains(.legalForm) { return nil }
      let after = rows.first { $0.index == next.index + 1 }
      if next.concepts.contains(.legalForm) || after?.concepts.contains(.address) == true {
        return Found(row: next, name: next.raw)
      }
    }
    return nil
  }

  private func rest(of row: ReadRow, behind count: Int) -> Found? {
    guard count < row.wordOf.count else { return nil }
    let words = row.text.row.words[row.wordOf[count]...].map(\.text)
    return Found(row: row, name: words.joined(separator: " "))
  }
}
