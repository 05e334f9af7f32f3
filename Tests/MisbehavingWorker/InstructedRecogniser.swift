import Diagnostics
import Glibc
import OCRWorker
import PipelineEngine
import ReceiptModel

/// A recogniser that takes each document for an instruction: a word, and what it is about.
struct InstructedRecogniser: PageRecogniser {
  private var served = 0

  init(_ configuration: WorkerConfiguration) throws(Diagnostic) {
    guard configuration.recognise.languages != ["missing"] else {
      throw Diagnostic("ocr-language-missing", "there is no language 'missing'")
    }
  }

  mutating func recognise(
    bytes: [UInt8], look: Look, softDeadline: Duration
  ) throws(Diagnostic) -> Recognition {
    served += 1
    let instruction = String(decoding: bytes, as: UTF8.self)
    let parts = instruction.split(separator: " ", maxSplits: 1).map(String.init)
    let subject = parts.count > 1 ? parts[1] : ""
    switch parts.first {
    case "hang": while true { pause() }
    case "meet":
      meet(at: subject)
      while true { pause() }
    case "greet": meet(at: subject)
    case "signal": raise(Int32(subject) ?? SIGSEGV)
    case "exit": exit(Int32(subject) ?? 1)
    case "wear": if served > 1 { raise(SIGSEGV) }
    case "fail": throw Diagnostic("image-unreadable", "not a readable image")
    case "print":
      puts(subject)
      fflush(nil)
    case "chatter": perror(String(repeating: "A C library speaks at length. ", count: 30_000))
    case "allocate": MemoryHog.allocate(like: subject)
    case "allocated": MemoryHog.allocateOnce(bytes: Int(subject) ?? 0)
    case "environment":
      return words(
        subject.split(separator: ",").map { name in getenv(String(name)).map { String(cString: $0) } ?? "-" })
    case "trespass": return words([Trespass.outcome(of: subject)])
    case "deadline": return words(["\(softDeadline)"])
    case "look": return words(Self.description(of: look))
    default: break
    }
    return words(instruction.split(separator: " ").map(String.init))
  }

  /// Opens a pipe, to show the test that this process is here; the test sees its end when this process is gone.
  private func meet(at pipe: String) { _ = open(pipe, O_RDONLY | O_NONBLOCK) }

  /// The number of a look, and what it knows and reads of each page.
  private static func description(of look: Look) -> [String] {
    ["look:\(look.number)"] + look.rotations.map { "turned:\($0)" }
      + look.areas.map { "area:\($0.page):\($0.box.x),\($0.box.y),\($0.box.width),\($0.box.height)" }
  }

  /// The words, with this process's number as the engine's name.
  private func words(_ texts: [String]) -> Recognition {
    let words = texts.enumerated().map { index, text in
      Word(text, box: Box(x: index * 10, y: 0, width: 8, height: 12), confidence: 90, line: 0)
    }
    let page = RecognisedPage(number: 1, width: 100, height: 20, words: words, engine: "\(getpid())")
    return Recognition(document: RecognisedDocument(mediaType: "text/plain", pages: [page]))
  }
}
