// Written by Scripts/embed-languages.sh from languages/names.yaml: change that file, and run the script.
extension BuiltInLanguageFiles {
  static let names = #"""
    # Words that are the same in many languages: the words of receipts.
    # Words are compared without regard to case and accents. See Documentation/Languages.md.
    tallyroll_words: 1

    labels:
      # Ways to pay
      card:
        [
          visa, mastercard, maestro, amex, vpay, v pay, visa electron, debit mastercard, visa debit,
          electron,
        ]
      wallet: [paypal, klarna, apple pay, google pay, twint]
      slip: [pan, aid, tid, mid, emv, trm id]
      # Dates and numbers
      phone: [tel, fax, telefax, gsm]
      # Who sells, who buys, what the paper is
      legal form: [gmbh, ltd, inc, srl, co kg]
      web: [www, http, https, email, mail]
      # Goods and other words that are one letter away from a label and must not be taken for it.
      nothing:
        [
          tarte, torte, tartes, torta, parte, party, sauce, salade, sommer, summer, butter, mutter, vital,
          ration, casse, tasche, taste, toast, wisky, mais, grano, mate, panne, sirup, suppe, pasta,
          paste, cassis, vanille,
        ]

    countries:
      FI: { currency: EUR, dates: dmy, dialling: ["+358"] }
      GR: { currency: EUR, dates: dmy, dialling: ["+30"] }
      SI: { currency: EUR, dates: dmy, dialling: ["+386"] }
      EE: { currency: EUR, dates: dmy, dialling: ["+372"] }
      LV: { currency: EUR, dates: dmy, dialling: ["+371"] }
      LT: { currency: EUR, dates: dmy, dialling: ["+370"] }
      HR: { currency: EUR, dates: dmy, dialling: ["+385"] }
      CY: { currency: EUR, dates: dmy, dialling: ["+357"] }
      MT: { currency: EUR, dates: dmy, dialling: ["+356"] }
      DK: { currency: DKK, dates: dmy, dialling: ["+45"] }
      NO: { currency: NOK, dates: dmy, dialling: ["+47"] }
      TH:
        currency: THB
        own_currency: true
        dates: dmy
        dialling: ["+66"]
      AE: { currency: AED, dates: dmy, dialling: ["+971"] }
      KW:
        currency: KWD
        own_currency: true
        dates: dmy
        dialling: ["+965"]
        evidence:
          4: [kuwait]
      BH: { currency: BHD, dates: dmy, dialling: ["+973"] }
      RO: { currency: RON, dates: dmy, dialling: ["+40"] }
      BG: { currency: BGN, dates: dmy, dialling: ["+359"] }
      TR: { currency: TRY, dates: dmy, dialling: ["+90"] }
      IL: { currency: ILS, dates: dmy, dialling: ["+972"] }
      VN: { currency: VND, dates: dmy, dialling: ["+84"] }
      HK: { currency: HKD, dates: dmy, dialling: ["+852"] }
      PH:
        currency: PHP
        own_currency: true
        dates: mdy
        dialling: ["+63"]
      JP:
        currency: JPY
        own_currency: true
        dates: ymd
        dialling: ["+81"]
        evidence:
          3: [japan, tokyo]
          2: [yen, osaka, kyoto]
      CN: { currency: CNY, dates: ymd, dialling: ["+86"] }
      KR:
        currency: KRW
        own_currency: true
        dates: ymd
      TW: { currency: TWD, dates: ymd, dialling: ["+886"] }
      HU:
        currency: HUF
        own_currency: true
        dates: ymd
        dialling: ["+36"]
      SE: { currency: SEK, dates: ymd, dialling: ["+46"] }

    """#
}
