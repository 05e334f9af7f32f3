internal import ReceiptModel

/// Writes what the readers found into a receipt, each value with its evidence.
struct ReceiptWriter {
  /// The receipt so far.
  private(set) var receipt: Receipt
  private let rows: [ReadRow]
  private let exponent: Int

  init(receipt: Receipt, rows: [ReadRow], exponent: Int) {
    self.receipt = receipt
    self.rows = rows
    self.exponent = exponent
  }

  mutating func write(_ total: TotalDecision) {
    guard let winner = total.winner else { return }
    receipt.total = money(winner.value)
    add("total", winner.figure, rule: Self.rule(of: winner), confidence: total.confidence)
  }

  mutating func write(_ date: DateReader.Decision) {
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
  }

  mutating func write(_ items: [ItemReader.Item]) { receipt.lineItems = items.map(\.item) }

  mutating func write(figures: [Figure], taxRows: [TaxTableReader.Row], total: TotalCandidate?) {
    let limit = total.map { abs($0.value) } ?? 1_000_000_000_000
    write(last: .subtotal, of: figures, as: "subtotal", within: limit * 2) { $0.subtotal = $1 }
    write(last: .service, of: figures, as: "service_charge", within: limit) { $0.serviceCharge = $1 }
    write(last: .rounding, of: figures, as: "rounding", within: 100) { $0.rounding = $1 }
    write(last: .tip, of: figures, as: "tip", within: limit) { $0.tip = $1 }
    write(last: .discount, of: figures.filter { $0.value != 0 }, as: "discount", within: limit * 10) {
      $0.discount = Money(minorUnits: abs($1.minorUnits), currency: $1.currency)
    }
    let single = taxRows.filter { !$0.isSum }
    let lines = single.isEmpty ? taxRows.suffix(1) : single
    receipt.taxLines = lines.map { line in
      TaxLine(
        label: line.label, rate: line.rate.map(Self.percent), netAmount: line.net.map(money),
        taxAmount: money(line.tax))
    }
    let labelled = figures.filter { figure in
      figure.role == .tax && abs(figure.value) < limit && !taxRows.contains { $0.row == figure.row }
    }
    let printed = printedTaxSum(taxRows, labelled, total)
    if !lines.isEmpty {
      let sum = printed ?? lines.reduce(0) { $0 + $1.tax }
      receipt.totalTax = money(sum)
      if let amount = taxRows.first(where: { $0.tax == sum }) ?? lines.first,
        let row = rows.first(where: { $0.index == amount.row })
      {
        receipt.evidence.append(
          Evidence(
            field: "total_tax", labelRaw: amount.label, valueRaw: row.text.text(amount.amount.token.core),
            valueNorm: money(sum).decimalText,
            page: row.page, box: row.text.box(amount.amount.token.words), rule: "tax-table", confidence: 0.9))
      }
    } else if let tax = labelled.first {
      receipt.totalTax = money(
        taxes(labelled).reduce(0, +) == 0 ? tax.value : printed ?? taxes(labelled).reduce(0, +))
      receipt.taxLines = taxLines(labelled)
      add("total_tax", tax, rule: "label", confidence: 0.8)
    }
  }

  /// The tax of all rates where the receipt prints it: the sum row of its table, or a line of its own.
  private func printedTaxSum(
    _ table: [TaxTableReader.Row], _ labelled: [Figure], _ total: TotalCandidate?
  ) -> Int? {
    let lines = table.filter { !$0.isSum }
    let sum = lines.reduce(0) { $0 + $1.tax }
    let nets = lines.compactMap(\.net).reduce(0, +)
    // A table that makes the total with its own rows needs no sum.
    if !lines.isEmpty, let total, nets + sum == total.value { return nil }
    if let row = table.last(where: \.isSum) { return row.tax }
    return labelled.last { figure in
      rows.first { $0.index == figure.labelRow }?.concepts.contains(.total) ?? false
    }?.value
  }

  /// Taxes at several rates in lines of their own, which add up unless one of them is the sum of the others.
  private func taxes(_ figures: [Figure]) -> [Int] {
    let values = figures.map(\.value)
    guard values.count > 1 else { return values }
    let all = values.reduce(0, +)
    if let sum = values.first(where: { $0 * 2 == all }), values.count > 2 { return [sum] }
    let rated = figures.filter { $0.rate != nil }
    return rated.count > 1 ? rated.map(\.value) : Array(values.prefix(1))
  }

  private func taxLines(_ figures: [Figure]) -> [TaxLine] {
    figures.prefix(6).map { figure in
      let row = rows.first { $0.index == figure.labelRow }
      let rate = row?.numbers.first { $0.isPercent }.flatMap { TaxTableReader.hundredths($0) }
      return TaxLine(label: figure.label, rate: rate.map(Self.percent), taxAmount: money(figure.value))
    }
  }

  mutating func write(_ payment: PaymentReader.Result) {
    receipt.payments = payment.payments
    receipt.paymentMethod = payment.method
    receipt.cardLast4 = payment.cardLast4
    if let paid = payment.paid {
      // Two payments are what was given where together they make the total.
      let sum = payment.payments.compactMap { $0.amount?.minorUnits }.reduce(0, +)
      receipt.amountPaid = money(sum == receipt.total?.minorUnits ? sum : paid.value)
      add("amount_paid", paid, rule: "label", confidence: 0.85)
    }
    if let change = payment.change {
      receipt.change = money(abs(change.value))
      add("change", change, rule: "label", confidence: 0.85)
    }
  }

  mutating func write(_ decision: MerchantDecision) {
    guard let merchant = decision.winner else { return }
    receipt.merchantName = merchant.name
    receipt.merchantRaw = merchant.raw
    add("merchant_name", merchant.rows, merchant.raw, merchant.name, merchant.rule, decision.confidence)
  }

  mutating func write(_ decision: AddressDecision) {
    guard let address = decision.winner else { return }
    receipt.merchantAddress = address.text
    let raw = address.rows.map(\.raw).joined(separator: "\n")
    add("merchant_address", address.rows, raw, address.text, "address", decision.confidence)
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

  mutating func write(_ reader: LabelledTextReader) {
    if let number = reader.receiptNumber() {
      receipt.receiptNumber = number.text
      add("receipt_number", number)
    }
    if let number = reader.taxNumber() {
      receipt.merchantTaxID = number.text
      add("merchant_tax_id", number)
    }
    if let phone = reader.phone() {
      receipt.merchantPhone = phone.text
      add("merchant_phone", phone)
    }
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
        field: field, labelRaw: found.label, valueRaw: found.text, valueNorm: found.text,
        page: found.row.page,
        box: found.row.text.box(found.words), rule: "label", confidence: 0.8))
  }

  private func label(_ row: ReadRow, _ match: LexiconMatch) -> String {
    match.words.map { row.wordOf[$0] }.map { row.text.row.words[$0].text }.joined(separator: " ")
  }

  private func money(_ minorUnits: Int) -> Money { Money(minorUnits: minorUnits, currency: receipt.currency) }

  /// Hundredths of a percent as plain decimal text: 1900 as `19`, 550 as `5.5`.
  private static func percent(_ hundredths: Int) -> String {
    var text = Money.decimalText(minorUnits: hundredths, exponent: 2)[...]
    while text.last == "0" { text.removeLast() }
    if text.last == "." { text.removeLast() }
    return String(text)
  }

  private static func rule(of candidate: TotalCandidate) -> String {
    let names = TotalProof.allCases.filter { candidate.proofs.contains($0) }.map { "\($0)" }
    return names.isEmpty ? "label" : "label+" + names.joined(separator: "+")
  }
}
