internal import ReceiptModel

/// Writes what the readers found into a receipt, each value with its evidence.
struct ReceiptWriter {
  /// The receipt so far.
  private(set) var receipt: Receipt
  private let rows: [ReadRow]

  init(receipt: Receipt, rows: [ReadRow]) {
    self.receipt = receipt
    self.rows = rows
  }

  mutating func write(_ total: TotalDecision) {
    guard let winner = total.winner else { return }
    receipt.total = money(winner.value)
    add("total", winner.figure, rule: Self.rule(of: winner), confidence: total.confidence)
    count(winner.votes)
  }

  /// Writes the date, which may stand in rows of another reading.
  mutating func write(_ date: DateReader.Decision, rows: [ReadRow]) {
    receipt.date = date.date
    receipt.time = date.time
    receipt.dateRaw = date.reading?.raw
    guard let reading = date.reading, let index = date.row, let row = rows.first(where: { $0.index == index })
    else { return }
    receipt.evidence.append(
      Evidence(
        field: "receipt_date", labelRaw: row.firstMatch(of: .date).map { label(row, $0) },
        valueRaw: reading.raw,
        valueNorm: date.date?.description ?? "", page: row.page, box: row.text.box(reading.words),
        rule: date.rule,
        confidence: date.confidence))
    count(date.votes)
  }

  mutating func write(_ items: [ItemReader.Item]) { receipt.lineItems = items.map(\.item) }

  mutating func write(figures: [Figure], total: TotalCandidate?, itemRows: Set<Int>) {
    let limit = total.map { abs($0.value) } ?? 1_000_000_000_000
    write(last: .service, of: figures, as: "service_charge", within: limit) { $0.serviceCharge = $1 }
    write(last: .rounding, of: figures, as: "rounding", within: 100) { $0.rounding = $1 }
    write(last: .tip, of: figures, as: "tip", within: limit) { $0.tip = $1 }
    // What was taken off one item is told with it.
    let discounts = figures.filter { $0.value != 0 && !itemRows.contains($0.row) }
    write(last: .discount, of: discounts, as: "discount", within: limit * 10) {
      $0.discount = Money(minorUnits: abs($1.minorUnits), currency: $1.currency)
    }
  }

  mutating func write(_ taxes: TaxReader.Result) {
    receipt.taxLines = taxes.lines
    guard let total = taxes.total, let source = taxes.source else { return }
    receipt.totalTax = money(total)
    guard let row = rows.first(where: { $0.index == source.row }) else { return }
    receipt.evidence.append(
      Evidence(
        field: "total_tax", labelRaw: source.label.isEmpty ? nil : source.label,
        valueRaw: row.text.text(source.amount.token.core), valueNorm: money(total).decimalText,
        page: row.page,
        box: row.text.box(source.amount.token.words), rule: source.rule, confidence: source.confidence))
  }

  mutating func write(_ payment: PaymentReader.Result) {
    receipt.payments = payment.payments
    receipt.paymentMethod = payment.method
    receipt.cardLast4 = payment.cardLast4
    if let paid = payment.paid, let sum = payment.paidSum {
      receipt.amountPaid = money(sum)
      add("amount_paid", paid)
    }
    if let change = payment.change {
      receipt.change = money(abs(change.value))
      add("change", change)
    }
  }

  private mutating func add(_ field: String, _ amount: GivenAmount) {
    receipt.evidence.append(
      Evidence(
        field: field, labelRaw: amount.label.isEmpty ? nil : amount.label,
        valueRaw: amount.row.text.row.words[amount.words].map(\.text).joined(separator: " "),
        valueNorm: money(amount.value).decimalText, page: amount.row.page,
        box: amount.row.text.box(amount.words), rule: "label", confidence: 0.85))
  }

  mutating func write(_ decision: MerchantDecision) {
    guard let merchant = decision.winner else { return }
    let name = merchant.name
    receipt.merchantName = name
    receipt.merchantRaw = merchant.raw
    add("merchant_name", merchant.rows, merchant.raw, name, merchant.rule, decision.confidence)
    count(merchant.votes)
  }

