internal import PipelineEngine
internal import ReceiptModel

/// Chooses the date of the purchase, and the order of its parts, by evidence.
struct DateReader {
  /// What was decided.
  struct Decision: Sendable {
    var date: CalendarDate?
    var reading: DateReading?
    var row: Int?
    var time: TimeOfDay?
    var confidence: Double
    /// Whether it is sure enough to be booked without a look.
    var isSafe: Bool
    var isAmbiguous: Bool
    var rule: String
    /// Which reading of the receipt it stands in, and which agree.
    var votes = Votes()
  }

  /// A date that may be the purchase's.
  struct Candidate: Sendable {
    var reading: DateReading
    var row: ReadRow
    var features: FeatureVector<DateFeature>
    /// Which reading of the receipt it stands in, from 0, and which others agree.
    var votes = Votes()
    /// The day that it means, where its order can be decided.
    var day: CalendarDate?
    /// What decided its order.
    var rule: String
  }

  let rows: [ReadRow]
  let country: CountryEvidence
  let currency: Currency?
  let settings: ExtractSettings
  /// Whether the receipt is in a language that no country with the month in front speaks.
  let isDayFirst: Bool

  /// Decides between candidates of all readings.
  ///
  /// - Parameters:
  ///   - candidates: The candidates.
  ///   - model: What weighs them.
  ///   - time: Gives the time of day near a candidate in its own reading.
  /// - Returns: The decision.
  static func decision(
    among candidates: [Candidate], by model: FieldModel<DateFeature>, time: (Candidate) -> TimeOfDay?
  ) -> Decision {
    guard let choice = model.choice(among: candidates.map(\.features)) else {
      return Decision(confidence: 0, isSafe: false, isAmbiguous: false, rule: "none")
    }
    let best = candidates[choice.place]
    guard choice.trust >= model.giveFrom || best.day == nil else {
      return Decision(confidence: 0, isSafe: false, isAmbiguous: false, rule: "none")
    }
    let time = time(best)
    guard let day = best.day else {
      return Decision(
        reading: best.reading, row: best.row.index, time: time, confidence: 0.3, isSafe: false,
        isAmbiguous: true, rule: best.rule, votes: best.votes)
    }
    return Decision(
      date: day, reading: best.reading, row: best.row.index, time: time, confidence: choice.trust,
      isSafe: choice.trust >= model.bookFrom && best.votes.agree, isAmbiguous: false, rule: best.rule,
      votes: best.votes)
  }

  /// Returns the dates that may be the purchase's, in printed order.
  func candidates() -> [Candidate] {
    let isCreditNote = isCreditNote
    var found = rows.indices.flatMap { place in
      rows[place].dates.map { reading in
        let features = features(of: reading, at: place, isCreditNote: isCreditNote)
        return Candidate(reading: reading, row: rows[place], features: features, rule: "")
      }
    }
    for index in found.indices {
      let (day, rule) = resolve(found[index].reading, among: found)
      found[index].day = day
      found[index].rule = rule
    }
    return DateComparison(candidates: found).compared()
  }

  /// What a reading and its row say by themselves.
  private func features(
    of reading: DateReading, at place: Int, isCreditNote: Bool
  ) -> FeatureVector<DateFeature> {
    let row = rows[place]
    var features = FeatureVector<DateFeature>()
    let before = row.label(before: reading).concepts
    let above = place > 0 && row.letters < 6 ? rows[place - 1].concepts : []
    features.set(.labelBefore, before.contains(.date))
    features.set(.labelInRow, !before.contains(.date) && row.concepts.contains(.date))
    features.set(.labelAbove, above.contains(.date) && !row.concepts.contains(.date))
    // A credit note names the invoice that it takes back, and that one's day.
    let isReference = isCreditNote && row.concepts.contains(.invoice) && !row.concepts.contains(.refund)
    features.set(
      .issued, !isReference && (before.contains(.issued) || before.isSuperset(of: [.invoice, .number])))
    features.set(.otherBefore, before.contains(.otherDate) || isReference)
    features.set(
      .otherInRow,
      !before.contains(.otherDate) && row.concepts.contains(.otherDate) && !before.contains(.date))
    features.set(
      .otherAbove, above.contains(.otherDate) && !above.contains(.date) && !row.concepts.contains(.date))
    features.set(.time, !row.times.isEmpty)
    let below = rows.indices.contains(place + 1) ? rows[place + 1] : nil
    features.set(
      .timeBelow,
      row.times.isEmpty && below.map { !$0.times.isEmpty && $0.dates.isEmpty && !$0.hasMoney } == true)
    features.set(.terms, row.concepts.contains(.terms))
    features.set(.clerk, row.concepts.contains(.clerk))
    features.set(.number, row.concepts.contains(.number))
    features.set(.reference, !row.concepts.isDisjoint(with: [.phone, .register, .taxID]))
    features.set(.fullYear, reading.hasFullYear)
    features.set(.monthName, reading.hasMonthName)
    features.set(.repaired, reading.isRepaired)
    features[.doubt] = 1 - Double(reading.confidence) / 100
    features.set(
      .bareYearFirst,
      reading.meanings.count == 1 && reading.certainOrder == .yearMonthDay && !reading.hasFullYear)
    return features
  }

