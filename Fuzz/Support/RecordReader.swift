/// Reads CSV by RFC 4180 and nothing beyond it.
enum RecordReader {
  /// Returns the records, or `nil` where the file is malformed or not UTF-8.
  static func read(_ bytes: [UInt8], delimiter: UInt8) -> [[String]]? {
    var rest = bytes[...]
    if rest.starts(with: [0xEF, 0xBB, 0xBF]) { rest.removeFirst(3) }
    var records: [[String]] = []
    var record: [String] = []
    while !rest.isEmpty {
      guard let cell = cell(&rest, delimiter), let text = String(validating: cell, as: UTF8.self) else {
        return nil
      }
      record.append(text)
      if rest.first == delimiter {
        rest.removeFirst()
      } else if rest.starts(with: [13, 10]) {
        rest.removeFirst(2)
        records.append(record)
        record = []
      } else {
        return nil
      }
    }
    return record.isEmpty ? records : nil
  }

  private static func cell(_ rest: inout ArraySlice<UInt8>, _ delimiter: UInt8) -> [UInt8]? {
    let quote = UInt8(ascii: "\"")
    guard rest.first == quote else {
      let cell = rest.prefix { $0 != delimiter && $0 != 13 && $0 != 10 && $0 != quote }
      rest = rest.dropFirst(cell.count)
      return Array(cell)
    }
    rest.removeFirst()
    var cell: [UInt8] = []
    while let byte = rest.popFirst() {
      if byte != quote {
        cell.append(byte)
      } else if rest.first == quote {
        rest.removeFirst()
        cell.append(quote)
      } else {
        return cell
      }
    }
    return nil
  }
}
