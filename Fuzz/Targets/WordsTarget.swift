import PipelineEngine
import PipelineFile
import ReceiptModel
import ReceiptText

/// The reader of words files, and the lexicon that is made of them.
enum WordsTarget {
  static func run(_ bytes: [UInt8]) {
    let reading = WordsFileReader.read(bytes, file: FilePath("/home/user/words.yaml"))
    guard let words = PipelineTarget.value(of: reading, in: bytes) else { return }
    for label in words.labels {
      for phrase in label.phrases { require(!phrase.isEmpty, "a phrase without words was taken") }
    }
    _ = ExtractStage(languages: BuiltInLanguages.expecting(["eng"], adding: [words]))
  }
}
