/// A list of short texts in one column: joined with `;`, where `;` and `\` inside a text stand after a `\`.
enum JoinedList {
  /// Returns the joined text; empty texts are left out.
  static func joined(_ texts: [String]) -> String {
    texts.filter { !$0.isEmpty }.map { text in
      var result = ""
      for character in text.unicodeScalars {
        if character == ";" || character == "\\" { result += "\\" }
        result.unicodeScalars.append(character)
      }
      return result
    }.joined(separator: ";")
  }

  /// Returns the texts of a joined one.
  static func split(_ joined: String) -> [String] {
    var texts: [String] = []
    var current = ""
    var isEscaped = false
    for character in joined.unicodeScalars {
      if !isEscaped, character == "\\" {
        isEscaped = true
      } else if !isEscaped, character == ";" {
        texts.append(current)
        current = ""
      } else {
        current.unicodeScalars.append(character)
        isEscaped = false
      }
    }
    return (texts + [current]).filter { !$0.isEmpty }
  }
}
