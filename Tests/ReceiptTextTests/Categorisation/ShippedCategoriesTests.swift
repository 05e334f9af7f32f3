import Diagnostics
import Foundation
import PipelineEngine
import PipelineFile
import ReceiptModel
import ReceiptText
import Testing

@Suite struct `The categories that come with the project` {
  private static let matcher: Result<CategoryMatcher, any Error> = Result {
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: "pipelines/categories.yaml")
    let reading = CategoryFileReader.read(
      Array(try Data(contentsOf: file)), file: FilePath("categories.yaml"))
    return try CategoryMatcher(rules: try #require(reading.value?.rules))
  }

  @Test func `match their own examples`() throws {
    do {
      _ = try Self.matcher.get()
    } catch let problems as CategoryRuleProblems {
      for diagnostic in problems.diagnostics { Issue.record("\(diagnostic.rendered)") }
    }
  }

  @Test(arguments: [
    ("99 SPEED MART S/B", "groceries"), ("AEON CO. (M) BHD", "groceries"),
    ("REWE Mustermann oHG", "groceries"),
    ("GARDENIA BAKERIES (KL) SDN BHD", "groceries"), ("BENS INDEPENDENT GROCER SDN. BHD", "groceries"),
    ("MOONLIGHT CAKE HOUSE SDN BHD", "groceries"), ("Intermarché Express", "groceries"),
    ("Żabka Z1234", "groceries"),
    ("Fleischerei Wurstmann", "groceries"), ("ASIA MINI MARKET", "groceries"),
    ("RESTORAN WAN SHENG", "dining"), ("ONE ONE THREE SEAFOOD RESTAURANT SDN BHD", "dining"),
    ("GERBANG ALAF RESTAURANTS SDN BHD", "dining"), ("DOMINO'S PIZZA", "dining"), ("Gasthof Post", "dining"),
    ("Café de la Gare", "dining"), ("PAPPARICH BMC", "dining"),
    ("ZAWIAJAYA FOOD N BEVERAGE SDN BHD", "dining"),
    ("Deutsche Bahn AG", "transport"), ("Taxiunternehmen TX GmbH", "transport"),
    ("S.H.H. MOTOR SDN. BHD.", "transport"),
    ("AMPANG 210 FIRST CITY PARKING SDN BHD", "transport"),
    ("SHELL ISNI PETRO TRADING", "fuel"), ("BHPETROL PALEKBANG", "fuel"), ("HASHA PETROKIOSK", "fuel"),
    ("Aral Tankstelle Müller", "fuel"), ("Coles Express", "fuel"), ("Polski Koncern Naftowy ORLEN", "fuel"),
    ("Cinema Paradiso", "entertainment"), ("T.A.S LEISURE SDN BHD", "entertainment"),
    ("DIGI TELECOMMUNICATIONS SDN BHD", "utilities"), ("Stadtwerke Bonn", "utilities"),
    ("POPULAR BOOK CO. (M) SDN BHD", "shopping"), ("El Corte Inglés", "shopping"),
    ("Woolworth GmbH", "shopping"),
    ("GUARDIAN HEALTH AND BEAUTY SDN BHD", "health"), ("Löwen-Apotheke", "health"),
    ("Farmacia Real", "health"),
    ("WATSON'S PERSONAL CARE STORES SDN BHD", "health"), ("Physiotherapeutin", "health"),
    ("Rossmann", "health"),
    ("Hotel Real", "travel"), ("MUSTER-Autovermietung", "travel"), ("OYO", "travel"),
    ("Avis Budget Group", "travel"),
    ("SANYU STATIONERY SHOP", "office"), ("Amazon Web Services", "office"), ("QualityHosting AG", "office"),
    ("MR. D.I.Y. (M) SDN BHD", "home"), ("AIK HUAT HARDWARE ENTERPRISE", "home"), ("Leroy Merlin", "home"),
    ("HORNBACH", "home"), ("toom Baumarkt", "home"), ("KEDAI PAPAN YEW CHUAN", "home"),
    ("Globus Baumarkt", "home"),
    ("H&M", "clothing"), ("GL HANDICRAFT & TAILORING", "shopping"), ("BEST DENKI MALAYSIA", "electronics"),
    ("Coolblue B.V.", "electronics"), ("Smyths Toys", "children"), ("Fressnapf", "pets"),
    ("MVM Musterhafter Versicherungsverein", "services"), ("Sparkasse", "services"),
    ("Fahrschule Vorfahrt", "education"),
    ("LEE WAH FLORIST SDN BHD", "gifts"), ("Lotto Hessen", "other"),
  ])
  func `know the merchant`(merchant: String, category: String) throws {
    var receipt = Receipt()
    receipt.merchantName = merchant
    #expect(try Self.matcher.get().decision(for: receipt)?.category == category)
  }

  @Test(arguments: [
    "Schmidt & Co", "UNIHAKKA INTERNATIONAL SDN BHD", "Contoso", "", "Total", "Metro", "Albert",
  ])
  func `do not pretend to know`(merchant: String) throws {
    var receipt = Receipt()
    receipt.merchantName = merchant
    #expect(try Self.matcher.get().decision(for: receipt) == nil)
  }

  @Test(arguments: [
    (["FETTARME MILCH 1,5%", "Roggenbrot 500g", "Bananen"], "groceries"), (["Diesel 45,20 l"], "fuel"),
    (["2 x Cappuccino", "Tiramisù"], "dining"), (["KOPIERPAPIER A4 80G"], "office"),
    (["TEH TARIK", "ROTI CANAI"], "dining"),
    (["Leche entera", "Pan", "Huevos L"], "groceries"), (["Chleb wiejski", "Mleko 2%"], "groceries"),
    (["Übernachtung EZ", "Kurtaxe"], "travel"), (["Katzenstreu"], "pets"), (["Bußgeld"], "other"),
  ])
  func `know the goods`(items: [String], category: String) throws {
    var receipt = Receipt()
    receipt.lineItems = items.map { LineItem(description: $0) }
    #expect(try Self.matcher.get().decision(for: receipt)?.category == category)
  }
}
