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

    # Words of everyday text that tell this language from others.
    common:
      [
        aan, aankoop, bezoek, bij, deze, dit, door, een, graag, het, met, naar, niet, onze, ook, van,
        voor, wij, wordt, zijn,
      ]

    labels:
      # Sums
      total:
        [
          totaal, totaalbedrag, totaal bedrag, eindtotaal, totaal eur, totaal te voldoen, som,
          factuurbedrag, totaal prijs, totaal euro, totaal te betalen bedrag, eindbedrag, totaalprijs,
          rekening totaal, totaal bon, te betalen totaal, totaal rekening, totaal bedrag eur, saldo bon,
        ]
      total + inclusive:
        [
          totaal incl btw, totaal inclusief btw, totaal incl, totaal inc btw, totaal in eur incl btw,
          bedrag incl btw, totaal bedrag incl btw,
        ]
      total + grand:
        [
          factuur totaal, factuurtotaal, totaal factuur, factuurbedrag, factuur bedrag,
          totaal factuurbedrag, eindtotaal incl btw, totaal te voldoen eur, totaalbedrag incl btw,
          generaal totaal, algemeen totaal,
        ]
      due:
        [
          te betalen, te voldoen, totaal te betalen, verschuldigd, nog te betalen, te betalen bedrag,
          te betalen eur, totaal te betalen eur, openstaand bedrag, nog te voldoen, te betalen euro,
          verschuldigd bedrag, bedrag te betalen, gelieve te betalen, af te rekenen,
        ]
      subtotal:
        [
          subtotaal, sub totaal, tussentotaal, totaal excl btw, subtot, subtotaal eur, sub tot,
          tussentelling, tussensom, subtotaal excl btw, totaal artikelen, goederentotaal,
        ]
      net: [netto, grondslag, netto bedrag, btw grondslag, bedrag excl]
      gross: [bruto, brutobedrag, bruto bedrag]
      amount: [bedrag, waarde, bedrag eur, bedr, totaalprijs regel]
      balance: [saldo, openstaand]
      after: [na]
      # Taxes
      tax:
        [
          btw, belasting, btw bedrag, bedrag btw, b t w, btw totaal, btw laag, btw hoog, btw tarief,
          inbegrepen btw, incl btw bedrag, btw eur, totaal btw bedrag, btw bedragen, waarvan btw,
        ]
      tax + total: [totaal btw]
      inclusive: [incl, inclusief, waarvan, inbegrepen]
      exclusive: [excl, exclusief, zonder, over, maatstaf]
      rate: [tarief, perc, percentage]
      summary:
        [
          specificatie, overzicht, btw specificatie, btw overzicht, btw specificaties, specificatie btw,
          btw opbouw, overzicht btw, btw samenvatting, btw detail,
        ]
      # What is taken off, added and handed over
      discount:
        [
          korting, kortingen, actie, bonus, actiekorting, bonuskorting, kortingsbon, kassakorting,
          ledenkorting, personeelskorting, afprijzing, uw korting, combikorting, stapelkorting,
          prijsverlaging, actieprijs, bonus korting,
        ]
      saving:
        [
          bespaard, voordeel, uw voordeel, besparing, u bespaart, totaal korting, jouw voordeel,
          u bespaarde, uw besparing, totaal bespaard, totaal voordeel, uw totale voordeel, je bespaart,
          u heeft bespaard, jouw besparing, uw bonusvoordeel, volgende aankoop, volgend bezoek,
        ]
      rounding:
        [
          afronding, afgerond, afrondingsverschil, afgerond bedrag, afrond, afrondverschil,
          afronding contant,
        ]
      tip: [fooi, fooien]
      service: [bediening, servicekosten, bedieningsgeld, servicetoeslag, bezorgkosten, verzendkosten]
      deposit:
        [
          statiegeld, emballage, statiegeld retour, statieg, emballage retour, leeggoed,
          plastic statiegeld,
        ]
      refund:
        [
          terugbetaling, creditnota, creditfactuur, retourbon, geretourneerd, geannuleerd, creditering,
          retour artikel, retour artikelen, terugname, annulering, restitutie, retourzending,
          terugbetaling aan klant,
        ]
      paid:
        [
          betaald, ontvangen, betaling, betaalwijze, voldaan, betaald met, gegeven, betaalmethode,
          betaalmiddel, reeds betaald, betaald bedrag, betaling met, gepast betaald, afgerekend, betaalde,
          voldaan per, totaal betaald, bedrag ontvangen, betaald via, betalingswijze, betaalvorm,
          ingeworpen, ingevoerd bedrag,
        ]
      paid + cash: [ontvangen contant]
      change:
        [
          wisselgeld, terug, retour, terugbetaald, wisselgeld retour, wisselgeld eur, terug eur,
          wisselgeld euro, retour eur, teruggave, te ontvangen, wisselbedrag,
        ]
      # Ways to pay
      cash:
        [
          contant, kontant, cash, contant geld, contante betaling, contant eur, contant betaald,
          contanten, cash betaald, cont,
        ]
      card:
        [
          pin, pinpas, bankpas, betaalpas, maestro, creditcard, bancontact, pinnen, gepind, v pay, vpay,
          betaalkaart, ideal, pinbetaling, pin betaling, contactloos, kredietkaart, betaald met pin,
          kaart betaling, kaartbetaling, debetkaart, mastercard, visa, bancontact mister cash,
          debit mastercard, bank contact, elektronische betaling, pin transactie, pin contactloos,
          giropas, betaald per pin, terugbetaald pin,
        ]
      voucher:
        [
          cadeaukaart, waardebon, bon tegoed, cadeaubon, maaltijdcheque, cadeaubonnen, kadobon, tegoedbon,
          boekenbon, vvv bon, ecocheque, ecocheques, maaltijdcheques, kortingsvoucher,
          nationale bioscoopbon, giftcard,
        ]
      transfer:
        [
          overschrijving, incasso, automatische incasso, bankoverschrijving, op rekening, vooruitbetaling,
          bankoverboeking, overboeking, wij schrijven dit bedrag, wordt afgeschreven,
          automatisch afgeschreven,
        ]
      wallet: [tikkie, klarna]
      slip:
        [
          autorisatie, autorisatiecode, kaart, periode, merchant, leesmethode, pasnr, volgnr,
          kaartserienummer, autorisatie code, auth code, kaart nr, kaartnr, kaartnummer,
          betaling geslaagd, transactie geslaagd, transactie akkoord, aut code, leesmethode chip,
          leesmethode nfc chip, kopie klant, contactless chip, pinnen akkoord, u heeft betaald,
          periode nr, terminal nr,
        ]
      # Items
      quantity:
        [
          aantal, aantal artikelen, aantal papieren, hoeveelheid, aant, aantal stuks, totaal aantal,
          totaal aantal artikelen, aantal producten, aantal art, totaal artikelen, stuks totaal,
        ]
      items: [artikel, artikelen, producten]
      unit: [kg, st, stuk, stuks, liter, liters, ltr, stks]
      price:
        [
          prijs, stukprijs, eenheidsprijs, prijs per stuk, prijs p st, p prijs, prijs eur, kiloprijs,
          prijs per kg, per stuk, eenh prijs, stuks prijs, pr st, prijs incl btw, adviesprijs,
          prijs per eenheid,
        ]
      description: [omschrijving, beschrijving, artikelomschrijving, artikelnaam, omschr]
      points:
        [
          punten, zegels, koopzegels, spaarpunten, airmiles, gespaarde punten, puntensaldo, spaarsaldo,
          zegels gespaard, aantal zegels, nieuw saldo, spaarzegels, punten saldo, totaal punten, freebees,
        ]
      # Dates and numbers
      date:
        [
          datum, aankoopdatum, datum tijd, datum en tijd, datum aankoop, verkoopdatum, datum transactie,
          transactiedatum, datum verkoop, bondatum, kassabon datum,
        ]
      date + issued: [factuurdatum, datum factuur]
      time: [tijd, tijdstip]
      issued:
        [
          gekocht op, gekocht, verkocht op,
        ]
      other date:
        [
          besteldatum, orderdatum, vervaldatum, geldig tot, houdbaar, leverdatum, garantie, geldig, tot,
          retour tot, uiterlijk, ruilen tot, vervaldag, geldig t m, geldig tot en met,
          ten minste houdbaar tot, retourneren voor, ruilen voor, betalen voor, te betalen voor,
          uiterste betaaldatum, betaaltermijn, afhaaldatum, bezorgdatum, aankomst, vertrek, lid sinds,
          opgericht, verzenddatum, aankomstdatum, vertrekdatum, tht, datum levering, garantie tot,
          geldig van, retourneren tot, te voldoen voor,
          voorstelling, reisdatum, oorspronkelijke factuur, originele factuur, betreft factuur,
          geldig op, reis, factuur van, origineel,
        ]
      number:
        [
          bonnummer, factuurnummer, kassabon, bon nr, factuur nr, bonnr, transactienummer, factuur,
          transactie, bon, kassabonnummer, bon nummer, nr bon, ticketnummer, ticket nr, kassabon nr,
          factuur nummer, ordernummer, bestelnummer, transactienr, transactie nr, trans nr,
          rekeningnummer bon, bestelling, order nr, bestelling nr, volgnummer, rekening nr, referentie,
          kenmerk, bonnr kassa, verkoop nr, kastickets, kasticket nr, kasticket, nota nr, nota,
        ]
      tax id:
        [
          btw nr, btw nummer, kvk, kvk nr, btw id, ondernemingsnummer, btwnr, kvk nummer, btw be,
          btw identificatienummer, btw nummer nl, btw id nr, btw identificatie, kbo, ondernemingsnr,
          btw nr be, b t w nr, kamer van koophandel,
        ]
      register: [handelsregister, inschrijvingsnummer]
      phone: [tel, telefoon, tel nr, fax, mobiel, telefoonnummer, tel nummer, klantenservice, gsm]
      # Who sells, who buys, what the paper is
      title:
        [
          kassabon, factuur, bon, rekening, kwitantie, kopie, klantenticket, klantbon, aankoopbewijs,
          kopie kaarthouder, aankoopbon, betalingsbewijs, pinbon, btw bon, kopie bon, klant ticket,
          btw kasticket, kasticket, pro forma, voorlopige rekening, kopie kassabon, betaalbewijs,
          duplicaat, transactiebewijs, reçu, garantiebewijs, verkoopfactuur, rekening kopie,
        ]
      invoice: [factuur, factuurnummer]
      operated by:
        [
          uitgebaat door, onderdeel van, exploitatie, exploitant, eigenaar, uitbater, beheerd door,
          zaakvoerder,
        ]
      seller: [verkoper, leverancier, verkocht door, aanbieder, afzender]
      customer:
        [
          factuuradres, afleveradres, koper, opdrachtgever, ontvanger, klant, klantnummer, klantenkaart,
          debiteur, klant nr, klantnr, klantenkaartnummer, bonuskaart, uw klantnummer, factuur aan,
          afnemer, bestemd voor, kaart nr klant, naam klant, besteller,
        ]
      legal form:
        [
          b v, bv, n v, nv, vof, v o f, bvba, cvba, cv, eenmanszaak, b v b a, c v, c v b a, commv, comm v,
          vzw, stichting, cooperatie, bv ba, e v, holding bv, coop, nv sa, n v s a,
          vennootschap onder firma,
        ]
      business:
        [
          bakkerij, apotheek, supermarkt, slagerij, boekhandel, drogist, winkel, eetcafe, kruidenier,
          brasserie, cafetaria, bloemen, kaashandel, tuincentrum, bouwmarkt, doe het zelf, warenhuis,
          frituur, snackbar, slijterij, groothandel, tankstation, visboer, vishandel, viswinkel, kapper,
          kapsalon, dierenwinkel, ijssalon, pannenkoekenhuis, cafe, hotel, garage, speelgoed, boekwinkel,
          drogisterij, opticien, juwelier, schoenen, mode, kleding, wasserij, lunchroom, brouwerij,
          bierhandel, wijnhandel, krantenwinkel, dagbladhandel, fietsen, fietsenwinkel, meubelen,
          parkeergarage, kwekerij, markthal, restaurant,
        ]
      address:
        [
          straat, laan, plein, weg, gracht, kade, postbus, dreef, steenweg, singel, markt, hof, plantsoen,
          boulevard, kaai, passage, winkelcentrum, burg, allee, hoek, winkelhof, stationsplein,
          dorpsstraat, kerkstraat, hoofdstraat, dorpsplein, steenwg, kanaal, promenade, industrieterrein,
          grote markt,
        ]
      clerk:
        [
          kassa, kassier, tafel, medewerker, ober, filiaal, verkoper, bediend door, u werd geholpen door,
          kassa nr, kassanr, kassa nummer, kassamedewerker, kassamedewerkster, u bent geholpen door,
          geholpen door, tafel nr, tafelnr, terminal, filiaal nr, winkel nr, uw kassier, medew,
          uw verkoper, caissière, kassière, pomp, kelner, operator, u werd bediend door, bediende,
        ]
      greeting:
        [
          welkom, bedankt, tot ziens, dank u wel, bedankt voor uw bezoek, graag tot ziens,
          dank voor uw bezoek, hartelijk dank, fijne dag, prettige dag, eet smakelijk, dank je wel,
          fijne dag verder, graag tot de volgende keer, bedankt en tot ziens, dank u, wij danken u,
          nog een fijne dag, bedankt voor uw aankoop, tot de volgende keer, prettig weekend,
          bedankt voor je bezoek,
        ]
      hours:
        [
          maandag, dinsdag, woensdag, donderdag, vrijdag, zaterdag, zondag, openingstijden, open van,
          ma t m za, geopend, koopavond,
        ]
      terms:
        [
          ruilen, bewaren, retourneren, ruiltermijn, bewaar deze bon, bewaar uw kassabon, ruilen met bon,
          niet ruilbaar, ruilen binnen, retourneren binnen, geen retour, algemene voorwaarden, omruilen,
          voorwaarden, garantiebewijs, bon bewaren, met kassabon,
        ]

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
