internal import Diagnostics

/// Writes rows under a line of column names.
enum CSVTable {
  /// Returns the whole file.
  ///
  /// - Throws: `unknown-column` or `repeated-column` for a selection that cannot be made.
  static func bytes<Row>(
    of rows: [Row], fields: [ExportField<Row>], columns: [String]?, profile: CSVProfile
  ) throws(Diagnostic) -> [UInt8] {
    let chosen = try select(columns, from: fields)
    var writer = CSVWriter(profile: profile)
    writer.append(chosen.map { .text($0.name) })
    for row in rows { writer.append(chosen.map { CSVCell($0.value(row)) }) }
    return writer.bytes
  }

  private static func select<Row>(
    _ columns: [String]?, from fields: [ExportField<Row>]
  ) throws(Diagnostic) -> [ExportField<Row>] {
    guard let columns, !columns.isEmpty else { return fields }
    var chosen: [ExportField<Row>] = []
    for name in columns {
      guard let field = fields.first(where: { $0.name == name }) else {
        throw unknown(name, among: fields.map(\.name))
      }
      if chosen.contains(where: { $0.name == name }) {
        throw Diagnostic("repeated-column", "column '\(name)' is named twice", fix: "name each column once")
      }
      chosen.append(field)
    }
    return chosen
  }

  private static func unknown(_ name: String, among known: [String]) -> Diagnostic {
    let fix =
      SpellingSuggestion.nearest(to: name, among: known).map { "did you mean '\($0)'?" }
      ?? "choose from \(known.joined(separator: ", "))"
    return Diagnostic("unknown-column", "unknown column '\(name)'", fix: fix)
  }
}
