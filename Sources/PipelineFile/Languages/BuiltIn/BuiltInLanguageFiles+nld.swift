// Written by Scripts/embed-languages.sh from languages/nld.yaml: change that file, and run the script.
extension BuiltInLanguageFiles {
  static let nld = #"""
    # Dutch of the Netherlands and Belgium: the words of receipts.
    # Words are compared without regard to case and accents. See Documentation/Languages.md.
    tallyroll_words: 1
    language: nld

    months:
      1: [januari]
      2: [februari]
      3: [maart, mrt]
      4: [april]
      5: [mei]
      6: [juni]
      7: [juli]
      8: [augustus]
      9: [september]
      10: [oktober, okt]
      11: [november]
      12: [december]

    labels:
      # Sums
      total:
        [
          totaal, totaalbedrag, totaal bedrag, eindtotaal, totaal eur, totaal te voldoen, som,
          factuurbedrag, totaal prijs,
        ]
      total + inclusive: [totaal incl btw, totaal inclusief btw, totaal incl]
      total + grand: [factuur totaal, factuurtotaal, totaal factuur, factuurbedrag, factuur bedrag]
      due: [te betalen, te voldoen, totaal te betalen, verschuldigd, nog te betalen, te betalen bedrag]
      subtotal: [subtotaal, sub totaal, tussentotaal, totaal excl btw, subtot]
      net: [netto, grondslag]
      gross: [bruto]
      amount: [bedrag, waarde]
      balance: [saldo, openstaand]
      after: [na]
      # Taxes
      tax: [btw, belasting, btw bedrag, bedrag btw, b t w]
      tax + total: [totaal btw]
      inclusive: [incl, inclusief, waarvan, inbegrepen]
      exclusive: [excl, exclusief, zonder, over]
      rate: [tarief, perc]
      summary: [specificatie, overzicht, btw specificatie]
      # What is taken off, added and handed over
      discount: [korting, kortingen, actie, bonus, actiekorting, bonuskorting]
      saving: [bespaard, voordeel, uw voordeel, besparing, u bespaart, totaal korting, jouw voordeel]
      rounding: [afronding, afgerond, afrondingsverschil]
      tip: [fooi]
      service: [bediening, servicekosten]
      deposit: [statiegeld, emballage]
      refund: [terugbetaling, creditnota, creditfactuur]
      paid: [betaald, ontvangen, betaling, betaalwijze, voldaan, betaald met, gegeven]
      change: [wisselgeld, terug, retour, terugbetaald, wisselgeld retour]
      # Ways to pay
      cash: [contant, kontant, cash, contant geld]
      card:
        [
          pin, pinpas, bankpas, betaalpas, maestro, creditcard, bancontact, pinnen, gepind, v pay, vpay,
          betaalkaart, ideal,
        ]
      voucher: [cadeaukaart, waardebon, bon tegoed, cadeaubon, maaltijdcheque]
      transfer: [overschrijving, incasso, automatische incasso]
      slip:
        [
          autorisatie, autorisatiecode, kaart, periode, merchant, leesmethode, pasnr, volgnr,
          kaartserienummer,
        ]
      # Items
      quantity: [aantal, aantal artikelen, aantal papieren, hoeveelheid]
      items: [artikel, artikelen, producten]
      unit: [kg, st, stuk, stuks, liter]
      price: [prijs, stukprijs, eenheidsprijs, prijs per stuk]
      description: [omschrijving, beschrijving]
      points: [punten, zegels, koopzegels, spaarpunten, airmiles]
      # Dates and numbers
      date: [datum, aankoopdatum]
      date + issued: [factuurdatum, datum factuur]
      time: [tijd, tijdstip]
      other date:
        [
          besteldatum, orderdatum, vervaldatum, geldig tot, houdbaar, leverdatum, garantie, geldig, tot,
          retour tot, uiterlijk, ruilen tot, vervaldag,
        ]
      number:
        [
          bonnummer, factuurnummer, kassabon, bon nr, factuur nr, bonnr, transactienummer, factuur,
          transactie, bon, kassabonnummer,
        ]
      tax id: [btw nr, btw nummer, kvk, kvk nr, btw id, ondernemingsnummer, btwnr, kvk nummer, btw be]
      phone: [tel, telefoon, tel nr, fax, mobiel]
      # Who sells, who buys, what the paper is
      title:
        [
          kassabon, factuur, bon, rekening, kwitantie, kopie, klantenticket, klantbon, aankoopbewijs,
          kopie kaarthouder,
        ]
      invoice: [factuur, factuurnummer]
      seller: [verkoper, leverancier]
      customer:
        [
          factuuradres, afleveradres, koper, opdrachtgever, ontvanger, klant, klantnummer, klantenkaart,
          debiteur,
        ]
      legal form: [b v, bv, n v, nv, vof, v o f, bvba, cvba, cv, eenmanszaak]
      business:
        [
          bakkerij, apotheek, supermarkt, slagerij, boekhandel, drogist, winkel, eetcafe, kruidenier,
          brasserie, cafetaria, bloemen, kaashandel, tuincentrum, bouwmarkt, doe het zelf, warenhuis,
          frituur, snackbar, slijterij, groothandel, tankstation,
        ]
      address: [straat, laan, plein, weg, gracht, kade, postbus, dreef, steenweg, singel, markt, hof]
      clerk:
        [
          kassa, kassier, tafel, medewerker, ober, filiaal, verkoper, bediend door, u werd geholpen door,
        ]
      greeting:
        [
          welkom, bedankt, tot ziens, dank u wel, bedankt voor uw bezoek, graag tot ziens,
          dank voor uw bezoek,
        ]
      hours: [maandag, dinsdag, woensdag, donderdag, vrijdag, zaterdag, zondag, openingstijden]
      terms: [ruilen, bewaren, retourneren, ruiltermijn]

    countries:
      NL:
        currency: EUR
        dates: dmy
        dialling: ["+31"]
        evidence:
          3: [kvk, nederland]
          2: [amsterdam, rotterdam, pinpas, utrecht]
          1: [btw, statiegeld, wisselgeld]
          0.7: [te betalen]
          0.5: [bonnr, bedankt, bv, totaal]
          0.3: [pin]

    """#
}
