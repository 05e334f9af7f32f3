"""What receipts of each language are made of, besides the label words of languages/*.yaml. All shops are invented."""

LANGUAGES = {
    "eng": {
        "money": ("£{}", "${}", "{}", "{}", "RM {}", "{} EUR", "€{}", "US$ {}"), "point": ".", "group": ",",
        "dates": ("%d/%m/%Y", "%m/%d/%Y", "%d-%m-%Y", "%d/%m/%y", "%Y-%m-%d", "%d %b %Y", "%b %d, %Y", "%d-%b-%y"),
        "tax": ("VAT", "GST", "SALES TAX", "TAX", "VAT @", "Tax"), "rates": (20, 5, 0, 6, 10, 8.25, 7.5, 8.875),
        "street": ("{n} {w} Street", "{n} {w} Road", "{n} High St", "Unit {n}, {w} Lane", "{n} {w} Ave", "No. {n}, Jalan {w}"),
        "towns": ("London SW1A 2AA", "Leeds LS1 4AP", "Bristol BS1 5TR", "Austin, TX 78701", "Springfield, IL 62704",
                  "Boston MA 02108", "Dublin 2", "Sydney NSW 2000", "Cardiff CF10 1EP", "Glasgow G2 1DU"),
        "taxid": ("VAT No. GB {ddd} {dddd} {dd}", "VAT Reg {ddddddddd}", "GST ID: {dddddddddddd}", "ABN {dd} {ddd} {ddd} {ddd}",
                  "EIN {dd}-{ddddddd}", "Co. Reg. {ddddddd}-{A}"),
        "phone": ("Tel: 0{dddd} {dddddd}", "Tel 020 {dddd} {dddd}", "({ddd}) {ddd}-{dddd}", "+44 {dddd} {dddddd}", "PH: {ddd}-{ddd}-{dddd}"),
        "legal": ("Ltd", "Limited", "PLC", "Inc.", "LLC", "& Sons", "& Co.", "SDN BHD", "Pty Ltd"),
        "goods": "milk bread butter cheese cheddar eggs bananas apples carrots potatoes onions chicken beef mince salmon "
                 "coffee latte cappuccino tea sugar flour rice pasta tomatoes lettuce cucumber yoghurt juice water beer "
                 "wine crisps chocolate biscuits cereal ketchup soap shampoo detergent batteries paper bag burger fries "
                 "sandwich muffin bagel pancake steak screws paint brush bulb cable socks shirt jeans petrol diesel "
                 "parking ticket aspirin plasters toothpaste large small semi skimmed organic unsalted frozen fresh",
    },
    "deu": {
        "money": ("{} €", "{} EUR", "{}", "{}", "EUR {}", "CHF {}", "{} A", "{} B", "€ {}", "{} 1"), "point": ",", "group": ".",
        "dates": ("%d.%m.%Y", "%d.%m.%y", "%d.%m.%Y", "%Y-%m-%d"),
        "tax": ("MwSt", "MwSt.", "USt", "Mehrwertsteuer", "MWST-Satz", "Steuer", "inkl. MwSt", "A", "B"),
        "rates": (19, 7, 16, 5, 20, 10, 8.1, 2.6, 7.7, 2.5),
        "street": ("{w}str. {n}", "{w}straße {n}", "{w}weg {n}", "Am {w} {n}", "{w}platz {n}", "{w}gasse {n}", "{w}allee {n}a"),
        "towns": ("10115 Berlin", "80331 München", "50667 Köln", "22765 Hamburg", "70173 Stuttgart", "40213 Düsseldorf",
                  "1010 Wien", "8001 Zürich", "3011 Bern", "91054 Erlangen", "48143 Münster", "97070 Würzburg", "8020 Graz"),
        "taxid": ("USt-IdNr. DE{ddddddddd}", "UID Nr.: ATU{dddddddd}", "Steuernummer: {dd}/{ddd}/{ddddd}", "St.-Nr. {ddd}/{dddd}/{dddd}",
                  "CHE-{ddd}.{ddd}.{ddd} MWST", "UID: DE{ddd}{ddd}{ddd}"),
        "phone": ("Tel. 0{ddd}/{dddddd}", "Tel.: 0{dd} - {dddd} {ddd}", "Telefon 0{dddd} {ddddd}", "+49 {ddd} {ddddddd}", "Tel. 0{dd} {ddd} {dd} {dd}"),
        "legal": ("GmbH", "GmbH & Co. KG", "AG", "e.K.", "OHG", "KG", "Gesellschaft mbH", "eG", "UG"),
        "goods": "Vollmilch Brötchen Butter Käse Gouda Eier Bananen Äpfel Möhren Kartoffeln Zwiebeln Hähnchen Hackfleisch "
                 "Lachs Kaffee Tee Zucker Mehl Reis Nudeln Tomaten Salat Gurke Joghurt Saft Wasser Bier Wein Chips "
                 "Schokolade Kekse Müsli Ketchup Seife Spülmittel Waschmittel Batterien Tüte Schnitzel Pommes Weißbrot "
                 "Quark Sahne Würstchen Schinken Salami Paprika Zitrone Öl Essig Gewürz Pfand Leergut Mineralwasser Bio "
                 "Landmilch Körnerbrot Brezel Kuchen Süßigkeiten Klopapier Küchenrolle Zahnpasta Super Diesel Wäsche",
    },
    "fra": {
        "money": ("{} €", "{}€", "{} EUR", "{}", "{}", "EUR {}", "{} CHF"), "point": ",", "group": " ",
        "dates": ("%d/%m/%Y", "%d/%m/%y", "%d-%m-%Y", "%d.%m.%Y"),
        "tax": ("TVA", "T.V.A.", "Dont TVA", "TVA incluse", "TVA à"), "rates": (20, 10, 5.5, 2.1, 21, 6, 12),
        "street": ("{n} rue de la {w}", "{n}, rue du {w}", "{n} bis avenue {w}", "{n} bd {w}", "{n} place {w}", "Z.A. {w}", "{n} chemin des {w}"),
        "towns": ("75001 PARIS", "69002 Lyon", "13001 Marseille", "31000 Toulouse", "44000 NANTES", "1000 Bruxelles",
                  "1204 Genève", "67000 Strasbourg", "42000 Saint-Étienne", "35000 Rennes", "06000 NICE", "L-1616 Luxembourg"),
        "taxid": ("TVA FR{dd}{ddddddddd}", "SIRET {ddd} {ddd} {ddd} {ddddd}", "SIREN: {ddddddddd}", "N° TVA BE 0{ddd}.{ddd}.{ddd}", "R.C.S. Paris {ddd} {ddd} {ddd}", "NAF {dddd}{A}"),
        "phone": ("Tél. 0{d} {dd} {dd} {dd} {dd}", "Tél : 0{d}.{dd}.{dd}.{dd}.{dd}", "+33 {d} {dd} {dd} {dd} {dd}", "TEL 0{ddddddddd}"),
        "legal": ("SARL", "SAS", "S.A.", "SASU", "EURL", "et Fils", "& Cie", "SNC"),
        "goods": "lait baguette beurre fromage comté œufs bananes pommes carottes poulet bœuf haché saumon café thé sucre "
                 "farine riz pâtes tomates salade concombre yaourt jus eau bière vin crème chocolat biscuits céréales "
                 "savon lessive piles sac steak frites croissant pain complet quiche jambon pâté moutarde huile vinaigre "
                 "citron pêche fraises épinards crêpes gâteau confiture thon mûres expresso menu entrée plat dessert "
                 "noisette rosé demi gazole péage forfait à emporter surgelé fermier d'été l'eau",
    },
    "ita": {
        "money": ("{} €", "€ {}", "{}", "{}", "EUR {}", "EURO {}"), "point": ",", "group": ".",
        "dates": ("%d/%m/%Y", "%d-%m-%Y", "%d/%m/%y", "%d-%m-%y"),
        "tax": ("IVA", "di cui IVA", "I.V.A.", "IVA%", "ALIQUOTA"), "rates": (22, 10, 4, 5),
        "street": ("Via {w}, {n}", "Via G. {w} {n}", "Corso {w} {n}", "Piazza {w} {n}", "Viale {w}, {n}/A", "P.zza {w}, {n}"),
        "towns": ("20121 Milano (MI)", "00184 ROMA", "10121 Torino TO", "50122 Firenze (FI)", "80133 NAPOLI NA", "40124 Bologna",
                  "16121 Genova", "37121 Verona VR", "30121 Venezia", "98122 Messina", "67100 L'Aquila", "6900 Lugano"),
        "taxid": ("P.IVA {ddddddddddd}", "P. IVA IT{ddddddddddd}", "C.F. {ddddddddddd}", "PARTITA IVA: {ddddddddddd}", "RT {dd}MEX{dddddddd}", "Cod. Fisc. {AAAAAA}{dd}{A}{dd}{A}{ddd}{A}"),
        "phone": ("Tel. 0{d} {ddddddd}", "TEL. 0{dd}/{ddddddd}", "+39 0{d} {dddd} {dddd}", "Tel 3{dd} {ddd} {dddd}"),
        "legal": ("S.r.l.", "S.p.A.", "SRL", "S.N.C.", "di Rossi M.", "& C. s.a.s.", "SPA"),
        "goods": "latte pane burro formaggio parmigiano uova banane mele carote patate cipolle pollo manzo salmone caffè tè "
                 "zucchero farina riso pasta spaghetti pomodori insalata cetriolo yogurt succo acqua birra vino biscotti "
                 "cioccolato sapone detersivo pile sacchetto prosciutto mozzarella ricotta olio aceto limone pesca "
                 "fragole spinaci gelato cornetto cappuccino espresso pizza margherita coperto primo secondo contorno "
                 "reparto alimentari ortofrutta gastronomia naturale città qualità più metà",
    },
    "spa": {
        "money": ("{} €", "{}€", "{}", "{}", "{} EUR", "$ {}"), "point": ",", "group": ".",
        "dates": ("%d/%m/%Y", "%d-%m-%Y", "%d/%m/%y", "%d.%m.%Y"),
        "tax": ("IVA", "I.V.A.", "IVA incluido", "CUOTA", "BASE IMP."), "rates": (21, 10, 4, 16, 5),
        "street": ("C/ {w}, {n}", "Calle {w} {n}", "Avda. {w}, {n}", "Plaza {w} {n}", "Pº {w}, {n} 2º", "Ctra. {w} km {n}"),
        "towns": ("28013 Madrid", "08002 BARCELONA", "46001 Valencia", "41001 Sevilla", "15001 A Coruña", "29015 Málaga",
                  "14001 Córdoba", "24001 León", "06000 México D.F.", "11001 Cádiz", "37001 Salamanca"),
        "taxid": ("CIF {A}{dddddddd}", "NIF: {A}-{dddddddd}", "N.I.F. {dddddddd}{A}", "C.I.F. {A}{dddddddd}", "RFC {AAA}{dddddd}{AA}{d}"),
        "phone": ("Tel. {ddd} {ddd} {ddd}", "Tfno: {ddd} {dd} {dd} {dd}", "TELÉFONO {ddddddddd}", "+34 {ddd} {ddd} {ddd}"),
        "legal": ("S.L.", "S.A.", "SL", "S.L.U.", "e Hijos", "y Cía.", "S.COOP."),
        "goods": "leche pan mantequilla queso manchego huevos plátanos manzanas zanahorias patatas cebollas pollo ternera "
                 "salmón café té azúcar harina arroz fideos tomates lechuga pepino yogur zumo agua cerveza vino galletas "
                 "chocolate jabón detergente pilas bolsa jamón chorizo atún aceite vinagre limón melocotón fresas piña "
                 "champiñón caña tapa tortilla ración menú del día postre cortado gasóleo niño año señora bañador",
    },
    "nld": {
        "money": ("€ {}", "{} EUR", "{}", "{}", "€{}", "EUR {}"), "point": ",", "group": ".",
        "dates": ("%d-%m-%Y", "%d/%m/%Y", "%d-%m-%y", "%d.%m.%Y"),
        "tax": ("BTW", "btw", "BTW laag", "BTW hoog", "incl. BTW", "B.T.W."), "rates": (21, 9, 6, 12),
        "street": ("{w}straat {n}", "{w}laan {n}", "{w}weg {n}-{n}", "{w}plein {n}", "{w}gracht {n}", "{w}kade {n} a"),
        "towns": ("1012 AB Amsterdam", "3011 GZ Rotterdam", "2511 CS Den Haag", "3512 JE UTRECHT", "9000 Gent", "2000 Antwerpen",
                  "5611 EM Eindhoven", "9711 LM Groningen", "8000 Brugge", "'s-Hertogenbosch", "IJmuiden 1972 AA"),
        "taxid": ("BTW NL{ddddddddd}B{dd}", "KvK {dddddddd}", "BTW-nr.: NL{dddd}.{dd}.{ddd}.B{dd}", "BTW BE 0{ddd}.{ddd}.{ddd}", "K.v.K. nr {dddddddd}"),
        "phone": ("Tel. 0{dd}-{ddddddd}", "Tel: 0{ddd} - {dddddd}", "+31 {dd} {ddd} {dddd}", "T 0{dd} {ddd} {dd} {dd}"),
        "legal": ("B.V.", "BV", "N.V.", "V.O.F.", "en Zonen", "BVBA", "& Zn."),
        "goods": "melk brood boter kaas eieren bananen appels wortelen aardappelen uien kip rundergehakt zalm koffie thee "
                 "suiker bloem rijst pasta tomaten sla komkommer yoghurt sap water bier wijn koekjes chocolade zeep "
                 "wasmiddel batterijen tas ham frikandel stroopwafels hagelslag pindakaas vla karnemelk olie azijn citroen "
                 "aardbeien spinazie ijs café tosti appelgebak statiegeld halfvolle ijsbergsla biefstuk één crème reünie",
    },
    "por": {
        "money": ("{} €", "{}€", "{}", "{}", "{} EUR", "R$ {}", "€ {}"), "point": ",", "group": ".",
        "dates": ("%d/%m/%Y", "%d-%m-%Y", "%Y-%m-%d", "%d/%m/%y"),
        "tax": ("IVA", "I.V.A.", "IVA incluído", "ICMS", "Base Incid."), "rates": (23, 13, 6, 22, 12, 5, 18),
        "street": ("Rua {w}, {n}", "Av. {w} {n}", "R. da {w}, nº {n}", "Praça {w} {n}", "Travessa {w}, {n} - 2º Dto", "Estrada {w} km {n}"),
        "towns": ("1100-053 LISBOA", "4000-322 Porto", "3000-370 Coimbra", "4700-026 Braga", "8000-078 Faro", "2410-112 Leiria",
                  "01310-100 São Paulo - SP", "20040-020 Rio de Janeiro", "3810-193 Aveiro", "2900-662 Setúbal"),
        "taxid": ("NIF {ddddddddd}", "NIPC: {ddd} {ddd} {ddd}", "Contribuinte nº {ddddddddd}", "CNPJ {dd}.{ddd}.{ddd}/{dddd}-{dd}", "NIF: PT{ddddddddd}", "ATCUD: {AAAA}{dd}{AA}-{dddd}"),
        "phone": ("Tel. 2{dd} {ddd} {ddd}", "Telf: {ddd}{ddd}{ddd}", "+351 {ddd} {ddd} {ddd}", "Fone ({dd}) {dddd}-{dddd}"),
        "legal": ("Lda.", "LDA", "S.A.", "Unipessoal Lda", "& Filhos", "LTDA", "SA"),
        "goods": "leite pão manteiga queijo ovos bananas maçãs cenouras batatas cebolas frango carne salmão café chá açúcar "
                 "farinha arroz massa tomates alface pepino iogurte sumo água cerveja vinho bolachas chocolate sabão "
                 "detergente pilhas saco presunto fiambre atum azeite vinagre limão pêssego morangos ananás bacalhau "
                 "pastel de nata galão meia torrada prego feijão gelado refeição promoção gasóleo pilhões três avó",
    },
    "pol": {
        "money": ("{} zł", "{} PLN", "{}", "{}", "{}A", "{} B", "PLN {}", "{} C"), "point": ",", "group": " ",
        "dates": ("%Y-%m-%d", "%d-%m-%Y", "%d.%m.%Y", "%Y/%m/%d"),
        "tax": ("PTU", "PTU A", "VAT A", "Kwota PTU B", "VAT", "Podatek PTU"), "rates": (23, 8, 5, 0),
        "street": ("ul. {w} {n}", "ul. {w} {n}/{n}", "al. {w} {n}", "pl. {w} {n}", "os. {w} {n}A", "UL. {w} {n}"),
        "towns": ("00-001 Warszawa", "30-059 Kraków", "90-001 Łódź", "50-106 Wrocław", "61-701 Poznań", "80-831 Gdańsk",
                  "20-002 Lublin", "15-092 Białystok", "35-060 RZESZÓW", "10-003 Olsztyn", "42-200 Częstochowa"),
        "taxid": ("NIP {ddd}-{ddd}-{dd}-{dd}", "NIP: {dddddddddd}", "NIP {ddd}-{dd}-{dd}-{ddd}", "REGON {ddddddddd}", "BDO {ddddddddd}", "NIP PL{dddddddddd}"),
        "phone": ("tel. {dd} {ddd} {dd} {dd}", "tel. {ddd} {ddd} {ddd}", "tel. ({dd}) {ddd}-{dd}-{dd}", "+48 {ddd} {ddd} {ddd}"),
        "legal": ("Sp. z o.o.", "S.A.", "sp.j.", "s.c.", "SP. Z O.O.", "Sp. k.", "P.H.U."),
        "goods": "mleko chleb masło ser żółty jajka banany jabłka marchew ziemniaki cebula kurczak wołowina łosoś kawa "
                 "herbata cukier mąka ryż makaron pomidory sałata ogórek jogurt sok woda piwo wino ciastka czekolada mydło "
                 "proszek baterie torba szynka kiełbasa olej ocet cytryna brzoskwinia truskawki szpinak lody bułka pączek "
                 "śmietana twaróg pierogi żurek barszcz schabowy kefir źródlana niegazowana drożdżówka orzechy słonecznik",
    },
    "ces": {
        "money": ("{} Kč", "{} CZK", "{}", "{}", "{} A", "Kč {}", "{},-"), "point": ",", "group": " ",
        "dates": ("%d.%m.%Y", "%d. %m. %Y", "%d.%m.%y", "%Y-%m-%d"),
        "tax": ("DPH", "DPH A", "DPH snížená", "Sazba DPH", "vč. DPH", "Základ DPH"), "rates": (21, 15, 12, 10, 0),
        "street": ("{w} {n}", "{w} {n}/{n}", "ul. {w} {n}", "nám. {w} {n}", "{w}ova {n}", "tř. {w} {n}"),
        "towns": ("110 00 Praha 1", "602 00 BRNO", "702 00 Ostrava", "301 00 Plzeň", "779 00 Olomouc", "460 01 Liberec",
                  "370 01 České Budějovice", "500 03 Hradec Králové", "400 01 Ústí nad Labem", "760 01 Zlín"),
        "taxid": ("DIČ: CZ{dddddddd}", "IČO {dddddddd}", "IČ: {ddd} {dd} {ddd} DIČ: CZ{dddddddd}", "DIČ CZ{ddddddddd}", "FIK: {hhhhhhhh}-{hhhh}-{hhhh}"),
        "phone": ("tel. {ddd} {ddd} {ddd}", "Tel.: +420 {ddd} {ddd} {ddd}", "tel: {ddddddddd}", "infolinka 800 {ddd} {ddd}"),
        "legal": ("s.r.o.", "a.s.", "spol. s r.o.", "v.o.s.", "k.s.", "S.R.O."),
        "goods": "mléko chléb máslo sýr vejce banány jablka mrkev brambory cibule kuře hovězí losos káva čaj cukr mouka "
                 "rýže těstoviny rajčata salát okurka jogurt džus voda pivo víno sušenky čokoláda mýdlo prášek baterie "
                 "taška šunka párky olej ocet citron broskev jahody špenát zmrzlina rohlík houska smetana tvaroh knedlík "
                 "svíčková guláš řízek hranolky polévka vývar minerálka perlivá ořechy křen žvýkačky účtenka tržba ďábel ťuk",
    },
}

