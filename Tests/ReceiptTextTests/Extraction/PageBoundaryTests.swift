import Diagnostics
import PipelineEngine
import PipelineFile
import ReceiptModel
import ReceiptText
import TestSupport
import Testing

/// Where one receipt ends and the next begins, among the pages of a file and on one page.
@Suite struct `Receipts among pages (B71)` {
  private static let shop = """
    CORNER SHOP Ltd
    12 High Street
    15/03/2026 10:15
    BREAD            1.20
    BUTTER           2.40
    TOTAL            3.60
    CASH             5.00
    CHANGE           1.40
    """
  private static let books = """
    HARBOUR BOOKSHOP Ltd
    4 Station Road
    14/03/2026 17:40
    ATLAS           10.00
    PENCIL           2.00
    TOTAL           12.00
    CASH            20.00
    CHANGE           8.00
    """

  @Test(arguments: [
    ("a reverse side", "Terms and conditions\nGoods may be returned within 30 days\nThank you"),
    ("a card slip", "CARD SALE\n15/03/2026 10:17\nAMOUNT 3.60\nAPPROVED"),
    ("a page that says so", "Page 2 of 2\n15/04/2026\nTOTAL 9.00"),
    ("points of the same day", "15/03/2026 10:15\nYour points\nBONUS 1.00\nTOTAL 1.00"),
  ])
  func `go on with`(what: String, page: String) async throws {
    let receipts = try await read([Self.shop, page])
    #expect(receipts.map { $0.total?.decimalText } == ["3.60"], "\(what)")
  }

  @Test(arguments: [
    ("another day", "16/03/2026 09:00\nMILK 1.00\nTOTAL 1.00"),
    ("another time", "15/03/2026 18:30\nMILK 1.00\nTOTAL 1.00"),
    ("another head", "STATION BOOKS Ltd\n3 Quay Street\nPEN 3.60\nTOTAL 3.60"),
  ])
  func `end where the next page has`(what: String, page: String) async throws {
    #expect(try await read([Self.shop, page]).count == 2, "\(what)")
  }

