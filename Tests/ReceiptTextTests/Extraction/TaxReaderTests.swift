import ReceiptModel
import Testing

@Suite struct `Tax on a receipt` {
  /// Receipts over one item of 20.00 with tax, each with the rows about tax that a country prints.
  static func receipt(
    _ name: String, _ language: String, total: String, _ rows: String, tax: String
  ) -> ItemFixture {
    let head = "Shop Example\n12.02.2026\nArticle one          \(total)\n"
    let text = head + "TOTAL EUR            \(total)\n\(rows)\n"
    return ItemFixture(name: name, language: language, text: text, tax: tax)
  }

  static let fixtures = [
    receipt("MwSt aus brutto", "deu", total: "20,00", "MwSt 19% aus 20,00 = 3,19", tax: "3.19"),
    receipt("inkl. MwSt", "deu", total: "10,00", "inkl. 7% MwSt         0,65", tax: "0.65"),
    receipt(
      "table in any order", "deu", total: "30,00",
      "MwSt      Brutto    Netto    Steuer\nA 19%      20,00    16,81      3,19\nB 7%       10,00     9,35      0,65",
      tax: "3.84"),
    receipt(
      "headings on two rows", "fra", total: "20,00",
      "Taux      Montant    Montant\nTVA            HT        TVA\n20,00       16,67       3,33", tax: "3.33"),
    receipt("di cui IVA", "ita", total: "22,00", "DI CUI IVA            3,97", tax: "3.97"),
    receipt("BTW", "nld", total: "20,00", "BTW hoog 21%   16,53    3,47", tax: "3.47"),
    receipt("DPH", "ces", total: "121,00", "DPH 21 %   100,00   21,00", tax: "21.00"),
    receipt(
      "tax misread, net and gross tell it", "deu", total: "73,73",
      "MwSt   Netto    Steuer   Brutto\nA 20%  61,44    12729    73,73", tax: "12.29"),
    receipt(
      "table that lost a line", "deu", total: "27,42",
      "MwSt     NETTO    MwSt   UMSATZ\nB 7%     23,45    1,64    25,09\nC 19%     1,9b    0,3?     2,3E 1 2",
      tax: ""),
    receipt("tax number without an amount", "deu", total: "20,00", "MWST-Nr. 123.45", tax: ""),
    receipt("more than tax can be", "eng", total: "20.00", "VAT                  12.00", tax: ""),
    receipt(
      "rate, net, tax and gross without a heading", "fra", total: "8,79",
      "11/   5,50     8,33     0,46     8,79", tax: "0.46"),
  ]

  @Test(arguments: fixtures)
  func `is given where it is printed or certain`(fixture: ItemFixture) async throws {
    let receipt = try #require(try await fixture.read())
    #expect(receipt.totalTax?.decimalText ?? "" == fixture.tax)
  }

  @Test func `adds up where several are printed and the subtotal says so`() async throws {
    let fixture = ItemFixture(
      name: "US",
      text: """
        Corner Diner
        01/02/2026
        Burger               20.00
        SUBTOTAL             20.00
        STATE TAX             0.80
        CITY TAX              0.40
        TOTAL               $21.20
        """)
    let receipt = try #require(try await fixture.read())
    #expect(receipt.totalTax?.decimalText == "1.20")
  }

  @Test func `is not given where net and tax do not make the total`() async throws {
    let fixture = ItemFixture(
      name: "contradiction", language: "deu",
      text: """
        Amboss GmbH
        31.01.2026
        Kette               420,00
        Amboss            1.000,00
        Summe netto       1.420,00
        Umsatzsteuer 19%    269,80
        Rechnungsbetrag   1.589,80 EUR
        """)
    let receipt = try #require(try await fixture.read())
    #expect(receipt.totalTax == nil)
  }
}
