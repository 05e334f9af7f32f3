internal import ReceiptModel

/// Weighs which country a receipt is from: by its tax words, legal forms, places, phone and postal codes.
struct CountryEvidence: Sendable {
  private var weights: [String: Double] = [:]

  init(rows: [ReadRow], expected: [String]) {
    for row in rows {
      for index in row.folded.indices {
        add(Self.words[row.folded[index]])
        if index + 1 < row.folded.count {
          add(Self.words[row.folded[index] + " " + row.folded[index + 1]])
          addPostcode(row.folded[index], row.folded[index + 1])
        }
      }
      addShapes(of: row)
    }
    guard !expected.isEmpty else { return }
    for country in weights.keys where !expected.contains(country) { weights[country, default: 0] *= 0.5 }
    for country in expected { weights[country, default: 0] += expected.count == 1 ? 2 : 0.4 }
  }

  /// The likeliest country, where the evidence for it is enough and clearly more than for the next.
  var country: String? {
    let ranked = weights.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    guard let best = ranked.first, best.value >= 1.5 else { return nil }
    guard ranked.count < 2 || best.value >= ranked[1].value + 0.5 else { return nil }
    return best.key
  }

  /// Whether the evidence for the likeliest country is beyond doubt.
  var isPlain: Bool { country.flatMap { weights[$0] } ?? 0 >= 4 }

  /// The countries that nothing speaks against, the likeliest first: those within half of the best.
  var candidates: [String] {
    let ranked = weights.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    guard let best = ranked.first, best.value >= 1 else { return [] }
    return ranked.filter { $0.value >= best.value * 0.5 }.map(\.key)
  }

  private mutating func add(_ found: [(String, Double)]?) {
    // The tenth mention of a tax says no more than the third.
    for (country, weight) in found ?? [] { weights[country] = min(8, (weights[country] ?? 0) + weight) }
  }

  private mutating func addPostcode(_ first: String, _ second: String) {
    func shape(_ text: String) -> String {
      String(
        text.unicodeScalars.map {
          $0.properties.isAlphabetic ? "a" : (48...57).contains($0.value) ? "9" : "?"
        })
    }
    let (a, b) = (shape(first), shape(second))
    if a == "aa", b == "99999", Self.states.contains(first) { add([("US", 3)]) }
    if ["a9", "a99", "aa9", "aa99", "a9a", "aa9a"].contains(a), b == "9aa" { add([("GB", 3)]) }
    if a == "a9a", b == "9a9" { add([("CA", 3)]) }
    if a == "9999", b == "aa", !Self.states.contains(second), second != "am", second != "pm" {
      add([("NL", 1)])
    }
    if first == "singapore", b == "999999" { add([("SG", 3)]) }
    if ["vic", "nsw", "qld", "act", "tas"].contains(first), b == "9999" { add([("AU", 3)]) }
    if a == "99999", b.count > 3, !b.contains("9") {
      add([("DE", 0.3), ("FR", 0.3), ("ES", 0.3), ("IT", 0.3), ("MY", 0.3)])
    }
  }

  private mutating func addShapes(of row: ReadRow) {
    for word in row.text.row.words {
      let text = word.text.uppercased().filter { !" .,:()".contains($0) }
      let scalars = Array(text.unicodeScalars)
      func digits(_ range: Range<Int>) -> Bool {
        range.upperBound <= scalars.count
          && range.allSatisfy { (48...57).contains(scalars[$0].value) }
      }
      if text.hasPrefix("ATU"), digits(3..<min(11, scalars.count)), scalars.count == 11 { add([("AT", 4)]) }
      if text.hasPrefix("DE"), scalars.count == 11, digits(2..<11) { add([("DE", 4)]) }
      if text.hasPrefix("CHE"), scalars.count >= 12 { add([("CH", 4)]) }
      if text.hasPrefix("FR"), scalars.count == 13, digits(4..<13) { add([("FR", 3)]) }
      if text.hasPrefix("NL"), scalars.count == 14, digits(2..<11) { add([("NL", 4)]) }
      if text.hasPrefix("BE"), scalars.count == 12, digits(2..<12) { add([("BE", 4)]) }
      if text.hasPrefix("PL"), scalars.count == 12, digits(2..<12) { add([("PL", 4)]) }
      if text.hasPrefix("CZ"), (10...12).contains(scalars.count), digits(2..<scalars.count) {
        add([("CZ", 4)])
      }
      if text.hasPrefix("GB"), scalars.count == 11, digits(2..<11) { add([("GB", 3)]) }
      if scalars.count == 6, scalars[2] == "-", digits(0..<2), digits(3..<6) { add([("PL", 1)]) }
      if scalars.count == 8, scalars[4] == "-", digits(0..<4), digits(5..<8) { add([("PT", 1)]) }
      for (prefix, country) in Self.dialling
      where text.hasPrefix(prefix) && digits(1..<min(6, scalars.count)) && scalars.count > 5 {
        add([(country, 2)])
      }
    }
    for number in row.numbers { addCurrency(number.currency) }
    for word in row.text.row.words where row.numbers.isEmpty || word.text.count <= 5 {
      addCurrency(CurrencySign.of(word: word.text))
    }
  }

