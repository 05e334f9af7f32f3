extension Lexicon {
  /// French of France, Belgium, Switzerland and Canada.
  static let french: [(Concepts, String)] = [
    (.total, "total, montant, total general, montant total, somme, total facture, total eur, total achats"),
    ([.total, .inclusive], "total ttc, montant ttc, ttc, total toutes taxes comprises"),
    (
      .due,
      "a payer, net a payer, reste a payer, montant du, total a payer, montant a payer, total du, a regler"
    ),
    ([.sub, .total], "sous total, s total, total partiel, soustotal, sous ttl"),
    (
      [.total, .exclusive],
      "total ht, montant ht, ht, hors taxe, hors taxes, total hors taxes, base ht, hors tva"
    ),
    (
      .tax, "tva, taxe, taxes, montant tva, total tva, dont tva, tva incluse, t v a, eco part, taxe de sejour"
    ),
    (.inclusive, "inclus, incluse, dont, compris, comprise, y compris, toutes taxes"),
    (.exclusive, "hors, exclu"),
    (.net, "net"), (.gross, "brut"),
    (
      .quantity,
      "qte, quantite, nombre d articles, nb articles, nombre, nbre articles, nb d articles, nbr articles"
    ),
    (.items, "article, articles, lignes, produits"), (.unit, "kg, piece, pieces, pce, litre"),
    (.saving, "economie, economies, vous economisez, avantage, vos avantages, economise"),
    (.discount, "remise, reduction, rabais, ristourne, bon de reduction, promo, remises, avoir"),
    (.rounding, "arrondi, arrondis"), (.cash, "especes, espece, comptant, liquide, en especes"),
    (
      .card,
      "carte, carte bancaire, cb, carte bleue, carte credit, visa, mastercard, sans contact, bancontact"
    ),
    (.card, "cb emv, carte banc, cb sans contact, carte bancaire sans contact"),
    (
      .paid,
      "paye, recu, regle, reglement, paiement, verse, mode de paiement, encaisse, payes, mode de reglement"
    ),
    (.change, "rendu, a rendre, monnaie, monnaie rendue, rendu monnaie, rendu especes, rendu client"),
    (.tip, "pourboire"), (.service, "service, frais de service"),
    (.points, "points, fidelite, cagnotte, points fidelite"),
    (.balance, "solde"), (.price, "prix, pu, prix unitaire, p u, prix unit, px unit"),
    (.amount, "montant, valeur, mnt"),
    (.description, "designation, libelle, description, produit, intitule"),
    (.summary, "recapitulatif, detail tva, detail"),
    (.rate, "taux, code tva"),
    (.date, "date, date de vente, date d achat"),
    (
      [.date, .issued],
      "date de facture, date facture, emis le, facture du, date de facturation, date d emission"
    ),
    (.otherDate, "date de commande, date de livraison, commande du"),
    (.time, "heure"),
    (.otherDate, "echeance, valable, jusqu au, expire, imprime, date d echeance, validite, livraison"),
    (.otherDate, "garantie, date limite, periode, valable jusqu au, payable avant le"),
    (
      .number,
      "ticket no, facture no, numero, no facture, no ticket, facture, ticket, numero de facture, commande"
    ),
    (.number, "n facture, n ticket, n de facture, numero de ticket, num ticket, facture n, ticket n"),
    (
      .taxID,
      "siret, siren, tva intra, tva intracommunautaire, no tva, n tva, numero tva, rcs, naf, ape, n tva intra"
    ),
    (.taxID, "code naf, no ide, che, num tva"), (.phone, "tel, telephone, fax, tel fax, portable"),
    (
      .address,
      "rue, avenue, boulevard, place, chemin, allee, route, impasse, quai, bd, av, cours, cedex, zac, zi, bp"
    ),
    (.address, "centre commercial, c c, faubourg, square, lieu dit"),
    (.legalForm, "sarl, sas, sa, eurl, sasu, snc, srl, sprl, ei, scop, sa nv, gie"),
    (
      .business,
      "boulangerie, patisserie, pharmacie, supermarche, boucherie, librairie, brasserie, restaurant, bistrot"
    ),
    (
      .business,
      "epicerie, magasin, boutique, fromagerie, charcuterie, station, hotel, cafe, marche, tabac, presse"
    ),
    (
      .business,
      "traiteur, poissonnerie, fleuriste, coiffure, creperie, quincaillerie, garage, auberge, droguerie, jardinerie"
    ),
    (
      .title,
      "ticket, ticket de caisse, facture, recu, addition, note, duplicata, ticket client, justificatif, copie"
    ),
    (.invoice, "facture, numero de facture"),
    ([.total, .grand], "total facture, montant total de la facture, montant facture"),
    (.seller, "vendeur, fournisseur, prestataire, vendu par"),
    (.customer, "acheteur, destinataire, facture a, adresse de facturation, adresse de livraison"),
    (.greeting, "bienvenue, merci, a bientot, merci de votre visite, bonne journee"),
    (.greeting, "au revoir, merci et a bientot, bonjour, merci de votre confiance"),
    (
      .clerk,
      "caisse, caissier, caissiere, serveur, vendeur, operateur, couverts, hotesse, vendeuse, caisse no"
    ),
    (.refund, "remboursement, rembourse, avoir, retour"), (.deposit, "consigne"),
    (.voucher, "bon d achat, cheque cadeau"),
    (.voucher, "carte cadeau, ticket restaurant, titre restaurant, ticket resto"),
    (.transfer, "virement, prelevement"),
    (.cheque, "cheque, cheques"), (.after, "apres"),
    (.customer, "client, adherent, carte fidelite, facturer a, livrer a"),
    (.hours, "lundi, mardi, mercredi, jeudi, vendredi, samedi, dimanche, horaires, ouvert"),
    (
      .slip,
      "autorisation, no autorisation, no transaction, debit, contrat, porteur, terminal, no auto, code reponse"
    ),
    (.terms, "echange, echanges, a conserver, retour, conditions, conserver"),
  ]

  /// Spanish of Spain and the Americas.
  static let spanish: [(Concepts, String)] = [
    (
      .total,
      "total, importe, importe total, total compra, total factura, suma, total eur, total euros, total ticket"
    ),
    ([.total, .inclusive], "total iva incluido, total iva incl, iva incluido, total con iva"),
    (.due, "a pagar, total a pagar, importe a pagar, por pagar, neto a pagar, total a abonar, a cobrar"),
    ([.sub, .total], "subtotal, sub total, base imponible, base imp, suma parcial"),
    ([.total, .exclusive], "total sin iva, importe neto, total neto"),
    (
      .tax, "iva, impuesto, impuestos, cuota, cuota iva, total iva, igic, ieps, itbis, i v a, total impuestos"
    ),
    (.inclusive, "incluido, incluidos, incl, inc, con"), (.exclusive, "sin, excluido"), (.net, "neto"),
    (.gross, "bruto"),
    (
      .quantity,
      "cant, cantidad, unidades, num articulos, n articulos, numero de articulos, cant articulos"
    ),
    (.items, "articulo, articulos, productos, lineas"), (.unit, "kg, ud, uds, unidad"),
    (.saving, "ahorro, ha ahorrado, ahorros, usted ahorra, su ahorro"),
    (.discount, "descuento, dto, dcto, rebaja, desc, promocion, descuentos, cupon, bonificacion"),
    (.rounding, "redondeo"), (.cash, "efectivo, contado, metalico, en efectivo, al contado"),
    (
      .card,
      "tarjeta, tarjeta bancaria, tarjeta credito, tarjeta debito, visa, mastercard, tarj, tarjeta de credito"
    ),
    (
      .paid,
      "pagado, entregado, entrega, recibido, pago, forma de pago, abonado, su entrega, cobrado, importe entregado"
    ),
    (.change, "cambio, devolucion, su cambio, vuelto, devuelto, vuelta, a devolver, cambio efectivo"),
    (.tip, "propina"), (.service, "servicio, cubierto, cubiertos"), (.points, "puntos"), (.balance, "saldo"),
    (.price, "precio, pvp, p unit, precio unitario, p u, pu, p unitario"), (.amount, "importe, valor, imp"),
    (.description, "descripcion, concepto, detalle, producto, denominacion"),
    (.summary, "desglose, resumen, desglose iva"),
    (.rate, "tipo, tipo iva"),
    (.date, "fecha, fecha operacion, fecha y hora"),
    ([.date, .issued], "fecha factura, fecha de factura, fecha de emision, fecha emision"),
    (.time, "hora"),
    (.otherDate, "vencimiento, valido, caduca, caducidad, entrega, hasta, valido hasta, devoluciones hasta"),
    (
      .number,
      "factura no, ticket no, num factura, numero, factura, ticket, n factura, num ticket, factura simplificada"
    ),
    (
      .number,
      "numero de factura, n ticket, nro ticket, no factura, fra, documento, folio, pedido, nro factura, operacion"
    ),
    (.taxID, "nif, cif, rfc, cuit, nit, rut, ruc, n i f, c i f, vat"),
    (.phone, "tel, telefono, tlf, tfno, telf, fax, movil"),
    (
      .address,
      "calle, avda, avenida, plaza, paseo, ctra, carretera, poligono, avd, pza, ronda, camino, colonia, cp, col"
    ),
    (.legalForm, "s l, s a, sl, sa, slu, s l u, c b, sc, s coop, s a de c v, sa de cv, s a u, sau, s de r l"),
    (
      .business,
      "panaderia, farmacia, supermercado, supermercados, restaurante, cafeteria, tienda, carniceria, libreria"
    ),
    (
      .business,
      "ferreteria, fruteria, pasteleria, taberna, meson, bodega, gasolinera, mercado, bar, hostal, heladeria"
    ),
    (
      .business,
      "papeleria, pescaderia, peluqueria, estanco, zapateria, floristeria, comercial, churreria, pizzeria"
    ),
    (
      .title,
      "ticket, factura, recibo, factura simplificada, nota, copia, ticket de compra, comprobante, ticket cliente"
    ),
    (.invoice, "factura"), ([.total, .grand], "total factura, importe factura"),
    (.seller, "vendedor, proveedor, vendido por"), (.customer, "comprador, destinatario, facturar a"),
    (
      .greeting,
      "bienvenido, gracias, gracias por su visita, gracias por su compra, hasta pronto, muchas gracias"
    ),
    (.greeting, "le atendio, le ha atendido, bienvenidos, vuelva pronto, gracias por su confianza"),
    (
      .clerk,
      "caja, cajero, cajera, mesa, camarero, vendedor, comensales, atendido por, dependiente, empleado, terminal"
    ),
    (.refund, "devolucion, reembolso, abono, nota de credito, factura rectificativa"),
    (.deposit, "deposito, envase"),
    (.voucher, "vale, cheque regalo, tarjeta regalo, vales"),
    (.transfer, "transferencia, domiciliacion, bizum"),
    (.after, "despues"), (.customer, "cliente, socio, datos cliente, num cliente"),
    (.hours, "lunes, martes, miercoles, jueves, viernes, sabado, domingo, horario"),
    (.slip, "autorizacion, num autorizacion, comercio, operacion, no operacion, aid, n aut, aut"),
    (.terms, "cambios, devoluciones, conserve, no se admiten, plazo"),
  ]

  /// Italian.
  static let italian: [(Concepts, String)] = [
    (
      .total,
      "totale, importo, totale complessivo, importo totale, totale euro, totale eur, tot, totale documento"
    ),
    (.total, "totale fattura, totale eu, tot complessivo, totale scontrino"),
    (
      .due,
      "da pagare, totale da pagare, netto a pagare, importo da pagare, importo dovuto, totale dovuto, importo pagato"
    ),
    (
      [.sub, .total],
      "subtotale, sub totale, parziale, totale parziale, totale imponibile, imponibile, sub tot"
    ),
    (.tax, "iva, imposta, di cui iva, imposte, i v a, dicui iva"),
    ([.tax, .total], "totale iva"),
    (.inclusive, "di cui, inclusa, compresa, incluso, incl"),
    (.exclusive, "esclusa, escluso, senza"), (.net, "netto"), (.gross, "lordo"),
    (
      .quantity,
      "qta, quantita, pezzi, n articoli, numero articoli, num pezzi, totale pezzi, n pezzi, nr pezzi"
    ),
    (.items, "articolo, articoli, prodotti, righe, reparto, rep"), (.unit, "kg, pz, litri, lt"),
    (.saving, "risparmio, hai risparmiato, risparmi, risparmiato"),
    (.discount, "sconto, sconti, abbuono, buono sconto, riduzione"),
    (.rounding, "arrotondamento"), (.cash, "contanti, contante, pagamento contante, contanti euro"),
    (
      .card,
      "carta, carta di credito, bancomat, pagobancomat, pagamento elettronico, pos, visa, carta credito, elettronico"
    ),
    (.paid, "pagato, ricevuto, pagamento, versato, riscosso, incassato, modalita di pagamento"),
    (.change, "resto, resto contanti"), (.tip, "mancia"), (.service, "servizio, coperto, coperti"),
    (.points, "punti"),
    (.balance, "saldo, non riscosso"), (.price, "prezzo, prezzo unitario, pr unit, prezzo unit"),
    (.amount, "importo, valore"),
    (.description, "descrizione, articolo, voce"), (.summary, "riepilogo, dettaglio, riepilogo iva"),
    (.rate, "aliquota, aliq"),
    (.date, "data, data e ora"),
    ([.date, .issued], "data documento, data fattura, data emissione, data di emissione"),
    (.time, "ora, ore, alle"),
    (.otherDate, "scadenza, valido, entro, valido fino, consegna, garanzia, fino al"),
    (
      .number,
      "documento n, scontrino n, fattura n, numero, doc n, n scontrino, documento, scontrino, fattura, ricevuta"
    ),
    (.number, "doc gest, num doc, n doc, nr documento, numero documento, ricevuta n, transazione"),
    (.taxID, "p iva, partita iva, c f, cod fisc, codice fiscale, piva, p i, part iva, p iva c f"),
    (.register, "rea, mf"),
    (.phone, "tel, telefono, fax, cell, tel fax"),
    (.address, "via, viale, piazza, corso, largo, strada, vicolo, p zza, loc, cap, c so"),
    (.legalForm, "srl, spa, s r l, s p a, snc, s n c, sas, s a s, soc coop, srls, s r l s, di, coop, soc"),
    (
      .business,
      "panificio, farmacia, supermercato, ristorante, trattoria, osteria, pizzeria, bar, caffe, gelateria, macelleria"
    ),
    (
      .business,
      "libreria, ferramenta, tabacchi, alimentari, pasticceria, negozio, albergo, enoteca, edicola, profumeria"
    ),
    (
      .business,
      "salumeria, pescheria, fiorista, merceria, cartoleria, autofficina, distributore, forno, minimarket, rosticceria"
    ),
    (
      .title,
      "scontrino, documento commerciale, fattura, ricevuta, ricevuta fiscale, copia, copia cliente, preconto, duplicato"
    ),
    (.title, "di vendita o prestazione, scontrino fiscale"), (.invoice, "fattura"),
    ([.total, .grand], "totale fattura, importo fattura"), (.seller, "venditore, fornitore, cedente"),
    (.customer, "acquirente, destinatario, cessionario"),
    (
      .greeting,
      "benvenuti, grazie, arrivederci, grazie e arrivederci, buona giornata, grazie per la visita, a presto, benvenuto"
    ),
    (.clerk, "cassa, cassiere, tavolo, operatore, cassiera, cameriere, coperti, addetto, reparto"),
    (.refund, "reso, rimborso, nota di credito, storno"), (.deposit, "cauzione, vuoto"),
    (.voucher, "buono, buono pasto, gift card, buoni"),
    (.transfer, "bonifico"), (.cheque, "assegno"), (.after, "dopo"),
    (.customer, "cliente, socio, tessera, spett le, spettabile"),
    (.hours, "lunedi, martedi, mercoledi, giovedi, venerdi, sabato, domenica, orario"),
    (.slip, "autorizzazione, codice aut, esercente, transazione, operazione, cod aut, stan, term id"),
    (.terms, "cambio merce, conservare, resi, merce"),
  ]

  /// Portuguese of Portugal and Brazil.
  static let portuguese: [(Concepts, String)] = [
    (
      .total,
      "total, valor total, montante, total geral, total eur, total r, importancia, soma, total da fatura, total liquido"
    ),
    (.due, "a pagar, total a pagar, valor a pagar, total a liquidar, montante a pagar"),
    ([.sub, .total], "subtotal, sub total, total iliquido, incidencia, base tributavel, total s iva"),
    (.tax, "iva, imposto, icms, impostos, tributos, valor iva, trib aprox"),
    ([.tax, .total], "total iva, total imposto"),
    (.inclusive, "incluido, inclui, iva incluido, com, incl"), (.exclusive, "sem, excluido"),
    (.net, "liquido"), (.gross, "bruto, iliquido"),
    (
      .quantity,
      "qtd, quantidade, qtde, n artigos, numero de artigos, qtd total de itens, qtd itens, num artigos"
    ),
    (.items, "artigo, artigos, itens, item, produtos"), (.unit, "kg, un, und, uni"),
    (.saving, "poupanca, poupou, economizou, total poupado"),
    (.discount, "desconto, descontos, promocao, desc, total descontos"), (.rounding, "arredondamento"),
    (.cash, "dinheiro, numerario, a vista, em dinheiro"),
    (.card, "cartao, multibanco, cartao credito, cartao debito, visa, mb, mb way"),
    (.card, "cartao de credito, cartao de debito, mbway, pagamento multibanco"),
    (
      .paid,
      "pago, entregue, recebido, pagamento, forma de pagamento, valor pago, valor entregue, valor recebido, pagamentos"
    ),
    (.change, "troco, troco r"), (.tip, "gorjeta"), (.service, "servico, taxa de servico, couvert"),
    (.points, "pontos"), (.balance, "saldo"),
    (.price, "preco, preco unit, p unit, pvp, vl unit, pr unit, preco unitario"),
    (.amount, "valor, montante, vl total, vl item"),
    (.description, "descricao, designacao, produto"),
    (.summary, "resumo, resumo do iva, resumo iva, quadro resumo"), (.rate, "taxa, taxa iva"),
    (.date, "data, data venda"),
    ([.date, .issued], "data de emissao, data emissao, data da fatura, emitido em"),
    (.time, "hora, horas"),
    (
      .otherDate, "vencimento, valido ate, validade, entrega, prazo, garantia, data de vencimento, trocas ate"
    ),
    (
      .number,
      "fatura n, fatura no, recibo no, numero, fatura simplificada, fatura recibo, fatura, talao, fs, ft, nfce, documento"
    ),
    (.number, "fatura simplificada n, n fatura, nota fiscal, cupom, extrato no, no documento, pedido"),
    (
      .taxID,
      "nif, nipc, contribuinte, cnpj, ie, cpf, n contribuinte, nif adquirente, no contribuinte, contrib"
    ),
    (.phone, "tel, telefone, telef, tlf, fax, telm, fone"),
    (
      .address,
      "rua, avenida, praca, travessa, largo, estrada, av, alameda, cp, bairro, rodovia, centro, quinta"
    ),
    (.legalForm, "lda, s a, unipessoal, ltda, eireli, sa, unip lda, me, epp, unipessoal lda"),
    (
      .business,
      "padaria, farmacia, supermercado, restaurante, pastelaria, cafe, loja, talho, livraria, mercearia, churrasqueira"
    ),
    (
      .business,
      "mercado, lanchonete, posto, papelaria, cervejaria, tasca, sapataria, drogaria, comercio, hipermercado, confeitaria"
    ),
    (
      .title,
      "fatura, recibo, talao, fatura simplificada, cupom fiscal, fatura recibo, original, duplicado, copia, 2a via, conta"
    ),
    (.title, "nota fiscal, documento auxiliar, consulta de mesa"), (.invoice, "fatura, nota fiscal"),
    ([.total, .grand], "total da fatura, valor da fatura"), (.seller, "vendedor, fornecedor, emitente"),
    (.customer, "comprador, destinatario"),
    (
      .greeting,
      "bem vindo, obrigado, obrigada, volte sempre, obrigado pela sua visita, ate breve, obrigado pela preferencia"
    ),
    (.clerk, "caixa, operador, mesa, empregado, atendido por, vendedor, funcionario, loja, atendimento"),
    (.refund, "devolucao, reembolso, nota de credito, estorno"), (.deposit, "deposito, vasilhame"),
    (.voucher, "vale, cheque oferta, cartao oferta, vale refeicao, vale alimentacao"),
    (.transfer, "transferencia, pix"), (.after, "apos"),
    (.customer, "cliente, consumidor, consumidor final, exmo, nome do cliente"),
    (.hours, "segunda, terca, quarta, quinta, sexta, horario"),
    (
      .slip,
      "autorizacao, processado por programa, atcud, aut, comerciante, chave de acesso, protocolo de autorizacao"
    ),
    (.terms, "trocas, conserve, guarde, devolucoes, talao para trocas"),
  ]
}