  private var isCreditNote: Bool {
    rows.prefix(25).contains {
      $0.concepts.contains(.refund) && $0.concepts.isDisjoint(with: [.terms, .paid])
    }
  }

  /// A date that dates of the same kind tell the order of.
  private func tellsOrder(_ candidate: Candidate, like reading: DateReading) -> Bool {
    let marks: [DateFeature] = [.otherBefore, .otherInRow, .terms, .reference, .bareYearFirst]
    return marks.allSatisfy { candidate.features[$0] == 0 } && !candidate.reading.hasMonthName
      && candidate.reading.hasFullYear == reading.hasFullYear
  }

  /// The day that a reading means, and the rule that says so; no day where nothing decides.
  private func resolve(_ reading: DateReading, among all: [Candidate]) -> (CalendarDate?, String) {
    if let certain = reading.certain {
      return (certain, reading.hasMonthName ? "month-name" : "only-reading")
    }
    switch settings.dateOrder {
    case .dmy: return (reading.meanings[.dayMonthYear], "date_order")
    case .mdy: return (reading.meanings[.monthDayYear], "date_order")
    case .ymd: return (reading.meanings[.yearMonthDay] ?? reading.meanings[.dayMonthYear], "date_order")
    case .auto: break
    }
    // A dot between day and month is never American.
    if reading.raw.contains("."), let date = reading.meanings[.dayMonthYear] { return (date, "dotted") }
    let orders = all.filter { tellsOrder($0, like: reading) }.compactMap(\.reading.certainOrder).filter {
      $0 != .yearMonthDay
    }
    if let order = orders.first, Set(orders).count == 1, let date = reading.meanings[order] {
      return (date, "other-date")
    }
    // The same day written elsewhere without doubt decides which meaning is right.
    let certain = Set(all.compactMap { $0.reading.certain })
    let confirmed = certain.intersection(reading.meanings.values)
    if confirmed.count == 1, let date = confirmed.first { return (date, "other-date") }
    if let order = country.country.flatMap({ country.customs(of: $0)?.order }),
      let date = reading.meanings[order]
    {
      return (date, "country")
    }
    let likely = Set(
      (country.candidates + settings.countries).compactMap { country.customs(of: $0)?.order })
    if likely.count == 1, let order = likely.first, let date = reading.meanings[order] {
      return (date, "countries")
    }
    if isDayFirst, let date = reading.meanings[.dayMonthYear] { return (date, "language") }
    if let currency, currency.code != "USD", currency.code != "CAD",
      let date = reading.meanings[.dayMonthYear]
    {
      return (date, "currency")
    }
    if currency?.code == "USD", country.candidates.isEmpty || country.candidates.contains("US"),
      let date = reading.meanings[.monthDayYear]
    {
      return (date, "currency")
    }
    return (nil, "ambiguous")
  }

  /// Returns the time of day that stands nearest to a row.
  func time(near row: Int) -> TimeOfDay? {
    let readings = rows.flatMap { candidate in candidate.times.map { (row: candidate, time: $0.time) } }
      .filter { !$0.row.concepts.contains(.hours) || $0.row.index == row }
    return readings.min { rank($0.row, row) < rank($1.row, row) }?.time
  }

  private func rank(_ candidate: ReadRow, _ row: Int) -> Int {
    abs(candidate.index - row) * 2 - (candidate.concepts.contains(.time) ? 1 : 0)
  }
}
