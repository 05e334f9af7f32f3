// Written by Scripts/embed-languages.sh.
/// The files of the folder languages/, word for word.
enum BuiltInLanguageFiles {
  static let all: [(name: String, text: String)] = [
    ("ces.yaml", ces),
    ("deu.yaml", deu),
    ("eng.yaml", eng),
    ("fra.yaml", fra),
    ("ita.yaml", ita),
    ("msa.yaml", msa),
    ("names.yaml", names),
    ("nld.yaml", nld),
    ("pol.yaml", pol),
    ("por.yaml", por),
    ("spa.yaml", spa),
  ]
}
