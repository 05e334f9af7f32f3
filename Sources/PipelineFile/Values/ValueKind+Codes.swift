import ReceiptModel

extension ValueKind where Value == Currency {
  /// An ISO 4217 code in capitals.
  static var currency: ValueKind {
    ValueKind("a currency code such as 'EUR'") { scalar throws(Refusal) in
      let currency = Currency(code: scalar.text)
      if let currency, currency.code == scalar.text { return currency }
      let symbols = [
        "€": "EUR", "£": "GBP", "zł": "PLN", "Kč": "CZK", "₹": "INR", "RM": "MYR", "EURO": "EUR",
      ]
      let meant = currency?.code ?? symbols[scalar.text] ?? symbols[scalar.text.uppercased()]
      throw Refusal(
        "currency-unknown", "must be an ISO 4217 currency code, not \(Quoted(scalar.text))",
        fix: meant.map { "write '\($0)'" } ?? "write three capitals, such as 'EUR'")
    }
  }
}

extension ValueKind where Value == String {
  /// A name of the IANA time zone database.
  static var timeZone: ValueKind {
    ValueKind("a time zone such as 'Europe/Berlin'") { scalar throws(Refusal) in
      let name = scalar.text
      if TimeZoneNames.all.contains(name) { return name }
      let utc = ["GMT", "Z", "ZULU", "UTC", "UCT"].contains(name.uppercased()) ? "write 'UTC'" : nil
      let city = TimeZoneNames.all.first { $0.lowercased().hasSuffix("/" + name.lowercased()) }
        .map { "write '\($0)'" }
      throw Refusal(
        "time-zone-unknown", "must be a time zone of the IANA database, not \(Quoted(name))",
        fix: utc ?? city ?? DidYouMean(name, TimeZoneNames.all).fix
          ?? "write area and city, such as 'Europe/Berlin'")
    }
  }

  /// An ISO 3166-1 alpha-2 code in capitals.
  static var country: ValueKind {
    ValueKind("a country code such as 'DE'") { scalar throws(Refusal) in
      let code = scalar.text
      if CountryCodes.all.contains(code) { return code }
      let upper = code.uppercased()
      let meant = CountryCodes.meant[upper] ?? (CountryCodes.all.contains(upper) ? upper : nil)
      throw Refusal(
        "country-unknown", "must be an ISO 3166-1 country code, not \(Quoted(code))",
        fix: meant.map { "write '\($0)'" } ?? "write the code of two capitals, such as 'DE'")
    }
  }

  /// A language by Tesseract's code: `eng`, `chi_sim`, `script/Latin`.
  static var language: ValueKind {
    ValueKind("a language code such as 'eng'") { scalar throws(Refusal) in
      let code = scalar.text
      if LanguageCodes.isShaped(code) { return code }
      let meant = LanguageCodes.meant(by: code)
      throw Refusal(
        "language-invalid", "must be one of Tesseract's language codes, not \(Quoted(code))",
        fix: meant.map { "write \($0)" } ?? "write three small letters, such as 'eng'")
    }
  }
}
