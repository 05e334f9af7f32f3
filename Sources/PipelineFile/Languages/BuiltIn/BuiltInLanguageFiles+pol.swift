// Written by Scripts/embed-languages.sh from languages/pol.yaml: change that file, and run the script.
extension BuiltInLanguageFiles {
  static let pol = #"""
    # Polish: the words of receipts.
    # Words are compared without regard to case and accents. See Documentation/Languages.md.
    tallyroll_words: 1
    language: pol

    months:
      1: [styczen, stycznia]
      2: [luty, lutego]
      3: [marzec, marca]
      4: [kwiecien, kwietnia]
      5: [maj, maja]
      6: [czerwiec, czerwca]
      7: [lipiec, lipca]
      8: [sierpien, sierpnia]
      9: [wrzesien, wrzesnia]
      10: [pazdziernik, pazdziernika]
      11: [listopad, listopada]
      12: [grudzien, grudnia]

    labels:
      # Sums
      total:
        [
          suma, razem, suma pln, lacznie, kwota, suma razem, ogolem, wartosc, razem pln, suma zl,
          kwota razem,
        ]
      due:
        [
          do zaplaty, do zaplaty pln, zaplata, naleznosc, do zaplacenia, razem do zaplaty,
          pozostalo do zaplaty, kwota do zaplaty,
        ]
      subtotal:
        [
          podsuma, suma czesciowa, sprzedaz opodatkowana, sprzed opod, sprzedaz opod, sprzedaz zwolniona,
          suma posrednia,
        ]
      net: [netto]
      gross: [brutto]
      amount: [kwota, wartosc, wartosc brutto]
      balance: [saldo]
      after: [po, po rabacie]
      # Taxes
      tax:
        [
          ptu, vat, podatek, suma ptu, kwota ptu, kwota vat, kwota a, kwota b, kwota c, kwota d,
          stawka ptu, podatek vat,
        ]
      inclusive: [w tym, zawiera]
      exclusive: [bez, netto]
      rate: [stawka]
      summary: [zestawienie]
      # What is taken off, added and handed over
      discount: [rabat, opust, znizka, upust, obnizka, rabaty, promocja]
      saving: [oszczedzasz, oszczednosc, zaoszczedziles, oszczedziles]
      rounding: [zaokraglenie]
      tip: [napiwek]
      service: [serwis, obsluga]
      deposit: [kaucja, opakowanie zwrotne]
      refund: [zwrot, korekta, storno, faktura korygujaca]
      paid:
        [
          wplata, zaplacono, otrzymano, platnosc, forma platnosci, rozliczenie platnosci, zaplacone,
          sposob platnosci, wplacono,
        ]
      change: [reszta, reszta pln, wydano, reszta gotowka]
      # Ways to pay
      cash: [gotowka, gotowka pln, got]
      card: [karta, karta platnicza, karta kredytowa, visa, mastercard, blik, karta debetowa]
      voucher: [bon, karta podarunkowa, talon]
      transfer: [przelew]
      slip: [autoryzacja, kod autoryzacji, terminal, nr terminala, akceptant]
      # Items
      quantity: [ilosc, liczba pozycji, liczba, liczba sztuk, ilosc pozycji, poz]
      items: [pozycja, pozycji, artykul, towar, produkt, pozycje]
      unit: [kg, szt, op, litr]
      price: [cena, cena jedn, cena brutto, c j]
      description: [nazwa, opis, towar, nazwa towaru, nazwa uslugi]
      points: [punkty, punktow]
      # Dates and numbers
      date: [data, data sprzedazy, dnia, data zakupu, data transakcji]
      date + issued: [data wystawienia]
      time: [godz, czas, godzina]
      other date: [termin platnosci, wazny do, termin, gwarancja, wazne do, termin zaplaty]
      number:
        [
          paragon nr, faktura nr, nr, nr paragonu, nr faktury, paragon, faktura, nr wydr, nr wydruku,
          nr transakcji, faktura vat nr,
        ]
      tax id: [nip, nip nabywcy, regon, nip sprzedawcy]
      register: [krs, bdo]
      phone: [tel, telefon, fax, tel fax, kom]
      # Who sells, who buys, what the paper is
      title:
        [
          paragon fiskalny, paragon, faktura, faktura vat, rachunek, kopia, oryginal, wydruk niefiskalny,
          niefiskalny, potwierdzenie, fiskalny, potwierdzenie platnosci, potwierdzenie dla klienta,
        ]
      invoice: [faktura, faktura vat]
      seller: [sprzedawca, dostawca, wystawca]
      customer: [nabywca, klient, odbiorca, karta klienta]
      legal form:
        [
          sp z o o, sp zoo, s a, sp j, sp k, spolka z o o, spolka akcyjna, s c,
          spolka z ograniczona odpowiedzialnoscia, sp z oo, spolka jawna, phu, p h u, f h u, fhu, ppuh,
          sp zo o,
        ]
      business:
        [
          sklep, apteka, restauracja, piekarnia, cukiernia, ksiegarnia, market, stacja, stacja paliw,
          delikatesy, kawiarnia, drogeria, hurtownia, pizzeria, karczma, spozywczy, kwiaciarnia, zaklad,
          gabinet, hotel, pensjonat, firma handlowa, cukierenka, bistro,
        ]
      address: [ul, ulica, al, aleja, plac, pl, os, osiedle, aleje, rynek, rondo]
      clerk: [kasjer, kasa, stolik, kelner, sprzedawca, kasa nr, kasjerka, obslugiwal, kierownik]
      greeting:
        [
          dziekujemy, zapraszamy, witamy, dziekujemy za zakupy, zapraszamy ponownie, do widzenia,
          milego dnia, dziekuje,
        ]
      hours: [poniedzialek, wtorek, sroda, czwartek, piatek, sobota, niedziela]
      terms: [zwroty, zachowaj, reklamacje, wymiana]

    countries:
      PL:
        currency: PLN
        own_currency: true
        dates: dmy
        dialling: ["+48"]
        evidence:
          3: [nip, ptu, paragon fiskalny, warszawa, polska]
          2: [paragon, sp z, krakow, suma pln, wroclaw, poznan, gdansk]
          1: [zl, gotowka, sprzedaz]
          0.5: [reszta]

    """#
}
