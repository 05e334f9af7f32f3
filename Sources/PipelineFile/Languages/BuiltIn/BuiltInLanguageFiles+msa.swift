// Written by Scripts/embed-languages.sh from languages/msa.yaml: change that file, and run the script.
extension BuiltInLanguageFiles {
  static let msa = #"""
    # Malay as printed beside English in Malaysia, and Indonesian: the words of receipts.
    # Words are compared without regard to case and accents. See Documentation/Languages.md.
    tallyroll_words: 1
    language: msa

    months:
      1: [januari]
      2: [februari]
      3: [maret]
      4: [april]
      5: [mei]
      6: [jun, juni]
      7: [julai, juli]
      8: [ogos, agustus]
      9: [september]
      10: [oktober]
      11: [november]
      12: [disember, desember]

    # Words of everyday text that tell this language from others.
    common:
      [
        akan, anda, atau, barang, boleh, dan, dari, dengan, dijual, ini, kami, kepada, sila, tidak, untuk,
        yang,
      ]

    labels:
      # Sums
      total: [jumlah, jumlah besar, jumlah keseluruhan, jml]
      due: [jumlah perlu dibayar, jumlah bayaran]
      subtotal: [jumlah kecil]
      # Taxes
      tax: [cukai, ppn, cbp]
      # What is taken off, added and handed over
      discount: [diskaun]
      rounding: [pelarasan, penggenapan]
      change: [baki, kembali, kembalian, wang baki]
      # Ways to pay
      cash: [tunai]
      # Items
      quantity: [kuantiti, bil]
      # Dates and numbers
      date: [tarikh, tanggal]
      time: [masa]
      number: [no resit, no invois, resit]
      # Who sells, who buys, what the paper is
      title: [resit, invois cukai, resit rasmi, invois]
      legal form: [sdn bhd, sdn, bhd, sdn berhad, berhad, s b, s dn bhd, sdnbhd, m sdn bhd]
      business:
        [
          perniagaan, kedai, restoran, pasar, pasaraya, kedai runcit, syarikat, farmasi, klinik, stesen,
          perusahaan, pemborong, kopitiam, makanan, butik, bengkel, kedai makan, kedai buku, gerai,
          pembekal, niaga,
        ]
      address:
        [
          jalan, jln, taman, tmn, lorong, kampung, kg, seksyen, batu, bandar, persiaran, lebuh, pusat,
          wisma, kompleks, tingkat, selangor, johor, johor bahru, kuala lumpur, penang, pulau pinang,
          melaka, perak, kedah, sabah, sarawak, shah alam, petaling jaya, klang, puchong, subang jaya,
          negeri sembilan, pahang, kajang, cheras, ipoh, seremban, wilayah persekutuan, malaysia,
          singapore,
        ]
      greeting: [terima kasih, selamat datang, sila datang lagi]

    countries:
      MY:
        currency: MYR
        own_currency: true
        dates: dmy
        dialling: ["+60"]
        evidence:
          4: [malaysia]
          3: [sdn bhd, sdnbhd, kuala lumpur]
          2: [bhd, berhad, selangor, johor, shah alam, penang, melaka, petaling jaya, ringgit]
          1.5: [jalan, jln, klang, puchong]
          1: [taman, perak, sabah, sarawak, sst, seksyen, terima kasih, tunai, cheras, kajang, ipoh]
          0.3: [gst]
      ID:
        currency: IDR
        own_currency: true
        dates: dmy

    """#
}
