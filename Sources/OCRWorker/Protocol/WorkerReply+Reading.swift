internal import Diagnostics
internal import PipelineEngine
internal import ReceiptModel

extension WorkerReply {
  /// Reads a reply from a line without its end, or `nil` where it is none.
  public init?(line: [UInt8]) {
    var scanner = JSONScanner(line)
    do throws(JSONScanner.Malformed) {
      var id: Int?
      var content: Content?
      try scanner.object { scanner, key throws(JSONScanner.Malformed) in
        switch key {
        case "id": id = try scanner.integer()
        case "ready":
          try scanner.yes()
          content = .ready
        case "recognition": content = .recognised(try scanner.recognition())
        case "failure": content = .failed(try scanner.diagnostic())
        default: throw JSONScanner.Malformed()
        }
      }
      try scanner.end()
      guard let content else { return nil }
      self.init(id: id, content)
    } catch {
      return nil
    }
  }
}

extension JSONScanner {
  fileprivate mutating func recognition() throws(Malformed) -> Recognition {
    var recognition = Recognition(document: RecognisedDocument(mediaType: "", pages: []))
    try object { scanner, key throws(Malformed) in
      switch key {
      case "mediaType": recognition.document.mediaType = try scanner.string()
      case "pages":
        recognition.document.pages = try scanner.array { scanner throws(Malformed) in try scanner.page() }
      case "microseconds":
        try scanner.object { scanner, key throws(Malformed) in
          guard let stage = StageName(rawValue: key) else { throw Malformed() }
          let time = try scanner.integer()
          guard time >= 0 else { throw Malformed() }
          // A stage that took no time is not told: the reply reads back as itself.
          if time > 0 { recognition.timings[stage] = .microseconds(time) }
        }
      default: throw Malformed()
      }
    }
    return recognition
  }

  private mutating func page() throws(Malformed) -> RecognisedPage {
    var page = RecognisedPage(number: 0, width: 0, height: 0, words: [], engine: "")
    try object { scanner, key throws(Malformed) in
      switch key {
      case "number": page.number = try scanner.integer()
      case "width": page.width = try scanner.integer()
      case "height": page.height = try scanner.integer()
      case "rotation": page.rotation = try scanner.integer()
      case "engine": page.engine = try scanner.string()
      case "words": page.words = try scanner.array { scanner throws(Malformed) in try scanner.word() }
      default: throw Malformed()
      }
    }
    guard page.isPlausible else { throw Malformed() }
    return page
  }

  private mutating func word() throws(Malformed) -> Word {
    var word = Word("", box: Box(x: 0, y: 0, width: 0, height: 0))
    try object { scanner, key throws(Malformed) in
      switch key {
      case "text": word.text = try scanner.string()
      case "x": word.box.x = try scanner.integer()
      case "y": word.box.y = try scanner.integer()
      case "width": word.box.width = try scanner.integer()
      case "height": word.box.height = try scanner.integer()
      case "confidence": word.confidence = try scanner.integer()
      case "line": word.line = try scanner.integer()
      default: throw Malformed()
      }
    }
    return word
  }

  fileprivate mutating func diagnostic() throws(Malformed) -> Diagnostic {
    var diagnostic = Diagnostic("", "")
    try object { scanner, key throws(Malformed) in
      switch key {
      case "id": diagnostic.id = try scanner.string()
      case "severity":
        guard let severity = Severity(rawValue: try scanner.string()) else { throw Malformed() }
        diagnostic.severity = severity
      case "message": diagnostic.message = try scanner.string()
      case "fix": diagnostic.fix = try scanner.string()
      case "file": diagnostic.origin = Origin(try scanner.string())
      case "line": diagnostic.origin?.line = try scanner.integer()
      case "column": diagnostic.origin?.column = try scanner.integer()
      default: throw Malformed()
      }
    }
    return diagnostic
  }
}
