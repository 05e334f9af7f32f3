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
      wallet: [paypal, klarna, apple pay, google pay]
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
      FI: { currency: EUR, dates: dmy }
      GR: { currency: EUR, dates: dmy }
      SI: { currency: EUR, dates: dmy }
      EE: { currency: EUR, dates: dmy }
      LV: { currency: EUR, dates: dmy }
      LT: { currency: EUR, dates: dmy }
      HR: { currency: EUR, dates: dmy }
      CY: { currency: EUR, dates: dmy }
      MT: { currency: EUR, dates: dmy }
      DK: { currency: DKK, dates: dmy }
      NO: { currency: NOK, dates: dmy }
      TH:
        currency: THB
        own_currency: true
        dates: dmy
      AE: { currency: AED, dates: dmy }
      KW:
        currency: KWD
        own_currency: true
        dates: dmy
        dialling: ["+965"]
        evidence:
          4: [kuwait]
      BH: { currency: BHD, dates: dmy }
      RO: { currency: RON, dates: dmy }
      BG: { currency: BGN, dates: dmy }
      TR: { currency: TRY, dates: dmy }
      IL: { currency: ILS, dates: dmy }
      VN: { currency: VND, dates: dmy }
      HK: { currency: HKD, dates: dmy }
      PH:
        currency: PHP
        own_currency: true
        dates: mdy
      JP:
        currency: JPY
        own_currency: true
        dates: ymd
        dialling: ["+81"]
        evidence:
          3: [japan, tokyo]
          2: [yen, osaka, kyoto]
      CN: { currency: CNY, dates: ymd }
      KR:
        currency: KRW
        own_currency: true
        dates: ymd
      TW: { currency: TWD, dates: ymd }
      HU:
        currency: HUF
        own_currency: true
        dates: ymd
      SE: { currency: SEK, dates: ymd }

    """#
}
