extension Lexicon {
  /// English of all countries.
  static let english: [(Concepts, String)] = [
    (
      .total,
      "total, totals, ttl, tl, tot, total amount, total amt, total sum, bill total, total sales, total bill"
    ),
    (.total, "order total, invoice total, total price, total charge, total charges, total cost"),
    (
      [.total, .grand],
      "grand total, net total, final total, nett total, total payable, total to pay, bill amount"
    ),
    ([.total, .grand], "total amount payable, total invoice value, invoice amount, total net"),
    (
      .due,
      "due, amount due, total due, amount payable, balance due, net payable, to pay, payable, due amount"
    ),
    (.due, "please pay, amount to pay, total amount due, net amount payable, amount owed, sale amount"),
    (
      [.sub, .total],
      "sub total, subtotal, subttl, sub ttl, s total, sub tot, total before tax, sub total sales"
    ),
    (
      [.sub, .total], "net sales, merchandise total, food total, beverage total, items total, bill sub total"
    ),
    (
      .tax,
      "tax, gst, vat, sst, sales tax, state tax, city tax, county tax, local tax, taxes, cgst, sgst, igst"
    ),
    (.tax, "service tax, hst, pst, qst, tvq, tps, govt tax, government tax, tax amount, tax amt"),
    (.inclusive, "inclusive, incl, including, included, inc, includes, with, after tax, tax inclusive"),
    (.exclusive, "exclusive, excl, excluding, ex, before, without, before tax, tax exclusive, exc, exclude"),
    (.net, "net, nett"), (.gross, "gross"),
    (.quantity, "qty, quantity, quantities, count, no of items, number of items, item count, items sold"),
    (
      .quantity,
      "total qty, total quantity, total items, total item, total no of items, total pcs, total unit"
    ),
    (.items, "item, items, article, articles, product, products, line, lines"),
    (
      .unit,
      "pcs, pc, pkt, pkts, kg, kgs, lb, lbs, 1b, oz, unit, units, ltr, litre, litres, nos, ea, each, gal, gallons"
    ),
    (.saving, "saving, savings, you saved, you save, total saved, total savings, saved"),
    (.discount, "discount, disc, discounts, coupon, coupons, promo, promotion, less, rebate, off, markdown"),
    (.rounding, "rounding, round off, rounding adj, rounding adjustment, rnd adj, rounding adjust, roundoff"),
    (.rounding, "round adj, rounding amount, rounding off, rnd"),
    (
      [.total, .grand, .after], "rounded total, total rounded, total after rounding, rounded, total after adj"
    ),
    ([.total, .grand, .after], "total after discount, net after discount, total after rounding adj"),
    (.cash, "cash, cash tendered, cash payment, cash paid, cash received, cash tend"),
    (.card, "card, visa, mastercard, master, amex, american express, debit, credit, credit card, debit card"),
    (
      .card,
      "maestro, eftpos, contactless, unionpay, discover, master card, jcb, apple pay, google pay, mydebit"
    ),
    (
      .paid,
      "paid, pay, accepted, tendered, tender, amount paid, payment, payments, received, amount received, amount tendered"
    ),
    (
      .paid,
      "paid amount, payment received, amt paid, tend, total paid, total payment, total tendered, charged"
    ),
    (.change, "change, change due, balance returned, your change, cash change, change given, cash back"),
    (.change, "total change, change amount, cashback, charge due, changes"),
    (.tip, "tip, tips, gratuity"),
    (.suggested, "suggested, suggestion, suggested tip, tip guide, recommended"),
    (
      .service, "service charge, svc charge, serv charge, svc chg, svr chg, service chg, srv charge, s charge"
    ),
    (.points, "points, point, reward, rewards, stamps, bonus points, loyalty"),
    (.balance, "balance, bal, outstanding"),
    (.price, "price, u price, unit price, u p, uprice, s price, unit, rate, rsp"),
    (.amount, "amount, amt, value"),
    (.description, "description, desc, item desc, particulars, item name, item code, details, code"),
    (.summary, "summary, breakdown, analysis, gst summary, tax summary, vat analysis, tax code, vat summary"),
    (.rate, "rate"),
    (
      .date, "date, dated, date time, trans date, doc date"
    ),
    (.date, "transaction date, purchase date, business date, issued, sale date"),
    (
      [.date, .issued],
      "invoice date, bill date, receipt date, inv date, date of issue, issue date, date issued, tax point"
    ),
    (.otherDate, "order date, ordered on, version, as per, due"),
    (.time, "time"),
    (
      .otherDate,
      "due date, expiry, exp, expires, expire, valid until, valid till, return by, due on, payment due"
    ),
    (
      .otherDate,
      "valid, validity, delivery date, best before, warranty, printed, print date, printed on, until"
    ),
    (.otherDate, "not valid, dob, birth, expiry date, effective, since, due by, pay by, redeem by, before"),
    (
      .otherDate,
      "return before, original receipt, original sale, original date, exchange before, ship date, shipped, period, from"
    ),
    (.number, "invoice no, receipt no, inv no, bill no, doc no, document no, check no, order no, ticket no"),
    (.number, "receipt number, invoice number, bill number, order number, trans no, transaction no, slip no"),
    (
      .number,
      "check, chk, rcpt, invoice, receipt, bill, doc, order, ticket, trans, rcpt no, tran, ref no, cb no"
    ),
    (
      .taxID,
      "gst id, gst no, gst reg no, gst reg, vat no, vat reg no, vat reg, vat number, tax id, gst id no, abn"
    ),
    (
      .taxID,
      "gstin, gst registration no, gst number, tin, ein, sst no, sst id, tax no, sst reg no, vat registration"
    ),
    (
      .register,
      "co reg no, company no, reg no, co no, roc no, company reg no, registration no, rob no, biz reg, roc"
    ),
    (.register, "co reg, company registration no, co registration no, business no, uen, cin, reg"),
    (
      .phone,
      "tel, telephone, phone, fax, tel fax, mobile, hp, contact, ph, hotline, tel no, fax no, call, h p"
    ),
    (
      .address,
      "street, st, road, rd, avenue, ave, lane, boulevard, blvd, drive, dr, suite, floor, ground floor"
    ),
    (
      .address,
      "square, highway, hwy, parkway, unit, lot, block, blk, level, park, building, plaza, mall, city"
    ),
    (
      .address,
      "hill, terrace, court, place, ste, po box, p o box, no, centre, center, garden, east, west, north"
    ),
    (
      .legalForm,
      "ltd, limited, llc, inc, plc, llp, pte ltd, pty ltd, corp, corporation, pvt ltd, co ltd, pte, pty"
    ),
    (
      .business,
      "restaurant, store, stores, shop, mart, market, supermarket, hypermarket, cafe, coffee, bakery"
    ),
    (
      .business,
      "trading, enterprise, hardware, pharmacy, bookstore, books, kitchen, grill, bar, pub, diner, hotel"
    ),
    (
      .business,
      "enterprises, motor, motors, electrical, stationery, stationers, gift, gifts, station, service station"
    ),
    (
      .business,
      "petrol, supplies, marketing, company, co, group, industries, food, foods, bistro, house, deli"
    ),
    (
      .business,
      "pizza, burger, sushi, express, minimarket, mini market, grocery, groceries, salon, clinic, dental"
    ),
    (
      .business,
      "furniture, fashion, sports, toys, electronics, garage, parking, taxi, cab, airlines, inn, resort"
    ),
    (
      .business,
      "holdings, international, retail, services, solutions, products, bros, brothers, sons, associates"
    ),
    (
      .title,
      "tax invoice, simplified tax invoice, receipt, cash receipt, sales receipt, cash bill, cash sales"
    ),
    (
      .title,
      "official receipt, invoice, bill, tax receipt, sales invoice, guest check, guest bill, duplicate, copy"
    ),
    (.title, "reprint, original, customer copy, merchant copy, cash sale, order, receipt voucher, statement"),
    (.seller, "sold by, seller, vendor, supplier, issued by, bill from, payable to"),
    (.invoice, "invoice, tax invoice, sales invoice, commercial invoice"),
    (
      .greeting,
      "welcome, welcome to, thank, thank you, thanks, please come again, come again, have a nice day"
    ),
    (.greeting, "enjoy, see you, hello, please, visit us, follow us, like us, happy"),
    (
      .clerk,
      "cashier, table, server, terminal, counter, till, operator, clerk, salesperson, user, pos, station"
    ),
    (
      .clerk,
      "staff, shift, reg, register, lane, host, waiter, covers, cover, pax, guests, guest, attendant, served by"
    ),
    (
      .clerk,
      "pump, cashier name, sales person, you were served by, token, queue, trace, session, slno, workstation"
    ),
    (.web, "www, http, https, com, email, e mail, website, facebook, instagram, web, net, org"),
    (.refund, "refund, refunded, credit note, return, returns, void, credit memo"),
    (.deposit, "deposit, bottle deposit, crv"),
    (.voucher, "voucher, vouchers, gift card, giftcard, gift voucher"),
    (.transfer, "bank transfer, wire transfer, transfer, direct debit, giro, ach"),
    (.cheque, "cheque, check payment"),
    (
      .wallet,
      "paypal, touch n go, grabpay, boost, alipay, wechat pay, ewallet, e wallet, paynow, upi, paytm, venmo"
    ),
    (.after, "after"),
    (
      .customer,
      "member, membership, customer, bill to, ship to, sold to, attn, loyalty card, deliver to, member no"
    ),
    (.customer, "buyer, client, billed to, guest name, customer name, account, cust, deliver"),
    (
      .hours,
      "mon, tue, wed, thu, fri, sat, sun, monday, tuesday, wednesday, thursday, friday, saturday, sunday"
    ),
    (.hours, "opening hours, open daily, business hours, operating hours, open"),
    (
      .slip,
      "aid, auth, auth code, approval, approval code, appr code, terminal id, tid, mid, merchant id, arqc, rrn"
    ),
    (
      .slip,
      "batch, batch no, pan seq, tvr, tsi, app code, host, stan, entry mode, signature, cardholder, card no"
    ),
    (
      .terms, "refundable, exchange, policy, goods sold, returnable, non refundable, terms, conditions, goods"
    ),
    (.terms, "exchangeable, within, warranty, retain, keep, proof of purchase"),
  ]
}
