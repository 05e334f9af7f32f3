import PipelineEngine
import PipelineFile
import ReceiptModel
import ReceiptText
import TestSupport
import Testing

@Suite struct `A payment` {
  private static func receipt(_ rows: String) async throws -> Receipt {
    let text =
      "SHOP EXAMPLE LTD\n12.02.2026 10:15\nArticle one          20.00\nTOTAL EUR            20.00\n\(rows)\n"
    let document = try await NormaliseStage().run(PrintedText.document(text))
    let stage = ExtractStage(languages: BuiltInLanguages.expecting(["eng", "deu"]))
    return try #require(try await stage.run(document).first)
  }

  /// What is printed below the total, and the amount paid, the change and the way to pay that it says.
  @Test(arguments: [
    ("CASH       50.00\nCHANGE     30.00", "50.00", "30.00", "cash"),
    // Letters for digits, labels apart, torn and run into the amount: the arithmetic proves them.
    ("CASH       5O.OO\nCHANGE     30.00", "50.00", "30.00", "cash"),
    ("C A S H    50.00\nC H A N G E  30.00", "50.00", "30.00", "cash"),
    ("CA SH      50.00\nCHANGE     30.00", "50.00", "30.00", "cash"),
    ("BAREUR50,00\nCHANGE     30.00", "50.00", "30.00", "cash"),
    // Where it does not, nothing is given.
    ("CASH       7O.OO\nCHANGE     30.00", "", "30.00", "cash"),
    ("VISA *0114  12.00\nVISA *9920   8.00", "20.00", "", "card"),
    ("GIFT VOUCHER  5.00\nCASH     20.00\nCHANGE    5.00", "25.00", "5.00", "voucher"),
    ("Card balance now  33.10\nPaid by card  20.00", "20.00", "", "card"),
  ])
  func `is read where it agrees with the total`(rows: String, paid: String, change: String, method: String)
    async throws
  {
    let receipt = try await Self.receipt(rows)
    #expect(receipt.total?.decimalText == "20.00")
    #expect(receipt.amountPaid?.decimalText ?? "" == paid)
    #expect(receipt.change?.decimalText ?? "" == change)
    #expect(receipt.paymentMethod?.rawValue == method)
  }

  @Test(arguments: [
    ("VISA ************3019 20.00", "3019"), ("Visa **** **** **** 3308", "3308"),
    ("Paid by card ending 4410", "4410"),
    ("Kaart eindigt op 8815", "8815"), ("VISA *0114 20.00", "0114"),
    ("TERMINAL ID ****4417", ""), ("Member card points ****4417", ""), ("IBAN DE00 9999 0000 1234", ""),
  ])
  func `shows the last digits of a card and of nothing else`(row: String, digits: String) async throws {
    #expect(try await Self.receipt(row).cardLast4 ?? "" == digits)
  }
}
