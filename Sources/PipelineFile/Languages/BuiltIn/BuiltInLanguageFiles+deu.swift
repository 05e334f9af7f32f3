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

    # Words of everyday text that tell this language from others.
    common:
      [
        auch, auf, aus, bei, bitte, das, dem, den, der, die, ein, eine, einen, einkauf, für, haben, ihnen,
        ihr, ihre, ist, mit, nach, nicht, oder, sind, und, uns, unser, unsere, von, wir, zum, zur, über,
      ]

    labels:
      # Sums
      total + grand:
        [
          rechnungsendbetrag, rechnungsgesamtbetrag, gesamtbetrag der rechnung, rechnung gesamt,
          bruttosumme, rechnungsbeitrag, summe brutto, gesamt brutto, brutto summe, gesamtsumme inkl mwst,
          endbetrag eur, total zu zahlen, rechnungsbetrag brutto, gesamtbetrag inkl, totalsumme,
        ]
      total:
        [
          summe, gesamt, gesamtsumme, gesamtbetrag, total, endbetrag, endsumme, rechnungsbetrag,
          totalbetrag, kaufsumme, gesamtpreis, summe eur, bruttobetrag, rechnungssumme, warenwert,
          gesamtpreis eur, bonsumme, gesamt eur, summe chf, total chf, total eur, gesamtrechnung,
          endpreis, total inkl mwst, summe inkl mwst, rechnungstotal,
        ]
      total + exclusive: [summe exkl mwst, total exkl mwst, gesamt netto, total netto]
      due:
        [
          zu zahlen, zahlbetrag, zu bezahlen, zahlungsbetrag, zu zahlender betrag, zahlen, noch zu zahlen,
          bezahlen, zahlbar, zu zahlen eur, fälliger betrag, zu begleichen, gesamt zu zahlen, noch offen,
          zu überweisen, forderungsbetrag, zahlender betrag,
        ]
      subtotal:
        [
          positionssumme, summe positionen, zwischensumme, zwsumme, zws, zwischentotal, netto summe,
          summe netto, nettosumme, warensumme, zwischenbetrag, zw summe, zwi summe, subtotal,
          zwischen summe, warenwert netto, übertrag,
        ]
      net: [netto, nettobetrag, nettoumsatz, nettowert, nettopreis, netto eur]
      gross: [brutto, bruttobetrag, bruttoumsatz, bruttowert, bruttopreis, brutto eur]
      amount: [betrag, wert, gesamtpreis, betrag eur, betrag chf, gesamt preis]
      balance: [saldo, offener betrag, restbetrag]
      after: [nach, abzüglich]
      # Taxes
      tax:
        [
          versicherungsteuer, versicherungssteuer, mwst, ust, mehrwertsteuer, umsatzsteuer, steuer,
          mwst betrag, steuerbetrag, ust betrag, mwstsatz, mwst satz, steuern, mehrwertst, mwstbetrag,
          ust satz, enth mwst, enthaltene mwst, mwst total, mwst summe, steuer eur, ges steuer, ust summe,
          vorsteuer, normalsteuer,
        ]
      inclusive:
        [
          inkl, inklusive, einschließlich, enthalten, enthaltene, mit, incl, darin, inbegriffen, einschl,
          inkludiert,
        ]
      exclusive: [exkl, exklusive, ohne, excl]
      rate: [satz, steuersatz]
      summary: [aufstellung, übersicht, steuersatz, mwst aufstellung]
      # What is taken off, added and handed over
      discount:
        [
          rabatt, nachlass, skonto, abzug, coupon, aktion, preisnachlass, rabatte, preisvorteil aktion,
          sofortrabatt, mengenrabatt, treuerabatt, personalrabatt, gutschrift aktion, rabattaktion,
          preisreduktion, aktionsrabatt, coupon rabatt, gutscheinrabatt,
        ]
      saving:
        [
          ersparnis, gespart, sie sparen, ihr preisvorteil, preisvorteil, sie haben gespart, ersparnisse,
          sie sparten, gespart haben sie, ihre ersparnis, gesamtersparnis, preisvorteile,
          sie haben heute gespart, ihr vorteil, nächsten einkauf, nächster einkauf, nächsten besuch,
        ]
      rounding:
        [
          rundung, rundungsdifferenz, gerundet, rundungsausgleich, rundungsbetrag, rundungsdiff,
          auf abrundung,
        ]
      tip: [trinkgeld, trinkgeld eur]
      service: [bedienung, servicegebühr, bedienungsgeld, servicepauschale, bedienungszuschlag, gedeck]
      deposit:
        [
          pfand, leergut, einsatz, mehrweg, einweg, pfandrückgabe, pfandbon, leergutbon, einwegpfand,
          mehrwegpfand, einsatzpfand, flaschenpfand, leergutrückgabe,
        ]
      refund:
        [
          gutschrift, erstattung, rückerstattung, storno, retoure, rückgabe, auszahlung, warenrückgabe,
          rückzahlung, stornierung, rückvergütung, retour artikel, rechnungskorrektur, stornorechnung,
          rückbuchung, sofortstorno, zeilenstorno,
        ]
      paid:
        [
          gegeben, bezahlt, erhalten, zahlung, gezahlt, zahlart, zahlungsart, zahlungstyp, bezahlung, geg,
          betrag erhalten, gegeben eur, zahlung mit, zahlungsmittel, zahlmittel, betrag gegeben,
          geleistete zahlung, erhaltener betrag, eingeworfen, einwurf, geldeinwurf,
        ]
      paid + cash: [bezahlt in bar, bezahlt bar]
      change:
        [
          rückgeld, wechselgeld, zurück, rück, restgeld, retour, retourgeld, retourgeld chf, herausgeld,
          wechselgeld eur, rückgeld eur, zurück eur, rest zurück,
        ]
      # Ways to pay
      cash:
        [
          bar, bargeld, barzahlung, barbetrag, bar eur, barverkauf, bar gegeben, bar chf, in bar,
          barzahler, bar bezahlt, barumsatz,
        ]
      card:
        [
          karte, kartenzahlung, girocard, ec karte, kreditkarte, ec, ec cash, mastercard, visa, bankkarte,
          maestro, debitkarte, eccash, ec lastschrift, electronic cash, postcard, contactless, kontaktlos,
          ec kartenzahlung, bankomatkarte, bankomat, maestro karte, kreditkartenzahlung,
          debit mastercard, ec zahlung, kartenzahlung ec, postfinance card, v pay, visa debit,
          girocard kontaktlos, elv, debitzahlung,
        ]
      voucher:
        [
          gutschein, geschenkkarte, gutscheinkarte, bon gutschein, wertgutschein, einkaufsgutschein,
          essensmarke, geschenkgutschein, restaurantscheck, geschenkbon, warengutschein,
        ]
      transfer:
        [
          überweisung, lastschrift, bankeinzug, überwiesen, sepa lastschrift, banküberweisung, vorkasse,
          auf rechnung, qr rechnung, vorauskasse, abbuchung, wird abgebucht, sepa mandat,
        ]
      wallet: [twint zahlung, lunchcheck]
      slip:
        [
          genehmigungs nr, terminal id, ta nr, bnr, vu nr, emv aid, emv daten, trace nr, as proc code,
          capt ref, pos info, vu nummer, genehmigungsnr, kartennr, kartennummer, as zeit, tse,
          seriennummer, signatur, tse signatur, kundenbeleg kartenzahlung, genehmigungsnummer,
          trace nummer, beleg kartenzahlung, autorisierung, autorisierungsnummer, zahlung erfolgt,
          seriennr, transaktionsnr, tse seriennummer, tse transaktion, signaturzähler, trm id, akt id,
        ]
      # Items
      quantity:
        [
          anzahl, menge, anz, anzahl artikel, artikelanzahl, positionen, anzahl positionen, stückzahl,
          anzahl teile, anz artikel, summe stück, gesamtmenge, artikel gesamt, anz pos, anzahl stück,
          artikelzahl,
        ]
      items: [artikel, posten, position, pos, art]
      unit: [kg, stk, stck, stück, liter, ltr, packung, rolle, dose, flasche, pkg, stunden]
      price:
        [
          preis, einzelpreis, e preis, ep, epreis, einzel, stückpreis, preis eur, stk preis, vk preis,
          grundpreis, preis pro einheit, ep eur, einh preis,
        ]
      description: [bezeichnung, beschreibung, leistung, artikelbezeichnung]
      points:
        [
          punkte, punktestand, treuepunkte, payback, bonuspunkte, treuemarken, deutschlandcard,
          gesammelte punkte, punkte gesammelt, paybackpunkte, superpunkte, neuer punktestand,
        ]
      # Dates and numbers
      date: [datum, kaufdatum, verkaufsdatum, datum uhrzeit, belegdatum und uhrzeit]
      date + issued:
        [
          rechnungsdatum, belegdatum, beleg datum, rechnungs datum, ausgestellt am, datum der rechnung,
        ]
      time: [zeit, uhrzeit, uhr]
      issued:
        [
          gekauft am, verkauft am, ausgabedatum, gelöst am,
        ]
      other date:
        [
          bestelldatum, bestell datum, auftragsdatum, auftrag datum, lieferschein datum, leistungsdatum,
          leistungs datum, liefer datum, vertragsdatum, vertrags datum, gemäß, version, rechnungszeitraum,
          abrechnungszeitraum, stand, fällig, gültig bis, haltbar, lieferdatum, garantie, umtausch bis,
          gültig, fälligkeit, bis, zahlbar bis, originalbeleg, ursprünglicher beleg, leistungszeitraum,
          zeitraum, druckdatum, geburtsdatum, rückgabe bis, mindestens haltbar, zahlungsziel, zahlung bis,
          zu zahlen bis, fälligkeitsdatum, einlösbar bis, mindesthaltbarkeit, mhd, verwendbar bis,
          gültig ab, anreise, abreise, anreisedatum, abreisedatum, mitglied seit, buchungsdatum,
          versanddatum, nächste inspektion, gegründet,
          ursprungsrechnung, zu rechnung, zur rechnung, ursprungsbeleg, vorstellung, hinfahrt,
          rückfahrt, fahrt am, veranstaltung, originalrechnung,
        ]
      number:
        [
          rechnungsnummer, rechnung nr, rechnungs nr, beleg nr, belegnr, bon nr, bonnr, bon, belegnummer,
          beleg, rg nr, re nr, quittung nr, kassenbon nr, bonnummer, kassenbon, rechnung, auftragsnummer,
          vorgang, rechnungs nummer, rechnung nummer, rech nr, rechnungsnr, quittungsnummer, quittungsnr,
          bon nummer, beleg nummer, kassenbon nummer, transaktion, transaktionsnummer, vorgangsnummer,
          bestellnummer, auftrag nr, auftragsnr, ticket nr, kassabon nr, lieferschein nr, gutschrift nr,
        ]
      tax id:
        [
          ust idnr, ust id nr, ust id, uid, steuernummer, steuer nr, st nr, umsatzsteuer id, uid nr,
          mwst nr, stnr, ustid, ustidnr, ust ident nr, atu, ust nr, steuernr, ust id nummer, uid nummer,
          steuer nummer, che mwst, mwst nummer, umsatzsteuer identifikationsnummer, st nummer, finanzamt,
          fa nr,
        ]
      register:
        [
          hrb, hra, amtsgericht, handelsregister, fn, firmenbuch, firmenbuchnummer, fn nr, hrb nr,
          registergericht, firmenbuch nr, handelsregisternummer, geschäftsführer,
        ]
      phone:
        [
          tel, telefon, telefax, fon, mobil, rufnummer, fax, telefonnummer, tel nr, telefon nr, rufnr,
          servicehotline,
        ]
      # Who sells, who buys, what the paper is
      title:
        [
          rechnung, quittung, kassenbon, kassenbeleg, beleg, bon, kundenbeleg, kaufbeleg, kopie,
          lieferschein, kassenzettel, händlerbeleg, bewirtungsbeleg, kassabon, kassenquittung,
          bewirtungsrechnung, kassabeleg, kaufquittung, zahlungsbeleg, tankquittung, parkquittung,
          parkschein, barbeleg, sofortrechnung, rechnungskopie, kundenbon, zweitschrift, rechnungsbeleg,
        ]
      invoice: [rechnung, rechnungsnummer, rechnungsdatum]
      invoice + title + number:
        [
          handelsrechnung, warenrechnung, kostenrechnung, beitragsrechnung, schlussrechnung, teilrechnung,
          sammelrechnung, abschlagsrechnung, barrechnung, stromrechnung, telefonrechnung, monatsrechnung,
          honorarrechnung,
        ]
      operated by:
        [
          inh, inhaber, inhaberin, betreiber, betreiberin, pächter, pächterin, betrieben von,
          geführt von, geschäftsführer, geschäftsinhaber, filialleiter, ein unternehmen der,
        ]
      seller:
        [
          verkäufer, lieferant, rechnungssteller, rechnungsaussteller, leistungserbringer, auftragnehmer,
          aussteller, verkauft durch, verkauf durch, leistender unternehmer,
        ]
      customer:
        [
          käufer, leistungsempfänger, rechnungsempfänger, warenempfänger, auftraggeber, empfänger,
          lieferanschrift, kunde, kundennummer, kunden nr, kdnr, kundenkarte, rechnung an, lieferadresse,
          rechnungsadresse, kundenname, kunden nummer, besteller, bewirtete personen,
        ]
      legal form:
        [
          gmbh, ag, ohg, gbr, ug, e k, gmbh co kg, ek, mbh, e u, ges m b h, gesmbh, gmbh co, e v,
          genossenschaft, e kfm, e kfr, kgaa, ges mbh, gesbr, eg, e g, egen, og, ug haftungsbeschränkt,
          se co kg, ag co kg, partg, einzelunternehmen,
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
          kassa, markt, es bediente sie, sie wurden bedient von, bedient von, bedienernummer, kassen nr,
          kasse nr, kassennr, bed nr, mitarbeiter, ihr kellner, kassenplatz, schicht, zapfsäule,
        ]
      greeting:
        [
          willkommen, vielen dank, danke, auf wiedersehen, herzlich willkommen, es bediente sie, bis bald,
          wir danken, schönen tag, vielen dank für ihren einkauf, besuchen sie uns, guten appetit, grüezi,
          merci für ihren besuch, servus, beehren sie uns bald wieder, ihr team, schöne feiertage,
          danke für ihren besuch, danke für ihren einkauf, bis zum nächsten mal,
        ]
      hours:
        [
          montag, dienstag, mittwoch, donnerstag, freitag, samstag, sonntag, mo, di, mi, do, fr, sa,
          öffnungszeiten,
        ]
      terms:
        [
          umtausch, aufbewahren, rückgabe, garantie, kassenbon aufbewahren, agb, rückgaberecht,
          umtauschrecht, widerruf, reklamation, vom umtausch ausgeschlossen, eigentumsvorbehalt,
        ]

    countries:
      AT:
        currency: EUR
        dates: dmy
        dialling: ["+43"]
        evidence:
          3: [österreich, wien, austria, rksv]
          2: [graz, salzburg, gesmbh, bankomat, innsbruck, klagenfurt]
          1.5: [linz, kassabon, trafik]
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
          2: [basel, geneve, lausanne, rappen, luzern, genf, sagl, lugano, winterthur, st gallen, mwst nr che]
          1.5: [bern, chf, postcard]
          0.6: [mwst]
          0.3: [totalbetrag]
          0.2: [rückgeld]
      LI: { currency: CHF, dates: dmy }

    """#
}
