extension Diagnostic {
  /// The diagnostic as lines for a terminal or a log: `file:line:col: severity: message [slug]`, then the fix.
  ///
  /// Control characters are escaped, so that no file name or text can drive the reader's terminal.
  public var rendered: String {
    var head = ""
    if let origin {
      head += PlainText.escapingControls(origin.file)
      if let line = origin.line { head += ":\(line)" }
      if let column = origin.column { head += ":\(column)" }
      head += ": "
    }
    head += "\(severity.rawValue): \(PlainText.escapingControls(message)) [\(PlainText.escapingControls(id))]"
    guard let fix else { return head }
    return head + "\n  fix: \(PlainText.escapingControls(fix))"
  }
}
