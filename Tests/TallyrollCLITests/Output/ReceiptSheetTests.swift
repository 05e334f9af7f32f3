import ReceiptModel
import ReceiptStore
import Testing

@testable import TallyrollCLI

@Suite struct `A receipt sheet` {
  @Test func `shows what is known, with every control escaped`() {
    let euro = Currency(code: "EUR")
    var receipt = Receipt()
    receipt.status = .needsReview
    receipt.issues = [.dateMissing]
    receipt.merchantName = "Evil\u{1b}[2J Shop"
    receipt.total = Money(minorUnits: 1_234, currency: euro)
    receipt.confidence = 0.5
    receipt.lineItems = [
      LineItem(description: "Milk", quantity: "2", amount: Money(minorUnits: 1_234, currency: euro))
    ]
    receipt.taxLines = [TaxLine(label: "A", rate: "7", taxAmount: Money(minorUnits: 81, currency: euro))]
    receipt.evidence = [
      Evidence(
        field: "total", labelRaw: "SUMME", valueRaw: "12,34", valueNorm: "12.34", page: 1,
        box: Box(x: 3, y: 4, width: 5, height: 6), rule: "label", confidence: 0.97)
    ]
    receipt.evidence[0].votes = 2
    receipt.evidence[0].readings = 3
    let entry = LedgerReceipt(
      receiptID: "1-1", documentID: 1, sourcePath: FilePath("a\nb.jpg"), receipt: receipt)
    let looks = [
      LookText(field: "total", look: 1, engine: "e", text: "12,34"),
      LookText(field: "total", look: 3, engine: "evil\u{1b}[2J", text: "12,84"),
    ]
    #expect(
      ReceiptSheet(receipt: entry, looks: looks, rows: ["SUMME 12,34"]).text == """
        receipt_id     1-1
        source_path    a\\nb.jpg
        page           1
        status         needs_review
        issues         date_missing
        document_type  receipt
        merchant_name  Evil\\u{1b}[2J Shop
        total          12.34 EUR
        confidence     50 %

        ITEM  QUANTITY  UNIT PRICE  AMOUNT  TAX
        Milk         2               12.34

        TAX  RATE  NET  AMOUNT
        A     7 %         0.81

        FIELD  PRINTED  LABEL  WHERE          RULE   SURE  READ BY
        total  12,34    SUMME  page 1 at 3,4  label  97 %  2 of 3

        FIELD  LOOK  ENGINE         READ
        total     1  e              12,34
        total     3  evil\\u{1b}[2J  12,84

        RECOGNISED TEXT
          SUMME 12,34
        """)
  }

  @Test func `tells by file and page where values stand of a receipt over several files`() {
    var receipt = Receipt()
    receipt.evidence = [1, 3, 4, 9].map { page in
      Evidence(
        field: "total", valueRaw: "1", valueNorm: "1", page: page, box: nil, rule: "label", confidence: 1)
    }
    let entry = LedgerReceipt(
      receiptID: "1-1", documentID: 1, sourcePath: FilePath("scans/a_1.pdf"), receipt: receipt)
    let files = [("scans/a_1.pdf", 2), ("scans/a_\u{1b}2.pdf", 1), ("scans/a_3.pdf", 2)].map { path, pages in
      ReceiptFile(document: SourceDocument(path: FilePath(path)), pages: pages)
    }
    let text = ReceiptSheet(receipt: entry, files: files, rows: []).text
    #expect(
      text.hasPrefix(
        """
        receipt_id     1-1
        source_path    scans/a_1.pdf
        continued_in   scans/a_\\u{1b}2.pdf
        continued_in   scans/a_3.pdf
        page           1
        """), "\(text)")
    let places = text.split(separator: "\n").filter { $0.hasPrefix("total") }
    #expect(places.count == 4)
    for (place, wanted) in zip(
      places, ["a_1.pdf page 1", "a_\\u{1b}2.pdf page 1", "a_3.pdf page 1", "page 9"])
    {
      #expect(place.contains(" " + wanted + " "), "\(place)")
    }
  }
}
