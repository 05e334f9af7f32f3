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

    labels:
      # Sums
      total:
        [
          total, montant, total general, montant total, somme, total facture, total eur, total achats,
        ]
      total + inclusive: [total ttc, montant ttc, ttc, total toutes taxes comprises]
      total + exclusive:
        [
          total ht, montant ht, ht, hors taxe, hors taxes, total hors taxes, base ht, hors tva,
        ]
      total + grand: [total facture, montant total de la facture, montant facture]
      due:
        [
          a payer, net a payer, reste a payer, montant du, total a payer, montant a payer, total du,
          a regler,
        ]
      subtotal: [sous total, s total, total partiel, soustotal, sous ttl]
      net: [net]
      gross: [brut]
      amount: [montant, valeur, mnt]
      balance: [solde]
      after: [apres]
      # Taxes
      tax:
        [
          tva, taxe, taxes, montant tva, total tva, dont tva, tva incluse, t v a, eco part, taxe de sejour,
        ]
      inclusive: [inclus, incluse, dont, compris, comprise, y compris, toutes taxes]
      exclusive: [hors, exclu]
      rate: [taux, code tva]
      summary: [recapitulatif, detail tva, detail]
      # What is taken off, added and handed over
      discount: [remise, reduction, rabais, ristourne, bon de reduction, promo, remises, avoir]
      saving: [economie, economies, vous economisez, avantage, vos avantages, economise]
      rounding: [arrondi, arrondis]
      tip: [pourboire]
      service: [service, frais de service]
      deposit: [consigne]
      refund: [remboursement, rembourse, avoir, retour]
      paid:
        [
          paye, recu, regle, reglement, paiement, verse, mode de paiement, encaisse, payes,
          mode de reglement,
        ]
      change: [rendu, a rendre, monnaie, monnaie rendue, rendu monnaie, rendu especes, rendu client]
      # Ways to pay
      cash: [especes, espece, comptant, liquide, en especes]
      card:
        [
          carte, carte bancaire, cb, carte bleue, carte credit, visa, mastercard, sans contact,
          bancontact, cb emv, carte banc, cb sans contact, carte bancaire sans contact,
        ]
      voucher:
        [
          bon d achat, cheque cadeau, carte cadeau, ticket restaurant, titre restaurant, ticket resto,
        ]
      transfer: [virement, prelevement]
      cheque: [cheque, cheques]
      slip:
        [
          autorisation, no autorisation, no transaction, debit, contrat, porteur, terminal, no auto,
          code reponse,
        ]
      # Items
      quantity:
        [
          qte, quantite, nombre d articles, nb articles, nombre, nbre articles, nb d articles,
          nbr articles,
        ]
      items: [article, articles, lignes, produits]
      unit: [kg, piece, pieces, pce, litre]
      price: [prix, pu, prix unitaire, p u, prix unit, px unit]
      description: [designation, libelle, description, produit, intitule]
      points: [points, fidelite, cagnotte, points fidelite]
      # Dates and numbers
      date: [date, date de vente, date d achat]
      date + issued:
        [
          date de facture, date facture, emis le, facture du, date de facturation, date d emission,
        ]
      time: [heure]
      other date:
        [
          date de commande, date de livraison, commande du, echeance, valable, jusqu au, expire, imprime,
          date d echeance, validite, livraison, garantie, date limite, periode, valable jusqu au,
          payable avant le,
        ]
      number:
        [
          ticket no, facture no, numero, no facture, no ticket, facture, ticket, numero de facture,
          commande, n facture, n ticket, n de facture, numero de ticket, num ticket, facture n, ticket n,
        ]
      tax id:
        [
          siret, siren, tva intra, tva intracommunautaire, no tva, n tva, numero tva, rcs, naf, ape,
          n tva intra, code naf, no ide, che, num tva,
        ]
      phone: [tel, telephone, fax, tel fax, portable]
      # Who sells, who buys, what the paper is
      title:
        [
          ticket, ticket de caisse, facture, recu, addition, note, duplicata, ticket client, justificatif,
          copie,
        ]
      invoice: [facture, numero de facture]
      seller: [vendeur, fournisseur, prestataire, vendu par]
      customer:
        [
          acheteur, destinataire, facture a, adresse de facturation, adresse de livraison, client,
          adherent, carte fidelite, facturer a, livrer a,
        ]
      legal form: [sarl, sas, sa, eurl, sasu, snc, srl, sprl, ei, scop, sa nv, gie]
      business:
        [
          boulangerie, patisserie, pharmacie, supermarche, boucherie, librairie, brasserie, restaurant,
          bistrot, epicerie, magasin, boutique, fromagerie, charcuterie, station, hotel, cafe, marche,
          tabac, presse, traiteur, poissonnerie, fleuriste, coiffure, creperie, quincaillerie, garage,
          auberge, droguerie, jardinerie,
        ]
      address:
        [
          rue, avenue, boulevard, place, chemin, allee, route, impasse, quai, bd, av, cours, cedex, zac,
          zi, bp, centre commercial, c c, faubourg, square, lieu dit,
        ]
      clerk:
        [
          caisse, caissier, caissiere, serveur, vendeur, operateur, couverts, hotesse, vendeuse, caisse no,
        ]
      greeting:
        [
          bienvenue, merci, a bientot, merci de votre visite, bonne journee, au revoir,
          merci et a bientot, bonjour, merci de votre confiance,
        ]
      hours: [lundi, mardi, mercredi, jeudi, vendredi, samedi, dimanche, horaires, ouvert]
      terms: [echange, echanges, a conserver, retour, conditions, conserver]

    countries:
      BE:
        currency: EUR
        dates: dmy
        dialling: ["+32"]
        evidence:
          3: [bruxelles, brussel, belgique, belgie, bancontact]
          2: [bvba, sprl, antwerpen, gent]
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
          1.5: [sarl, lyon, marseille, naf, eurl]
          1: [tva, ttc, carte bancaire]
          0.7: [rue]
          0.6: [sas]
          0.5: [especes, cb]
          0.3: [merci, a payer, monnaie]
          0.1: [emv]
      LU:
        currency: EUR
        dates: dmy
        evidence:
          3: [luxembourg]

    """#
}
