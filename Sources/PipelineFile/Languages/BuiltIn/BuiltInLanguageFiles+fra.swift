// Written by Scripts/embed-languages.sh from languages/fra.yaml: change that file, and run the script.
extension BuiltInLanguageFiles {
  static let fra = #"""
    # French of France, Belgium, Luxembourg, Switzerland and Canada: the words of receipts.
    # Words are compared without regard to case and accents. See Documentation/Languages.md.
    tallyroll_words: 1
    language: fra

    months:
      1: [janvier]
      2: [fevrier]
      3: [mars]
      4: [avril]
      5: [mai]
      6: [juin]
      7: [juillet, juil]
      8: [aout]
      9: [septembre]
      10: [octobre]
      11: [novembre]
      12: [decembre]

    # Words of everyday text that tell this language from others.
    common:
      [
        achat, aux, avec, ces, cette, dans, des, est, les, merci, notre, nous, par, pas, plus, pour, sont,
        sur, une, visite, vos, votre, vous,
      ]

    labels:
      # Sums
      total:
        [
          total, montant, total general, montant total, somme, total facture, total eur, total achats,
          total de la note, total ticket, total commande, total a l ordre, total chf, total cad,
          total cdf, total en eur, total euros, total a payer ttc,
        ]
      total + inclusive: [total ttc, montant ttc, ttc, total toutes taxes comprises]
      total + exclusive:
        [
          total ht, montant ht, ht, hors taxe, hors taxes, total hors taxes, base ht, hors tva,
        ]
      total + grand:
        [
          total facture, montant total de la facture, montant facture, total général ttc, total à régler,
          montant total ttc, net ttc, total facture ttc,
        ]
      due:
        [
          a payer, net a payer, reste a payer, montant du, total a payer, montant a payer, total du,
          a regler, montant exigible, solde a payer, total net a payer, net à payer ttc, somme à payer,
          solde dû, montant net à payer, reste dû,
        ]
      subtotal:
        [
          sous total, s total, total partiel, soustotal, sous ttl, sous tot, sous total ht, s tot,
          à reporter, total marchandises, total intermédiaire,
        ]
      net: [net, net ht, montant net, base imposable, base htva, total htva]
      gross: [brut, montant brut, total brut]
      amount: [montant, valeur, mnt, montant ttc eur, mt ttc]
      balance: [solde]
      after: [apres]
      # Taxes
      tax:
        [
          tva, taxe, taxes, montant tva, total tva, dont tva, tva incluse, t v a, eco part,
          taxe de sejour, tps, tvq, tvh, tva comprise, t v q, t p s, total des taxes, montant taxe,
          éco participation, tva totale, total taxes,
        ]
      inclusive: [inclus, incluse, dont, compris, comprise, y compris, toutes taxes, ttc]
      exclusive: [hors, exclu, non compris, non inclus, h t]
      rate: [taux, code tva]
      summary:
        [
          recapitulatif, detail tva, detail, détail de la tva, récapitulatif tva, ventilation tva,
          détail des taxes,
        ]
      # What is taken off, added and handed over
      discount:
        [
          remise, reduction, rabais, ristourne, bon de reduction, promo, remises, avoir, remise immédiate,
          remise fidélité, bon achat déduit, remise totale, rabais immédiat, remise client, escompte,
          déduction, réduct,
        ]
      saving:
        [
          economie, economies, vous economisez, avantage, vos avantages, economise, vous avez économisé,
          vos économies, total économies, économies réalisées, montant économisé, avantages fidélité,
          prochain achat, prochain passage, prochaine visite,
        ]
      rounding: [arrondi, arrondis, arrondi caisse, arrondissement, arrondi 5 ct, différence d arrondi]
      tip: [pourboire, pourboires, gratification]
      service: [service, frais de service, service compris, frais de livraison]
      deposit: [consigne, déconsigne, retour consigne]
      refund:
        [
          remboursement, rembourse, avoir, retour, note de crédit, annulation, facture d avoir,
          article retourné, annulé, retour marchandise, retour article,
        ]
      paid:
        [
          paye, recu, regle, reglement, paiement, verse, mode de paiement, encaisse, payes,
          mode de reglement, montant reçu, montant payé, total payé, moyen de paiement, payé par,
          réglé par, règlement par, acompte, somme reçue, total encaissé, inséré, introduit,
          montant inséré,
        ]
      change:
        [
          rendu, a rendre, monnaie, monnaie rendue, rendu monnaie, rendu especes, rendu client,
          monnaie à rendre, rendu monnaie eur, à rendre eur, retour monnaie, rendue monnaie,
          monnaie remise, votre monnaie,
        ]
      # Ways to pay
      cash:
        [
          especes, espece, comptant, liquide, en especes, paiement espèces, argent comptant, payé comptant,
        ]
      card:
        [
          carte, carte bancaire, cb, carte bleue, carte credit, visa, mastercard, sans contact,
          bancontact, cb emv, carte banc, cb sans contact, carte bancaire sans contact, carte de crédit,
          carte de débit, carte débit, paiement carte, paiement cb, interac, carte bancaire cb,
          paiement par carte, maestro, vpay, cb visa, cb mastercard, débit mastercard, comptant carte,
              ]
      voucher:
        [
          bon d achat, cheque cadeau, carte cadeau, ticket restaurant, titre restaurant, ticket resto,
          chèque vacances, chèque déjeuner, carte tr, titres restaurant, bon cadeau, bon achat, écochèque,
          chèques repas, avoir client, chèque repas, carte restaurant,
        ]
      transfer:
        [
          virement, prelevement, virement bancaire, virement sepa, prélèvement sepa,
          bulletin de versement, prélevé, montant prélevé, sera prélevé, prélevé le,
          prélèvement automatique,
        ]
      cheque: [cheque, cheques, chèque bancaire, chq]
      slip:
        [
          autorisation, no autorisation, no transaction, debit, contrat, porteur, terminal, no auto,
          code reponse, carte bancaire sans contact, ticket à conserver, code commerçant, code banque,
          n autorisation, pan seq, application, cryptogramme, ticket client à conserver, montant réel,
          transaction approuvée,
        ]
      # Items
      quantity:
        [
          qte, quantite, nombre d articles, nb articles, nombre, nbre articles, nb d articles,
          nbr articles, nbre, nombre d article, total articles, nbre art, nb art, nombre de lignes,
          nombre de produits, nombre total d articles, nbre de pièces, quantité totale,
        ]
      items: [article, articles, lignes, produits]
      unit: [kg, piece, pieces, pce, litre, pces, pcs, kgs]
      price:
        [
          prix, pu, prix unitaire, p u, prix unit, px unit, prix u, pu ttc, pu ht, prix ttc, prix kg,
          prix au kg, prix ht,
        ]
      description: [designation, libelle, description, produit, intitule]
      points: [points, fidelite, cagnotte, points fidelite]
      # Dates and numbers
      date:
        [
          date, date de vente, date d achat, date du ticket, date et heure, date de l achat, date achat,
          date transaction,
        ]
      date + issued:
        [
          date de facture, date facture, emis le, facture du, date de facturation, date d emission,
        ]
      time: [heure]
      issued:
        [
          acheté le, vendu le, émis le, date d émission,
        ]
      other date:
        [
          date de commande, date de livraison, commande du, echeance, valable, jusqu au, expire, imprime,
          date d echeance, validite, livraison, garantie, date limite, periode, valable jusqu au,
          payable avant le, date d expiration, échéance le, à consommer avant, valable du,
          date de paiement, payable le, à payer avant le, échange jusqu au, retour jusqu au,
          date de retour, à utiliser avant, dlc, ddm, date limite de paiement, arrivée, départ,
          date d arrivée, date de départ, membre depuis, édité le, imprimé le,
          facture d origine, facture initiale, sur facture, ref facture, voyage du, séance,
          spectacle, représentation, ticket d origine,
        ]
      number:
        [
          ticket no, facture no, numero, no facture, no ticket, facture, ticket, numero de facture,
          commande, n facture, n ticket, n de facture, numero de ticket, num ticket, facture n, ticket n,
          facture numéro, numéro facture, n de ticket, n ticket caisse, numéro de commande, n de commande,
          n commande, transaction, n transaction, note n, no de facture, référence, bon n, reçu no,
          no reçu, ticket numéro,
        ]
      tax id:
        [
          siret, siren, tva intra, tva intracommunautaire, no tva, n tva, numero tva, rcs, naf, ape,
          n tva intra, code naf, no ide, che, num tva, numéro de tva, n de tva, tva be, tva fr,
          n tva intracommunautaire, identifiant tva, numéro ide, no tps, no tvq, n siret, n entreprise,
          numéro d entreprise, matricule,
        ]
      register: [r c s, registre du commerce]
      phone:
        [
          tel, telephone, fax, tel fax, portable, numéro de téléphone, gsm, mobile, télécopie,
          service client,
        ]
      # Who sells, who buys, what the paper is
      title:
        [
          ticket, ticket de caisse, facture, recu, addition, note, duplicata, ticket client, justificatif,
          copie, reçu de caisse, justificatif de paiement, note de restaurant, facturette,
          ticket commerçant, reçu de paiement, reçu client, copie client, ticket cb, note client,
          souche tva,
        ]
      invoice: [facture, numero de facture]
      operated by:
        [
          exploité par, exploitant, géré par, gérant, gérante, tenu par, propriétaire,
          une enseigne de, franchisé,
        ]
      seller: [vendeur, fournisseur, prestataire, vendu par]
      customer:
        [
          acheteur, destinataire, facture a, adresse de facturation, adresse de livraison, client,
          adherent, carte fidelite, facturer a, livrer a, nom du client, n client, code client,
          carte de fidélité, numéro client, livré à,
        ]
      legal form:
        [
          sarl, sas, sa, eurl, sasu, snc, srl, sprl, ei, scop, sa nv, gie, s a s, s a r l, s a, scrl,
          asbl, selarl, s a s u, e u r l, ltée, senc, société anonyme, sarl s,
        ]
      business:
        [
          boulangerie, patisserie, pharmacie, supermarche, boucherie, librairie, brasserie, restaurant,
          bistrot, epicerie, magasin, boutique, fromagerie, charcuterie, station, hotel, cafe, marche,
          tabac, presse, traiteur, poissonnerie, fleuriste, coiffure, creperie, quincaillerie, garage,
          auberge, droguerie, jardinerie, coiffeur, primeur, caviste, chocolatier, opticien, pressing,
          bricolage, dépanneur, épicerie fine, garage auto, bijouterie, papeterie, parfumerie,
        ]
      address:
        [
          rue, avenue, boulevard, place, chemin, allee, route, impasse, quai, bd, av, cours, cedex, zac,
          zi, bp, centre commercial, c c, faubourg, square, lieu dit,
        ]
      clerk:
        [
          caisse, caissier, caissiere, serveur, vendeur, operateur, couverts, hotesse, vendeuse,
          caisse no, vous avez été servi par, servi par, votre conseiller, caisse n, nb couverts, hôte,
          hôte de caisse, vous avez été accueilli par, serveuse, votre serveur, pompe,
        ]
      greeting:
        [
          bienvenue, merci, a bientot, merci de votre visite, bonne journee, au revoir,
          merci et a bientot, bonjour, merci de votre confiance, à très bientôt, bonne soirée,
          toute l équipe, merci de votre achat, nous vous remercions, bon appétit,
          merci pour votre visite, merci pour votre achat,
        ]
      hours:
        [
          lundi, mardi, mercredi, jeudi, vendredi, samedi, dimanche, horaires, ouvert, du lundi au samedi,
          heures d ouverture, horaires d ouverture, 7j 7,
        ]
      terms:
        [
          echange, echanges, a conserver, retour, conditions, conserver, ni repris ni échangé,
          échange sous, remboursement sous, conditions générales, garantie,
        ]
      wallet: [portefeuille en ligne, portefeuille électronique, lydia, wero]

    countries:
      BE:
        currency: EUR
        dates: dmy
        dialling: ["+32"]
        evidence:
          3:
            [
              bruxelles, brussel, belgique, belgie, bancontact, kasticket, ondernemingsnummer, payconiq, namur,
            ]
          2:
            [
              bvba, sprl, antwerpen, gent, tvac, htva, vidanges, vsc, gks, rpr, maatstaf van heffing,
              ticket tva, charleroi, leuven, brugge, asbl, mechelen,
            ]
          0.5: [btw]
          0.4: [tva]
      FR:
        currency: EUR
        dates: dmy
        dialling: ["+33"]
        evidence:
          4: [siret]
          3: [france]
          2: [siren, rcs, cedex, paris]
          1.5: [sarl, lyon, marseille, naf, eurl, toulouse, bordeaux, nantes, code ape]
          1: [zac, ape, tva, ttc, carte bancaire]
          0.7: [rue]
          0.6: [sas]
          0.5: [especes, cb]
          0.3: [merci, a payer, monnaie]
          0.1: [emv]
      LU:
        currency: EUR
        dates: dmy
        dialling: ["+352"]
        evidence:
          3: [luxembourg, esch sur alzette, letzebuerg]
          1: [sarl s]

    """#
}
