import Foundation
import TestSupport
import Testing

@testable import ReceiptExport

@Suite struct `A CSV writer` {
  @Test(arguments: [
    ("plain", "plain"),
    ("", ""),
    ("a,b", "\"a,b\""),
    ("a;b", "\"a;b\""),
    ("a \"b\" c", "\"a \"\"b\"\" c\""),
    ("\"", "\"\"\"\""),
    (" a", "\" a\""),
    ("a ", "\"a \""),
    ("a\r\nb\nc", "a b c"),
    ("a\u{0}b\u{1B}[31mc\u{7F}", "ab[31mc"),
    ("a\u{202E}gpj.exe", "agpj.exe"),
    ("a\u{2028}b", "a b"),
    ("=1", "'=1"),
  ])
  func `writes a text cell on one line, quoted where it must be`(text: String, expected: String) {
    var writer = CSVWriter(profile: .standard)
    writer.append([.text(text), .empty])
    #expect(String(decoding: writer.bytes, as: UTF8.self) == expected + ",\r\n")
  }

  @Test func `never writes an empty line for an empty cell alone`() {
    for cell in [CSVCell.empty, .text(""), .text("\u{0}")] {
      var writer = CSVWriter(profile: .standard)
      writer.append([cell])
      #expect(writer.bytes == Array("\"\"\r\n".utf8))
      #expect(LibcsvReader.records(of: writer.bytes) == [[""]])
    }
  }

  /// B115: the byte order mark stands at the start, once.
  @Test func `writes a byte order mark once, where the profile says so`() {
    for profile in CSVProfile.all {
      var writer = CSVWriter(profile: profile)
      writer.append([.text("a")])
      writer.append([.text("b")])
      let marks = writer.bytes.indices.filter { writer.bytes[$0...].starts(with: [0xEF, 0xBB, 0xBF]) }
      #expect(marks == (profile == .standard ? [] : [0]))
    }
  }

  @Test func `writes numbers with the profile's decimal mark and never defuses them`() {
    var writer = CSVWriter(profile: .excelSemicolon)
    writer.append([.number("-1234.50"), .number("1200")])
    #expect(String(decoding: writer.bytes.dropFirst(3), as: UTF8.self) == "-1234,50;1200\r\n")
  }

  /// Text of every awkward kind, in a fixed but scattered order, through libcsv's parser and Python's.
  @Test(arguments: CSVProfile.all)
  func `round-trips through other parsers`(profile: CSVProfile) throws {
    let pieces = ["a", "\"", ",", ";", " ", "é", "駅", "'", "=", "\\", "\"\"", "0"]
    var state: UInt64 = 42
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    let records = (0..<500).map { _ in
      (0..<3).map { _ in (0..<next(6)).map { _ in pieces[next(pieces.count)] }.joined() }
    }
    var writer = CSVWriter(profile: profile)
    for record in records { writer.append(record.map(CSVCell.text)) }

    let read = try #require(LibcsvReader.records(of: writer.bytes, delimiter: profile.delimiter))
    #expect(read.map { $0.map(restored) } == records)
    if let python = try PythonCSV.records(of: writer.bytes, delimiter: profile.delimiter) {
      #expect(python == read)
    }
  }

  @Test(arguments: CSVCellCase.all)
  func `makes numbers of decimals only`(value: CSVCellCase) {
    #expect(CSVCell(value.value) == value.cell)
  }

  /// A field's value and the cell it fills.
  struct CSVCellCase: Sendable {
    let value: FieldValue
    let cell: CSVCell

    static let all = [
      CSVCellCase(value: .decimal("0.792"), cell: .number("0.792")),
      CSVCellCase(value: .decimal("-2"), cell: .number("-2")),
      CSVCellCase(value: .decimal("=2"), cell: .text("=2")),
      CSVCellCase(value: .decimal("1e5"), cell: .text("1e5")),
      CSVCellCase(value: .list([]), cell: .empty),
      CSVCellCase(value: .list(["a", "b"]), cell: .text("a;b")),
    ]
  }
}