  private mutating func addCurrency(_ sign: CurrencySign?) {
    guard let sign, sign.codes.count == 1, let country = Self.currencyHomes[sign.codes[0]] else { return }
    weights[country] = min(8, (weights[country] ?? 0) + 0.7)
  }

  private static let currencyHomes = [
    "GBP": "GB", "CHF": "CH", "MYR": "MY", "SGD": "SG", "AUD": "AU", "INR": "IN", "PLN": "PL", "CZK": "CZ",
    "BRL": "BR", "JPY": "JP", "KRW": "KR", "HUF": "HU", "KWD": "KW", "THB": "TH", "IDR": "ID", "PHP": "PH",
  ]

  private static let dialling = [
    ("+60", "MY"), ("+65", "SG"), ("+61", "AU"), ("+91", "IN"), ("+44", "GB"), ("+49", "DE"), ("+43", "AT"),
    ("+41", "CH"),
    ("+33", "FR"), ("+34", "ES"), ("+39", "IT"), ("+31", "NL"), ("+32", "BE"), ("+351", "PT"), ("+48", "PL"),
    ("+420", "CZ"),
    ("+353", "IE"), ("+55", "BR"), ("+81", "JP"), ("+965", "KW"), ("0049", "DE"),
  ]

  private static let states: Set<String> = Set(
    """
    al ak az ar ca co ct de fl ga hi id il in ia ks ky la me md ma mi mn ms mo mt ne nv nh nj nm ny nc nd oh ok or pa ri \
    sc sd tn tx ut vt va wa wv wi wy dc
    """.split(separator: " ").map(String.init))

