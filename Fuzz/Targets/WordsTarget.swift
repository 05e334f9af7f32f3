import PipelineEngine
import PipelineFile
import ReceiptModel
import ReceiptText

/// The reader of words files, and the lexicon that is made of them.
enum WordsTarget {
  static func run(_ bytes: [UInt8]) {
    let reading = WordsFileReader.read(bytes, file: FilePath("/home/user/words.yaml"))
    PipelineTarget.check(
      reading.diagnostics, lines: bytes.count { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } + 2)
    guard let words = reading.value else {
      require(!reading.diagnostics.isEmpty, "nothing was read, and nobody knows why")
      return
    }
    for label in words.labels {
      for phrase in label.phrases { require(!phrase.isEmpty, "a phrase without words was taken") }
    }
    _ = ExtractStage(languages: BuiltInLanguages.expecting(["eng"], adding: [words]))
  }
}
