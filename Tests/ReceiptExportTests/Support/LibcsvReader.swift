import CCSV

/// Reads a CSV file back with libcsv's own parser, strictly.
enum LibcsvReader {
  private final class Collector {
    var records: [[String]] = []
    var record: [String] = []
  }

  /// Returns the records, or `nil` where the parser finds the file malformed.
  static func records(of bytes: [UInt8], delimiter: UInt8 = UInt8(ascii: ",")) -> [[String]]? {
    var parser = csv_parser()
    guard csv_init(&parser, UInt8(CSV_STRICT | CSV_STRICT_FINI)) == 0 else { return nil }
    defer { csv_free(&parser) }
    csv_set_delim(&parser, delimiter)
    let collector = Collector()
    let context = Unmanaged.passUnretained(collector).toOpaque()
    let onField: @convention(c) (UnsafeMutableRawPointer?, Int, UnsafeMutableRawPointer?) -> Void = {
      field, count, context in
      guard let context else { return }
      let bytes = UnsafeRawBufferPointer(start: field, count: count)
      Unmanaged<Collector>.fromOpaque(context).takeUnretainedValue().record
        .append(String(decoding: bytes, as: UTF8.self))
    }
    let onRecord: @convention(c) (Int32, UnsafeMutableRawPointer?) -> Void = { _, context in
      guard let context else { return }
      let collector = Unmanaged<Collector>.fromOpaque(context).takeUnretainedValue()
      collector.records.append(collector.record)
      collector.record = []
    }
    let content = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
    let parsed = content.withUnsafeBytes { buffer in
      csv_parse(&parser, buffer.baseAddress, buffer.count, onField, onRecord, context)
    }
    guard parsed == content.count, csv_fini(&parser, onField, onRecord, context) == 0 else { return nil }
    return withExtendedLifetime(collector) { collector.records }
  }

  /// Returns the records as dictionaries by column name.
  static func rows(of bytes: [UInt8], delimiter: UInt8 = UInt8(ascii: ",")) -> [[String: String]] {
    guard let records = records(of: bytes, delimiter: delimiter), let header = records.first else {
      return []
    }
    return records.dropFirst().map { Dictionary(zip(header, $0), uniquingKeysWith: { first, _ in first }) }
  }
}
