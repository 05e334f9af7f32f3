import ReceiptModel
import Testing

@Suite struct `A list of items as tills print it` {
  static let fixtures = [
    ItemFixture(
      name: "quantity below the name, deposit returned", language: "deu",
      text: """
        Markt Sonne
        14.01.2026
        Bananen                1,97 B
        0,792 kg x 2,49 EUR/kg
        Joghurt Kirsche        2,07 B
        3 Stk x 0,69
        Leergut               -0,25 A
        SUMME EUR              3,79
        """,
      items: ["Bananen|0.792|2.49|1.97", "Joghurt Kirsche|3|0.69|2.07", "Leergut|||-0.25"]),
    ItemFixture(
      name: "quantity above the name", language: "eng",
      text: """
        MAPLE GROCERY
        02/21/2026
        2.34 lb @ 1.99/lb
        GALA APPLES            4.66 N
        WHOLE MILK             3.89 N
        2 @ 4.25
        CHEDDAR BLOCK          8.50 N
        SUBTOTAL              17.05
        TOTAL                 17.05
        """,
      items: ["GALA APPLES|2.34|1.99|4.66", "WHOLE MILK|||3.89", "CHEDDAR BLOCK|2|4.25|8.50"]),
    ItemFixture(
      name: "a discount beneath an item", language: "eng",
      text: """
        GREEN FOODS
        09/01/2026
        CHEDDAR 350G           3.60
        MULTISAVE             -0.60
        BISCUITS               1.20
        TOTAL                  4.20
        """,
      items: ["CHEDDAR 350G|||3.60", "BISCUITS|||1.20"], discounts: ["0.60"]),
    ItemFixture(
      name: "reductions of the whole below all items", language: "deu",
      text: """
        Markt Sonne
        24.03.2026
        Zwiebeln               1,59 B
        Duschgel               2,99 A
        Mitarbeiterrabatt 5%  -0,15 A
        Mitarbeiterrabatt 5%  -0,08 B
        SUMME EUR              4,35
        """,
      items: [
        "Zwiebeln|||1.59", "Duschgel|||2.99", "Mitarbeiterrabatt 5%|||-0.15", "Mitarbeiterrabatt 5%|||-0.08",
      ]),
    ItemFixture(
      name: "names with numbers and words of payment", language: "eng",
      text: """
        CEDAR STORE
        22 June 2026
        SCREENWASH 2.5L        5.50
        GREETING CARD
        2 @ 3.99               7.98
        Paint Brush 75mm      11.25
        TOTAL                 24.73
        """,
      items: ["SCREENWASH 2.5L|||5.50", "GREETING CARD|2|3.99|7.98", "Paint Brush 75mm|||11.25"]),
    ItemFixture(
      name: "quantity times price behind the name", language: "pol",
      text: """
        Kawiarnia Pod Mostem
        28.06.2026
        PARAGON FISKALNY
        Kawa biała      2*15,00=     30,00B
        Sernik          1*17,50=     17,50B
        Suma PLN                     47,50
        """,
      items: ["Kawa biała|2|15.00|30.00", "Sernik|1|17.50|17.50"]),
    ItemFixture(
      name: "codes above names of two rows", language: "eng",
      text: """
        CIRCUIT SHOP
        03/06/2026
        SKU 700115
        NOISE CANCELLING HEADPHONES
        NX-700 BLACK          249.00
        SKU 104420
        USB-C CABLE 2M
        2 x 18.90              37.80
        TOTAL                 286.80
        """,
      items: ["NOISE CANCELLING HEADPHONES NX-700 BLACK|||249.00", "USB-C CABLE 2M|2|18.90|37.80"]),
    ItemFixture(
      name: "an amount that a tax letter ran into", language: "deu",
      text: """
        Buchhandlung Feder
        12.02.2026
        Der Nebelgarten       32,901
        Wanderkarte           24,50 1
        Lesezeichen            9,90 2
        Kugelschreiber         3,00 2
        SUMME EUR             70,30
        """,
      items: [
        "Der Nebelgarten|||32.90", "Wanderkarte|||24.50", "Lesezeichen|||9.90", "Kugelschreiber|||3.00",
      ]),
    ItemFixture(
      name: "a total whose label was misread", language: "deu",
      text: """
        Möbel Ecke
        26.09.2026
        Duschvorhang          29,98
        Garnitur              14,98
        Same                  44,96
        elec.-cash            44,96
        """,
      items: ["Duschvorhang|||29.98", "Garnitur|||14.98"]),
    ItemFixture(
      name: "an item that is called like a month", language: "eng",
      text: """
        Kopi House
        14 Feb 2026
        2 Kaya Toast Set      13.60
        1 Laksa Bowl           9.90
        Total                 23.50
        """,
      items: ["Kaya Toast Set|2||13.60", "Laksa Bowl|1||9.90"]),
  ]

  @Test(arguments: fixtures)
  func `gives its items`(fixture: ItemFixture) async throws {
    let receipt = try #require(try await fixture.read())
    #expect(ItemFixture.items(of: receipt) == fixture.items)
    #expect(receipt.lineItems.compactMap { $0.discount?.decimalText } == fixture.discounts)
  }
}
