internal import Diagnostics
internal import PipelineEngine
internal import ReceiptModel

extension WorkerReply {
  /// The reply as a line of JSON, without its end.
  ///
  /// One of `{"ready":true}`, `{"id":1,"recognition":{…}}` and `{"id":1,"failure":{…}}`.
  public var line: [UInt8] {
    var writer = JSONWriter()
    writer.object { writer in
      if let id { writer.member("id", id) }
      switch content {
      case .ready: writer.yes("ready")
      case .recognised(let recognition):
        writer.key("recognition")
        writer.write(recognition)
      case .failed(let diagnostic):
        writer.key("failure")
        writer.write(diagnostic)
      }
    }
    return writer.bytes
  }
}

extension JSONWriter {
  fileprivate mutating func write(_ recognition: Recognition) {
    object { writer in
      writer.member("mediaType", recognition.document.mediaType)
      writer.key("pages")
      writer.array(recognition.document.pages) { $0.write($1) }
      writer.key("microseconds")
      writer.object { writer in
        for stage in StageName.allCases where recognition.timings[stage] > .zero {
          let (seconds, attoseconds) = recognition.timings[stage].components
          writer.member(stage.rawValue, Int(seconds) * 1_000_000 + Int(attoseconds / 1_000_000_000_000))
        }
      }
    }
  }

  private mutating func write(_ page: RecognisedPage) {
    object { writer in
      writer.member("number", page.number)
      writer.member("width", page.width)
      writer.member("height", page.height)
      writer.member("rotation", page.rotation)
      writer.member("engine", page.engine)
      writer.key("words")
      writer.array(page.words) { $0.write($1) }
    }
  }

  private mutating func write(_ word: Word) {
    object { writer in
      writer.member("text", word.text)
      writer.member("x", word.box.x)
      writer.member("y", word.box.y)
      writer.member("width", word.box.width)
      writer.member("height", word.box.height)
      writer.member("confidence", word.confidence)
      if let line = word.line { writer.member("line", line) }
    }
  }

  fileprivate mutating func write(_ diagnostic: Diagnostic) {
    object { writer in
      writer.member("id", diagnostic.id)
      writer.member("severity", diagnostic.severity.rawValue)
      writer.member("message", diagnostic.message)
      if let fix = diagnostic.fix { writer.member("fix", fix) }
      guard let origin = diagnostic.origin else { return }
      writer.member("file", origin.file)
      if let line = origin.line { writer.member("line", line) }
      if let column = origin.column { writer.member("column", column) }
    }
  }
}