  @Test func `count what two pictures of one strip both show once`() async throws {
    let upper = "CORNER SHOP Ltd\n12 High Street\nBREAD 1.20\nBUTTER 2.40\nMILK 1.40\nHONEY 5.00\nTE4 4.0"
    let lower = "BUTTEP 2.40\nMILK 1.40\nHONEY 5.00\nTEA 4.00\nJAM 3.00\nTOTAL 17.00\n15/03/2026 10:15"
    let receipts = try await read([upper, lower])
    #expect(receipts.map { $0.total?.decimalText } == ["17.00"])
    #expect(
      receipts.first?.lineItems.map(\.description) == ["BREAD", "BUTTER", "MILK", "HONEY", "TEA", "JAM"])
  }

  @Test func `are not joined by the same form filled in twice`() async throws {
    let days = [1, 2].map {
      "THE STALL\nDate: 1\($0)/01/2026\nThings 1\($0).00\nTOTAL 1\($0).00"
    }
    #expect(try await read(days).count == 2)
    let stage = ExtractStage(languages: BuiltInLanguages.expecting(["eng"]))
    #expect(!stage.continues(try await text([days[0]]), try await text([days[1]])))
  }

  @Test func `are not joined by the same thing bought again`() async throws {
    let upper = "CORNER SHOP Ltd\n12 High Street\nTEA 1.00\nTEA 1.00\nTEA 1.00"
    let lower = "TEA 1.00\nTEA 1.00\nTEA 1.00\nTOTAL 6.00\n15/03/2026 10:15"
    #expect(try await read([upper, lower]).first?.lineItems.count == 6)
  }

  @Test func `are told apart side by side`() async throws {
    let lines: [String] = zip(Self.shop.split(separator: "\n"), Self.books.split(separator: "\n")).map {
      left, right in
      String(left) + String(repeating: " ", count: 44 - left.count) + String(right)
    }
    let receipts = try await read([lines.joined(separator: "\n")])
    #expect(receipts.map { $0.total?.decimalText } == ["3.60", "12.00"])
    #expect(receipts.map(\.merchantName) == ["CORNER SHOP Ltd", "HARBOUR BOOKSHOP Ltd"])
    #expect(receipts.map(\.index) == [1, 2])
    #expect(receipts.map(\.page) == [1, 1])
  }

  @Test func `are told apart one below the other`() async throws {
    let receipts = try await read([Self.shop + "\n\n\n\n" + Self.books])
    #expect(receipts.map { $0.total?.decimalText } == ["3.60", "12.00"])
  }

  @Test func `are one with the card slip below`() async throws {
    let slip = "CORNER SHOP Ltd\n12 High Street\n15/03/2026 10:15\nVISA **** 1234\nTIP 0.40\nTOTAL 4.00"
    #expect(try await read([Self.shop + "\n\n\n\n" + slip]).count == 1)
  }

  @Test func `stay one where names and prices are far apart`() async throws {
    let wide = Self.shop.split(separator: "\n").map { line in
      let words = line.split(separator: " ").map(String.init)
      return words.dropLast().joined(separator: " ") + String(repeating: " ", count: 50) + (words.last ?? "")
    }
    #expect(try await read([wide.joined(separator: "\n")]).count == 1)
  }

  @Test func `pass over blank pages and noise`() async throws {
    let noise = ";~ il| .'_ [\\ ,, -=~ ;;l |!. ~~ ii. ll; :: '' ~- _l"
    let receipts = try await read([Self.shop, "", noise, Self.books], confidence: [95, 95, 20, 95])
    #expect(receipts.map { $0.total?.decimalText } == ["3.60", "12.00"])
    #expect(receipts.map(\.page) == [1, 4])
    let illegible = await #expect(throws: Diagnostic.self) { try await read([noise], confidence: [20]) }
    #expect(illegible?.id == "text-illegible")
    let blank = await #expect(throws: Diagnostic.self) { try await read([""]) }
    #expect(blank?.id == "no-text")
  }

  @Test func `go on over files only where the second completes the first`() async throws {
    let stage = ExtractStage(languages: BuiltInLanguages.expecting(["eng"]))
    func continues(_ first: String, _ second: String) async throws -> Bool {
      stage.continues(try await text([first]), try await text([second]))
    }
    let upper = "CORNER SHOP Ltd\n12 High Street\nBREAD 1.20\nBUTTER 2.40"
    #expect(try await continues(upper, "MILK 1.40\nTOTAL 5.00\n15/03/2026 10:15"))
    #expect(try await !continues(upper, Self.books))
    #expect(try await !continues(Self.shop, Self.books))
    #expect(try await !continues(Self.shop, Self.shop))
    let headless = Self.shop.split(separator: "\n").dropFirst(3).joined(separator: "\n")
    #expect(try await !continues(Self.shop, headless))
    #expect(try await !continues(Self.shop, "MILK 1.40\nTOTAL 5.00\n15/03/2026 10:15"))
    #expect(try await continues(upper, "MILK 1.40\nHONEY 2.00"))
    let joined = ExtractStage(languages: BuiltInLanguages.expecting(["eng"]), pages: .join)
    #expect(!joined.continues(try await text([Self.shop]), try await text([Self.books])))
    let apart = ExtractStage(languages: BuiltInLanguages.expecting(["eng"]), pages: .each)
    #expect(apart.continues(try await text([upper]), try await text(["TOTAL 5.00"])) == false)
  }

  private func text(_ pages: [String], confidence: [Int] = []) async throws -> TextDocument {
    let pages = pages.enumerated().map { number, text in
      var page = PrintedText.page(text, confidence: confidence.isEmpty ? 95 : confidence[number])
      page.number = number + 1
      return page
    }
    return try await NormaliseStage().run(RecognisedDocument(mediaType: "image/tiff", pages: pages))
  }

  private func read(_ pages: [String], confidence: [Int] = []) async throws -> [Receipt] {
    try await ExtractStage(languages: BuiltInLanguages.expecting(["eng"])).run(
      try await text(pages, confidence: confidence))
  }
}
