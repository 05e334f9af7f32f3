// Written by Scripts/embed-languages.sh from languages/ita.yaml: change that file, and run the script.
extension BuiltInLanguageFiles {
  static let ita = #"""
    # Italian of Italy and Switzerland: the words of receipts.
    # Words are compared without regard to case and accents. See Documentation/Languages.md.
    tallyroll_words: 1
    language: ita

    months:
      1: [gennaio]
      2: [febbraio]
      3: [marzo]
      4: [aprile]
      5: [maggio]
      6: [giugno]
      7: [luglio]
      8: [agosto]
      9: [settembre]
      10: [ottobre]
      11: [novembre]
      12: [dicembre]

    # Words of everyday text that tell this language from others.
    common:
      [
        acquisto, alla, anche, con, degli, dei, del, della, delle, gli, grazie, nel, nella, nostro, per,
        più, presso, questa, questo, sono, una, vostra,
      ]

    labels:
      # Sums
      total:
        [
          totale, importo, totale complessivo, importo totale, totale euro, totale eur, tot,
          totale documento, totale fattura, totale eu, tot complessivo, totale scontrino, totale chf,
          totale vendita, totale conto, importo complessivo, totale acquisti, tot eur, totale spesa,
          totale merce, totale generale,
        ]
      total + grand:
        [
          totale fattura, importo fattura, totale documento eur, totale fattura eur, totale finale,
          totale iva inclusa, totale ivato, importo totale documento, totale da corrispondere,
        ]
      total + exclusive: [totale iva esclusa, totale imponibile eur, totale netto iva]
      due:
        [
          da pagare, totale da pagare, netto a pagare, importo da pagare, importo dovuto, totale dovuto,
          importo pagato, totale a pagare, totale pagare, saldo da pagare, resta da pagare, tot da pagare,
          a pagare, da versare, dovuto,
        ]
      subtotal:
        [
          subtotale, sub totale, parziale, totale parziale, totale imponibile, imponibile, sub tot,
          subtot, tot imponibile, totale netto, imponib, totale merce netto, sottototale, a riportare,
          subtotale eur,
        ]
      net: [netto, netto merce, netto eur, valore netto]
      gross: [lordo, importo lordo, totale lordo]
      amount: [importo, valore, ammontare, importo eur]
      balance: [saldo, non riscosso]
      after: [dopo]
      # Taxes
      tax:
        [
          iva, imposta, di cui iva, imposte, i v a, dicui iva, totale imposta, totale imposte,
          importo iva, iva totale, iva inclusa, ammontare iva, imp iva, di cui iva 10, di cui iva 22,
        ]
      tax + total: [totale iva]
      inclusive: [di cui, inclusa, compresa, incluso, incl, ivato, comprensivo, ivati, comprensivi]
      exclusive: [esclusa, escluso, senza, non imponibile, al netto]
      rate: [aliquota, aliq, aliquote]
      summary:
        [
          riepilogo, dettaglio, riepilogo iva, dettaglio iva, riepilogo aliquote, castelletto iva,
          prospetto iva, ripartizione iva, riepilogo imposte,
        ]
      # What is taken off, added and handed over
      discount:
        [
          sconto, sconti, abbuono, buono sconto, riduzione, sconto merce, sconto fidelity, totale sconti,
          detrazione, sconto carta,
        ]
      saving:
        [
          risparmio, hai risparmiato, risparmi, risparmiato, hai risparmiato oggi, totale risparmio,
          il tuo risparmio, risparmio totale, risparmi eur, prossimo acquisto, prossima spesa,
          prossimo rifornimento,
        ]
      rounding: [arrotondamento, arrotond, arrotondamenti, arrotondamento contanti]
      tip: [mancia, mance]
      service: [servizio, coperto, coperti, servizio al tavolo, pane e coperto, coperto e servizio]
      deposit: [cauzione, vuoto, reso vuoti, cauzioni, vuoti a rendere, acconto versato]
      refund:
        [
          reso, rimborso, nota di credito, storno, documento commerciale emesso per reso, annullo,
          annullamento, reso merce, rimborsato, nota credito, emesso per annullamento, storno articolo,
        ]
      paid:
        [
          pagato, ricevuto, pagamento, versato, riscosso, incassato, modalita di pagamento,
          importo ricevuto, importo versato, totale pagato, metodo di pagamento, forma di pagamento,
          mod pagamento, pagato con, pagamenti, saldato, tipo pagamento, inserito, introdotto,
          importo inserito,
        ]
      paid + cash: [contanti ricevuti]
      change: [resto, resto contanti, resto eur, resto euro, da rendere, resto dato]
      # Ways to pay
      cash:
        [
          contanti, contante, pagamento contante, contanti euro, contanti eur, in contanti,
          pagamento contanti, contante euro, pagato contanti,
        ]
      card:
        [
          carta, carta di credito, bancomat, pagobancomat, pagamento elettronico, pos, visa,
          carta credito, elettronico, carta di debito, carta debito, pag elettronico, pagamento carta,
          pagam elettronico, carta bancaria, maestro, mastercard, carta bancomat, pagamento con carta,
          carte di credito, nexi, v pay, pos bancomat, satispay, carta visa,
        ]
      voucher:
        [
          buono, buono pasto, gift card, buoni, buono regalo, ticket restaurant, buono sconto valore,
          buono acquisto, buoni pasto,
        ]
      transfer: [bonifico, bonifico bancario, ri ba, riba, addebito diretto, bonifico sepa]
      cheque: [assegno]
      slip:
        [
          autorizzazione, codice aut, esercente, transazione, operazione, cod aut, stan, term id, autor,
          n autorizzazione, codice autorizzazione, transazione eseguita, transazione approvata,
          operazione eseguita, copia esercente, pan carta, codice esercente, mid esercente, acquirer,
          stan nr, firma non richiesta, pin verificato, conservare lo scontrino,
        ]
      # Items
      quantity:
        [
          qta, quantita, pezzi, n articoli, numero articoli, num pezzi, totale pezzi, n pezzi, nr pezzi,
          numero pezzi, n pz, articoli venduti, tot pezzi, totale articoli, numero art, n art,
          totale quantità, qtà totale, nr articoli, tot articoli,
        ]
      items: [articolo, articoli, prodotti, righe, reparto, rep, voci, prodotto]
      unit: [kg, pz, litri, lt]
      price:
        [
          prezzo, prezzo unitario, pr unit, prezzo unit, prezzo eur, prezzo al kg, prezzo u, p unitario,
          costo, prezzo un, euro kg, prezzo litro, pr un, listino,
        ]
      description:
        [
          descrizione, articolo, voce, descrizione articolo, desc, prodotto, descr, descrizione beni,
          natura e qualità,
        ]
      points: [punti, punti fedeltà, saldo punti, punti accumulati, punti totali, bollini]
      # Dates and numbers
      date:
        [
          data, data e ora, data acquisto, data vendita, data ora, data transazione, data operazione,
          data e ora vendita, data scontrino,
        ]
      date + issued: [data documento, data fattura, data emissione, data di emissione]
      time: [ora, ore, alle]
      issued:
        [
          emesso il, venduto il, acquistato il,
        ]
      other date:
        [
          scadenza, valido, entro, valido fino, consegna, garanzia, fino al, data scadenza, scad,
          scade il, data consegna, valida fino al, valido fino al, cambio entro, reso entro,
          da consumarsi, data pagamento, termini di pagamento, data ordine, data di nascita, arrivo,
          partenza, check in, check out, socio dal, in vigore dal, dal 1900, fondata nel,
          spettacolo, viaggio, rif fattura, fattura originaria, rif doc, riferimento fattura,
          proiezione, viaggio del, estrazione, rif scontrino, scontrino originario,
        ]
      number:
        [
          documento n, scontrino n, fattura n, numero, doc n, n scontrino, documento, scontrino, fattura,
          ricevuta, doc gest, num doc, n doc, nr documento, numero documento, ricevuta n, transazione,
          numero scontrino, n fattura, numero fattura, nr fattura, fattura nr, fattura numero,
          scontrino nr, ricevuta fiscale n, n ricevuta, ricevuta nr, numero ricevuta, n transazione,
          doc nr, doc num, documento commerciale n, n ordine, numero ordine, riferimento,
          n doc gestionale, comanda n, preconto n,
        ]
      tax id:
        [
          p iva, partita iva, c f, cod fisc, codice fiscale, piva, p i, part iva, p iva c f, p iva e c f,
          cod fiscale, partita i v a, p iva cf, cf e p iva, cf p iva, pi e cf, n iva, iva n, che iva,
          numero iva, codice destinatario,
        ]
      register:
        [
          rea, mf, r e a, n rea, registro imprese, reg imprese, cap soc, capitale sociale, matr,
          matricola, matricola fiscale, cciaa, iscr reg,
        ]
      phone:
        [
          tel, telefono, fax, cell, tel fax, telef, cellulare, numero verde, tel n, whatsapp, recapito,
        ]
      # Who sells, who buys, what the paper is
      title:
        [
          scontrino, documento commerciale, fattura, ricevuta, ricevuta fiscale, copia, copia cliente,
          preconto, duplicato, di vendita o prestazione, scontrino fiscale, documento di vendita,
          scontrino di cortesia, copia scontrino, documento gestionale, ricevuta di pagamento,
          scontrino parlante, ricevuta non fiscale, non fiscale, parcella, nota spese, quietanza,
          ricevuta di ritorno,
        ]
      invoice: [fattura, bolletta]
      operated by:
        [
          gestito da, gestione, gestore, titolare, impresa, esercente, esercizio di, gestita da,
        ]
      seller: [venditore, fornitore, cedente]
      customer:
        [
          acquirente, destinatario, cessionario, cliente, socio, tessera, spett le, spettabile,
          intestatario, cliente n, ragione sociale cliente, tessera n, codice cliente, carta fedeltà,
          carta socio, committente, destinazione, dati cliente,
        ]
      legal form:
        [
          srl, spa, s r l, s p a, snc, s n c, sas, s a s, soc coop, srls, s r l s, di, coop, soc,
          srl unipersonale, soc coop arl, società cooperativa, scarl, s c a r l, ditta individuale, sagl,
          s a g l, spa unipersonale, a r l, s n c di, s a s di, impresa individuale, snc di, sas di,
        ]
      business:
        [
          panificio, farmacia, supermercato, ristorante, trattoria, osteria, pizzeria, bar, caffe,
          gelateria, macelleria, libreria, ferramenta, tabacchi, alimentari, pasticceria, negozio,
          albergo, enoteca, edicola, profumeria, salumeria, pescheria, fiorista, merceria, cartoleria,
          autofficina, distributore, forno, minimarket, rosticceria, paninoteca, bottega, birreria,
          agriturismo, gioielleria, casalinghi, abbigliamento, calzature, lavanderia, ottica,
          stazione di servizio, elettronica, gastronomia, caseificio, pasticceria gelateria, cantina,
          hotel, salumi, erboristeria, parafarmacia, giocattoli, mercato, tabaccheria, cartolibreria,
        ]
      address:
        [
          via, viale, piazza, corso, largo, strada, vicolo, p zza, loc, cap, c so, centro commerciale,
          località, fraz, frazione, vle, p le, c da, contrada, lungomare, s s, salita, borgo, galleria,
          calata, interno, prov, loc tà, piazzale, zona industriale, strada statale, via le,
        ]
      clerk:
        [
          cassa, cassiere, tavolo, operatore, cassiera, cameriere, coperti, addetto, reparto, operatrice,
          servito da, cassa n, cassa nr, vi ha servito, tavolo n, postazione, ti ha servito, terminale,
          pompa, pos n, addetto cassa, n cassa, coperti n, cassiere n,
        ]
      greeting:
        [
          benvenuti, grazie, arrivederci, grazie e arrivederci, buona giornata, grazie per la visita,
          a presto, benvenuto, grazie per averci scelto, grazie per il vostro acquisto, buon appetito,
          vi aspettiamo, arrivederci e grazie, grazie per gli acquisti, buona serata,
          grazie della preferenza, grazie e buona giornata, tornate a trovarci,
        ]
      hours:
        [
          lunedi, martedi, mercoledi, giovedi, venerdi, sabato, domenica, orario, orari, aperto, chiuso,
          dal lunedì al sabato, orario di apertura,
        ]
      terms:
        [
          cambio merce, conservare, resi, merce, si prega di conservare, conservare lo scontrino,
          cambi entro, non si effettuano cambi, cambio entro, merce non resa, resi entro,
          condizioni di vendita, garanzia,
        ]

    countries:
      IT:
        currency: EUR
        dates: dmy
        dialling: ["+39"]
        evidence:
          3: [p iva, partita iva, piva, italia, documento commerciale]
          2:
            [
              milano, scontrino, totale complessivo, cod fisc, torino, firenze, bologna, codice fiscale,
              pagobancomat, fini fiscali,
            ]
          1.5: [roma]
          1: [contanti]
          0.7: [grazie]
          0.6: [srl, snc, spa]
          0.5: [di cui, resto, via]
          0.4: [iva]
          0.2: [rt]

    """#
}
