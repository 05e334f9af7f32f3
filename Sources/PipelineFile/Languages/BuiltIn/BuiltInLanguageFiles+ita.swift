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

    labels:
      # Sums
      total:
        [
          totale, importo, totale complessivo, importo totale, totale euro, totale eur, tot,
          totale documento, totale fattura, totale eu, tot complessivo, totale scontrino,
        ]
      total + grand: [totale fattura, importo fattura]
      due:
        [
          da pagare, totale da pagare, netto a pagare, importo da pagare, importo dovuto, totale dovuto,
          importo pagato,
        ]
      subtotal:
        [
          subtotale, sub totale, parziale, totale parziale, totale imponibile, imponibile, sub tot,
        ]
      net: [netto]
      gross: [lordo]
      amount: [importo, valore]
      balance: [saldo, non riscosso]
      after: [dopo]
      # Taxes
      tax: [iva, imposta, di cui iva, imposte, i v a, dicui iva]
      tax + total: [totale iva]
      inclusive: [di cui, inclusa, compresa, incluso, incl]
      exclusive: [esclusa, escluso, senza]
      rate: [aliquota, aliq]
      summary: [riepilogo, dettaglio, riepilogo iva]
      # What is taken off, added and handed over
      discount: [sconto, sconti, abbuono, buono sconto, riduzione]
      saving: [risparmio, hai risparmiato, risparmi, risparmiato]
      rounding: [arrotondamento]
      tip: [mancia]
      service: [servizio, coperto, coperti]
      deposit: [cauzione, vuoto]
      refund: [reso, rimborso, nota di credito, storno]
      paid: [pagato, ricevuto, pagamento, versato, riscosso, incassato, modalita di pagamento]
      change: [resto, resto contanti]
      # Ways to pay
      cash: [contanti, contante, pagamento contante, contanti euro]
      card:
        [
          carta, carta di credito, bancomat, pagobancomat, pagamento elettronico, pos, visa,
          carta credito, elettronico,
        ]
      voucher: [buono, buono pasto, gift card, buoni]
      transfer: [bonifico]
      cheque: [assegno]
      slip: [autorizzazione, codice aut, esercente, transazione, operazione, cod aut, stan, term id]
      # Items
      quantity:
        [
          qta, quantita, pezzi, n articoli, numero articoli, num pezzi, totale pezzi, n pezzi, nr pezzi,
        ]
      items: [articolo, articoli, prodotti, righe, reparto, rep]
      unit: [kg, pz, litri, lt]
      price: [prezzo, prezzo unitario, pr unit, prezzo unit]
      description: [descrizione, articolo, voce]
      points: [punti]
      # Dates and numbers
      date: [data, data e ora]
      date + issued: [data documento, data fattura, data emissione, data di emissione]
      time: [ora, ore, alle]
      other date: [scadenza, valido, entro, valido fino, consegna, garanzia, fino al]
      number:
        [
          documento n, scontrino n, fattura n, numero, doc n, n scontrino, documento, scontrino, fattura,
          ricevuta, doc gest, num doc, n doc, nr documento, numero documento, ricevuta n, transazione,
        ]
      tax id: [p iva, partita iva, c f, cod fisc, codice fiscale, piva, p i, part iva, p iva c f]
      register: [rea, mf]
      phone: [tel, telefono, fax, cell, tel fax]
      # Who sells, who buys, what the paper is
      title:
        [
          scontrino, documento commerciale, fattura, ricevuta, ricevuta fiscale, copia, copia cliente,
          preconto, duplicato, di vendita o prestazione, scontrino fiscale,
        ]
      invoice: [fattura]
      seller: [venditore, fornitore, cedente]
      customer: [acquirente, destinatario, cessionario, cliente, socio, tessera, spett le, spettabile]
      legal form:
        [
          srl, spa, s r l, s p a, snc, s n c, sas, s a s, soc coop, srls, s r l s, di, coop, soc,
        ]
      business:
        [
          panificio, farmacia, supermercato, ristorante, trattoria, osteria, pizzeria, bar, caffe,
          gelateria, macelleria, libreria, ferramenta, tabacchi, alimentari, pasticceria, negozio,
          albergo, enoteca, edicola, profumeria, salumeria, pescheria, fiorista, merceria, cartoleria,
          autofficina, distributore, forno, minimarket, rosticceria,
        ]
      address: [via, viale, piazza, corso, largo, strada, vicolo, p zza, loc, cap, c so]
      clerk: [cassa, cassiere, tavolo, operatore, cassiera, cameriere, coperti, addetto, reparto]
      greeting:
        [
          benvenuti, grazie, arrivederci, grazie e arrivederci, buona giornata, grazie per la visita,
          a presto, benvenuto,
        ]
      hours: [lunedi, martedi, mercoledi, giovedi, venerdi, sabato, domenica, orario]
      terms: [cambio merce, conservare, resi, merce]

    countries:
      IT:
        currency: EUR
        dates: dmy
        dialling: ["+39"]
        evidence:
          3: [p iva, partita iva, piva, italia, documento commerciale]
          2: [milano, scontrino, totale complessivo, cod fisc, torino, firenze, bologna]
          1.5: [roma]
          1: [contanti]
          0.7: [grazie]
          0.6: [srl]
          0.5: [di cui, resto, via]
          0.4: [iva]
          0.2: [rt]

    """#
}
