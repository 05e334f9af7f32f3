internal import CCSV

/// Builds a CSV file as RFC 4180 describes it, record by record, one record a line.
///
/// libcsv quotes; this type decides which cells need it. Quoted are cells that hold a delimiter of any
/// profile (some spreadsheets split at all of them), a quote or a line break, and cells that start or end
/// with a space, which parsers (libcsv's among them) drop from unquoted cells.
struct CSVWriter {
  /// The file so far.
  private(set) var bytes: [UInt8]
  private let profile: CSVProfile

  init(profile: CSVProfile) {
    self.profile = profile
    bytes = profile.hasByteOrderMark ? [0xEF, 0xBB, 0xBF] : []
  }

  /// Adds one record.
  mutating func append(_ record: [CSVCell]) {
    for (position, cell) in record.enumerated() {
      if position > 0 { bytes.append(profile.delimiter) }
      append(cell, isAlone: record.count == 1)
    }
    bytes += [CSVByte.carriageReturn, CSVByte.lineFeed]
  }

  private mutating func append(_ cell: CSVCell, isAlone: Bool) {
    switch cell {
    case .empty:
      // An empty cell alone would be an empty line, which parsers skip.
      if isAlone { bytes += [CSVByte.quote, CSVByte.quote] }
    case .number(let text):
      let content = Array(
        profile.decimalMark == "." ? text.utf8 : text.replacing(".", with: String(profile.decimalMark)).utf8)
      bytes += content.contains(profile.delimiter) ? Self.quoted(content) : content
    case .text(let text):
      let content = Array(SpreadsheetText.defused(SingleLineText.from(text)).utf8)
      if content.isEmpty { return append(.empty, isAlone: isAlone) }
      bytes += Self.needsQuotes(content) ? Self.quoted(content) : content
    }
  }

  private static func needsQuotes(_ content: [UInt8]) -> Bool {
    content.first == CSVByte.space || content.last == CSVByte.space
      || content.contains { byte in CSVByte.special.contains(byte) }
  }

  /// Returns `content`, which is not empty, between quotes, with each quote in it doubled.
  private static func quoted(_ content: [UInt8]) -> [UInt8] {
    // At worst every byte is a quote. csv_write2 returns the size it needed, which is at most this one.
    let capacity = 2 * content.count + 2
    return [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
      count = content.withUnsafeBytes { source in
        csv_write2(buffer.baseAddress, capacity, source.baseAddress, source.count, CSVByte.quote)
      }
    }
  }
}
