extension RecognisedDocument {
  /// Whether a picture was recognised on any page; text layers and printed lines say the same however often they
  /// are read.
  public var hasPictures: Bool { pages.contains(where: \.isPicture) }

  /// Takes in what a further look at the same document gave.
  ///
  /// Pages belong together by their numbers. Words of a page that stood otherwise, or was looked at in another size,
  /// are brought to where they stand here. A page that was read as a whole takes the place of parts of it that the same
  /// engine read.
  ///
  /// - Parameters:
  ///   - look: What it gave.
  ///   - areas: The parts of pages that were looked at; all pages as a whole where there are none.
  /// - Returns: Whether any page has got another reading.
  @discardableResult
  public mutating func add(_ look: RecognisedDocument, areas: [PageArea] = []) -> Bool {
    var isTaken = false
    for place in pages.indices where pages[place].isPicture {
      guard let other = look.pages.first(where: { $0.number == pages[place].number }), !other.words.isEmpty
      else { continue }
      let parts = areas.filter { $0.page == other.number }.map(\.box)
      guard areas.isEmpty || !parts.isEmpty else { continue }
      let words = other.words(onPageOf: pages[place])
      pages[place].further.removeAll { $0.engine == other.engine && !$0.areas.isEmpty }
      pages[place].further.append(FurtherReading(engine: other.engine, words: words, areas: parts))
      isTaken = true
    }
    return isTaken
  }
}

extension RecognisedPage {
  /// Whether its words were recognised: others are certain, each.
  public var isPicture: Bool { words.isEmpty || words.contains { $0.confidence < 100 } }

  /// The words with their boxes where they stand on another reading of the same page.
  fileprivate func words(onPageOf page: RecognisedPage) -> [Word] {
    var turns = ((page.rotation - rotation) / 90 % 4 + 4) % 4
    var (turned, width, height) = (words, width, height)
    while turns > 0 {
      for place in turned.indices {
        let box = turned[place].box
        turned[place].box = Box(x: height - box.maxY, y: box.x, width: box.height, height: box.width)
      }
      (width, height) = (height, width)
      turns -= 1
    }
    guard width > 0, height > 0, (width, height) != (page.width, page.height) else { return turned }
    let across = Double(page.width) / Double(width)
    let down = Double(page.height) / Double(height)
    return turned.map { word in
      var word = word
      word.box = word.box.scaled(across: across, down: down)
      return word
    }
  }
}

extension Box {
  fileprivate func scaled(across: Double, down: Double) -> Box {
    let (left, top) = (Int((Double(x) * across).rounded()), Int((Double(y) * down).rounded()))
    return Box(
      x: left, y: top, width: Int((Double(maxX) * across).rounded()) - left,
      height: Int((Double(maxY) * down).rounded()) - top)
  }
}