  mutating func write(_ decision: AddressDecision) {
    guard let address = decision.winner else { return }
    let text = address.text
    receipt.merchantAddress = text
    let raw = address.rows.map(\.raw).joined(separator: "\n")
    add("merchant_address", address.rows, raw, text, "address", decision.confidence)
    count(address.votes)
  }

  private mutating func add(
    _ field: String, _ rows: [ReadRow], _ raw: String, _ value: String, _ rule: String, _ confidence: Double
  ) {
    guard let first = rows.first else { return }
    receipt.evidence.append(
      Evidence(
        field: field, valueRaw: raw, valueNorm: value, page: first.page,
        box: rows.dropFirst().reduce(first.box) { $0.union($1.box) }, rule: rule, confidence: confidence))
  }

  mutating func write(_ reader: TaxNumberReader) {
    guard let number = reader.number() else { return }
    receipt.merchantTaxID = number.text
    add("merchant_tax_id", number)
  }

  mutating func write(_ reader: ReceiptNumberReader) {
    guard let number = reader.number() else { return }
    receipt.receiptNumber = number.text
    add("receipt_number", number)
  }

  mutating func write(_ reader: LabelledTextReader) {
    if let phone = reader.phone() {
      receipt.merchantPhone = phone.text
      add("merchant_phone", phone)
    }
  }

  mutating func write(_ reader: SubtotalReader) {
    guard let figure = reader.figure() else { return }
    receipt.subtotal = money(figure.value)
    let isLabelled = figure.role == .subtotal
    add(
      "subtotal", figure, rule: isLabelled ? "label" : "arithmetic",
      confidence: isLabelled && figure.isExactLabel ? 0.85 : 0.7)
  }

  private mutating func write(
    last role: RowRole, of figures: [Figure], as field: String, within limit: Int,
    set: (inout Receipt, Money) -> Void
  ) {
    guard
      let figure = figures.last(where: {
        $0.role == role && abs($0.value) <= limit && $0.amount.form == .exact
      })
    else { return }
    set(&receipt, money(figure.value))
    add(field, figure, rule: "label", confidence: figure.isExactLabel ? 0.85 : 0.7)
  }

  private mutating func add(_ field: String, _ figure: Figure, rule: String, confidence: Double) {
    let row = rows.first { $0.index == figure.row }
    receipt.evidence.append(
      Evidence(
        field: field, labelRaw: figure.label.isEmpty ? nil : figure.label,
        valueRaw: row?.text.text(figure.amount.token.range) ?? "",
        valueNorm: Money(minorUnits: figure.value, currency: receipt.currency).decimalText, page: figure.page,
        box: figure.box, rule: rule,
        confidence: confidence))
  }

  private mutating func add(_ field: String, _ found: LabelledTextReader.Found) {
    receipt.evidence.append(
      Evidence(
        field: field, labelRaw: found.label.isEmpty ? nil : found.label, valueRaw: found.text,
        valueNorm: found.text,
        page: found.row.page,
        box: found.row.text.box(found.words), rule: "label", confidence: 0.8))
  }

  /// Says of the value that was written last how many readings agree on it.
  private mutating func count(_ votes: Votes) {
    guard let last = receipt.evidence.indices.last else { return }
    receipt.evidence[last].votes = votes.count
    receipt.evidence[last].readings = votes.readings
  }

  private func label(_ row: ReadRow, _ match: LexiconMatch) -> String {
    match.words.map { row.wordOf[$0] }.map { row.text.row.words[$0].text }.joined(separator: " ")
  }

  private func money(_ minorUnits: Int) -> Money { Money(minorUnits: minorUnits, currency: receipt.currency) }

  private static func rule(of candidate: TotalCandidate) -> String {
    let names = TotalProof.allCases.filter { candidate.proofs.contains($0) }.map { "\($0)" }
    return names.isEmpty ? "label" : "label+" + names.joined(separator: "+")
  }
}