  private static let words: [String: [(String, Double)]] = {
    let table = """
      MY: sdn bhd=3, sdnbhd=3, bhd=2, berhad=2, jalan=1.5, jln=1.5, taman=1, malaysia=4, selangor=2, johor=2, kuala lumpur=3, \
      shah alam=2, penang=2, perak=1, melaka=2, sabah=1, sarawak=1, klang=1.5, puchong=1.5, petaling jaya=2, gst=0.3, sst=1, \
      seksyen=1, terima kasih=1, tunai=1, ringgit=2, cheras=1, kajang=1, ipoh=1
      SG: pte ltd=2, singapore=3, uen=1.5
      AU: pty ltd=2, abn=3, australia=3, eftpos=1, gst=0.4, sydney=1.5, melbourne=1.5, brisbane=1.5, acn=1, nsw=1, qld=1
      NZ: new zealand=4, auckland=2, gst=0.2
      IN: gstin=4, cgst=3, sgst=3, igst=2, pvt ltd=2, india=3, mumbai=2, bengaluru=2, bangalore=2, delhi=2, rupees=2, fssai=2
      US: sales tax=2, usa=2, state tax=2, gratuity=1, united states=3, llc=0.6, inc=0.5, subtotal=0.2, ave=0.3, blvd=0.6, \
      zip=1, suite=0.5, auth code=0.2, county tax=2
      CA: hst=2, pst=1.5, qst=2, tps=1.5, tvq=2, ontario=2, quebec=2, toronto=2, canada=3, interac=2
      GB: vat=0.8, vat no=1, plc=1, london=2, united kingdom=3, england=2, scotland=2, vat reg=1
      IE: ireland=3, dublin=3, vat=0.4
      DE: mwst=1, ust=1, gmbh=1, ust idnr=1, steuernummer=1, steuer nr=1, ust id=1, deutschland=3, ec karte=1, girocard=2, \
      kundenbeleg=0.5, strasse=0.5, ohg=1, kg=0.3, tse=1, pfand=0.7, summe=0.5, bundesrepublik=2, berlin=1.5, hamburg=1.5, \
      muenchen=1.5, koeln=1.5, lastschrift=1, rueckgeld=0.3
      AT: oesterreich=3, wien=3, austria=3, graz=2, salzburg=2, linz=1.5, ges m=1, gesmbh=2, bankomat=2, mwst=0.4, ust=0.7, uid=0.7, gmbh=0.7, \
      innsbruck=2, summe=0.3, bar=0.1, rksv=3, kassabon=1.5
      CH: schweiz=3, suisse=3, zuerich=3, bern=1.5, basel=2, geneve=2, lausanne=2, mwst=0.6, twint=3, chf=1.5, rappen=2, postcard=1.5, \
      svizzera=3, luzern=2, genf=2, rueckgeld=0.2, totalbetrag=0.3
      FR: tva=1, siret=4, siren=2, rcs=2, ttc=1, cedex=2, france=3, paris=2, sarl=1.5, sas=0.6, carte bancaire=1, rue=0.7, \
      lyon=1.5, marseille=1.5, especes=0.5, naf=1.5, merci=0.3, cb=0.5, eurl=1.5, a payer=0.3, monnaie=0.3, emv=0.1
      BE: bruxelles=3, brussel=3, belgique=3, belgie=3, bancontact=3, tva=0.4, btw=0.5, bvba=2, sprl=2, antwerpen=2, gent=2
      LU: luxembourg=3
      ES: iva=0.4, cif=2, espana=3, madrid=2, barcelona=2, calle=1.5, avda=1, factura simplificada=2, efectivo=1, tarjeta=0.7, \
      gracias=0.7, importe=0.7, base imponible=1, valencia=1.5, sevilla=1.5, nif=0.6, sl=0.5, cuota=1
      MX: rfc=3, mexico=3, cfdi=3, colonia=0.5
      IT: iva=0.4, p iva=3, partita iva=3, piva=3, italia=3, roma=1.5, milano=2, scontrino=2, documento commerciale=3, contanti=1, \
      totale complessivo=2, di cui=0.5, resto=0.5, grazie=0.7, via=0.5, srl=0.6, cod fisc=2, torino=2, firenze=2, bologna=2, rt=0.2
      NL: btw=1, kvk=3, nederland=3, amsterdam=2, rotterdam=2, pinpas=2, pin=0.3, bonnr=0.5, statiegeld=1, bedankt=0.5, utrecht=2, \
      bv=0.5, te betalen=0.7, totaal=0.5, wisselgeld=1
      PT: nif=0.6, contribuinte=2, lisboa=3, porto=1.5, portugal=3, lda=2, multibanco=3, obrigado=1, fatura=1.5, atcud=3, troco=1, \
      fatura simplificada=2, iva=0.3, mbway=2
      BR: cnpj=4, cpf=2, brasil=3, icms=3, cupom=2, nfce=2, pix=1, real=0.1, danfe=3, sao paulo=2
      PL: nip=3, ptu=3, paragon=2, paragon fiskalny=3, sp z=2, warszawa=3, polska=3, krakow=2, zl=1, suma pln=2, gotowka=1, reszta=0.5, \
      wroclaw=2, poznan=2, gdansk=2, sprzedaz=1
      CZ: dph=2, ico=2, dic=2, praha=3, brno=3, ceska=2, celkem=1.5, s r=0.3, dekujeme=1.5, kc=1, uctenka=2, hotovost=1, eet=2, fik=1, ostrava=2
      JP: japan=3, tokyo=3, yen=2, osaka=2, kyoto=2
      KW: kuwait=4
      """
    var words: [String: [(String, Double)]] = [:]
    for line in table.split(separator: "\n") {
      guard let colon = line.firstIndex(of: ":") else { continue }
      let country = String(line[..<colon])
      for entry in line[line.index(after: colon)...].split(separator: ",") {
        let parts = entry.split(separator: "=")
        guard parts.count == 2, let weight = Double(parts[1]) else { continue }
        words[FoldedText(parts[0]).text, default: []].append((country, weight))
      }
    }
    return words
  }()
}
