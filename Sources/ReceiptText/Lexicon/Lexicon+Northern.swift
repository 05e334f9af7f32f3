extension Lexicon {
  /// Dutch of the Netherlands and Belgium.
  static let dutch: [(Concepts, String)] = [
    (
      .total,
      "totaal, totaalbedrag, totaal bedrag, eindtotaal, totaal eur, totaal te voldoen, som, factuurbedrag, totaal prijs"
    ),
    (.due, "te betalen, te voldoen, totaal te betalen, verschuldigd, nog te betalen, te betalen bedrag"),
    ([.sub, .total], "subtotaal, sub totaal, tussentotaal, totaal excl btw, subtot"),
    ([.total, .inclusive], "totaal incl btw, totaal inclusief btw, totaal incl"),
    (.tax, "btw, belasting, btw bedrag, bedrag btw, b t w"),
    ([.tax, .total], "totaal btw"),
    (.inclusive, "incl, inclusief, waarvan, inbegrepen"), (.exclusive, "excl, exclusief, zonder, over"),
    (.net, "netto, grondslag"), (.gross, "bruto"),
    (.quantity, "aantal, aantal artikelen, aantal papieren, hoeveelheid"),
    (.items, "artikel, artikelen, producten"), (.unit, "kg, st, stuk, stuks, liter"),
    (.saving, "bespaard, voordeel, uw voordeel, besparing, u bespaart, totaal korting, jouw voordeel"),
    (.discount, "korting, kortingen, actie, bonus, actiekorting, bonuskorting"),
    (.rounding, "afronding, afgerond, afrondingsverschil"), (.cash, "contant, kontant, cash, contant geld"),
    (
      .card,
      "pin, pinpas, bankpas, betaalpas, maestro, creditcard, bancontact, pinnen, gepind, v pay, vpay, betaalkaart, ideal"
    ),
    (.paid, "betaald, ontvangen, betaling, betaalwijze, voldaan, betaald met, gegeven"),
    (.change, "wisselgeld, terug, retour, terugbetaald, wisselgeld retour"),
    (.tip, "fooi"), (.service, "bediening, servicekosten"),
    (.points, "punten, zegels, koopzegels, spaarpunten, airmiles"), (.balance, "saldo, openstaand"),
    (.price, "prijs, stukprijs, eenheidsprijs, prijs per stuk"), (.amount, "bedrag, waarde"),
    (.description, "omschrijving, beschrijving"),
    (.summary, "specificatie, overzicht, btw specificatie"), (.rate, "tarief, perc"),
    (.date, "datum, aankoopdatum"), ([.date, .issued], "factuurdatum, datum factuur"),
    (.otherDate, "besteldatum, orderdatum"),
    (.time, "tijd, tijdstip"),
    (
      .otherDate,
      "vervaldatum, geldig tot, houdbaar, leverdatum, garantie, geldig, tot, retour tot, uiterlijk, ruilen tot, vervaldag"
    ),
    (
      .number,
      "bonnummer, factuurnummer, kassabon, bon nr, factuur nr, bonnr, transactienummer, factuur, transactie, bon, kassabonnummer"
    ),
    (.taxID, "btw nr, btw nummer, kvk, kvk nr, btw id, ondernemingsnummer, btwnr, kvk nummer, btw be"),
    (.phone, "tel, telefoon, tel nr, fax, mobiel"),
    (.address, "straat, laan, plein, weg, gracht, kade, postbus, dreef, steenweg, singel, markt, hof"),
    (.legalForm, "b v, bv, n v, nv, vof, v o f, bvba, cvba, cv, eenmanszaak"),
    (
      .business,
      "bakkerij, apotheek, supermarkt, slagerij, boekhandel, drogist, winkel, eetcafe, kruidenier, brasserie, cafetaria"
    ),
    (
      .business,
      "bloemen, kaashandel, tuincentrum, bouwmarkt, doe het zelf, warenhuis, frituur, snackbar, slijterij, groothandel, tankstation"
    ),
    (
      .title,
      "kassabon, factuur, bon, rekening, kwitantie, kopie, klantenticket, klantbon, aankoopbewijs, kopie kaarthouder"
    ),
    (.invoice, "factuur, factuurnummer"),
    ([.total, .grand], "factuur totaal, factuurtotaal, totaal factuur, factuurbedrag, factuur bedrag"),
    (.seller, "verkoper, leverancier"),
    (.customer, "factuuradres, afleveradres, koper, opdrachtgever, ontvanger"),
    (
      .greeting,
      "welkom, bedankt, tot ziens, dank u wel, bedankt voor uw bezoek, graag tot ziens, dank voor uw bezoek"
    ),
    (
      .clerk, "kassa, kassier, tafel, medewerker, ober, filiaal, verkoper, bediend door, u werd geholpen door"
    ),
    (.refund, "terugbetaling, creditnota, creditfactuur"), (.deposit, "statiegeld, emballage"),
    (.voucher, "cadeaukaart, waardebon, bon tegoed, cadeaubon, maaltijdcheque"),
    (.transfer, "overschrijving, incasso, automatische incasso"), (.after, "na"),
    (.customer, "klant, klantnummer, klantenkaart, debiteur"),
    (.hours, "maandag, dinsdag, woensdag, donderdag, vrijdag, zaterdag, zondag, openingstijden"),
    (
      .slip,
      "autorisatie, autorisatiecode, kaart, periode, merchant, leesmethode, pasnr, volgnr, kaartserienummer"
    ),
    (.terms, "ruilen, bewaren, retourneren, ruiltermijn"),
  ]

  /// Malay as printed beside English in Malaysia and Indonesia.
  static let malay: [(Concepts, String)] = [
    (.total, "jumlah, jumlah besar, jumlah keseluruhan, jml"), (.due, "jumlah perlu dibayar, jumlah bayaran"),
    ([.sub, .total], "jumlah kecil"), (.tax, "cukai, ppn, cbp"), (.cash, "tunai"),
    (.change, "baki, kembali, kembalian, wang baki"),
    (.discount, "diskaun"), (.rounding, "pelarasan, penggenapan"), (.quantity, "kuantiti, bil"),
    (.date, "tarikh, tanggal"), (.time, "masa"),
    (.number, "no resit, no invois, resit"), (.title, "resit, invois cukai, resit rasmi, invois"),
    (.greeting, "terima kasih, selamat datang, sila datang lagi"),
    (
      .address,
      "jalan, jln, taman, tmn, lorong, kampung, kg, seksyen, batu, bandar, persiaran, lebuh, pusat, wisma, kompleks, tingkat"
    ),
    (
      .address,
      "selangor, johor, johor bahru, kuala lumpur, penang, pulau pinang, melaka, perak, kedah, sabah, sarawak, shah alam, petaling jaya"
    ),
    (
      .address,
      "klang, puchong, subang jaya, negeri sembilan, pahang, kajang, cheras, ipoh, seremban, wilayah persekutuan, malaysia, singapore"
    ),
    (.legalForm, "sdn bhd, sdn, bhd, sdn berhad, berhad, s b, s dn bhd, sdnbhd, m sdn bhd"),
    (
      .business,
      "perniagaan, kedai, restoran, pasar, pasaraya, kedai runcit, syarikat, farmasi, klinik, stesen, perusahaan, pemborong"
    ),
    (.business, "kopitiam, makanan, butik, bengkel, kedai makan, kedai buku, gerai, pembekal, niaga"),
  ]
}
