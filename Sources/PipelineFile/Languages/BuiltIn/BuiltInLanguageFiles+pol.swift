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

    # Words of everyday text that tell this language from others.
    common:
      [
        dla, jest, które, lub, nasz, nie, oraz, państwa, prosimy, przez, przy, się, wymiany, zakupu,
        zakupy,
      ]

    labels:
      # Sums
      total:
        [
          suma, razem, suma pln, lacznie, kwota, suma razem, ogolem, wartosc, razem pln, suma zl,
          kwota razem, do zapłaty razem, wartość razem, łączna kwota, kwota łącznie, razem brutto,
          suma brutto, kwota należności, wartość zakupów, suma do zapłaty, suma ogółem, razem zł,
          łączna wartość,
        ]
      total + grand: [razem do zapłaty pln, wartość faktury, kwota faktury, suma faktury]
      due:
        [
          do zaplaty, do zaplaty pln, zaplata, naleznosc, do zaplacenia, razem do zaplaty,
          pozostalo do zaplaty, kwota do zaplaty, do zapłaty zł, należność ogółem, kwota należna,
          należność razem, do zapłaty razem, do zapłaty ogółem, zostało do zapłaty, do uregulowania,
        ]
      subtotal:
        [
          podsuma, suma czesciowa, sprzedaz opodatkowana, sprzed opod, sprzedaz opod, sprzedaz zwolniona,
          suma posrednia, podsuma pln, suma netto, razem netto, sprzed opod ptu, sprzedaż opodatkowana a,
          sprzedaż opodatkowana b, wartość netto, suma przed rabatem, suma pośr, sprzed opod ptu a,
          sprzed zwol,
        ]
      net: [netto, wartość netto, kwota netto, cena netto]
      gross: [brutto, kwota brutto, brutto pln]
      amount:
        [
          kwota, wartosc, wartosc brutto, wart, wartość pln, wart brutto, kwota zł, wart netto, kwota pln,
          opłata,
        ]
      balance: [saldo, stan konta, pozostałe środki, saldo karty]
      after: [po, po rabacie]
      # Taxes
      tax:
        [
          ptu, vat, podatek, suma ptu, kwota ptu, kwota vat, kwota a, kwota b, kwota c, kwota d,
          stawka ptu, podatek vat, kwota podatku, wartość vat, suma vat, podatek ptu, kwota ptu a,
          kwota ptu b, kwota ptu c, ptu a, ptu b, ptu c, ptu d, razem ptu, łączny podatek, w tym vat,
          łącznie ptu,
        ]
      inclusive: [w tym, zawiera, wraz z, łącznie z]
      exclusive: [bez, netto, nie zawiera]
      rate: [stawka, stawki, procent]
      summary:
        [
          zestawienie, zestawienie vat, podsumowanie, podsumowanie vat, rozliczenie, rozliczenie podatku,
          wg stawek, według stawek vat, zestawienie sprzedaży, w tym wg stawek,
        ]
      # What is taken off, added and handed over
      discount:
        [
          rabat, opust, znizka, upust, obnizka, rabaty, promocja, rabat suma, suma rabatów,
          rabat procentowy, udzielone rabaty, opusty, bon rabatowy, zniżki, obniżki, rabat kwotowy,
          rabat łącznie, wartość rabatu, rabat na pozycje, kod rabatowy,
        ]
      saving:
        [
          oszczedzasz, oszczednosc, zaoszczedziles, oszczedziles, zaoszczędzono, twoja oszczędność,
          zyskałeś, oszczędziłeś dziś, oszczędności, dzięki promocji zaoszczędziłeś, suma oszczędności,
          twoje oszczędności, zaoszczędzona kwota, zaoszczędziłaś, zaoszczędziłeś dziś, następne zakupy,
          kolejne zakupy,
        ]
      rounding: [zaokraglenie, zaokr, zaokrąglenia, zaokrąglono]
      tip: [napiwek, napiwki]
      service:
        [
          serwis, obsluga, serwis 10, opłata serwisowa, koszt dostawy, opłata za dostawę, nakrycie, kuwert,
        ]
      deposit:
        [
          kaucja, opakowanie zwrotne, opakowania zwrotne, kaucje, zwrot kaucji, zwrot opakowań,
          kaucja zwrotna, opak zwrotne, depozyt, opakowania zwrotne przyjęte, opakowania zwrotne wydane,
          butelka zwrotna,
        ]
      refund:
        [
          zwrot, korekta, storno, faktura korygujaca, zwrot towaru, zwrot towarów, anulowano,
          paragon anulowany, zwrot pieniędzy, korekta faktury, zwrócono, kwota zwrotu, zwrot gotówki,
          anulowanie, faktura korekta, reklamacja zwrot, zwrot na kartę, transakcja anulowana,
          storno pozycji,
        ]
      paid:
        [
          wplata, zaplacono, otrzymano, platnosc, forma platnosci, rozliczenie platnosci, zaplacone,
          sposob platnosci, wplacono, forma zapłaty, sposób zapłaty, wpłacona kwota, przyjęto,
          metoda płatności, forma płat, rodzaj płatności, płatności, zapłacona kwota, zaliczka,
          rozliczono, wrzucono, opłacono,
        ]
      paid + cash:
        [
          wpłacono gotówką, otrzymano gotówką, płatność gotówką, zapłacono gotówką, wpłata gotówkowa,
        ]
      paid + card: [zapłata kartą, zapłacono kartą]
      change:
        [
          reszta, reszta pln, wydano, reszta gotowka, reszta zł, reszta wydana, do wydania, wydano reszty,
          reszta do wydania,
        ]
      # Ways to pay
      cash: [gotowka, gotowka pln, got, gotówka zł, gotowka razem, w gotówce, zapłata gotówką, got pln]
      card:
        [
          karta, karta platnicza, karta kredytowa, visa, mastercard, blik, karta debetowa, karta bankowa,
          płatność kartą, karta visa, karta mastercard, zbliżeniowo, płatność zbliżeniowa, karta pln,
          maestro, kart płat, bezgotówkowa, transakcja kartą, bezgotówkowo, zapłata karta, karta płatn,
          terminal płatniczy,
        ]
      voucher:
        [
          bon, karta podarunkowa, talon, bon podarunkowy, bon towarowy, bon zakupowy, kupon rabatowy,
          e bon, bon lunchowy,
        ]
      transfer:
        [
          przelew, przelew bankowy, płatność przelewem, polecenie zapłaty, przelewem, za pobraniem,
        ]
      wallet: [blik pln, google pay, przelewy24, payu, apple pay]
      slip:
        [
          autoryzacja, kod autoryzacji, terminal, nr terminala, akceptant, kod aut,
          transakcja zaakceptowana, zaakceptowana, transakcja udana, nr autoryzacji, autoryz,
          podpis posiadacza, nr karty, akceptacja, pin zweryfikowany, pin ok, obciążenie, merchant,
          numer akceptanta, numer terminala, punkt akceptacji, odmowa, proszę obciążyć moje konto,
          id term, kod odpowiedzi, kod autoryzacyjny, pokwitowanie dla klienta, zatwierdzona,
          nr sekwencyjny, potwierdzenie płatności kartą, zgodna,
        ]
      # Items
      quantity:
        [
          ilosc, liczba pozycji, liczba, liczba sztuk, ilosc pozycji, poz, ilość sztuk, suma sztuk,
          liczba artykułów, ilość artykułów, liczba towarów, szt razem, ilość towarów, ilość razem,
          razem sztuk, liczba produktów, il poz,
        ]
      items:
        [
          pozycja, pozycji, artykul, towar, produkt, pozycje, artykuły, towary, produkty, usługa, usługi,
        ]
      unit: [kg, szt, op, litr, litry, opak, kpl, litrów, godz, kg x]
      price:
        [
          cena, cena jedn, cena brutto, c j, cena netto, cena jednostkowa, cena jedn netto,
          cena jedn brutto, cena zł, cena szt, cena kg, cena za kg, cena za szt, c jedn, cena sprzedaży,
          cena pln,
        ]
      description:
        [
          nazwa, opis, towar, nazwa towaru, nazwa uslugi, nazwa towaru lub usługi, nazwa artykułu,
          nazwa produktu, opis towaru, nazwa towaru usługi, wyszczególnienie, tytuł, treść,
        ]
      points:
        [
          punkty, punktow, punkty zdobyte, saldo punktów, zdobyte punkty, stan punktów, suma punktów,
          punkty łącznie, naklejki, liczba punktów,
        ]
      # Dates and numbers
      date:
        [
          data, data sprzedazy, dnia, data zakupu, data transakcji, data i godzina, data paragonu,
          data faktury, data operacji, data zakupów, data dokonania dostawy,
          data dostawy lub wykonania usługi, data i czas, data płatności kartą, data wydruku,
        ]
      date + issued:
        [
          data wystawienia, wystawiono dnia, wystawiono, data wyst, miejsce i data wystawienia,
          wystawiona dnia, data wystawienia faktury,
        ]
      time: [godz, czas, godzina]
      issued:
        [
          sprzedano, zakupiono, kupiono, data wydania,
        ]
      other date:
        [
          termin platnosci, wazny do, termin, gwarancja, wazne do, termin zaplaty, termin płat,
          data ważności, ważny od, ważne od, termin ważności, najlepiej spożyć przed, należy spożyć do,
          data dostawy, zwrot do, wymiana do, zwroty do, do dnia, płatne do, data płatności,
          data zamówienia, data urodzenia, przyjazd, wyjazd, data zapłaty, data przydatności,
          gwarancja do, rok założenia, od roku, kolejny przegląd, termin dostawy, termin zwrotu,
          data przyjazdu, data wyjazdu, następna wizyta,
          odjazd, seans, faktura pierwotna, do faktury, faktura korygowana, przejazd, pobyt od,
          wylot, dot faktury,
        ]
      number:
        [
          paragon nr, faktura nr, nr, nr paragonu, nr faktury, paragon, faktura, nr wydr, nr wydruku,
          nr transakcji, faktura vat nr, numer paragonu, numer faktury, nr dokumentu, numer dokumentu,
          dokument nr, paragon fiskalny nr, nr sys, nr systemowy, nr zamówienia, zamówienie nr,
          numer zamówienia, numer transakcji, rachunek nr, nr rachunku, nr rach, bilet nr, nr biletu,
          nr unik, numer unikatowy, id transakcji, wydruk nr, faktura numer, dowód sprzedaży nr, wz nr,
          nr wz, nr par,
        ]
      tax id:
        [
          nip, nip nabywcy, regon, nip sprzedawcy, nip nabywcy nr, nip sprzedawcy nr, nr nip, n i p,
          nip pl, numer nip, nip firmy, nip kupującego, vat ue,
        ]
      register: [krs, bdo, regon nr, sąd rejonowy, kapitał zakładowy, krs nr, nr krs, nr bdo, numer krs]
      phone:
        [
          tel, telefon, fax, tel fax, kom, infolinia, nr tel, telefon kontaktowy, tel kom, faks, komórka,
          tel komórkowy, obsługa klienta, nr telefonu,
        ]
      # Who sells, who buys, what the paper is
      title:
        [
          paragon fiskalny, paragon, faktura, faktura vat, rachunek, kopia, oryginal, wydruk niefiskalny,
          niefiskalny, potwierdzenie, fiskalny, potwierdzenie platnosci, potwierdzenie dla klienta,
          paragon niefiskalny, potwierdzenie transakcji, dowód zakupu, dowód sprzedaży,
          potwierdzenie zakupu, wydruk z terminala, potwierdzenie zapłaty, rachunek kelnerski,
          pokwitowanie, paragon fiskalny kopia, oryginał kopia, kopia dla klienta, odcinek dla klienta,
          rachunek wstępny, dowód wpłaty, e paragon, eparagon, bon parkingowy,
        ]
      invoice: [faktura, faktura vat]
      operated by:
        [
          prowadzony przez, właściciel, ajent, operator, prowadzi, firma prowadząca,
        ]
      seller:
        [
          sprzedawca, dostawca, wystawca, sprzedawca nazwa, usługodawca, dostawca towaru, dane sprzedawcy,
          wystawca faktury, sprzedający,
        ]
      customer:
        [
          nabywca, klient, odbiorca, karta klienta, dane klienta, nr klienta, numer klienta,
          karta stałego klienta, płatnik, zamawiający, nabywca odbiorca, kupujący, karta lojalnościowa,
          nr karty klienta, nazwa nabywcy, uczestnik, kod klienta, dane nabywcy, adres dostawy,
          zleceniodawca, pacjent,
        ]
      legal form:
        [
          sp z o o, sp zoo, s a, sp j, sp k, spolka z o o, spolka akcyjna, s c,
          spolka z ograniczona odpowiedzialnoscia, sp z oo, spolka jawna, phu, p h u, f h u, fhu, ppuh,
          sp zo o, spółka komandytowa, spółka cywilna, sp z o o sp k, sp zoo sp k, p p h u,
          spółka z o o sp k, sp z o o s k a, spółdzielnia, p h, sp z o o sp j, spzoo,
          firma handlowo usługowa, fhup, p p u h, zakład usługowy, spółka partnerska,
          działalność gospodarcza, prosta spółka akcyjna,
        ]
      business:
        [
          sklep, apteka, restauracja, piekarnia, cukiernia, ksiegarnia, market, stacja, stacja paliw,
          delikatesy, kawiarnia, drogeria, hurtownia, pizzeria, karczma, spozywczy, kwiaciarnia, zaklad,
          gabinet, hotel, pensjonat, firma handlowa, cukierenka, bistro, mięsny, warzywniak, bar mleczny,
          pierogarnia, naleśnikarnia, lodziarnia, salon, optyk, serwis, fryzjer, zielarnia,
          sklep spożywczy, spożywczo przemysłowy, hala, dom handlowy, obuwie, odzież, meble,
          market budowlany, budowlany, warsztat, myjnia, kino, muzeum, poczta, taxi, taksówka, przewozy,
          bankiet, zajazd, gościniec, winiarnia, browar, papierniczy, zabawki, elektronika, jubiler,
          pralnia, kebab, cukiernia piekarnia, rybny, artykuły, drogeria apteka, stacja kontroli pojazdów,
          supermarket, hipermarket, kiosk, motel, usługi, studio, ogrodniczy, zoologiczny, rowery, agd rtv,
        ]
      address:
        [
          ul, ulica, al, aleja, plac, pl, os, osiedle, aleje, rynek, rondo, skwer, bulwar, szosa, galeria,
          centrum handlowe, wojewódzki, gmina, powiat, kolonia, nabrzeże, trakt, pasaż, woj, stare miasto,
          park handlowy, trasa, przedmieście,
        ]
      clerk:
        [
          kasjer, kasa, stolik, kelner, sprzedawca, kasa nr, kasjerka, obslugiwal, kierownik, obsługuje,
          obsłużył, obsłużyła, kasjer nr, nr kasjera, kasa numer, stanowisko, kelnerka, nr kasy, sklep nr,
          sprzedający, obsługa kasjer, operator, barman, stacja nr, dystrybutor, stolik nr, zmiana,
          pracownik, doradca, osoba obsługująca, gości, sprzedał, wystawił, kier zmiany, rachunek otwarty,
          kasa samoobsługowa,
        ]
      greeting:
        [
          dziekujemy, zapraszamy, witamy, dziekujemy za zakupy, zapraszamy ponownie, do widzenia,
          milego dnia, dziekuje, dziękujemy i zapraszamy ponownie, smacznego, dzień dobry,
          dziękujemy za wizytę, do zobaczenia, zapraszamy do nas, dziękujemy zapraszamy ponownie,
          dziękujemy za zakup, życzymy, witamy w, udanych zakupów, życzymy smacznego, życzymy miłego dnia,
          wesołych świąt, szerokiej drogi, dziękujemy za skorzystanie,
        ]
      hours:
        [
          poniedzialek, wtorek, sroda, czwartek, piatek, sobota, niedziela, godziny otwarcia, otwarte,
          pn pt, niedz, pn sob, czynne, od poniedziałku do piątku, całodobowo, godz otwarcia, pon pt,
        ]
      terms:
        [
          zwroty, zachowaj, reklamacje, wymiana, zachowaj paragon, proszę zachować paragon,
          paragon zachować, podstawa reklamacji, towar można wymienić, zwrot w ciągu, wymiany, zwrotów,
          regulamin, w ciągu dni, polityka zwrotów, reklamacje rozpatrywane, możliwość zwrotu,
          okazanie paragonu, niezgodność, gwarancji, prosimy zachować paragon, reklamacji,
        ]

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
