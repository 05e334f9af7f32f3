/// The names of months in every language of the lexicon, and their abbreviations.
struct MonthNames: Sendable {
  /// The table; made once.
  static let standard = MonthNames()

  private var months: [String: Int] = [:]

  private init() {
    let names = [
      "january jan januar janvier enero gennaio januari janeiro styczen stycznia leden ledna jaenner janner",
      "february feb februar fevrier febrero febbraio februari fevereiro luty lutego unor unora",
      "march mar maerz marz mars marzo maart marco marzec marca brezen brezna mrt mrz",
      "april apr avril abril aprile kwiecien kwietnia duben dubna",
      "may mai mayo maggio mei maio maj maja kveten kvetna",
      "june jun juni juin junio giugno junho czerwiec czerwca cerven cervna",
      "july jul juli juillet julio luglio julho lipiec lipca cervenec cervence juil",
      "august aug aout agosto augustus sierpien sierpnia srpen srpna",
      "september sep sept septembre septiembre settembre setembro wrzesien wrzesnia zari setiembre",
      "october oct oktober octobre octubre ottobre outubro pazdziernik pazdziernika rijen rijna okt",
      "november nov novembre noviembre novembro listopad listopada",
      "december dec dezember decembre diciembre dicembre dezembro grudzien grudnia prosinec prosince dez",
    ]
    var owners: [String: Set<Int>] = [:]
    for (index, list) in names.enumerated() {
      for name in list.split(separator: " ") {
        months[String(name)] = index + 1
        for length in 3..<max(4, name.count) {
          owners[String(name.prefix(length)), default: []].insert(index + 1)
        }
      }
    }
    for (short, months) in owners where self.months[short] == nil {
      if months.count == 1, let month = months.first { self.months[short] = month }
    }
  }

  /// Returns the month, 1 to 12, that a folded word names, in full or shortened to three letters or more.
  func month(_ folded: String) -> Int? { months[folded] }
}
