extension Lexicon {
  /// German of Germany, Austria and Switzerland.
  static let german: [(Concepts, String)] = [
    (
      [.total, .grand],
      "rechnungsendbetrag, rechnungsgesamtbetrag, gesamtbetrag der rechnung, rechnung gesamt"
    ),
    ([.total, .grand], "bruttosumme, rechnungsbeitrag, summe brutto, gesamt brutto, brutto summe"),
    ([.sub, .total], "positionssumme, summe positionen"), (.tax, "versicherungsteuer, versicherungssteuer"),
    (
      .total,
      "summe, gesamt, gesamtsumme, gesamtbetrag, total, endbetrag, endsumme, rechnungsbetrag, totalbetrag"
    ),
    (
      .total, "kaufsumme, gesamtpreis, summe eur, bruttobetrag, rechnungssumme, warenwert"
    ),
    (
      .due,
      "zu zahlen, zahlbetrag, zu bezahlen, zahlungsbetrag, zu zahlender betrag, zahlen, noch zu zahlen, bezahlen"
    ),
    (
      [.sub, .total],
      "zwischensumme, zwsumme, zws, zwischentotal, netto summe, summe netto, nettosumme, warensumme"
    ),
    (
      .tax, "mwst, ust, mehrwertsteuer, umsatzsteuer, steuer, mwst betrag, steuerbetrag, ust betrag, mwstsatz"
    ),
    (.tax, "mwst satz, steuern, mehrwertst, mwstbetrag"),
    (.inclusive, "inkl, inklusive, einschliesslich, enthalten, enthaltene, mit, incl, darin"),
    (.exclusive, "exkl, exklusive, ohne"), (.net, "netto, nettobetrag, nettoumsatz"),
    (.gross, "brutto, bruttobetrag, bruttoumsatz"),
    (
      .quantity,
      "anzahl, menge, anz, anzahl artikel, artikelanzahl, positionen, anzahl positionen"
    ),
    (.items, "artikel, posten, position, pos, art"),
    (.unit, "kg, stk, stck, stueck, liter, ltr, packung, rolle, dose, flasche"),
    (
      .saving,
      "ersparnis, gespart, sie sparen, ihr preisvorteil, preisvorteil, sie haben gespart, ersparnisse"
    ),
    (.discount, "rabatt, nachlass, skonto, abzug, coupon, aktion, preisnachlass, rabatte"),
    (.rounding, "rundung, rundungsdifferenz, gerundet, rundungsausgleich"),
    (.cash, "bar, bargeld, barzahlung, barbetrag, bar eur, barverkauf, bar gegeben"),
    (
      .card,
      "karte, kartenzahlung, girocard, ec karte, kreditkarte, ec, ec cash, mastercard, visa, bankkarte, maestro"
    ),
    (.card, "debitkarte, eccash, ec lastschrift, electronic cash, postcard, contactless, kontaktlos, twint"),
    (
      .paid,
      "gegeben, bezahlt, erhalten, zahlung, gezahlt, zahlart, zahlungsart, bezahlung, geg, betrag erhalten"
    ),
    (.change, "rueckgeld, wechselgeld, zurueck, ruckgeld, zuruck, rueck, ruck, restgeld, retour, retourgeld"),
    (.tip, "trinkgeld"), (.service, "bedienung, servicegebuehr, bedienungsgeld"),
    (.points, "punkte, punktestand, treuepunkte, payback, bonuspunkte, treuemarken, deutschlandcard"),
    (.balance, "saldo, offener betrag, restbetrag"),
    (.price, "preis, einzelpreis, e preis, ep, epreis, einzel, stueckpreis"),
    (.amount, "betrag, wert, gesamtpreis"),
    (.description, "bezeichnung, beschreibung, leistung, artikelbezeichnung"),
    (.summary, "aufstellung, uebersicht, steuersatz, mwst aufstellung"), (.rate, "satz, steuersatz"),
    (.date, "datum, kaufdatum, verkaufsdatum"),
    (
      [.date, .issued],
      "rechnungsdatum, belegdatum, beleg datum, rechnungs datum, ausgestellt am, datum der rechnung"
    ),
    (
      .otherDate,
      "bestelldatum, bestell datum, auftragsdatum, auftrag datum, lieferschein datum, leistungsdatum, leistungs datum"
    ),
    (
      .otherDate,
      "liefer datum, vertragsdatum, vertrags datum, gemaess, version, rechnungszeitraum, abrechnungszeitraum, stand"
    ),
    (.time, "zeit, uhrzeit, uhr"),
    (
      .otherDate,
      "faellig, gueltig bis, haltbar, lieferdatum, garantie, umtausch bis, gueltig, faelligkeit, bis"
    ),
    (
      .otherDate,
      "zahlbar bis, originalbeleg, urspruenglicher beleg, leistungszeitraum, zeitraum, druckdatum, geburtsdatum, rueckgabe bis, mindestens haltbar"
    ),
    (
      .number,
      "rechnungsnummer, rechnung nr, rechnungs nr, beleg nr, belegnr, bon nr, bonnr, bon, belegnummer, beleg"
    ),
    (
      .number,
      "rg nr, re nr, quittung nr, kassenbon nr, bonnummer, kassenbon, rechnung, auftragsnummer, vorgang"
    ),
    (
      .taxID,
      "ust idnr, ust id nr, ust id, uid, steuernummer, steuer nr, st nr, umsatzsteuer id, uid nr, mwst nr, stnr"
    ),
    (.taxID, "ustid, ustidnr, ust ident nr, atu, ust nr, steuernr"),
    (.register, "hrb, hra, amtsgericht, handelsregister, fn"),
    (.phone, "tel, telefon, telefax, fon, mobil, rufnummer, fax"),
    (
      .address,
      "strasse, str, platz, weg, allee, gasse, ring, damm, ufer, postfach, markt, chaussee, hauptstrasse"
    ),
    (
      .legalForm,
      "gmbh, ag, ohg, gbr, ug, e k, gmbh co kg, ek, mbh, e u, ges m b h, gesmbh, gmbh co, e v"
    ),
    (.legalForm, "genossenschaft"),
    (
      .business,
      "markt, supermarkt, baeckerei, metzgerei, apotheke, restaurant, gasthaus, gasthof, cafe, hotel, drogerie"
    ),
    (
      .business,
      "buchhandlung, tankstelle, baumarkt, kaufhaus, getraenkemarkt, konditorei, pizzeria, imbiss, kiosk"
    ),
    (
      .business,
      "brauhaus, brauerei, fleischerei, blumen, moebel, elektro, optik, friseur, warenhaus, eisdiele, wirtshaus"
    ),
    (
      .business,
      "lebensmittel, biomarkt, reformhaus, schuhe, taxi, werkstatt, autohaus, discounter, filiale, parkhaus"
    ),
    (
      .title,
      "rechnung, quittung, kassenbon, kassenbeleg, beleg, bon, kundenbeleg, kaufbeleg, kopie, lieferschein"
    ),
    (.title, "kassenzettel, haendlerbeleg, bewirtungsbeleg, kassabon"),
    (.invoice, "rechnung, rechnungsnummer, rechnungsdatum"),
    (
      [.invoice, .title, .number],
      "handelsrechnung, warenrechnung, kostenrechnung, beitragsrechnung, schlussrechnung, teilrechnung, sammelrechnung"
    ),
    (
      [.invoice, .title, .number],
      "abschlagsrechnung, barrechnung, stromrechnung, telefonrechnung, monatsrechnung, honorarrechnung"
    ),
    (
      .seller,
      "verkaeufer, lieferant, rechnungssteller, rechnungsaussteller, leistungserbringer, auftragnehmer"
    ),
    (
      .customer,
      "kaeufer, leistungsempfaenger, rechnungsempfaenger, warenempfaenger, auftraggeber, empfaenger, lieferanschrift"
    ),
    (
      .greeting,
      "willkommen, vielen dank, danke, auf wiedersehen, herzlich willkommen, es bediente sie, bis bald"
    ),
    (.greeting, "wir danken, schoenen tag, vielen dank fuer ihren einkauf, besuchen sie uns, guten appetit"),
    (
      .clerk,
      "kasse, kassierer, bediener, tisch, kellner, filiale, kassiererin, verkaeufer, terminal, bed, kassa, markt"
    ),
    (.refund, "gutschrift, erstattung, rueckerstattung, storno, retoure, rueckgabe, auszahlung"),
    (.deposit, "pfand, leergut, einsatz, mehrweg, einweg"),
    (.voucher, "gutschein, geschenkkarte, gutscheinkarte, bon gutschein"),
    (.transfer, "ueberweisung, lastschrift, bankeinzug, ueberwiesen, sepa lastschrift"),
    (.after, "nach, abzueglich"),
    (
      .customer,
      "kunde, kundennummer, kunden nr, kdnr, kundenkarte, rechnung an, lieferadresse, rechnungsadresse"
    ),
    (
      .hours,
      "montag, dienstag, mittwoch, donnerstag, freitag, samstag, sonntag, mo, di, mi, do, fr, sa, oeffnungszeiten"
    ),
    (
      .slip,
      "genehmigungs nr, terminal id, ta nr, bnr, vu nr, emv aid, emv daten, trace nr, as proc code, capt ref"
    ),
    (
      .slip,
      "pos info, vu nummer, genehmigungsnr, kartennr, kartennummer, as zeit, tse, seriennummer, signatur, tse signatur"
    ),
    (.terms, "umtausch, aufbewahren, rueckgabe, garantie, kassenbon aufbewahren, agb"),
  ]
}
