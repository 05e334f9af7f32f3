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

    # Words of everyday text that tell this language from others.
    common:
      [
        být, děkujeme, jako, jsme, nebo, není, nákup, náš, pouze, pro, prosím, při, vaše, vám, zboží,
      ]

    labels:
      # Sums
      total:
        [
          celkem, soucet, suma, castka, celkova castka, celkem kc, celkova suma, celkem czk, spolu,
          cena celkem, celkova cena, celkem eur, k úhradě celkem kč, cena celkem kč, součet kč,
          částka celkem, celkem za nákup, celkem s dph, celkem včetně dph, suma eur, spolu eur,
          cena spolu, celková suma eur, celkom, celkom eur, suma celkom, celkem za zboží, celkem za účet,
          útrata, celkem v kč, cena celkem s dph, cena s dph celkem,
        ]
      total + grand:
        [
          celkem k úhradě vč dph, celková částka k úhradě, celkem po zaokrouhlení, celkem faktura,
          fakturovaná částka, faktúra spolu, po zaokrouhlení, celkem zaokrouhleno, zaokrouhleno celkem,
        ]
      due:
        [
          k uhrade, k zaplaceni, k platbe, celkem k uhrade, k uhrade celkem, zaplatit, celkem k zaplaceni,
          na uhradu, k uhrade kc, celkem k úhradě kč, k platbě kč, k zaplacení kč, zbývá uhradit,
          částka k úhradě, na úhradu eur, na zaplatenie, k zaplateniu, suma na úhradu, k úhradě eur,
          spolu na úhradu, zaplatte, celkem zaplatit, celkem k platbě, zostáva uhradiť, splatná částka,
        ]
      subtotal:
        [
          mezisoucet, medzisucet, mezisoucet kc, mezisoučet celkem, základ celkem, medzisúčet eur,
          celkem bez dph, cena bez dph, částka bez dph, spolu bez dph, mezisouč, součet položek,
          bez dph celkem, celkem před slevou, mezisuma, základ dph celkem, suma bez dph, součet základů,
          základy celkem, súčet základov,
        ]
      net: [zaklad, zaklad dane, zaklad dph, netto, cena bez daně, bez dph kč]
      gross: [brutto, s dph, obrat, celkem s daní, s dph kč, obrat kč, vrátane dph celkom, s daní]
      amount: [castka, hodnota, částka kč, suma kč, hodnota kč, cena řádek, čiastka, částka eur]
      balance: [zustatek, zůstatek kč, zůstatek na kartě, zostatok, stav účtu]
      after: [po, po sleve, po zaokr, po odečtení, po zľave]
      # Taxes
      tax:
        [
          dph, dan, vyse dph, castka dph, sazba dph, z toho dph, daň z přidané hodnoty, dph kč,
          dph celkem, daň dph, dph základní, dph snížená, dph 21, dph 12, dph 20, dph 10, dph spolu,
          výška dph, suma dph, částka daně, výše daně, sazba a, sazba b, sazba daně, základní sazba,
          snížená sazba, dph eur, z toho daň, daň celkem,
        ]
      tax + total: [celkem dph]
      inclusive: [vcetne, vc, z toho, vratane, v ceně, v tom]
      exclusive: [bez, zaklad, bez dph, osvobozeno, nezahrnuje]
      rate: [sazba, sazby, sadzba, procento, sazba procent]
      summary:
        [
          rekapitulace, souhrn, rekapitulace dph, přehled dph, rekapitulácia, rekapitulace daně,
          souhrn dph, rozpis dph, daňová rekapitulace, rekapitulácia dph, rozpis daně, rekapitulace sazeb,
          vyčíslení dph, členění dph, přehled sazeb, dph rekapitulace, rozpis sazeb, přehled daní,
        ]
      # What is taken off, added and handed over
      discount:
        [
          sleva, slevy, rabat, zlava, kupon, slevovy kupon, sleva celkem, množstevní sleva, zľavy,
          zľava celkom, akční sleva, slevové kupony, sleva na položku, sleva na nákup, rabat celkem,
          sleva kč, věrnostní sleva, klubová sleva, slevový kód, odpočet, zvýhodnění, sleva zaměstnanec,
          akciová cena, akční cena, množstevná zľava, sleva karta,
        ]
      saving:
        [
          usetrili, usetrili jste, uspora, usetril, ušetřeno, celkem ušetřeno, vaše úspora, ušetrili ste,
          úspora celkem, dnes jste ušetřili, ušetřili jste celkem, celková úspora, celkem jste ušetřili,
          dnes ste ušetrili, vaša úspora, výše úspory, příští nákup, další nákup,
        ]
      rounding:
        [
          zaokrouhleni, zaokr, zaokruhlenie, haler vyrovnani, zaokrouhl, zaokrouhlení kč,
          zaokrouhlenie eur, halířové vyrovnání, haléřové vyrovnání, zaokr kč, centové vyrovnání,
          zaokrúhlené, zaokrouhleno, zaokrouhlovací rozdíl, zaokr na, haléř vyrov, halier vyrovnanie,
        ]
      tip: [spropitne, dyzko, dýško kč, spropitné kč, tringelt, sprepitné, obslužné, dýško]
      service:
        [
          obsluha, kuvert, dopravné, poštovné, poplatek za obsluhu, servisní poplatek,
          poplatek za doručení, balné, obsluha 10,
        ]
      deposit:
        [
          zaloha, vratna lahev, zalohy, vratny obal, zálohovaný obal, vratné obaly, vratné lahve,
          záloha obal, vrácené obaly, záloha lahev, zálohované obaly, vratka obalů, zálohovaná fľaša,
          vratná záloha, vykúpené obaly, výkup obalů, zálohovaný pet,
        ]
      refund:
        [
          vratka, dobropis, storno, opravný daňový doklad, vráceno zboží, vrácené zboží, vratka zboží,
          stornováno, reklamace vratka, vrátenie, dobropis č, vrácení peněz, refundace, storno položky,
          vrátený tovar, storno dokladu, vratka peněz, vrácení platby, opravný doklad, vratka částky,
          storno účtenky, vrácení tovaru,
        ]
      paid:
        [
          zaplaceno, prijato, platba, forma uhrady, uhrazeno, zpusob platby, zpusob uhrady, placeno,
          uhrada, prijaté, způsob placení, zaplatené, forma platby, platidlo, přijato kč,
          zaplaceno celkem, platba celkem, platby, obdrženo, inkasováno, záloha uhrazena, zaplaceno kč,
          uhradené, spôsob platby, druh platby, forma placení, zaplaceno předem, spôsob úhrady, vhozeno,
          vloženo,
        ]
      paid + cash:
        [
          přijatá hotovost, zaplaceno hotově, placeno hotově, platba v hotovosti, přijato hotově,
          uhrazeno hotově, hotovost přijatá,
        ]
      paid + card: [zaplaceno kartou, placeno kartou, uhrazeno kartou, úhrada kartou]
      change:
        [
          vraceno, vratit, k vraceni, zpet, vydano, nazpet, vydavok, vratit kc, vráceno kč, vrátit zpět,
          vráceno zákazníkovi, vrátené, vydať, výdavok eur, zpět kč, na vrátenie, k výplatě, výdaj zpět,
          nazpět kč, vráceno zpět, na zpět,
        ]
      # Ways to pay
      cash:
        [
          hotovost, hotove, hotovosti, v hotovosti, hotovost kc, hotovost eur, v hotovosti kč,
          hotovost přijato, hotovostní platba, hotově kč, hotovost celkem, platba hotovost, kč hotovost,
          mince, mincemi, bankovky,
        ]
      card:
        [
          karta, kartou, platebni karta, kreditni karta, platba kartou, bezkontaktni,
          platba platební kartou, bankovní karta, platební kartou, karta visa, debetní karta,
          bezhotovostně, bezhotovostní, bezhotovostní platba, platobná karta, karta mastercard, visa,
          mastercard, maestro, platba kartou kč, platební terminál, bezkontaktně, kartou kč, kreditka,
          platobnou kartou, bankomatová karta, platební karty, edenred karta, platba karta,
        ]
      voucher:
        [
          poukazka, stravenka, darkovy poukaz, stravenky, poukaz, gastrolístky, gastro lístek, poukázky,
          stravenky sodexo, stravné lístky, stravovací karta, stravenková karta, darčekový poukaz,
          flexi pass, poukaz kč, šek dovolená, gastro pass, nákupní poukázka, kupon hodnota, meal voucher,
          ticket restaurant, dárkové poukázky,
        ]
      transfer:
        [
          prevod, bankovni prevod, bankovním převodem, převodem, platba převodem, qr platba, prevodom,
          dobírkou, bankový prevod, platba předem, bank převod, na fakturu, platba na účet,
          bezhotovostní převod,
        ]
      slip:
        [
          autorizace, autorizacni kod, fik, bkp, pkp, kod fik, rezim trzby, terminal id,
          transakce schválena, schváleno, autorizace číslo, kód autorizace, číslo karty, č karty,
          platba schválena, variabilní, kopie obchodníka, pin ověřen, pin ok, číslo terminálu, terminál č,
          kód obchodníka, aut kód, sekvenční číslo, transakce ok, schváleno pin, bez podpisu,
          bezkontaktní čip, podpis držitele karty, schválená, transakcia schválená, autorizačný kód,
          zamítnuto, kód transakce, pokladní systém, běžný režim, zjednodušený režim, pokp,
          režim tržby běžný, evidence tržeb, tržba evidována, overenie dokladu, podpisový kód,
          bezpečnostní kód, kód bkp, kód pkp,
        ]
      # Items
      quantity:
        [
          mnozstvi, pocet, pocet polozek, pocet kusu, pocet ks, mnoz, počet položiek, počet kusov,
          počet zboží, celkem kusů, ks celkem, celkem položek, počet artiklů, množstvo, počet produktů,
          počet výrobků, celkem ks, celkový počet, počet nakoupených, položek celkem,
          počet zakoupených kusů, ks zboží, počet tovaru,
        ]
      items:
        [
          polozka, polozek, polozky, zbozi, artikl, položiek, položky celkem, výrobek, výrobky, tovar,
          druh zboží, zboží služby,
        ]
      unit: [kg, ks, litr, kus, kusy, kusů, balení, litrů, kusov]
      price:
        [
          cena, jedn cena, cena ks, j cena, cena za ks, cena mj, cena za mj, jednotková cena, cena kč,
          cena za jedn, cena za kus, cena kg, cena za kg, jednotková, cena jedn, jedn, cena s dph,
          jednotková cena bez dph, cena za liter, cena litr, kč ks, kč mj, kč kg, prodejní cena,
          cena za l, cena eur,
        ]
      description:
        [
          nazev, popis, nazev zbozi, oznaceni, popis položky, název položky, název výrobku,
          označení dodávky, předmět, položka popis, název artiklu, popis zboží, názov, názov tovaru,
          označenie, předmět plnění, popis dodávky,
        ]
      points:
        [
          body, bodu, bonusove body, nasbírané body, stav bodů, bodové konto, počet bodů, získané body,
          věrnostní body, bodový účet, klubové body, bonus body, body za nákup, body celkem,
          stav konta bodů, počet získaných bodů, získali jste, nálepky, samolepky,
        ]
      # Dates and numbers
      date:
        [
          datum, dne, datum prodeje, datum a cas, duzp, datum nakupu, datum a čas prodeje,
          datum uskutečnění, datum uskutečnění plnění, datum zdanitelného plnění, datum uskut zdan plnění,
          dátum predaja, datum účtenky, datum dokladu, datum transakce, den prodeje,
          datum uskutečnění zdanitelného plnění, datum platby, čas a datum, datum tržby,
          datum přijetí tržby, datum nákupu a čas,
        ]
      date + issued:
        [
          datum vystaveni, vystaveno dne, vystaveno, vystavené dňa, dátum vystavenia,
          datum vystavení faktury, datum vyst, vystavil dne, datum vystavení dokladu, den vystavení,
          dátum vyhotovenia,
        ]
      time: [cas, hod]
      issued:
        [
          vydáno, prodáno, zakoupeno, datum vydání,
        ]
      other date:
        [
          splatnost, platnost, zaruka, datum splatnosti, platne do, platnost do, vratit do,
          datum splatnosti faktury, splatné do, platí do, minimální trvanlivost, spotřebujte do,
          záruka do, platnost od, vrácení do, výměna do, datum dodání, datum objednávky, objednáno,
          dodáno, platí od, k úhradě do, uhradit do, datum narození, splatno, expirace, příjezd, odjezd,
          datum příjezdu, datum odjezdu, členem od, založeno, datum expirace, splatno dne, záruční doba,
          dátum dodania, platné od, platný do, vrátit zboží do, do data, zúčtovací období, období,
          příští návštěva, reklamace do, tradice od, od roku, následující kontrola,
          představení, k dokladu, původní doklad, k faktuře, jízda, platí dne, pobyt od, odlet,
          datum jízdy,
        ]
      number:
        [
          uctenka c, doklad c, faktura c, cislo dokladu, c dokladu, uctenka, doklad, faktura,
          cislo uctenky, cislo faktury, danovy doklad c, č účtenky, účtenka číslo, fa č, faktura číslo,
          č faktury, doklad číslo, pokladní doklad č, prodejka č, číslo prodejky, paragon č, č paragonu,
          paragón, č objednávky, objednávka č, číslo objednávky, transakce č, č transakce,
          číslo transakce, bloček, bloček č, blok, pokladničný doklad, variabilní symbol, var symbol,
          evidenční číslo, pořadové číslo, poř číslo, číslo bloku, id transakce, dodací list č,
          stvrzenka č, ev číslo, lístek č, jízdenka č, doklad o prodeji č, daňový doklad číslo,
          číslo bločku, zakázka č, číslo zakázky, účet č, číslo účtu hosta, paragon číslo,
          číslo stvrzenky, účet,
        ]
      tax id:
        [
          dic, ico, ic dph, ic, dic cz, ico dic, ič dph sk, daňové identifikační číslo, i č o, d i č,
          ič dič, provozovatel ičo, dič sk, vat id, plátce dph, ičo cz, neplátce dph, nejsme plátci dph,
        ]
      register:
        [
          zapsán v obchodním rejstříku, obchodní rejstřík, spisová značka, oddíl, vložka, živnostenský,
          zapsaná, sp zn, krajský soud, městský soud, or sr, zapsán, živnostenský rejstřík, okresný súd,
          obchodný register,
        ]
      phone:
        [
          tel, telefon, fax, mobil, telefonní číslo, zákaznická linka, infolinka, linka, tel č, tel číslo,
          telefon mobil, zelená linka, tel fax, zákaznický servis,
        ]
      # Who sells, who buys, what the paper is
      title:
        [
          uctenka, danovy doklad, faktura, paragon, doklad, zjednoduseny danovy doklad, kopie,
          pokladni doklad, stvrzenka, prodejka, kopie účtenky, bloček, pokladničný blok, účtenka kopie,
          potvrzení o platbě, potvrzení o zaplacení, jízdenka, parkovací lístek, dodací list, účet hosta,
          předběžný účet, informativní účet, duplikát, kopie dokladu, pro zákazníka, kopie pro zákazníka,
          zákaznická kopie, originál, pokladní blok, elektronická účtenka, vyúčtování,
        ]
      invoice: [faktura, faktura daňový doklad]
      operated by:
        [
          provozovatel, provozuje, majitel, provozovatelem je, prevádzkovateľ, prevádzkuje,
        ]
      seller:
        [
          dodavatel, prodávající, poskytovatel, vystavovatel, provozovatel, zhotovitel, predávajúci,
          prodávající název, prevádzkovateľ, poskytovatel služby,
        ]
      customer:
        [
          zakaznik, odberatel, clenska karta, kupující, příjemce, jméno zákazníka, číslo zákazníka,
          zákaznická karta, věrnostní karta, zákazník č, objednatel, klient, klubová karta, odběratel ičo,
          karta zákazníka, zákazník číslo, dodací adresa, fakturační adresa, zákaznické číslo,
          konečný příjemce, kód zákazníka, číslo karty klienta, host číslo, jméno hosta,
        ]
      legal form:
        [
          s r o, sro, a s, spol s r o, v o s, k s, spolsro, o p s, společnost s ručením omezeným,
          akciová společnost, družstvo, o s, s p, spol sro, spol, veřejná obchodní společnost,
          s r o provozovna, z s, příspěvková organizace, osvč, živnostník, státní podnik,
          obecně prospěšná společnost, a spol, komanditní společnost, spoločnosť s ručením obmedzeným,
          s r o organizační složka,
        ]
      business:
        [
          lekarna, restaurace, pekarna, potraviny, knihkupectvi, hospoda, pivovar, cukrarna, prodejna,
          obchod, supermarket, drogerie, kavarna, pivnice, hostinec, vinoteka, reznictvi, zelenina,
          kvetinarstvi, zelezarstvi, papirnictvi, cerpaci stanice, jidelna, mini market, trafika,
          řeznictví uzeniny, bistro, pizzerie, optika, autoservis, čerpací stanice pohonných hmot,
          benzínová, hotel, penzion, zverimex, elektro, hračky, obuv, oděvy, nábytek, stavebniny, lahůdky,
          farma, hypermarket, občerstvení, kadeřnictví, zahradnictví, čistírna, tabák, noviny, sport,
          květiny, klenotnictví, drogéria, lekáreň, reštaurácia, kaviareň, pekáreň, mäsiareň,
          predajňa potravín, pivotéka, koloniál, večerka, smíšené zboží, bufet, sklárna, muzeum, galerie,
          divadlo, kino, parkoviště, parkování, taxi, tiskárna, knihy, potreby, domácí potřeby,
          chovatelské potřeby, vinný sklep, čajovna, sýry, zdravá výživa, pohostinství, market,
          velkoobchod, maloobchod, obchodní dům, bazar, lekárna u, restaurant, motorest,
        ]
      address:
        [
          ulice, ul, namesti, nam, trida, tr, nabrezi, psc, nabr, sidliste, sídlo, obchodní centrum,
          nám míru, most, č p, ulica, námestie, sady, hlavní, nákupní centrum, město, obec, parc,
        ]
      clerk:
        [
          pokladna, pokladni, stul, obsluhoval, prodavac, cislo pokladny, obsluhovala, provozovna, smena,
          pok, obsluha, vás obsluhoval, vás obsluhovala, pokladna č, číslo stolu, stůl č, pokladník,
          pokladní č, prodavačka, obsloužil, vás obsloužil, obsloužila vás, obsloužil vás, predavač,
          pokladník č, číšník, servírka, kasa, směna č, dnes vás obsluhoval, pobočka, pracoviště,
          prodejna č, prodávající číslo, prodejce, zaměstnanec, vystavil, vystavila, účtoval, obsluhující,
          stôl, pokl, pokladní místo, číslo prodejny, č pokladny, výdejní stojan, počet osob, uzavřel,
          otevřel, personál, samoobslužná pokladna, kód pokladny, predajňa, obsluhovala vás,
          obsluhoval vás,
        ]
      greeting:
        [
          dekujeme, vitejte, na shledanou, dekujeme za nakup, vitame vas, tesime se, dekujeme za navstevu,
          prejeme hezky den, vitame vas u nas, děkujeme vám, přijďte zas, děkujeme a těšíme se,
          dobrou chuť, dobrý den, hezký den, přejeme pěkný den, děkujeme za váš nákup, ďakujeme,
          ďakujeme za nákup, dovidenia, tešíme sa, nashledanou, děkujeme na shledanou, přijďte znovu,
          vítáme vás v, přejeme vám, brzy na viděnou, ďakujeme za návštevu, přejeme příjemný den,
          šťastnou cestu, příjemný den, děkujeme za vaši návštěvu, děkujeme že, dovidenia ďakujeme,
          příjemný nákup, těšíme se na, ať vám chutná, vitajte, prajeme pekný deň, děkujeme že u nás,
        ]
      hours:
        [
          pondeli, utery, streda, ctvrtek, patek, sobota, nedele, oteviraci doba, otevřeno, po pá, po so,
          zavřeno, otváracie hodiny, pondelok, utorok, štvrtok, piatok, po ne, otevřeno denně, nonstop,
          po čt, otváracia doba, denně, nedeľa,
        ]
      terms:
        [
          reklamace, vymena, uschovejte, vraceni zbozi, uschovejte doklad, uschovejte účtenku,
          účtenku uschovejte, vrácení zboží do, výměna zboží, pro případ reklamace, obchodní podmínky,
          záruční list, doklad slouží, slouží jako, při reklamaci, reklamační, uschovajte,
          pro účely reklamace, zboží lze vrátit, možnost vrácení, reklamácia, reklamácie,
          doklad si uschovejte, bez účtenky, předložte, s účtenkou, výměnu zboží,
        ]

    countries:
      SK:
        currency: EUR
        dates: dmy
        dialling: ["+421"]
        evidence:
          4: [ic dph, slovensko, bratislava, kosice]
          3: [ekasa, zilina, nitra, presov, kod pokladnice]
          2: [ico, dph, dic, dakujeme, spolu, okp, zaokruhlenie, vydavok]
          1: [platobna karta, kp, medzisucet, pokladnicny doklad]
          0.3: [s r]
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
