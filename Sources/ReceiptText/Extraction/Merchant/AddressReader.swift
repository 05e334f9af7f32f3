internal import ReceiptModel

/// Collects the rows that may be the merchant's address: blocks of rows that look like one, as long and shorter.
struct AddressReader {
  /// Rows that may be the address.
  struct Candidate: Sendable {
    var rows: [ReadRow]
    var features: FeatureVector<AddressFeature>
    /// Which reading of the receipt it stands in, from 0, and which others agree.
    var votes = Votes()
    /// The rows in one line.
    var text: String {
      rows.map { MerchantName.tidy($0.raw) }.joined(separator: ", ").replacing(",,", with: ",")
    }
  }

  /// The rows, numbered from 0.
  let rows: [ReadRow]
  let merchant: [ReadRow]

  /// Addresses take so many rows at most.
  private static let longest = 6
  /// So many rows above the first that looks like an address may begin it.
  private static let mostAbove = 2
  /// At the head, an address stands within so many rows.
  private static let reach = 24

  /// Returns the candidates in printed order.
  func candidates() -> [Candidate] {
    var found: [Candidate] = []
    var start = 0
    let last = max(Self.reach, (merchant.last?.index ?? 0) + Self.longest + 3)
    while start < min(rows.count, last) {
      guard !isStop(rows[start]), isAddress(rows[start]) else {
        start += 1
        continue
      }
      let end = end(of: start)
      let isFirst = found.isEmpty
      // What stands right above may begin it: the name of a building, a street that no list knows.
      let above = (max(0, start - Self.mostAbove)..<start).reversed().prefix {
        belongs(rows[$0], to: rows[start])
      }
      for begin in (above.last ?? start)..<end where begin < start || isAddress(rows[begin]) {
        for last in max(begin, start)..<end {
          found.append(candidate(Array(rows[begin...last]), isFirst: isFirst, next: last + 1))
        }
      }
      start = end
    }
    return found
  }

  /// Behind the last row of a block that begins at a row that looks like an address, with a row more that may be a town.
  private func end(of start: Int) -> Int {
    var end = start + 1
    for place in rows.indices[start...].dropFirst().prefix(Self.longest - 1) {
      guard belongs(rows[place], to: rows[start]) else { break }
      if isAddress(rows[place]) || isTown(rows[place]) {
        end = place + 1
      } else if place > end {
        break
      }
    }
    if rows.indices.contains(end), end - start < Self.longest, belongs(rows[end], to: rows[start]) {
      end += 1
    }
    return end
  }

  private func belongs(_ row: ReadRow, to block: ReadRow) -> Bool {
    !isStop(row) && row.page == block.page && row.letters >= 2
  }

  private func candidate(_ group: [ReadRow], isFirst: Bool, next: Int) -> Candidate {
    var features = FeatureVector<AddressFeature>()
    features.set(.twoRows, group.count == 2)
    features.set(.threeRows, group.count == 3)
    features.set(.fourRows, group.count == 4)
    features.set(.manyRows, group.count > 4)
    features.set(.postcode, group.contains { $0.hasPostcode })
    features.set(.street, group.contains { AddressShape.isStreet($0, near: isNear($0)) })
    features.set(.words, group.contains { $0.concepts.contains(.address) })
    features.set(.town, group.dropFirst().contains(where: isTown))
    features[.plainRows] = Double(group.count { !isAddress($0) && !isTown($0) }) / Double(group.count)
    if let last = group.last {
      features.set(.endsWithPostcode, last.hasPostcode)
      features.set(.endsPlain, !isAddress(last))
      features.set(.endsOpen, last.text.scalars.last == ",")
      features.set(.endsOther, speaksOfOther(last))
      features.set(.endsWithDigits, !isAddress(last) && last.digits >= 3)
      features[.lastDigits] = Double(last.digits) / Double(max(1, last.letters + last.digits))
      features[.rows] = Double(group.count) / 4
    }
    if rows.indices.contains(next) {
      features.set(.goesOn, !isStop(rows[next]) && (isAddress(rows[next]) || isTown(rows[next])))
    }
    if let first = group.first {
      features.set(.beginsOther, speaksOfOther(first))
      features.set(.beginsPlain, !isAddress(first))
      features.set(.beginsWithPostcode, first.hasPostcode)
      features.set(.beginsBusiness, first.concepts.contains(.business))
    }
    place(group, in: &features)
    features.set(.firstBlock, isFirst)
    let letters = group.reduce(0) { $0 + $1.letters }
    let digits = group.reduce(0) { $0 + $1.digits }
    features[.digits] = Double(digits) / Double(max(1, letters + digits))
    let words = group.flatMap(\.text.row.words)
    if !words.isEmpty {
      let mean = Double(words.reduce(0) { $0 + $1.confidence }) / Double(words.count)
      features[.doubt] = 1 - mean / 100
      features[.worstDoubt] = 1 - Double(words.map(\.confidence).min() ?? 0) / 100
    }
    let folded = group.flatMap(\.folded)
    features[.scraps] =
      Double(folded.count { $0.count <= 2 && !$0.hasNumber }) / Double(max(1, folded.count))
    return Candidate(rows: group, features: features)
  }

  /// Where the rows stand to the name, and to a buyer.
  private func place(_ group: [ReadRow], in features: inout FeatureVector<AddressFeature>) {
    guard let first = group.first else { return }
    if let name = merchant.last {
      let between = first.index - name.index - 1
      features.set(.below, between == 0)
      features.set(.oneBetween, between == 1)
      features.set(.moreBetween, between > 1)
      features.set(.aboveName, between < 0)
    }
    features.set(
      .buyer,
      rows.contains { row in
        row.concepts.contains(.customer) && row.index <= first.index && row.index >= first.index - 4
      })
  }

  private func isStop(_ row: ReadRow) -> Bool {
    if merchant.contains(where: { $0.index == row.index }) { return true }
    // House numbers look like dates and times: "NO. 17, 18 & 41, JALAN BESAR".
    let isSpoken = row.concepts.contains(.address) && row.letters > row.digits
    if !isSpoken, !row.dates.isEmpty || !row.times.isEmpty { return true }
    if row.hasMoney { return true }
    if !row.concepts.isDisjoint(with: [
      .taxID, .web, .date, .greeting, .slip, .hours, .clerk, .description, .total, .paid,
    ]) {
      return !(isSpoken && row.digits > 0)
    }
    let marks: Concepts = [.phone, .title, .number, .register, .customer]
    if !row.concepts.isDisjoint(with: marks), !row.concepts.contains(.address) { return true }
    return row.concepts.contains(.legalForm) && (row.digits == 0 || !row.concepts.contains(.address))
      || row.numbers.contains { $0.currency != nil }
  }

  private func speaksOfOther(_ row: ReadRow) -> Bool {
    !isAddress(row) && !row.concepts.subtracting([.address, .business, .legalForm]).isEmpty
  }

  private func isAddress(_ row: ReadRow) -> Bool { AddressShape.isAddress(row, near: isNear(row)) }

  private func isTown(_ row: ReadRow) -> Bool { AddressShape.isTown(row) }

  /// Whether a row stands so near the name that a house number alone makes a street.
  private func isNear(_ row: ReadRow) -> Bool { row.index <= (merchant.last?.index ?? -1) + 3 }
}
