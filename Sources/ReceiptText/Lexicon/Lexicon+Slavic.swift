extension Lexicon {
  /// Polish.
  static let polish: [(Concepts, String)] = [
    (
      .total,
      "suma, razem, suma pln, lacznie, kwota, suma razem, ogolem, wartosc, razem pln, suma zl, kwota razem"
    ),
    (
      .due,
      "do zaplaty, do zaplaty pln, zaplata, naleznosc, do zaplacenia, razem do zaplaty, pozostalo do zaplaty, kwota do zaplaty"
    ),
    (
      [.sub, .total],
      "podsuma, suma czesciowa, sprzedaz opodatkowana, sprzed opod, sprzedaz opod, sprzedaz zwolniona, suma posrednia"
    ),
    (
      .tax,
      "ptu, vat, podatek, suma ptu, kwota ptu, kwota vat, kwota a, kwota b, kwota c, kwota d, stawka ptu, podatek vat"
    ),
    (.inclusive, "w tym, zawiera"),
    (.exclusive, "bez, netto"), (.net, "netto"), (.gross, "brutto"),
    (.quantity, "ilosc, liczba pozycji, liczba, liczba sztuk, ilosc pozycji, poz"),
    (.items, "pozycja, pozycji, artykul, towar, produkt, pozycje"), (.unit, "kg, szt, op, litr"),
    (.saving, "oszczedzasz, oszczednosc, zaoszczedziles, oszczedziles"),
    (.discount, "rabat, opust, znizka, upust, obnizka, rabaty, promocja"),
    (.rounding, "zaokraglenie"), (.cash, "gotowka, gotowka pln, got"),
    (.card, "karta, karta platnicza, karta kredytowa, visa, mastercard, blik, karta debetowa"),
    (
      .paid,
      "wplata, zaplacono, otrzymano, platnosc, forma platnosci, rozliczenie platnosci, zaplacone, sposob platnosci, wplacono"
    ),
    (.change, "reszta, reszta pln, wydano, reszta gotowka"), (.tip, "napiwek"), (.service, "serwis, obsluga"),
    (.points, "punkty, punktow"), (.balance, "saldo"),
    (.price, "cena, cena jedn, cena brutto, c j"), (.amount, "kwota, wartosc, wartosc brutto"),
    (.description, "nazwa, opis, towar, nazwa towaru, nazwa uslugi"),
    (.summary, "zestawienie"), (.rate, "stawka"),
    (.date, "data, data sprzedazy, dnia, data zakupu, data transakcji"),
    ([.date, .issued], "data wystawienia"),
    (.time, "godz, czas, godzina"),
    (.otherDate, "termin platnosci, wazny do, termin, gwarancja, wazne do, termin zaplaty"),
    (
      .number,
      "paragon nr, faktura nr, nr, nr paragonu, nr faktury, paragon, faktura, nr wydr, nr wydruku, nr transakcji, faktura vat nr"
    ),
    (.taxID, "nip, nip nabywcy, regon, nip sprzedawcy"), (.register, "krs, bdo"),
    (.phone, "tel, telefon, fax, tel fax, kom"),
    (.address, "ul, ulica, al, aleja, plac, pl, os, osiedle, aleje, rynek, rondo"),
    (
      .legalForm,
      "sp z o o, sp zoo, s a, sp j, sp k, spolka z o o, spolka akcyjna, s c, spolka z ograniczona odpowiedzialnoscia, sp z oo"
    ),
    (.legalForm, "sp k, spolka jawna, phu, p h u, f h u, fhu, ppuh, sp zo o"),
    (
      .business,
      "sklep, apteka, restauracja, piekarnia, cukiernia, ksiegarnia, market, stacja, stacja paliw, delikatesy, kawiarnia, drogeria"
    ),
    (
      .business,
      "hurtownia, pizzeria, karczma, spozywczy, kwiaciarnia, zaklad, gabinet, hotel, pensjonat, firma handlowa, cukierenka, bistro"
    ),
    (
      .title,
      "paragon fiskalny, paragon, faktura, faktura vat, rachunek, kopia, oryginal, wydruk niefiskalny, niefiskalny, potwierdzenie"
    ),
    (.title, "fiskalny, potwierdzenie platnosci, potwierdzenie dla klienta"),
    (.invoice, "faktura, faktura vat"), (.seller, "sprzedawca, dostawca, wystawca"),
    (
      .greeting,
      "dziekujemy, zapraszamy, witamy, dziekujemy za zakupy, zapraszamy ponownie, do widzenia, milego dnia, dziekuje"
    ),
    (.clerk, "kasjer, kasa, stolik, kelner, sprzedawca, kasa nr, kasjerka, obslugiwal, kierownik"),
    (.refund, "zwrot, korekta, storno, faktura korygujaca"),
    (.deposit, "kaucja, opakowanie zwrotne"), (.voucher, "bon, karta podarunkowa, talon"),
    (.transfer, "przelew"), (.after, "po, po rabacie"),
    (.customer, "nabywca, klient, odbiorca, karta klienta"),
    (.hours, "poniedzialek, wtorek, sroda, czwartek, piatek, sobota, niedziela"),
    (.slip, "autoryzacja, kod autoryzacji, terminal, nr terminala, akceptant"),
    (.terms, "zwroty, zachowaj, reklamacje, wymiana"),
  ]

  /// Czech and Slovak.
  static let czech: [(Concepts, String)] = [
    (
      .total,
      "celkem, soucet, suma, castka, celkova castka, celkem kc, celkova suma, celkem czk, spolu, cena celkem, celkova cena"
    ),
    (
      .due,
      "k uhrade, k zaplaceni, k platbe, celkem k uhrade, k uhrade celkem, zaplatit, celkem k zaplaceni, na uhradu, k uhrade kc"
    ),
    ([.sub, .total], "mezisoucet, medzisucet, mezisoucet kc"),
    (.tax, "dph, dan, vyse dph, castka dph, sazba dph, z toho dph"),
    ([.tax, .total], "celkem dph"),
    (.inclusive, "vcetne, vc, z toho, vratane"), (.exclusive, "bez, zaklad, bez dph"),
    (.net, "zaklad, zaklad dane, zaklad dph, netto"), (.gross, "brutto, s dph, obrat"),
    (.quantity, "mnozstvi, pocet, pocet polozek, pocet kusu, pocet ks, mnoz"),
    (.items, "polozka, polozek, polozky, zbozi, artikl"), (.unit, "kg, ks, litr"),
    (.saving, "usetrili, usetrili jste, uspora, usetril"),
    (.discount, "sleva, slevy, rabat, zlava, kupon, slevovy kupon"),
    (.rounding, "zaokrouhleni, zaokr, zaokruhlenie, haler vyrovnani"),
    (.cash, "hotovost, hotove, hotovosti, v hotovosti, hotovost kc"),
    (.card, "karta, kartou, platebni karta, kreditni karta, platba kartou, bezkontaktni"),
    (
      .paid,
      "zaplaceno, prijato, platba, forma uhrady, uhrazeno, zpusob platby, zpusob uhrady, placeno, uhrada"
    ), (.change, "vraceno, vratit, k vraceni, zpet, vydano, nazpet, vydavok, vratit kc"),
    (.tip, "spropitne, dyzko"), (.service, "obsluha, kuvert"), (.points, "body, bodu, bonusove body"),
    (.balance, "zustatek"),
    (.price, "cena, jedn cena, cena ks, j cena, cena za ks"), (.amount, "castka, hodnota"),
    (.description, "nazev, popis, nazev zbozi, oznaceni"),
    (.summary, "rekapitulace, souhrn, rekapitulace dph"),
    (.rate, "sazba"), (.date, "datum, dne, datum prodeje, datum a cas, duzp, datum nakupu"),
    ([.date, .issued], "datum vystaveni"),
    (.time, "cas, hod"),
    (.otherDate, "splatnost, platnost, zaruka, datum splatnosti, platne do, platnost do, vratit do"),
    (
      .number,
      "uctenka c, doklad c, faktura c, cislo dokladu, c dokladu, uctenka, doklad, faktura, cislo uctenky, cislo faktury, danovy doklad c"
    ),
    (.taxID, "dic, ico, ic dph, ic, dic cz, ico dic"), (.phone, "tel, telefon, fax, mobil"),
    (.address, "ulice, ul, namesti, nam, trida, tr, nabrezi, psc, nabr, sidliste"),
    (.legalForm, "s r o, sro, a s, spol s r o, v o s, k s, spolsro, o p s"),
    (
      .business,
      "lekarna, restaurace, pekarna, potraviny, knihkupectvi, hospoda, pivovar, cukrarna, prodejna, obchod, supermarket, drogerie, kavarna"
    ),
    (
      .business,
      "pivnice, hostinec, vinoteka, reznictvi, zelenina, kvetinarstvi, zelezarstvi, papirnictvi, cerpaci stanice, jidelna, mini market, trafika"
    ),
    (
      .title,
      "uctenka, danovy doklad, faktura, paragon, doklad, zjednoduseny danovy doklad, kopie, pokladni doklad, stvrzenka, prodejka"
    ), (.invoice, "faktura"),
    (
      .greeting,
      "dekujeme, vitejte, na shledanou, dekujeme za nakup, vitame vas, tesime se, dekujeme za navstevu, prejeme hezky den, vitame vas u nas"
    ),
    (
      .clerk,
      "pokladna, pokladni, stul, obsluhoval, prodavac, cislo pokladny, obsluhovala, provozovna, smena, pok"
    ), (.refund, "vratka, dobropis, storno"),
    (.deposit, "zaloha, vratna lahev, zalohy, vratny obal"),
    (.voucher, "poukazka, stravenka, darkovy poukaz, stravenky, poukaz"),
    (.transfer, "prevod, bankovni prevod"), (.after, "po, po sleve"),
    (.customer, "zakaznik, odberatel, clenska karta"),
    (.hours, "pondeli, utery, streda, ctvrtek, patek, sobota, nedele, oteviraci doba"),
    (.slip, "autorizace, autorizacni kod, fik, bkp, pkp, kod fik, rezim trzby, terminal id"),
    (.terms, "reklamace, vymena, uschovejte, vraceni zbozi"),
  ]

  /// Words that are the same in many languages.
  static let names: [(Concepts, String)] = [
    (
      .card,
      "visa, mastercard, maestro, amex, vpay, v pay, visa electron, debit mastercard, visa debit, electron"
    ),
    (.wallet, "paypal, klarna, apple pay, google pay"), (.phone, "tel, fax, telefax, gsm"),
    (.web, "www, http, https, email, mail"),
    (.slip, "pan, aid, tid, mid, emv, trm id"),
    // Goods and other words that are one letter away from a label and must not be taken for it.
    (
      [],
      "tarte, torte, tartes, torta, parte, party, sauce, salade, sommer, summer, butter, mutter, vital, ration"
    ),
    (
      [],
      "casse, tasche, taste, toast, wisky, mais, grano, mate, panne, sirup, suppe, pasta, paste, cassis, vanille"
    ), (.legalForm, "gmbh, ltd, inc, srl, co kg"),
  ]
}
