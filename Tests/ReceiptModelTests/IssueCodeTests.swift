import ReceiptModel
import Testing

@Suite struct `Issue codes` {
  @Test func `are snake case and sort as they are declared`() {
    let codes = IssueCode.allCases
    #expect(codes.reversed().sorted() == codes)
    for code in codes {
      #expect(code.rawValue.utf8.allSatisfy { (97...122).contains($0) || $0 == 95 }, "\(code.rawValue)")
    }
  }
}
