// Written by Scripts/embed-languages.sh from languages/deu.yaml: change that file, and run the script.
extension BuiltInLanguageFiles {
  static let deu = #"""
    # German of Germany, Austria and Switzerland: the words of receipts.
    # Words are compared without regard to case and accents. See Documentation/Languages.md.
    tallyroll_words: 1
    language: deu

    months:
      1: [januar, jan, jänner]
      2: [februar, feb]
      3: [märz, mar, mrz]
      4: [april, apr]
      5: [mai]
      6: [juni, jun]
      7: [juli, jul]
      8: [august, aug]
      9: [september, sep, sept]
      10: [oktober, okt]
      11: [november, nov]
      12: [dezember, dez]

    labels:
      # Sums
      total + grand:
        [
          rechnungsendbetrag, rechnungsgesamtbetrag, gesamtbetrag der rechnung, rechnung gesamt,
          bruttosumme, rechnungsbeitrag, summe brutto, gesamt brutto, brutto summe,
        ]
      total:
        [
          summe, gesamt, gesamtsumme, gesamtbetrag, total, endbetrag, endsumme, rechnungsbetrag,
          totalbetrag, kaufsumme, gesamtpreis, summe eur, bruttobetrag, rechnungssumme, warenwert,
        ]
      due:
        [
          zu zahlen, zahlbetrag, zu bezahlen, zahlungsbetrag, zu zahlender betrag, zahlen, noch zu zahlen,
          bezahlen,
        ]
      subtotal:
        [
          positionssumme, summe positionen, zwischensumme, zwsumme, zws, zwischentotal, netto summe,
          summe netto, nettosumme, warensumme,
        ]
      net: [netto, nettobetrag, nettoumsatz]
      gross: [brutto, bruttobetrag, bruttoumsatz]
      amount: [betrag, wert, gesamtpreis]
      balance: [saldo, offener betrag, restbetrag]
      after: [nach, abzüglich]
      # Taxes
      tax:
        [
          versicherungsteuer, versicherungssteuer, mwst, ust, mehrwertsteuer, umsatzsteuer, steuer,
          mwst betrag, steuerbetrag, ust betrag, mwstsatz, mwst satz, steuern, mehrwertst, mwstbetrag,
        ]
      inclusive: [inkl, inklusive, einschließlich, enthalten, enthaltene, mit, incl, darin]
      exclusive: [exkl, exklusive, ohne]
      rate: [satz, steuersatz]
      summary: [aufstellung, übersicht, steuersatz, mwst aufstellung]
      # What is taken off, added and handed over
      discount: [rabatt, nachlass, skonto, abzug, coupon, aktion, preisnachlass, rabatte]
      saving:
        [
          ersparnis, gespart, sie sparen, ihr preisvorteil, preisvorteil, sie haben gespart, ersparnisse,
        ]
      rounding: [rundung, rundungsdifferenz, gerundet, rundungsausgleich]
      tip: [trinkgeld]
      service: [bedienung, servicegebühr, bedienungsgeld]
      deposit: [pfand, leergut, einsatz, mehrweg, einweg]
      refund: [gutschrift, erstattung, rückerstattung, storno, retoure, rückgabe, auszahlung]
      paid:
        [
          gegeben, bezahlt, erhalten, zahlung, gezahlt, zahlart, zahlungsart, bezahlung, geg,
          betrag erhalten,
        ]
      change: [rückgeld, wechselgeld, zurück, rück, restgeld, retour, retourgeld]
      # Ways to pay
      cash: [bar, bargeld, barzahlung, barbetrag, bar eur, barverkauf, bar gegeben]
      card:
        [
          karte, kartenzahlung, girocard, ec karte, kreditkarte, ec, ec cash, mastercard, visa, bankkarte,
          maestro, debitkarte, eccash, ec lastschrift, electronic cash, postcard, contactless, kontaktlos,
          twint,
        ]
      voucher: [gutschein, geschenkkarte, gutscheinkarte, bon gutschein]
      transfer: [überweisung, lastschrift, bankeinzug, überwiesen, sepa lastschrift]
      slip:
        [
          genehmigungs nr, terminal id, ta nr, bnr, vu nr, emv aid, emv daten, trace nr, as proc code,
          capt ref, pos info, vu nummer, genehmigungsnr, kartennr, kartennummer, as zeit, tse,
          seriennummer, signatur, tse signatur,
        ]
      # Items
      quantity: [anzahl, menge, anz, anzahl artikel, artikelanzahl, positionen, anzahl positionen]
      items: [artikel, posten, position, pos, art]
      unit: [kg, stk, stck, stück, liter, ltr, packung, rolle, dose, flasche]
      price: [preis, einzelpreis, e preis, ep, epreis, einzel, stückpreis]
      description: [bezeichnung, beschreibung, leistung, artikelbezeichnung]
      points: [punkte, punktestand, treuepunkte, payback, bonuspunkte, treuemarken, deutschlandcard]
      # Dates and numbers
      date: [datum, kaufdatum, verkaufsdatum]
      date + issued:
        [
          rechnungsdatum, belegdatum, beleg datum, rechnungs datum, ausgestellt am, datum der rechnung,
        ]
      time: [zeit, uhrzeit, uhr]
      other date:
        [
          bestelldatum, bestell datum, auftragsdatum, auftrag datum, lieferschein datum, leistungsdatum,
          leistungs datum, liefer datum, vertragsdatum, vertrags datum, gemäß, version, rechnungszeitraum,
          abrechnungszeitraum, stand, fällig, gültig bis, haltbar, lieferdatum, garantie, umtausch bis,
          gültig, fälligkeit, bis, zahlbar bis, originalbeleg, ursprünglicher beleg, leistungszeitraum,
          zeitraum, druckdatum, geburtsdatum, rückgabe bis, mindestens haltbar,
        ]
      number:
        [
          rechnungsnummer, rechnung nr, rechnungs nr, beleg nr, belegnr, bon nr, bonnr, bon, belegnummer,
          beleg, rg nr, re nr, quittung nr, kassenbon nr, bonnummer, kassenbon, rechnung, auftragsnummer,
          vorgang,
        ]
      tax id:
        [
          ust idnr, ust id nr, ust id, uid, steuernummer, steuer nr, st nr, umsatzsteuer id, uid nr,
          mwst nr, stnr, ustid, ustidnr, ust ident nr, atu, ust nr, steuernr,
        ]
      register: [hrb, hra, amtsgericht, handelsregister, fn]
      phone: [tel, telefon, telefax, fon, mobil, rufnummer, fax]
      # Who sells, who buys, what the paper is
      title:
        [
          rechnung, quittung, kassenbon, kassenbeleg, beleg, bon, kundenbeleg, kaufbeleg, kopie,
          lieferschein, kassenzettel, händlerbeleg, bewirtungsbeleg, kassabon,
        ]
      invoice: [rechnung, rechnungsnummer, rechnungsdatum]
      invoice + title + number:
        [
          handelsrechnung, warenrechnung, kostenrechnung, beitragsrechnung, schlussrechnung, teilrechnung,
          sammelrechnung, abschlagsrechnung, barrechnung, stromrechnung, telefonrechnung, monatsrechnung,
          honorarrechnung,
        ]
      seller:
        [
          verkäufer, lieferant, rechnungssteller, rechnungsaussteller, leistungserbringer, auftragnehmer,
        ]
      customer:
        [
          käufer, leistungsempfänger, rechnungsempfänger, warenempfänger, auftraggeber, empfänger,
          lieferanschrift, kunde, kundennummer, kunden nr, kdnr, kundenkarte, rechnung an, lieferadresse,
          rechnungsadresse,
        ]
      legal form:
        [
          gmbh, ag, ohg, gbr, ug, e k, gmbh co kg, ek, mbh, e u, ges m b h, gesmbh, gmbh co, e v,
          genossenschaft,
        ]
      business:
        [
          markt, supermarkt, bäckerei, metzgerei, apotheke, restaurant, gasthaus, gasthof, cafe, hotel,
          drogerie, buchhandlung, tankstelle, baumarkt, kaufhaus, getränkemarkt, konditorei, pizzeria,
          imbiss, kiosk, brauhaus, brauerei, fleischerei, blumen, möbel, elektro, optik, friseur,
          warenhaus, eisdiele, wirtshaus, lebensmittel, biomarkt, reformhaus, schuhe, taxi, werkstatt,
          autohaus, discounter, filiale, parkhaus,
        ]
      address:
        [
          straße, str, platz, weg, allee, gasse, ring, damm, ufer, postfach, markt, chaussee, hauptstraße,
        ]
      clerk:
        [
          kasse, kassierer, bediener, tisch, kellner, filiale, kassiererin, verkäufer, terminal, bed,
          kassa, markt,
        ]
      greeting:
        [
          willkommen, vielen dank, danke, auf wiedersehen, herzlich willkommen, es bediente sie, bis bald,
          wir danken, schönen tag, vielen dank für ihren einkauf, besuchen sie uns, guten appetit,
        ]
      hours:
        [
          montag, dienstag, mittwoch, donnerstag, freitag, samstag, sonntag, mo, di, mi, do, fr, sa,
          öffnungszeiten,
        ]
      terms: [umtausch, aufbewahren, rückgabe, garantie, kassenbon aufbewahren, agb]

