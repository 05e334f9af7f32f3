import Foundation
import PipelineEngine
import ReceiptModel
import ReceiptText
import TestSupport
import Testing

/// A receipt typed as text, with the fields that reading it must give.
struct ReceiptFixture: CustomTestStringConvertible {
  let name: String
  let languages: [String]
  let settings: ExtractSettings
  let text: String
  let expected: [(field: String, value: String)]

  var testDescription: String { name }

  static let all: [ReceiptFixture] = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Fixtures/receipts")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().compactMap { ReceiptFixture(file: folder.appending(path: $0)) }
  }()

  init?(file: URL) {
    guard let contents = try? String(contentsOf: file, encoding: .utf8) else { return nil }
    let parts = contents.components(separatedBy: "-----\n")
    guard parts.count == 3 else { return nil }
    name = file.deletingPathExtension().lastPathComponent
    var languages: [String] = []
    var settings = ExtractSettings()
    for line in parts[0].split(separator: "\n") {
      let value = String(line.drop { $0 != " " }.dropFirst())
      if line.hasPrefix("languages:") { languages = value.split(separator: ",").map(String.init) }
      if line.hasPrefix("settings:") {
        if value.hasPrefix("home=") { settings.homeCurrency = Currency(code: String(value.dropFirst(5))) }
        if let order = ExtractSettings.DateOrder(rawValue: value) { settings.dateOrder = order }
      }
    }
    self.languages = languages
    self.settings = settings
    text = parts[1]
    expected = parts[2].split(separator: "\n").map { line in
      let pair = line.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return (String(pair[0]), pair.count > 1 ? String(pair[1]) : "")
    }
  }

  func read() async throws -> Receipt? {
    let rows = try await NormaliseStage().run(PrintedText.document(text))
    return try await ExtractStage(settings: settings, languages: languages).run(rows).first
  }

  /// The receipt's value of a field as the fixture writes it.
  static func value(_ field: String, of receipt: Receipt) -> String? {
    switch field {
    case "total": receipt.total?.decimalText ?? ""
    case "subtotal": receipt.subtotal?.decimalText ?? ""
    case "tax": receipt.totalTax?.decimalText ?? ""
    case "tip": receipt.tip?.decimalText ?? ""
    case "rounding": receipt.rounding?.decimalText ?? ""
    case "amount_paid": receipt.amountPaid?.decimalText ?? ""
    case "change": receipt.change?.decimalText ?? ""
    case "payment_method": receipt.paymentMethod?.rawValue ?? ""
    case "date": receipt.date?.description ?? ""
    case "time": receipt.time?.description ?? ""
    case "merchant": receipt.merchantName ?? ""
    case "currency": receipt.currency?.code ?? ""
    case "currency_source": receipt.currencySource?.rawValue ?? ""
    case "status": receipt.status.rawValue
    case "type": receipt.documentType.rawValue
    case "items": String(receipt.lineItems.count)
    case "tax_lines": String(receipt.taxLines.count)
    default: nil
    }
  }
}
