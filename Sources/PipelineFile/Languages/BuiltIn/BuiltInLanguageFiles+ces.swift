// Written by Scripts/embed-languages.sh from languages/ces.yaml: change that file, and run the script.
extension BuiltInLanguageFiles {
  static let ces = #"""
    # Czech and Slovak: the words of receipts.
    # Words are compared without regard to case and accents. See Documentation/Languages.md.
    tallyroll_words: 1
    language: ces
    also: [slk]

    months:
      1: [leden, ledna]
      2: [unor, unora]
      3: [brezen, brezna]
      4: [duben, dubna]
      5: [kveten, kvetna]
      6: [cerven, cervna]
      7: [cervenec, cervence]
      8: [srpen, srpna]
      9: [zari]
      10: [rijen, rijna]
      11: [listopad, listopadu]
      12: [prosinec, prosince]

    labels:
      # Sums
      total:
        [
          celkem, soucet, suma, castka, celkova castka, celkem kc, celkova suma, celkem czk, spolu,
          cena celkem, celkova cena,
        ]
      due:
        [
          k uhrade, k zaplaceni, k platbe, celkem k uhrade, k uhrade celkem, zaplatit, celkem k zaplaceni,
          na uhradu, k uhrade kc,
        ]
      subtotal: [mezisoucet, medzisucet, mezisoucet kc]
      net: [zaklad, zaklad dane, zaklad dph, netto]
      gross: [brutto, s dph, obrat]
      amount: [castka, hodnota]
      balance: [zustatek]
      after: [po, po sleve]
      # Taxes
      tax: [dph, dan, vyse dph, castka dph, sazba dph, z toho dph]
      tax + total: [celkem dph]
      inclusive: [vcetne, vc, z toho, vratane]
      exclusive: [bez, zaklad, bez dph]
      rate: [sazba]
      summary: [rekapitulace, souhrn, rekapitulace dph]
      # What is taken off, added and handed over
      discount: [sleva, slevy, rabat, zlava, kupon, slevovy kupon]
      saving: [usetrili, usetrili jste, uspora, usetril]
      rounding: [zaokrouhleni, zaokr, zaokruhlenie, haler vyrovnani]
      tip: [spropitne, dyzko]
      service: [obsluha, kuvert]
      deposit: [zaloha, vratna lahev, zalohy, vratny obal]
      refund: [vratka, dobropis, storno]
      paid:
        [
          zaplaceno, prijato, platba, forma uhrady, uhrazeno, zpusob platby, zpusob uhrady, placeno,
          uhrada,
        ]
      change: [vraceno, vratit, k vraceni, zpet, vydano, nazpet, vydavok, vratit kc]
      # Ways to pay
      cash: [hotovost, hotove, hotovosti, v hotovosti, hotovost kc]
      card: [karta, kartou, platebni karta, kreditni karta, platba kartou, bezkontaktni]
      voucher: [poukazka, stravenka, darkovy poukaz, stravenky, poukaz]
      transfer: [prevod, bankovni prevod]
      slip: [autorizace, autorizacni kod, fik, bkp, pkp, kod fik, rezim trzby, terminal id]
      # Items
      quantity: [mnozstvi, pocet, pocet polozek, pocet kusu, pocet ks, mnoz]
      items: [polozka, polozek, polozky, zbozi, artikl]
      unit: [kg, ks, litr]
      price: [cena, jedn cena, cena ks, j cena, cena za ks]
      description: [nazev, popis, nazev zbozi, oznaceni]
      points: [body, bodu, bonusove body]
      # Dates and numbers
      date: [datum, dne, datum prodeje, datum a cas, duzp, datum nakupu]
      date + issued: [datum vystaveni]
      time: [cas, hod]
      other date: [splatnost, platnost, zaruka, datum splatnosti, platne do, platnost do, vratit do]
      number:
        [
          uctenka c, doklad c, faktura c, cislo dokladu, c dokladu, uctenka, doklad, faktura,
          cislo uctenky, cislo faktury, danovy doklad c,
        ]
      tax id: [dic, ico, ic dph, ic, dic cz, ico dic]
      phone: [tel, telefon, fax, mobil]
      # Who sells, who buys, what the paper is
      title:
        [
          uctenka, danovy doklad, faktura, paragon, doklad, zjednoduseny danovy doklad, kopie,
          pokladni doklad, stvrzenka, prodejka,
        ]
      invoice: [faktura]
      customer: [zakaznik, odberatel, clenska karta]
      legal form: [s r o, sro, a s, spol s r o, v o s, k s, spolsro, o p s]
      business:
        [
          lekarna, restaurace, pekarna, potraviny, knihkupectvi, hospoda, pivovar, cukrarna, prodejna,
          obchod, supermarket, drogerie, kavarna, pivnice, hostinec, vinoteka, reznictvi, zelenina,
          kvetinarstvi, zelezarstvi, papirnictvi, cerpaci stanice, jidelna, mini market, trafika,
        ]
      address: [ulice, ul, namesti, nam, trida, tr, nabrezi, psc, nabr, sidliste]
      clerk:
        [
          pokladna, pokladni, stul, obsluhoval, prodavac, cislo pokladny, obsluhovala, provozovna, smena,
          pok,
        ]
      greeting:
        [
          dekujeme, vitejte, na shledanou, dekujeme za nakup, vitame vas, tesime se, dekujeme za navstevu,
          prejeme hezky den, vitame vas u nas,
        ]
      hours: [pondeli, utery, streda, ctvrtek, patek, sobota, nedele, oteviraci doba]
      terms: [reklamace, vymena, uschovejte, vraceni zbozi]

    countries:
      SK: { currency: EUR, dates: dmy }
      CZ:
        currency: CZK
        own_currency: true
        dates: dmy
        dialling: ["+420"]
        evidence:
          3: [praha, brno]
          2: [dph, ico, dic, ceska, uctenka, eet, ostrava]
          1.5: [celkem, dekujeme]
          1: [kc, hotovost, fik]
          0.3: [s r]

    """#
}
