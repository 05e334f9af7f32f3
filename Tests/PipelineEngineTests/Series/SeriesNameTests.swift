import PipelineEngine
import ReceiptModel
import Testing

@Suite struct `A series name` {
  @Test(arguments: [
    ["till_1.jpg", "till_2.jpg", "till_3.jpg"],
    ["till-1.jpg", "till-2.JPG"],
    ["till 1.pdf", "till 2.pdf"],
    ["till.1.jpg", "till.2.jpg"],
    ["till1.jpg", "till2.jpg"],
    ["till (1).jpg", "till (2).jpg"],
    ["till(1).jpg", "till(2).jpg"],
    ["till [1].png", "till [2].png"],
    ["till_p1.tif", "till_p2.tif"],
    ["till part1.jpg", "till part2.jpg"],
    ["till-part-1.jpg", "till-part-2.jpg"],
    ["till page 1.jpg", "till page 2.jpg"],
    ["Beleg Seite 1.jpg", "Beleg Seite 2.jpg"],
    ["Beleg_S1.jpg", "Beleg_S2.jpg"],
    ["till 1 of 2.jpg", "till 2 of 2.jpg"],
    ["Beleg 1von3.jpg", "Beleg 2von3.jpg", "Beleg 3von3.jpg"],
    ["ticket (1 de 2).jpg", "ticket (2 de 2).jpg"],
    ["till_01.jpg", "till_02.jpg"],
    ["till_009.jpg", "till_010.jpg"],
    ["till_9.jpg", "till_10.jpg"],
    ["0.jpg", "1.jpg"],
    ["scan1", "scan2"],
    ["Scan 41.jpeg", "Scan 42.jpeg"],
    ["Scan_20260105_1.jpg", "Scan_20260105_2.jpg"],
    ["IMG_20260105_120301_1.jpg", "IMG_20260105_120301_2.jpg"],
    ["2026-01-05_1.jpg", "2026-01-05_2.jpg"],
    ["2026-01-05-1.jpg", "2026-01-05-2.jpg"],
    ["05.01.2026 (1).jpg", "05.01.2026 (2).jpg"],
    ["Scan 05.01.26, 12.30.01 p1.pdf", "Scan 05.01.26, 12.30.01 p2.pdf"],
    ["CamScanner 01-05-2026 12.03_1.jpg", "CamScanner 01-05-2026 12.03_2.jpg"],
    ["Rechnung 2026-1.pdf", "Rechnung 2026-2.pdf"],
    ["à_1.jpg", "à_2.jpg"],
    ["a b/till_1.jpg", "a b/till_2.jpg"],
  ])
  func `numbers parts that were scanned one after the other`(names: [String]) throws {
    let parts = try names.map { try #require(SeriesName(FilePath("scans/" + $0)), "\($0)") }
    #expect(Set(parts.map(\.series)).count == 1)
    for (part, next) in zip(parts, parts.dropFirst()) { #expect(part.number + 1 == next.number) }
  }

  @Test(arguments: [
    "till.jpg", "till_a.jpg", "IMG_20260105_120301.jpg", "scan_0001.jpg", "DSC01234.jpg", "IMG_4711.HEIC",
    "2026-01-05.jpg", "Beleg 05.01.26.pdf", "05.01.2026.jpg", "2026_1_5.jpg", "Scan 12-30-01.jpg",
    "Screenshot 2026-01-05 12-30-01.png", "2026-01-05-12-30-01.jpg", "2026-01.pdf", "2026-12.pdf",
    "WhatsApp Image 2026-01-05 at 12.30.01.jpeg", "Rechnung 2026.pdf", "till_99999999999999999999.jpg",
    "till 1).jpg", "till (1.jpg.", "", ".jpg", "/", "b\u{e9}.jpg",
  ])
  func `is none where a name ends with a date, a time or a long number`(name: String) {
    #expect(SeriesName(FilePath("scans/" + name)) == nil)
    #expect(SeriesName(FilePath(name)) == nil)
  }

  @Test(arguments: [
    ["a/till_1.jpg", "b/till_2.jpg"], ["till_1.jpg", "Till_2.jpg"], ["till_1.jpg", "till_2.png"],
    ["till_1.jpg", "till-2.jpg"], ["till_1.jpg", "till (2).jpg"], ["till 1 of 2.jpg", "till 2 of 3.jpg"],
  ])
  func `tells series apart`(names: [String]) {
    let parts = names.compactMap { SeriesName(FilePath($0)) }
    #expect(parts.count == 2)
    #expect(Set(parts.map(\.series)).count == 2)
  }

  @Test func `takes names of any bytes`() {
    let name = SeriesName(FilePath(bytes: Array("scans/".utf8) + [0xE4, 0x5F, 0x32]))
    #expect(name?.number == 2)
  }
}
