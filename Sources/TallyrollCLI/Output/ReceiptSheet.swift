internal import Diagnostics
internal import ReceiptModel
internal import ReceiptStore

/// A receipt with all that is known of it, as text for a terminal.
struct ReceiptSheet {
  /// The receipt.
  var receipt: LedgerReceipt
  /// The files that it was read from.
  var files: [ReceiptFile] = []
  /// What each look read where values stand that several looks were at.
  var looks: [LookText] = []
  /// The recognised text of its files, row by row.
  var rows: [String]

  /// The sheet; control characters are escaped.
  var text: String {
    let sections = [fields, items, taxes, payments, evidence, readings, recognisedText]
    return sections.filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  private var fields: String {
    let shown = receipt.receipt
    let amounts: [(String, Money?)] = [
      ("subtotal", shown.subtotal), ("total_tax", shown.totalTax), ("tip", shown.tip),
      ("discount", shown.discount), ("service_charge", shown.serviceCharge), ("rounding", shown.rounding),
      ("total", shown.total), ("amount_paid", shown.amountPaid), ("change", shown.change),
    ]
    let texts: [(String, String?)] =
      [
        ("receipt_id", receipt.receiptID), ("source_path", receipt.sourcePath.text),
      ] + files.dropFirst().map { ("continued_in", $0.document.path.text) } + [
        ("page", "\(shown.page)"),
        ("status", shown.status.rawValue), ("issues", joined(shown.issues.map(\.rawValue))),
        ("possible_duplicate_of", receipt.possibleDuplicateOf),
        ("document_type", shown.documentType.rawValue),
        ("merchant_name", shown.merchantName), ("merchant_address", shown.merchantAddress),
        ("merchant_phone", shown.merchantPhone), ("merchant_tax_id", shown.merchantTaxID),
        ("receipt_number", shown.receiptNumber), ("country", shown.country),
        ("receipt_date", shown.date?.description), ("receipt_time", shown.time?.description),
      ] + amounts.map { ($0.0, money($0.1)) } + [
        ("payment_method", shown.paymentMethod?.rawValue), ("card_last4", shown.cardLast4),
        ("category", shown.category), ("category_rule", shown.categoryRule), ("tags", joined(shown.tags)),
        ("confidence", percent(shown.confidence)),
      ]
    let known = texts.compactMap { name, value in value.map { (name, $0) } }
    let width = known.map(\.0.count).max() ?? 0
    return known.map { name, value in
      name + String(repeating: " ", count: width + 2 - name.count) + PlainText.escapingControls(value)
    }.joined(separator: "\n")
  }

  private var items: String {
    var table = TextTable([
      ("ITEM", .left), ("QUANTITY", .right), ("UNIT PRICE", .right), ("AMOUNT", .right), ("TAX", .left),
    ])
    for item in receipt.receipt.lineItems {
      let quantity = [item.quantity, item.unit].compactMap { $0 }.joined(separator: " ")
      table.add([
        item.description, quantity, item.unitPrice?.decimalText ?? "", item.amount?.decimalText ?? "",
        [item.taxCode, item.taxRate.map { $0 + " %" }].compactMap { $0 }.joined(separator: " "),
      ])
    }
    return table.isEmpty ? "" : table.text
  }

  private var taxes: String {
    var table = TextTable([("TAX", .left), ("RATE", .right), ("NET", .right), ("AMOUNT", .right)])
    for line in receipt.receipt.taxLines {
      table.add([
        line.label, line.rate.map { $0 + " %" } ?? "", line.netAmount?.decimalText ?? "",
        line.taxAmount?.decimalText ?? "",
      ])
    }
    return table.isEmpty ? "" : table.text
  }

  private var payments: String {
    var table = TextTable([("PAID BY", .left), ("AMOUNT", .right), ("CARD", .left)])
    for payment in receipt.receipt.payments {
      table.add([
        payment.method?.rawValue ?? "", payment.amount?.decimalText ?? "", payment.cardLast4 ?? "",
      ])
    }
    return table.isEmpty ? "" : table.text
  }

  private var evidence: String {
    var table = TextTable([
      ("FIELD", .left), ("PRINTED", .left), ("LABEL", .left), ("WHERE", .left), ("RULE", .left),
      ("SURE", .right), ("READ BY", .left),
    ])
    for piece in receipt.receipt.evidence {
      let corner = piece.box.map { " at \($0.x),\($0.y)" } ?? ""
      table.add([
        piece.field, piece.valueRaw, piece.labelRaw ?? "", place(of: piece.page) + corner, piece.rule,
        percent(piece.confidence), piece.readings > 1 ? "\(piece.votes) of \(piece.readings)" : "",
      ])
    }
    return table.isEmpty ? "" : table.text
  }

  private var readings: String {
    var table = TextTable([("FIELD", .left), ("LOOK", .right), ("ENGINE", .left), ("READ", .left)])
    for look in looks { table.add([look.field, "\(look.look)", look.engine, look.text]) }
    return table.isEmpty ? "" : table.text
  }

  /// A page as one finds it: by its own file where there are several.
  private func place(of page: Int) -> String {
    guard files.count > 1 else { return "page \(page)" }
    var rest = page
    for file in files {
      if rest <= file.pages { return "\(file.document.path.lastComponent.text) page \(rest)" }
      rest -= file.pages
    }
    return "page \(page)"
  }

  private var recognisedText: String {
    guard !rows.isEmpty else { return "" }
    return "RECOGNISED TEXT\n" + rows.map { "  " + PlainText.escapingControls($0) }.joined(separator: "\n")
  }

  private func money(_ amount: Money?) -> String? {
    amount.map { amount in
      [amount.decimalText, amount.currency?.code].compactMap { $0 }.joined(separator: " ")
    }
  }

  private func joined(_ words: [String]) -> String? { words.isEmpty ? nil : words.joined(separator: ";") }

  private func percent(_ share: Double) -> String { "\(Int((share * 100).rounded())) %" }
}
