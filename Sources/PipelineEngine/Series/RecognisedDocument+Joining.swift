internal import ReceiptModel

extension RecognisedDocument {
  /// The pages of several files as those of one, numbered from 1.
  init(joining parts: [RecognisedDocument]) {
    self.init(mediaType: parts.first?.mediaType ?? "", pages: parts.flatMap(\.pages))
    for index in pages.indices { pages[index].number = index + 1 }
  }
}
