internal import Diagnostics
internal import ReceiptModel

/// Files that gave no receipt, and what to do about them.
struct FailedSection {
  let documents: [FailedDocument]

  var markdown: String { "## Failed files\n\n" + body }

  private var body: String {
    guard !documents.isEmpty else { return "None.\n" }
    var table = MarkdownTable([.text("Why"), .text("What to do"), .text("File")])
    for document in documents {
      table.append([
        MarkdownText.escaped(document.reason.message),
        document.reason.fix.map(MarkdownText.escaped) ?? EnglishWords.unknown,
        MarkdownText.link(to: document.sourcePath),
      ])
    }
    return table.text
  }
}
