internal import PipelineEngine
internal import ReceiptModel

/// Reads one receipt from its pages, however often they were looked at.
struct ReceiptReader {
  private let readings: [ReceiptReading]
  private let pages: [TextPage]
  private let lexicon: Lexicon
  private let model: ReadingModel

  init(
    pages: [TextPage], settings: ExtractSettings, lexicon: Lexicon, model: ReadingModel = .standard
  ) {
    readings = ReceiptReading.readings(of: pages, settings: settings, lexicon: lexicon)
    self.pages = pages
    self.lexicon = lexicon
    self.model = model
  }

  /// The rows as the first look gave them.
  var rows: [ReadRow] { readings[0].rows }

  /// Returns the receipt with everything that the readings tell.
  ///
  /// Total, date, merchant and address are decided by all readings together; the rest is of the reading that the
  /// total stands in, where another one's does not hold better.
  func receipt() -> Receipt {
    let totals = readings.map(\.evidence.totals)
    let total = TotalDecision(ballot(totals, model.total), model: model.total)
    let date = self.date
    let merchant = MerchantDecision(merchants, model: model.merchant)
    let address = AddressDecision(addresses(of: merchant), model: model.address)
    let base = total.winner?.votes.reading ?? 0
    let details = details(total, totals, base: base)
    var receipt = details.receipt
    receipt.page = pages.first?.number ?? 1
    var writer = ReceiptWriter(receipt: receipt, rows: readings[base].rows)
    writer.write(total)
    writer.write(date, rows: readings[date.votes.reading].rows)
    writer.write(merchant)
    writer.write(address)
    let reading = readings[base]
    return ReceiptJudge(
      total: total, date: date, figures: reading.evidence.figures, itemSum: details.itemSum,
      rows: reading.rows,
      columns: reading.evidence.columns, lexicon: lexicon,
      meanConfidence: readings.map(\.meanConfidence).max() ?? 0,
      isLanguageUnexpected: lexicon.detector.unexpectedLanguage(by: reading.evidence.language) != nil
    ).judged(writer.receipt)
  }

  /// Returns what was considered for each field that the model decides.
  func candidates() -> [FieldCandidates] {
    func all(_ field: String, _ found: [(value: String, features: [String: Double])]) -> FieldCandidates {
      FieldCandidates(
        field: field,
        candidates: found.map { FieldCandidates.Candidate(value: $0.value, features: $0.features) })
    }
    let totals = ballot(readings.map(\.evidence.totals), model.total)
    let merchants = merchants
    return [
      all(
        "total",
        totals.map {
          let exponent = readings[$0.votes.reading].evidence.exponent
          return (Money.decimalText(minorUnits: $0.value, exponent: exponent), $0.features.named)
        }),
      all("date", dates.map { ($0.day?.description ?? "", $0.features.named) }),
      all("merchant", merchants.map { ($0.name, $0.features.named) }),
      all(
        "address",
        addresses(of: MerchantDecision(merchants, model: model.merchant)).map { ($0.text, $0.features.named) }
      ),
    ]
  }

  private func ballot<Candidate: VotedCandidate>(
    _ found: [[Candidate]], _ model: FieldModel<Candidate.Feature>
  ) -> [Candidate] {
    Ballot(found, model: model) { readings[$0].covers($1) }.candidates()
  }

  private var dates: [DateReader.Candidate] {
    ballot(readings.map { $0.evidence.dates.candidates() }, model.date)
  }

  private var date: DateReader.Decision {
    DateReader.decision(among: dates, by: model.date) {
      readings[$0.votes.reading].evidence.dates.time(near: $0.row.index)
    }
  }

  private var merchants: [MerchantCandidate] {
    ballot(readings.map(\.evidence.merchants), model.merchant)
  }

  /// The rows that may be the address, below the name as each reading has it.
  private func addresses(of merchant: MerchantDecision) -> [AddressReader.Candidate] {
    let found = readings.indices.map { place in
      let reading = readings[place]
      let own = merchant.best.map { best in
        best.votes.reading == place
          ? best.rows
          : reading.evidence.merchants.max { best.agreement(with: $0) < best.agreement(with: $1) }
            .flatMap { best.agreement(with: $0) > 0 ? $0.rows : nil } ?? []
      }
      return reading.evidence.addresses(below: own ?? [])
    }
    return ballot(found, model.address)
  }

  /// The rest of the receipt, by all readings that have the total, the one that it was chosen in before the others.
  private func details(_ total: TotalDecision, _ totals: [[TotalCandidate]], base: Int) -> ReceiptDetails {
    func details(_ place: Int) -> ReceiptDetails {
      guard place != base else { return readings[place].details(total: total.winner) }
      return readings[place].details(total: totals[place].first { $0.value == total.winner?.value })
    }
    var own = details(base)
    own.complete(from: readings.indices.filter { $0 != base }.map(details))
    return own
  }
}
