/// A text from the file in 'quotes' for a message, cut where it is long.
struct Quoted: CustomStringConvertible {
  private let text: String

  init(_ text: String) { self.text = text }

  var description: String { text.count > 60 ? "'\(text.prefix(59))…'" : "'\(text)'" }
}
