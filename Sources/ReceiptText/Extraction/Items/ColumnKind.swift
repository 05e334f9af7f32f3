/// What a column of a table of items holds, by the words of its heading.
enum ColumnKind: Hashable, Sendable {
  case position
  case code
  case description
  case quantity
  case unit
  case price
  case discount
  case taxRate
  case tax
  case amount

  /// Whether the column holds text rather than numbers.
  var isText: Bool { self == .description || self == .code }

  /// Returns the kind that folded words name, and how many of them from `start` on; `nil` where they name none.
  static func heading(_ words: [String], at start: Int) -> (kind: ColumnKind, count: Int)? {
    guard let phrases = phrases[words[start]] else { return nil }
    let following = words[(start + 1)...]
    let phrase = phrases.first { following.starts(with: $0.rest) }
    return phrase.map { ($0.kind, 1 + $0.rest.count) }
  }

  /// The headings by their first word, each with the words behind it; the longest first.
  private static let phrases: [String: [(rest: [String], kind: ColumnKind)]] = {
    var kinds: [String: ColumnKind] = [:]
    for (kind, list) in words {
      for phrase in list.split(separator: ",") { kinds[FoldedText(phrase).text] = kind }
    }
    var phrases: [String: [(rest: [String], kind: ColumnKind)]] = [:]
    for (phrase, kind) in kinds {
      let words = phrase.blankSeparated.map { String($0) }
      phrases[words[0], default: []].append((Array(words.dropFirst()), kind))
    }
    return phrases.mapValues { $0.sorted { $0.rest.count > $1.rest.count } }
  }()

  /// The headings of English, German, French, Italian, Spanish, Portuguese, Dutch, Polish and Czech tables.
  private static let words: [(ColumnKind, String)] = [
    (.position, "pos, position, positions, nr, no, lp, line, ln, poz, por, num, linea, ligne"),
    (
      .code,
      """
      code, sku, ref, reference, gtin, ean, isbn, barcode, item no, item code, item number, product code, \
      product no, part no, art, art nr, art no, artnr, artikelnr, artikelnummer, artikel nr, art nr kunde, \
      art nr lief, art nr lieferant, kunde, lief, lieferant, référence, réf, codice, cod, codigo, código, \
      referencia, artikelcode, artikelnummer, indeks, kod, katalog
      """
    ),
    (
      .description,
      """
      description, item, items, item description, product, products, particulars, details, service, services, \
      article, articles, goods, beschreibung, bezeichnung, artikel, artikelbezeichnung, artikelbeschreibung, \
      artikeltext, produkt, leistung, leistungsbeschreibung, désignation, libellé, produit, prestation, \
      descrizione, articolo, prodotto, descripción, concepto, artículo, producto, detalle, descrição, designação, \
      artigo, produto, omschrijving, artikelomschrijving, dienst, nazwa, nazwa towaru, towar, usługa, opis, \
      název, popis, položka, označení, zboží
      """
    ),
    (
      .quantity,
      """
      qty, quantity, hours, hrs, menge, anzahl, stunden, stück, stk, std, quantité, qté, qte, quantità, qtà, q tà, qt, \
      cantidad, cant, cdad, ud, uds, unidades, quantidade, qtd, qtde, quant, aantal, hoeveelheid, ilość, \
      množství, počet, ks
      """
    ),
    (
      .unit,
      """
      unit, uom, einheit, me, meng, meng einheit, mengeneinheit, unité, u m, um, unità, unidad, unidade, eenheid, jm, \
      j m, jedn, mj, m j, vke geb, ve
      """
    ),
    (
      .price,
      """
      price, unit price, net price, unit cost, cost, rate, price each, each, u price, u p, list price, preis, \
      einzelpreis, e preis, epreis, ep, stückpreis, nettopreis, einzel, preis einheit, prix, prix unitaire, \
      prix unit, prix u, pu, p u, pu ht, p u ht, prezzo, prezzo unitario, prezzo unit, pr unit, precio, \
      precio unitario, precio unit, precio ud, preço, preço unitário, preço unit, p unit, p unitário, prijs, \
      stuksprijs, eenheidsprijs, prijs per stuk, cena, cena jedn, cena jednostkowa, cena netto, cena brutto, \
      jednotková cena, pvp, p v p, pr unit, pr unit ht, cena za mj, cena mj, cena ks, tarif, tarief
      """
    ),
    (
      .discount,
      "discount, disc, rabatt, nachlass, remise, rem, sconto, descuento, dto, desconto, korting, rabat, sleva"
    ),
    (
      .taxRate,
      """
      vat, vat rate, vat code, tax, taxes, tax rate, gst, mwst, mwst satz, ust, steuer, steuersatz, tva, taux tva, \
      taux, iva, aliq, aliquota, aliquota iva, tipo iva, taxa, taxa iva, cod iva, btw, btw tarief, stawka, \
      stawka vat, ptu, dph, sazba, sazba dph
      """
    ),
    (
      .tax,
      """
      vat amount, tax amount, gst amount, mwst betrag, steuerbetrag, montant tva, imposta, importe iva, cuota, \
      valor iva, btw bedrag, kwota vat, částka dph
      """
    ),
    (
      .amount,
      """
      amount, amt, total, totals, line total, total price, net amount, gross amount, total net, total gross, net, \
      gross, value, ext price, extended price, subtotal, betrag, gesamt, gesamtpreis, gesamtbetrag, summe, \
      nettobetrag, bruttobetrag, nettowert, netto, brutto, wert, entgelt, positionsbetrag, montant, montant ht, \
      montant ttc, total ht, total ttc, prix total, importe, importo, importo totale, totale, valor, bedrag, \
      totaal, regeltotaal, wartość, wartość netto, wartość brutto, wart, wart netto, wart brutto, celkem, cena celkem, celková cena, částka, \
      eur, euro, suma, kwota
      """
    ),
  ]
}
