internal import Diagnostics

/// The fields that are not right, each with what it was read from.
public enum MissText {
  /// Returns a block of lines for each field that is not right, in the order of the files.
  public static func lines(of files: [JudgedFile]) -> [String] {
    files.flatMap { file in
      file.fields.filter { $0.verdict != .right }.flatMap { lines(of: $0, in: file) }
    }
  }

  private static func lines(of judgement: FieldJudgement, in file: JudgedFile) -> [String] {
    var head = "\(file.file): \(judgement.field.rawValue) is \(judgement.verdict.rawValue)"
    if judgement.field == .items { head += ", F1 \(DecimalText.of(judgement.share, digits: 3))" }
    let isItems = judgement.field == .items
    var facts = [(isItems ? "missed" : "wanted", judgement.wanted)]
    if let given = judgement.given { facts.append((isItems ? "false" : "given", given)) }
    if let confidence = judgement.confidence {
      facts.append(("confidence", DecimalText.of(confidence, digits: 2)))
    }
    if let rule = judgement.rule { facts.append(("rule", rule)) }
    if let label = judgement.label { facts.append(("label", label)) }
    if let printed = judgement.printed { facts.append(("printed", printed)) }
    if !file.issues.isEmpty { facts.append(("issues", file.issues.joined(separator: ";"))) }
    if let failure = file.failure { facts.append(("failure", failure)) }
    return [PlainText.escapingControls(head)]
      + facts.filter { !$0.1.isEmpty }.map { name, value in
        "  " + name + String(repeating: " ", count: 12 - name.count) + PlainText.escapingControls(value)
      }
  }
}
