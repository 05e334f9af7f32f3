/// Figures as tables and sentences.
public enum FigureText {
  /// Returns the table of fields; where some files are held out and others are not, with a column for each part.
  public static func fields(_ figures: Figures) -> FigureTable {
    let isApart = !figures.tunedFields.isEmpty && !figures.heldOutFields.isEmpty
    var columns = [FigureTable.Column("FIELD", isNumber: false)]
    columns += ["N", "RIGHT", "EMPTY", "WRONG"].map { FigureTable.Column($0) }
    if isApart { columns += ["TRAINED ON", "HELD OUT"].map { FigureTable.Column($0) } }
    var table = FigureTable(columns)
    for tally in figures.fields {
      var row = [tally.field.rawValue, "\(tally.count)"]
      row += [tally.rightShare, tally.emptyShare, tally.wrongShare].map { DecimalText.of($0, digits: 3) }
      if isApart {
        row += [figures.tunedFields, figures.heldOutFields].map { tallies in
          tallies.first { $0.field == tally.field }.map { DecimalText.of($0.rightShare, digits: 3) } ?? "–"
        }
      }
      table.rows.append(row)
    }
    return table
  }

  /// Returns what could be booked, in sentences.
  public static func status(_ status: StatusTally) -> [String] {
    [
      "status ok: \(status.ok), needs review: \(status.needsReview), no receipt: \(status.none)",
      "silent errors: \(status.silent) of \(status.ok) with status ok\(share(status.silent, of: status.ok))",
      "total and date right: \(status.safe), of these with status ok: \(status.safeWithStatusOk)"
        + share(status.safeWithStatusOk, of: status.safe),
    ]
  }

  /// Returns the calibration table.
  public static func calibration(_ rows: [CalibrationRow]) -> FigureTable {
    var table = FigureTable([
      .init("CALIBRATION", isNumber: false), .init("CONFIDENCE", isNumber: false), .init("GIVEN"),
      .init("RIGHT"),
      .init("SHARE"), .init("MEAN CONFIDENCE"),
    ])
    for row in rows {
      table.rows.append([
        row.field.rawValue, row.bin.rawValue, "\(row.given)", "\(row.right)",
        DecimalText.of(row.rightShare, digits: 3), DecimalText.of(row.meanConfidence, digits: 3),
      ])
    }
    return table
  }

  /// Returns what it cost, in a sentence.
  public static func cost(_ cost: ReadingCost) -> String {
    var parts = ["time: \(cost.documents) documents in \(DecimalText.of(cost.wall, digits: 2)) s"]
    if cost.recognised > 0 {
      let each = cost.recognition / Double(cost.recognised) * 1_000
      parts.append("recognition \(DecimalText.of(each, digits: 0)) ms of CPU each of \(cost.recognised)")
    }
    if cost.documents > 0 {
      let each = cost.understanding / Double(cost.documents) * 1_000
      parts.append("understanding \(DecimalText.of(each, digits: 2)) ms of CPU each")
    }
    return parts.joined(separator: "; ")
  }

  private static func share(_ part: Int, of whole: Int) -> String {
    whole == 0 ? "" : " (\(DecimalText.of(Double(part) / Double(whole), digits: 3)))"
  }
}
