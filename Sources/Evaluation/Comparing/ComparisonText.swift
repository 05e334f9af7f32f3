internal import Diagnostics

/// A comparison as tables and lines.
public enum ComparisonText {
  /// Returns the table of fields with their shares before and now.
  public static func fields(_ comparison: Comparison) -> FigureTable {
    var table = FigureTable(
      [.init("CHANGE", isNumber: false)]
        + ["RIGHT BEFORE", "NOW", "CHANGE", "WRONG BEFORE", "NOW", "CHANGE"].map { .init($0) })
    for change in comparison.fields {
      let shares = [
        (change.before.rightShare, change.after.rightShare),
        (change.before.wrongShare, change.after.wrongShare),
      ]
      table.rows.append(
        [change.after.field.rawValue]
          + shares.flatMap { before, after in
            [
              DecimalText.of(before, digits: 3), DecimalText.of(after, digits: 3),
              DecimalText.change(after - before, digits: 3),
            ]
          })
    }
    return table
  }

  /// Returns what became better, what worse and what merely different, each field of each file on a line.
  public static func lines(_ comparison: Comparison) -> [String] {
    let (old, new) = (comparison.statusBefore, comparison.statusAfter)
    var lines = [
      "compared: \(comparison.files) files; status ok \(old.ok) → \(new.ok), silent errors "
        + "\(old.silent) → \(new.silent), no receipt \(old.none) → \(new.none)"
    ]
    let words: [(VerdictChange.Direction, String)] = [
      (.better, "better"), (.worse, "worse"), (.other, "other"),
    ]
    for (direction, word) in words {
      for change in comparison.changes where change.direction == direction {
        lines.append(PlainText.escapingControls("\(word): \(change.file): \(text(change))"))
      }
    }
    return lines
  }

  private static func text(_ change: VerdictChange) -> String {
    let (before, after) = (change.before, change.after)
    let field = after.field.rawValue
    if after.field == .items {
      return
        "\(field) F1 \(DecimalText.of(before.share, digits: 3)) → \(DecimalText.of(after.share, digits: 3))"
    }
    return "\(field) \(before.verdict.rawValue) → \(after.verdict.rawValue), "
      + "\(quoted(before.given)) → \(quoted(after.given)), wanted \(quoted(after.wanted))"
  }

  private static func quoted(_ value: String?) -> String { value.map { "'\($0)'" } ?? "nothing" }
}
