import PipelineFile
import ReceiptModel
import TestSupport
import Testing

@testable import ReceiptText

@Suite struct `A number's country` {
  private static let lexicon = Lexicon(BuiltInLanguages.expecting(["eng", "deu", "fra", "spa"]))

  private static func countries(of line: String) -> [String] {
    guard let text = TextRow(words: PrintedText.page(line).words) else { return [] }
    return NumberCountry.countries(in: ReadRow(text, page: 1, index: 0, lexicon: lexicon)).map(\.country)
  }

  @Test(arguments: [
    ("UID: ATU12345678", "AT"), ("ATU 99112233", "AT"), ("TVA BE 0417.884.219", "BE"),
    ("BE 0997.665.544", "BE"),
    ("CHE-123.456.789 MWST", "CH"), ("VAT No. IE 9998811 T", "IE"), ("VAT IE9999712K", "IE"),
    ("TVA/MwSt LU 19900417", "LU"), ("BTW NL123456789B01", "NL"), ("TVA FR 88 509887213", "FR"),
    ("CUIT: 30-61220044-9", "AR"), ("R.U.T.: 76.441.880-K", "CL"), ("NIT 900.771.004-2", "CO"),
    ("RFC: FBA990112KL8", "MX"), ("CNPJ 18.442.071/0001-90", "BR"), ("C.I.F. B13220941", "ES"),
    ("GSTIN 29ABCDE1234F1Z5", "IN"), ("GST/HST 123456789 RT0001", "CA"), ("GST Reg No. M9-0099887-1", "SG"),
    ("SST ID: W10-1808-32000099", "MY"), ("NIP 712-110-42-08", "PL"), ("VAT Reg No 123 4567 89", "GB"),
    ("NIF 501442600", "PT"),
  ])
  func `is told by its shape`(line: String, country: String) {
    #expect(Self.countries(of: line) == [country])
  }

  @Test(arguments: [
    "IBAN BE68 0000 0041 7734", "A payer sur BE68 0000 0041 7734", "26-04-18 16:59 SH01 ZJ86 T2 RO00120516",
    "NIF 501442601", "Gasto DE 123456789 de la empresa", "76.441.880-K", "Ticket 900.771.004-2",
    "Tel 0999 812 345",
  ])
  func `is not told by an account, a till or a number without its label`(line: String) {
    #expect(Self.countries(of: line) == [])
  }
}