SHOP_HEADS = ("Alba", "Nord", "Verde", "Sole", "Marka", "Linden", "Rio", "Tello", "Brisa", "Kolo", "Vesna", "Orsa", "Pino", "Helix",
              "Dorado", "Minto", "Fjell", "Costa", "Zelma", "Quino", "Bergmann", "Lumen", "Havel", "Tricolor", "Mistral", "Oakley",
              "Wexford", "Yarrow", "Juno", "Gala", "Ubald", "Xaver", "Iris", "Estrela", "Ceres")
SHOP_TAILS = ("Market", "mart", "Shop", "Store", "Foods", "Bio", "24", "Express", "City", "Plus", "Home", "Baumarkt", "Pharma", "Optik",
              "Café", "Bistro", "Pizzeria", "Bakery", "Apotheke", "Drogerie", "Tank", "Fashion", "Sport", "Books", "Elektro", "Garden",
              "Trattoria", "Boulangerie", "Mercado", "Sklep", "Kiosk", "Hotel", "Restaurant", "Bar", "Electronics", "Hardware")
PAYMENTS = ("VISA", "MASTERCARD", "Mastercard", "VISA DEBIT", "AMEX", "girocard", "Maestro", "CONTACTLESS", "Kontaktlos", "Bancontact",
            "PIN OK", "EC-Cash", "PayPal", "Apple Pay", "BLIK", "TWINT", "Debit Mastercard", "CARTE BANCAIRE", "AID: A0000000{dddddd}",
            "AUTH {dddddd}", "TID {dddddddd}", "Terminal-ID: {dddddddd}", "MID: {ddddddddd}", "PAN **** **** **** {dddd}",
            "************{dddd}", "XXXXXXXXXXXX{dddd}", "Card #: {dddd}", "Beleg-Nr. {dddd}", "Trace# {dddddd}", "EMV {hhhhhhhhhh}",
            "RRN {dddddddddddd}", "TVR {dddddddddd}", "APPROVED {dddddd}")
UNITS = ("kg", "g", "ml", "l", "L", "cl", "St", "Stk", "pcs", "x", "szt", "ks", "un", "ud", "pz", "pk", "EA", "KG", "LTR", "m", "500g", "1,5L", "6x0,5l")
