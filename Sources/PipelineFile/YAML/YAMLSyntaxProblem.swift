import Diagnostics

/// What libyaml says of text that is no YAML, put into words for someone who writes a pipeline file.
struct YAMLSyntaxProblem {
  /// libyaml's `problem`: what it found.
  var problem: String
  /// libyaml's `context`: what it was reading.
  var context: String

  func diagnostic(at origin: Origin) -> Diagnostic {
    let reading = context.isEmpty ? "" : " (\(context))"
    return Diagnostic("yaml-syntax", "this is not YAML: \(problem)\(reading)", at: origin, fix: fix)
  }

  private var fix: String? {
    switch (problem, context) {
    case (_, "while scanning an alias"): "put text that starts with '*' in quotes"
    case (_, "while scanning an anchor"): "put text that starts with '&' in quotes"
    case ("mapping values are not allowed in this context", _):
      "put text that contains ': ' in quotes, and start each key on a line of its own, as far in as its neighbours"
    case ("found character that cannot start any token", _):
      "indent with spaces, not tabs; put text that starts with '@', '%' or '`' in quotes"
    case ("found a tab character that violates indentation", _): "indent with spaces, not tabs"
    case ("found unknown escape character", _): "use single quotes, or write a backslash as '\\\\'"
    case ("did not find expected ',' or ']'", _): "close the list with ']', and put ',' between its items"
    case ("did not find expected ',' or '}'", _):
      "close the braces with '}', put ',' between keys, and put text that contains braces in quotes"
    case ("did not find expected key", _), ("could not find expected ':'", _):
      "write 'key: value', as far in as its neighbours"
    case ("found unexpected end of stream", _): "close the quotes"
    case ("did not find expected '-' indicator", _): "start each item of the list with '- ', all as far in"
    default: nil
    }
  }
}
