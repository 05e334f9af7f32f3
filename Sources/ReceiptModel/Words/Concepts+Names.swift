extension Concepts {
  /// The names of single concepts in words files; `subtotal` stands for two at once.
  public static let names: [String: Concepts] = [
    "total": .total, "due": .due, "subtotal": [.sub, .total], "grand": .grand, "tax": .tax,
    "inclusive": .inclusive, "exclusive": .exclusive, "net": .net, "gross": .gross, "quantity": .quantity,
    "items": .items, "saving": .saving, "discount": .discount, "rounding": .rounding, "cash": .cash,
    "card": .card, "paid": .paid, "change": .change, "tip": .tip, "service": .service, "points": .points,
    "balance": .balance, "price": .price, "amount": .amount, "description": .description,
    "summary": .summary, "rate": .rate, "date": .date, "time": .time, "other date": .otherDate,
    "number": .number, "tax id": .taxID, "phone": .phone, "address": .address, "legal form": .legalForm,
    "business": .business, "title": .title, "greeting": .greeting, "clerk": .clerk, "web": .web,
    "refund": .refund, "deposit": .deposit, "voucher": .voucher, "transfer": .transfer, "cheque": .cheque,
    "wallet": .wallet, "suggested": .suggested, "after": .after, "customer": .customer, "hours": .hours,
    "register": .register, "unit": .unit, "slip": .slip, "terms": .terms, "invoice": .invoice,
    "issued": .issued, "seller": .seller,
    "operated by": .operatedBy,
  ]

  /// The concepts as words files have them: `total + grand`; `nothing` where there are none.
  public var expression: String {
    guard !isEmpty else { return "nothing" }
    let parts = Self.names.filter { isSuperset(of: $0.value) }
      .filter { !contains(.sub) || $0.value != .total }
    return parts.sorted { $0.value.rawValue < $1.value.rawValue }.map(\.key).joined(separator: " + ")
  }

  /// Returns the concepts of an expression such as `total + exclusive`; `nothing` is none of them.
  ///
  /// - Returns: The concepts, or the first name that is unknown.
  public static func reading(_ expression: String) -> Result<Concepts, UnknownConcept> {
    if expression == "nothing" { return .success([]) }
    var concepts: Concepts = []
    for part in expression.split(separator: "+", omittingEmptySubsequences: false) {
      let name = part.split(separator: " ").joined(separator: " ")
      guard let concept = names[name] else { return .failure(UnknownConcept(name: name)) }
      concepts.formUnion(concept)
    }
    return .success(concepts)
  }
}