    countries:
      AT:
        currency: EUR
        dates: dmy
        dialling: ["+43"]
        evidence:
          3: [österreich, wien, austria, rksv]
          2: [graz, salzburg, gesmbh, bankomat, innsbruck]
          1.5: [linz, kassabon]
          1: [ges m]
          0.7: [ust, uid, gmbh]
          0.4: [mwst]
          0.3: [summe]
          0.1: [bar]
      DE:
        currency: EUR
        dates: dmy
        dialling: ["+49", "0049"]
        evidence:
          3: [deutschland]
          2: [girocard, bundesrepublik]
          1.5: [berlin, hamburg, münchen, köln]
          1:
            [
              mwst, ust, gmbh, ust idnr, steuernummer, steuer nr, ust id, ec karte, ohg, tse, lastschrift,
            ]
          0.7: [pfand]
          0.5: [kundenbeleg, straße, summe]
          0.3: [kg, rückgeld]
      CH:
        currency: CHF
        own_currency: true
        dates: dmy
        dialling: ["+41"]
        evidence:
          3: [schweiz, suisse, zürich, twint, svizzera]
          2: [basel, geneve, lausanne, rappen, luzern, genf]
          1.5: [bern, chf, postcard]
          0.6: [mwst]
          0.3: [totalbetrag]
          0.2: [rückgeld]
      LI: { currency: CHF, dates: dmy }

    """#
}
