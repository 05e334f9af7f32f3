import ReceiptModel
import Testing

@Suite struct `A table of items with headings` {
  static let fixtures = [
    ItemFixture(
      name: "German, rate behind the amount", language: "deu",
      text: """
        Schrauben Huber GmbH
        Rechnung Nr. 4711 vom 05.03.2024
        Pos  Art.Nr.   Bezeichnung            Menge   Einzelpreis      Betrag    USt. %
        1    TB100     Trennblatt A4             20          9,90      198,00      19
        2    JB200     Joghurt Banane            50          5,50      275,00       7
        Summe netto                                                    473,00
        USt. 7 % aus 275,00                                             19,25
        USt. 19 % aus 198,00                                            37,62
        Rechnungsbetrag EUR                                            529,87
        """,
      items: ["Trennblatt A4|20|9.90|198.00", "Joghurt Banane|50|5.50|275.00"], tax: "56.87"),
    ItemFixture(
      name: "German, price in front of the quantity and four decimals", language: "deu",
      text: """
        Autovermietung Muster GmbH
        Rechnung Nr. 93 vom 01.10.2024
        Pos  Beschreibung              Nettopreis     Menge   Steuersatz   Nettobetrag
        1    Miettage                     86,5500    2 Tage      19 %           173,10
        2    Vollkasko                    23,1000    2           19 %            46,20
        Nettosumme                                                              219,30
        MwSt 19 %                                                                41,67
        Gesamtbetrag                                                            260,97
        """,
      items: ["Miettage|2|86.55|173.10", "Vollkasko|2|23.10|46.20"], tax: "41.67"),
    ItemFixture(
      name: "German, names a row below the numbers", language: "deu",
      text: """
        Getränke Lieferant GmbH
        Rechnung vom 06.08.2024
        GTIN            Art-Nr-Lieferant     Menge        Nettopreis   MwSt-%     Nettowert
        Art-Nr-Kunde    Artikelbezeichnung
        4123456000014   ZS997                100,00 Stk.      1,0000     19,0        100,00
        K1200           Zitronensaft 100ml
        4123456000021   GZ250                 50,00 Stk.      1,4500      7,0         72,50
        K1300           Gelierzucker Extra
        Zwischensumme                                                                172,50
        MwSt 19 %                                                                     19,00
        MwSt 7 %                                                                       5,08
        Gesamtbetrag EUR                                                             196,58
        """,
      items: ["Zitronensaft 100ml|100|1.00|100.00", "Gelierzucker Extra|50|1.45|72.50"], tax: "24.08"),
    ItemFixture(
      name: "German, discount under an item and carried sums", language: "deu",
      text: """
        Bau Meier GmbH
        Rechnung vom 02.05.2024
        Pos  Beschreibung               Menge      Preis       Betrag
        1    Kunstrasen                     3       4,00        12,00
             abzgl. 16,7 % Rabatt                               -2,00
        Übertrag                                                10,00
        2    Dünger                         2       5,00        10,00
        Zwischensumme                                           20,00
        MwSt 19 %                                                3,80
        Gesamtbetrag EUR                                        23,80
        """,
      items: ["Kunstrasen|3|4.00|12.00", "Dünger|2|5.00|10.00"], discounts: ["2.00"], tax: "3.80"),
    ItemFixture(
      name: "English, quantity headed as amount", language: "eng",
      text: """
        Balloon Works Ltd
        Invoice date 10 June 2024
        Amount   Product                  VAT       Price        Total
        1.00     Design                    7%      160.00       160.00
        400.00   Balloons                 19%        0.79       316.00
        Net total:                                              476.00
        VAT 7%                                                   11.20
        VAT 19%                                                  60.04
        Total due EUR                                           547.24
        """,
      items: ["Design|1|160.00|160.00", "Balloons|400|0.79|316.00"], tax: "71.24"),
    ItemFixture(
      name: "English, sections with sums of their own", language: "eng",
      text: """
        Azure Wholesale Inc
        Invoice Date 03/20/2024
        Description               Quantity     Unit Price      Taxes       Amount
        Office Chair                  1.00          70.00     15.00%      $ 70.00
        Desk Lamp                     2.00          21.00     15.00%      $ 42.00
        Subtotal                                                         $ 112.00
        Truffles                     15.00          10.00      0.00%     $ 150.00
        Subtotal                                                         $ 150.00
        Subtotal                                                         $ 262.00
        Tax 15% on $ 112.00                                               $ 16.80
        Total                                                            $ 278.80
        """,
      items: ["Office Chair|1|70.00|70.00", "Desk Lamp|2|21.00|42.00", "Truffles|15|10.00|150.00"],
      tax: "16.80"),
    ItemFixture(
      name: "French", language: "fra",
      text: """
        Papeterie du Lac SARL
        Facture du 12/02/2024
        Désignation                 Qté      PU HT     TVA      Montant HT
        Ramette A4                    5       4,20     20%           21,00
        Classeur rouge                2       3,50     20%            7,00
        Total HT                                                     28,00
        TVA 20%                                                       5,60
        Total TTC                                                    33,60
        """,
      items: ["Ramette A4|5|4.20|21.00", "Classeur rouge|2|3.50|7.00"], tax: "5.60"),
    ItemFixture(
      name: "Dutch, the price with tax is the amount", language: "nld",
      text: """
        Webwinkel Bakker B.V.
        Factuurdatum: 19 april 2024
        Artikel                            Aantal     Prijs per stuk     BTW     Prijs
        Tablet 16 GB zilver                     1           € 399,00     21%   € 399,00
        Hoes zwart                              2            € 34,99     21%    € 69,98
        Subtotaal                                                              € 468,98
        BTW 21%                                                                 € 81,39
        Totaal                                                                 € 468,98
        """,
      items: ["Tablet 16 GB zilver|1|399.00|399.00", "Hoes zwart|2|34.99|69.98"], tax: "81.39"),
    ItemFixture(
      name: "Spanish", language: "spa",
      text: """
        Suministros Vega S.L.
        Factura 2024-11  Fecha: 18/04/2024
        Concepto                  Cantidad      Precio       Importe
        Tornillos M4                   100        0,05          5,00
        Taladro                          1       45,00         45,00
        Base imponible                                         50,00
        IVA 21 %                                               10,50
        TOTAL                                                  60,50 €
        """,
      items: ["Tornillos M4|100|0.05|5.00", "Taladro|1|45.00|45.00"], tax: "10.50"),
    ItemFixture(
      name: "Italian", language: "ita",
      text: """
        Ferramenta Rossi S.r.l.
        Fattura n. 12 del 03/04/2024
        Descrizione               Quantità      Prezzo      Importo
        Viti inox                       10        0,50         5,00
        Martello                         1       20,00        20,00
        Imponibile                                            25,00
        IVA 22%                                                5,50
        Totale                                             € 30,50
        """,
      items: ["Viti inox|10|0.50|5.00", "Martello|1|20.00|20.00"], tax: "5.50"),
    ItemFixture(
      name: "Portuguese", language: "por",
      text: """
        Papelaria Sol Lda
        Fatura FT 2024/15   Data: 2024-05-06
        Descrição                 Quantidade     Preço        Valor
        Caderno A5                       3        2,00         6,00
        Caneta azul                     10        0,40         4,00
        Total ilíquido                                        10,00
        IVA 23 %                                               2,30
        Total EUR                                             12,30
        """,
      items: ["Caderno A5|3|2.00|6.00", "Caneta azul|10|0.40|4.00"]),
    ItemFixture(
      name: "Polish", language: "pol",
      text: """
        Hurtownia Alfa Sp. z o.o.
        Faktura VAT nr 7/2024 z dnia 06.05.2024
        Lp   Nazwa              Ilość    Cena netto     Wartość netto
        1    Papier A4              5         12,00             60,00
        2    Zszywacz               2         20,00             40,00
        Razem                                                  100,00
        VAT 23 %                                                23,00
        Do zapłaty PLN                                         123,00
        """,
      items: ["Papier A4|5|12.00|60.00", "Zszywacz|2|20.00|40.00"], tax: "23.00"),
    ItemFixture(
      name: "Czech", language: "ces",
      text: """
        Nářadí Novák s.r.o.
        Faktura č. 20240012, datum vystavení 06.05.2024
        Popis                  Množství     Cena          Celkem
        Kladivo                       2    150,00         300,00
        Hřebíky                      10     20,00         200,00
        Základ                                            500,00
        DPH 21 %                                          105,00
        Celkem k úhradě Kč                                605,00
        """,
      items: ["Kladivo|2|150.00|300.00", "Hřebíky|10|20.00|200.00"], tax: "105.00"),
  ]

  @Test(arguments: fixtures)
  func `gives what stands in its columns`(fixture: ItemFixture) async throws {
    let receipt = try #require(try await fixture.read())
    #expect(ItemFixture.items(of: receipt) == fixture.items)
    #expect(receipt.lineItems.compactMap { $0.discount?.decimalText } == fixture.discounts)
    if let tax = fixture.tax { #expect(receipt.totalTax?.decimalText == tax) }
  }
}
