internal import Diagnostics
internal import ReceiptModel

/// Reads one line of a truth file and tells everything that is wrong with it.
///
/// Keys that are not judged are left alone: a truth file may tell more than is compared.
struct TruthRowReader {
  let origin: Origin
  private(set) var problems: [Diagnostic] = []

  init(origin: Origin) { self.origin = origin }

  /// Returns the row, or `nil` where it names no file or is no JSON.
  mutating func row(of line: [UInt8]) -> TruthRow? {
    let node: JSONNode
    do throws(JSONParser.Malformed) {
      node = try JSONParser.value(of: line)
    } catch {
      let characters = String(decoding: line.prefix(error.offset), as: UTF8.self).count
      var place = origin
      place.column = characters + 1
      problems.append(
        Diagnostic(
          "truth-syntax", "the line is no JSON: \(error.reason)", at: place,
          fix: "write one whole JSON object a line"))
      return nil
    }
    guard case .object(let members) = node else {
      problems.append(
        Diagnostic(
          "truth-syntax", "the line is \(node.kind) where an object was expected", at: origin,
          fix: "write one whole JSON object a line"))
      return nil
    }
    return row(of: members)
  }

  private mutating func row(of members: [String: JSONNode]) -> TruthRow? {
    let file = text("file", members)
    if file == nil, isAbsent(members["file"]) {
      problems.append(
        Diagnostic(
          "truth-file-missing", "the line names no 'file'", at: origin,
          fix: "add \"file\" with the picture's path, relative to the truth file"))
    }
    var row = TruthRow(file: FilePath(file ?? ""), line: origin.line ?? 1)
    row.lines = text("lines", members).map { FilePath($0) }
    row.merchant = text("merchant", members)
    row.date = text("date", members, expecting: "a day like \"2026-10-31\"") {
      CalendarDate(iso: $0) != nil
    }
    row.total = amount("total", members)
    row.currency = text("currency", members, expecting: "a code like \"EUR\"") {
      Currency(code: $0)?.code == $0
    }
    row.tax = amount("tax", members)
    row.address = text("address", members)
    row.items = items(members["items"])
    return file == nil ? nil : row
  }

  private mutating func items(_ node: JSONNode?) -> [TruthItem] {
    guard let node, !isAbsent(node) else { return [] }
    guard case .array(let elements) = node else {
      refuse("items", node, expecting: "a list of objects")
      return []
    }
    var items: [TruthItem] = []
    for element in elements {
      guard case .object(let members) = element else {
        refuse("items", element, expecting: "a list of objects")
        continue
      }
      let name = text("name", members) ?? ""
      if let amount = amount("amount", members) { items.append(TruthItem(name: name, amount: amount)) }
    }
    return items
  }

  private mutating func text(
    _ key: String, _ members: [String: JSONNode], expecting expected: String = "text",
    where isRight: (String) -> Bool = { _ in true }
  ) -> String? {
    guard let node = members[key], !isAbsent(node) else { return nil }
    if case .string(let text) = node, isRight(text) { return text }
    refuse(key, node, expecting: expected)
    return nil
  }

  private mutating func amount(_ key: String, _ members: [String: JSONNode]) -> String? {
    guard let node = members[key], !isAbsent(node) else { return nil }
    switch node {
    case .string(let text) where ExactNumber(text) != nil: return text
    case .number(let text) where ExactNumber(text) != nil: return text
    default:
      refuse(key, node, expecting: "an amount like \"12.30\"")
      return nil
    }
  }

  /// Whether nothing is told: no value, `null`, or an empty text.
  private func isAbsent(_ node: JSONNode?) -> Bool {
    switch node {
    case nil, .null, .string(""): true
    default: false
    }
  }

  private mutating func refuse(_ key: String, _ node: JSONNode, expecting expected: String) {
    let given =
      switch node {
      case .string(let text): "'\(text)'"
      case .number(let text): "the number \(text)"
      default: node.kind
      }
    problems.append(
      Diagnostic(
        "truth-value-invalid", "'\(key)' is \(given), which is not \(expected)", at: origin,
        fix: "write \(expected), or leave the key out"))
  }
}
