internal import ReceiptModel

/// Reads how a receipt was paid, what was given and what came back.
struct PaymentReader {
  /// What was found.
  struct Result: Sendable {
    var payments: [Payment] = []
    var paid: Figure?
    var change: Figure?
    var method: PaymentMethod?
    var cardLast4: String?
  }

  let rows: [ReadRow]
  let figures: [Figure]
  let currency: Currency?

  /// Returns what the receipt tells about its payment.
  func read() -> Result {
    var result = Result()
    result.cardLast4 = cardDigits()
    let paid = figures.filter { $0.role == .paid && $0.value != 0 }
    result.change = figures.last { $0.role == .change }
    var seen: Set<Int> = []
    for figure in paid where seen.insert(figure.value).inserted {
      let method = method(figure.payment)
      result.payments.append(
        Payment(
          method: method, amount: Money(minorUnits: figure.value, currency: currency),
          cardLast4: method == .card ? result.cardLast4 : nil))
    }
    result.paid = paid.max { $0.value < $1.value }
    result.method =
      result.payments.compactMap(\.method).first ?? methodWithoutAmount()
      ?? (result.cardLast4 == nil ? nil : .card)
    if result.payments.isEmpty, let method = result.method {
      result.payments = [Payment(method: method, cardLast4: method == .card ? result.cardLast4 : nil)]
    }
    return result
  }

  private func method(_ concepts: Concepts) -> PaymentMethod? {
    let order: [(Concepts, PaymentMethod)] = [
      (.voucher, .voucher), (.wallet, .wallet), (.cheque, .cheque), (.card, .card), (.cash, .cash),
      (.transfer, .transfer),
    ]
    return order.first { concepts.contains($0.0) }?.1
  }

  private func methodWithoutAmount() -> PaymentMethod? {
    let slip = rows.contains { $0.concepts.contains(.slip) && $0.concepts.contains(.card) }
    if slip { return .card }
    for row in rows where !row.concepts.isDisjoint(with: [.paid]) || row.folded.count <= 3 {
      let exact = row.matches.filter(\.isExact).reduce(into: Concepts()) { $0.formUnion($1.concepts) }
      if let method = method(exact.intersection(.payments)),
        row.concepts.isDisjoint(with: [.title, .number, .customer, .business])
      {
        return method
      }
    }
    return nil
  }

  /// The last four digits of a card number whose other digits are hidden.
  private func cardDigits() -> String? {
    for row in rows {
      for word in row.text.row.words where word.text.utf8.suffix(4).allSatisfy(\.isASCIIDigit) {
        let scalars = Array(word.text.unicodeScalars)
        guard scalars.count >= 6 else { continue }
        let digits = scalars.suffix(4)
        let mask = scalars.dropLast(4).suffix(4)
        let marks = mask.count { "*#xX•.".unicodeScalars.contains($0) }
        if marks >= 3 || marks >= 2 && scalars.count == 6 { return String(String.UnicodeScalarView(digits)) }
      }
      if let masked = maskedGroups(row) { return masked }
    }
    return nil
  }

  /// Returns the digits behind hidden groups, as in `**** **** **** 1234`.
  private func maskedGroups(_ row: ReadRow) -> String? {
    let words = row.text.row.words
    for place in words.indices.dropFirst()
    where words[place].text.numberCount == 4 && words[place].text.count == 4 {
      let mask = words[place - 1].text
      if mask.count >= 3, mask.allSatisfy({ "*#xX•".contains($0) }) { return words[place].text }
    }
    return nil
  }
}
