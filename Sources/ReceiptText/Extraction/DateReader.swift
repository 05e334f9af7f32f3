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
    var isAmbiguous: Bool
    var rule: String
  }

  private struct Candidate {
    var reading: DateReading
    var row: ReadRow
    var score: Double
  }

  let rows: [ReadRow]
  let country: CountryEvidence
  let currency: Currency?
  let settings: ExtractSettings

  /// Decides.
  func decision() -> Decision {
    let candidates = self.candidates()
    guard let best = candidates.max(by: { ($0.score, $1.row.index) < ($1.score, $0.row.index) }) else {
      return Decision(confidence: 0, isAmbiguous: false, rule: "none")
    }
    let (date, rule) = resolve(best.reading, among: candidates)
    guard let date else {
      return Decision(
        reading: best.reading, row: best.row.index, time: time(near: best.row.index), confidence: 0.3,
        isAmbiguous: true,
        rule: "ambiguous")
    }
    let rivals = candidates.filter { resolve($0.reading, among: candidates).0 != date }
    let agreeing = candidates.count - rivals.count
    var confidence = 0.93
    if best.reading.hasMonthName || best.reading.hasFullYear { confidence += 0.02 }
    if agreeing > 1 { confidence += 0.03 }
    if !rivals.isEmpty, let second = rivals.map(\.score).max(), best.score - second < 0.8 {
      confidence -= 0.25
    }
    if best.reading.isRepaired { confidence -= 0.1 }
    if best.reading.confidence < 70, agreeing < 2 { confidence -= 0.15 }
    if !best.reading.hasFullYear && !best.reading.hasMonthName && agreeing < 2 { confidence -= 0.03 }
    if best.score < 0.5 { confidence -= 0.2 }
    return Decision(
      date: date, reading: best.reading, row: best.row.index, time: time(near: best.row.index),
      confidence: max(0.1, min(0.99, confidence)), isAmbiguous: false, rule: rule)
  }

  private func candidates() -> [Candidate] {
    var found: [Candidate] = []
    for (place, row) in rows.enumerated() {
      for reading in row.dates {
        var score = 1.0
        let label = row.label(before: reading)
        let before = label.reduce(into: Concepts()) { $0.formUnion($1.concepts) }
        let above = place > 0 && row.letters < 6 ? rows[place - 1].concepts : []
        if before.contains(.date) || row.concepts.contains(.date) {
          score += 1
        } else if above.contains(.date) {
          score += 0.7
        }
        if !row.times.isEmpty { score += 0.7 }
        if before.contains(.issued) || before.isSuperset(of: [.invoice, .number]) { score += 1.4 }
        if before.contains(.otherDate) || (row.concepts.contains(.otherDate) && !before.contains(.date)) {
          score -= 1.6
        }
        if above.contains(.otherDate), !above.contains(.date), !row.concepts.contains(.date) { score -= 0.8 }
        if row.concepts.contains(.terms) { score -= 1 }
        if row.concepts.contains(.clerk) || row.concepts.contains(.number) { score += 0.2 }
        if reading.hasFullYear { score += 0.2 }
        if reading.isRepaired { score -= 0.5 }
        if reading.meanings.count == 1, reading.certainOrder == .yearMonthDay, !reading.hasFullYear {
          score -= 1.5
        }
        // Article numbers and phone numbers in three groups look like dates.
        if row.concepts.contains(.phone) || row.concepts.contains(.register) || row.concepts.contains(.taxID)
        {
          score -= 1
        }
        found.append(Candidate(reading: reading, row: row, score: score))
      }
    }
    for index in found.indices {
      let same = found.indices.contains {
        $0 != index && found[$0].row.index != found[index].row.index
          && !Set(found[$0].reading.meanings.values).isDisjoint(with: found[index].reading.meanings.values)
      }
      if same { found[index].score += 0.4 }
    }
    return found
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
    let orders = all.filter {
      $0.score >= 1 && !$0.reading.hasMonthName && $0.reading.hasFullYear == reading.hasFullYear
    }
    .compactMap(\.reading.certainOrder).filter { $0 != .yearMonthDay }
    if let order = orders.first, Set(orders).count == 1, let date = reading.meanings[order] {
      return (date, "other-date")
    }
    // The same day written elsewhere without doubt decides which meaning is right.
    let certain = Set(all.compactMap { $0.reading.certain })
    let confirmed = certain.intersection(reading.meanings.values)
    if confirmed.count == 1, let date = confirmed.first { return (date, "other-date") }
    if let order = country.country.flatMap({ CountryCustoms.of($0)?.dateOrder }),
      let date = reading.meanings[order]
    {
      return (date, "country")
    }
    let likely = Set(
      (country.candidates + settings.countries).compactMap { CountryCustoms.of($0)?.dateOrder })
    if likely.count == 1, let order = likely.first, let date = reading.meanings[order] {
      return (date, "countries")
    }
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

  private func time(near row: Int) -> TimeOfDay? {
    let readings = rows.flatMap { candidate in candidate.times.map { (row: candidate, time: $0.time) } }
      .filter { !$0.row.concepts.contains(.hours) || $0.row.index == row }
    return readings.min { rank($0.row, row) < rank($1.row, row) }?.time
  }

  private func rank(_ candidate: ReadRow, _ row: Int) -> Int {
    abs(candidate.index - row) * 2 - (candidate.concepts.contains(.time) ? 1 : 0)
  }
}
