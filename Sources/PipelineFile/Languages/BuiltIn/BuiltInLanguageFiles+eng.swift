// Written by Scripts/embed-languages.sh from languages/eng.yaml: change that file, and run the script.
extension BuiltInLanguageFiles {
  static let eng = #"""
    # English of all countries: the words of receipts.
    # Words are compared without regard to case and accents. See Documentation/Languages.md.
    tallyroll_words: 1
    language: eng
    beside: [msa]

    months:
      1: [january, jan]
      2: [february, feb]
      3: [march, mar]
      4: [april, apr]
      5: [may]
      6: [june, jun]
      7: [july, jul]
      8: [august, aug]
      9: [september, sep, sept]
      10: [october, oct]
      11: [november, nov]
      12: [december, dec]

    # Words of everyday text that tell this language from others.
    common:
      [
        all, and, any, are, been, call, for, from, have, how, like, not, only, our, please, shop, terms,
        than, the, this, visit, was, will, with, within, you, your,
      ]

    labels:
      # Sums
      total:
        [
          total, totals, ttl, tl, tot, total amount, total amt, total sum, bill total, total sales,
          total bill, order total, invoice total, total price, total charge, total charges, total cost,
          total inr, sale total, total fare, purchase total, order amount, total sale,
        ]
      total + grand:
        [
          grand total, net total, final total, nett total, total payable, total to pay, bill amount,
          total amount payable, total invoice value, invoice amount, total net, g total, grand ttl,
          grand tot, nett amount payable,
        ]
      total + grand + after:
        [
          rounded total, total rounded, total after rounding, rounded, total after adj,
          total after discount, net after discount, total after rounding adj,
        ]
      due:
        [
          due, amount due, total due, amount payable, balance due, net payable, to pay, payable,
          due amount, please pay, amount to pay, total amount due, net amount payable, amount owed,
          sale amount, amt due, balance to pay, total to be paid, nett payable, pay this amount,
          balance payable, total amount payable now, amount now due,
        ]
      subtotal:
        [
          sub total, subtotal, subttl, sub ttl, s total, sub tot, total before tax, sub total sales,
          net sales, merchandise total, food total, beverage total, items total, bill sub total,
        ]
      net: [net, nett]
      gross: [gross]
      amount: [amount, amt, value]
      balance: [balance, bal, outstanding]
      after: [after]
      # Taxes
      tax:
        [
          tax, gst, vat, sst, sales tax, state tax, city tax, county tax, local tax, taxes, cgst, sgst,
          igst, service tax, hst, pst, qst, tvq, tps, govt tax, government tax, tax amount, tax amt,
          vat amount, vat amt, gst amount, gst amt, total tax, utgst, cess, provincial tax, federal tax,
          liquor tax, meals tax, sales tx,
        ]
      inclusive: [inclusive, incl, including, included, inc, includes, with, after tax, tax inclusive]
      exclusive:
        [
          exclusive, excl, excluding, ex, before, without, before tax, tax exclusive, exc, exclude,
        ]
      rate: [rate]
      summary:
        [
          summary, breakdown, analysis, gst summary, tax summary, vat analysis, tax code, vat summary,
        ]
      # What is taken off, added and handed over
      discount:
        [
          discount, disc, discounts, coupon, coupons, promo, promotion, less, rebate, "off", markdown,
          multi buy, multibuy, price reduction, member discount, staff discount, senior discount,
          store coupon, mfr coupon, special offer,
        ]
      saving:
        [
          saving, savings, you saved, you save, total saved, total savings, saved, you ve saved,
          your savings, today s savings, todays savings, amount saved, savings today, total you saved,
          next purchase, next visit, next shop, next fill,
        ]
      rounding:
        [
          rounding, round off, rounding adj, rounding adjustment, rnd adj, rounding adjust, roundoff,
          round adj, rounding amount, rounding off, rnd, rounding diff, rounding difference,
          cash rounding, rounded off, rounding adjustments, swedish rounding,
        ]
      tip: [tip, tips, gratuity, tip amount, gratuities]
      suggested: [suggested, suggestion, suggested tip, tip guide, recommended]
      service:
        [
          service charge, svc charge, serv charge, svc chg, svr chg, service chg, srv charge, s charge,
          service fee, svc chrg, serv chrg, service chrg, optional service charge,
          discretionary service charge, opt svc chg, servicecharge, auto gratuity, cover charge,
          opt service, optional service, discretionary service,
        ]
      deposit:
        [
          deposit, bottle deposit, crv, container deposit, refundable deposit, bottle return, ca crv,
          ca redemp,
        ]
      refund:
        [
          refund, refunded, credit note, return, returns, void, credit memo, exchange credit, voided,
        ]
      paid:
        [
          paid, pay, accepted, tendered, tender, amount paid, payment, payments, received,
          amount received, amount tendered, paid amount, payment received, amt paid, tend, total paid,
          total payment, total tendered, charged, you paid, pymt, amt tendered, amt recd, payment amount,
          payment method, payment type, paid in full, inserted, amount inserted, coins inserted,
        ]
      change:
        [
          change, change due, balance returned, your change, cash change, change given, cash back,
          total change, change amount, cashback, charge due, changes, amount returned, amt returned,
          ur change, change rm,
        ]
      # Ways to pay
      cash: [cash, cash tendered, cash payment, cash paid, cash received, cash tend]
      card:
        [
          card, visa, mastercard, master, amex, american express, debit, credit, credit card, debit card,
          maestro, eftpos, contactless, unionpay, discover, master card, jcb, apple pay, google pay,
          mydebit, interac, rupay, nets, paywave, paypass, eft, card sale, card payment, card payments,
          debit sale, credit sale, chip and pin, card ending, card ending in,
        ]
      voucher:
        [
          voucher, vouchers, gift card, giftcard, gift voucher, gift certificate, store credit,
          luncheon voucher,
        ]
      transfer:
        [
          bank transfer, wire transfer, transfer, direct debit, giro, ach, bacs, instant eft,
          faster payment, interac e transfer,
        ]
      cheque: [cheque, check payment]
      wallet:
        [
          paypal, touch n go, grabpay, boost, alipay, wechat pay, ewallet, e wallet, paynow, upi, paytm,
          venmo, phonepe, gpay, bhim, shopeepay, duitnow, favepay, snapscan, zapper, google wallet,
          cash app,
        ]
      slip:
        [
          aid, auth, auth code, approval, approval code, appr code, terminal id, tid, mid, merchant id,
          arqc, rrn, batch, batch no, pan seq, tvr, tsi, app code, host, stan, entry mode, signature,
          cardholder, card no, acquirer, retrieval ref, cardholder copy, customer not present,
          verified by pin, pin verified, pin ok, auth no, auth id, merchant no, terminal no,
        ]
      # Items
      quantity:
        [
          qty, quantity, quantities, count, no of items, number of items, item count, items sold,
          total qty, total quantity, total items, total item, total no of items, total pcs, total unit,
          total items sold, items purchased, no of item, number of items sold, total pieces, total units,
          items count, qty total, no items,
        ]
      items: [item, items, article, articles, product, products, line, lines]
      unit:
        [
          pcs, pc, pkt, pkts, kg, kgs, lb, lbs, 1b, oz, unit, units, ltr, litre, litres, nos, ea, each,
          gal, gallons, gms, kwh, dozen,
        ]
      price: [price, u price, unit price, u p, uprice, s price, unit, rate, rsp]
      description: [description, desc, item desc, particulars, item name, item code, details, code]
      points:
        [
          points, point, reward, rewards, stamps, bonus points, loyalty, points earned, points balance,
          points redeemed, bonus pts, pts,
        ]
      # Dates and numbers
      date:
        [
          date, dated, date time, trans date, doc date, transaction date, purchase date, business date,
          issued, sale date, inv dt, bill dt, trx date, txn date, tran date, date of purchase,
          date of supply, date of sale, purchased on, sold on,
        ]
      date + issued:
        [
          invoice date, bill date, receipt date, inv date, date of issue, issue date, date issued,
          tax point,
        ]
      time: [time]
      issued:
        [
          bought on, issued on,
        ]
      other date:
        [
          order date, ordered on, version, as per, due, due date, expiry, exp, expires, expire,
          valid until, valid till, return by, due on, payment due, valid, validity, delivery date,
          best before, warranty, printed, print date, printed on, until, not valid, dob, birth,
          expiry date, effective, since, due by, pay by, redeem by, before, return before,
          original receipt, original sale, original date, exchange before, ship date, shipped, period,
          from, use by, sell by, valid thru, valid through, exp date, expires on, collection date,
          delivered on, check in, check out, arrival date, departure date, return until, exchange until,
          member since, last visit, next visit, next service, estimated delivery, pay before, established,
          opening since,
          original invoice, original purchase, show date, event date, travel date, arrival,
          departure, ref invoice, date of original invoice,
        ]
      number:
        [
          invoice no, receipt no, inv no, bill no, doc no, document no, check no, order no, ticket no,
          receipt number, invoice number, bill number, order number, trans no, transaction no, slip no,
          check, chk, rcpt, invoice, receipt, bill, doc, order, ticket, trans, rcpt no, tran, ref no,
          cb no, txn no, tran no, receipt id, invoice id, tax invoice no, transaction id, trans id,
          slip number, docket no, ref number, reference no, folio no, txn id, folio,
        ]
      tax id:
        [
          gst id, gst no, gst reg no, gst reg, vat no, vat reg no, vat reg, vat number, tax id, gst id no,
          abn, gstin, gst registration no, gst number, tin, ein, sst no, sst id, tax no, sst reg no,
          vat registration, hst no, gst hst, gst hst no, vat registration no, vat reg number, vat id,
          gst reg number, ird no, trn, gst registration number, service tax id, sst registration no, fein,
          pst no,
        ]
      register:
        [
          co reg no, company no, reg no, co no, roc no, company reg no, registration no, rob no, biz reg,
          roc, co reg, company registration no, co registration no, business no, uen, cin, reg, acn, brn,
          nzbn, company number, registered number, co reg number, ssm, crn,
        ]
      phone:
        [
          tel, telephone, phone, fax, tel fax, mobile, hp, contact, ph, hotline, tel no, fax no, call, h p,
        ]
      # Who sells, who buys, what the paper is
      title:
        [
          tax invoice, simplified tax invoice, receipt, cash receipt, sales receipt, cash bill,
          cash sales, official receipt, invoice, bill, tax receipt, sales invoice, guest check,
          guest bill, duplicate, copy, reprint, original, customer copy, merchant copy, cash sale, order,
          receipt voucher, statement, sales docket, till receipt, vat receipt, sale receipt,
          bill of supply, e receipt, sales slip, transaction receipt, payment receipt, fuel receipt,
          parking receipt, merchant receipt, customer receipt,
        ]
      invoice: [invoice, tax invoice, sales invoice, commercial invoice]
      operated by:
        [
          operated by, owned by, managed by, proprietor, prop, franchise of, franchisee,
          a division of, part of, run by, licensed to,
        ]
      seller: [sold by, seller, vendor, supplier, issued by, bill from, payable to]
      customer:
        [
          member, membership, customer, bill to, ship to, sold to, attn, loyalty card, deliver to,
          member no, buyer, client, billed to, guest name, customer name, account, cust, deliver,
        ]
      legal form:
        [
          ltd, limited, llc, inc, plc, llp, pte ltd, pty ltd, corp, corporation, pvt ltd, co ltd, pte,
          pty, l l c, pty limited, pte limited, private limited, proprietary limited, p l c, teoranta,
          incorporated, dac, co op,
        ]
      business:
        [
          restaurant, store, stores, shop, mart, market, supermarket, hypermarket, cafe, coffee, bakery,
          trading, enterprise, hardware, pharmacy, bookstore, books, kitchen, grill, bar, pub, diner,
          hotel, enterprises, motor, motors, electrical, stationery, stationers, gift, gifts, station,
          service station, petrol, supplies, marketing, company, co, group, industries, food, foods,
          bistro, house, deli, pizza, burger, sushi, express, minimarket, mini market, grocery, groceries,
          salon, clinic, dental, furniture, fashion, sports, toys, electronics, garage, parking, taxi,
          cab, airlines, inn, resort, holdings, international, retail, services, solutions, products,
          bros, brothers, sons, associates,
        ]
      address:
        [
          street, st, road, rd, avenue, ave, lane, boulevard, blvd, drive, dr, suite, floor, ground floor,
          square, highway, hwy, parkway, unit, lot, block, blk, level, park, building, plaza, mall, city,
          hill, terrace, court, place, ste, po box, p o box, "no", centre, center, garden, east, west,
          north,
        ]
      clerk:
        [
          cashier, table, server, terminal, counter, till, operator, clerk, salesperson, user, pos,
          station, staff, shift, reg, register, lane, host, waiter, covers, cover, pax, guests, guest,
          attendant, served by, pump, cashier name, sales person, you were served by, token, queue, trace,
          session, slno, workstation, your server, you were helped by, your cashier, operator id, till no,
          register no,
        ]
      web: [www, http, https, com, email, e mail, website, facebook, instagram, web, net, org]
      greeting:
        [
          welcome, welcome to, thank, thank you, thanks, please come again, come again, have a nice day,
          enjoy, see you, hello, please, visit us, follow us, like us, happy,
        ]
      hours:
        [
          mon, tue, wed, thu, fri, sat, sun, monday, tuesday, wednesday, thursday, friday, saturday,
          sunday, opening hours, open daily, business hours, operating hours, open,
        ]
      terms:
        [
          refundable, exchange, policy, goods sold, returnable, non refundable, terms, conditions, goods,
          exchangeable, within, warranty, retain, keep, proof of purchase,
        ]

    countries:
      IE:
        currency: EUR
        dates: dmy
        dialling: ["+353"]
        evidence:
          3: [ireland, dublin]
          2: [galway, eircode, teoranta]
          1: [drs]
          0.4: [vat]
      GB:
        currency: GBP
        own_currency: true
        dates: dmy
        dialling: ["+44"]
        evidence:
          3: [united kingdom]
          2: [london, england, scotland]
          1: [vat no, plc, vat reg]
          0.8: [vat]
      SG:
        currency: SGD
        own_currency: true
        dates: dmy
        dialling: ["+65"]
        evidence:
          3: [singapore]
          2: [pte ltd]
          1.5: [uen]
      AU:
        currency: AUD
        own_currency: true
        dates: dmy
        dialling: ["+61"]
        evidence:
          3: [abn, australia]
          2: [pty ltd]
          1.5: [sydney, melbourne, brisbane]
          1: [eftpos, acn, nsw, qld]
          0.4: [gst]
      NZ:
        currency: NZD
        dates: dmy
        dialling: ["+64"]
        evidence:
          4: [new zealand]
          3: [nzbn]
          2: [auckland]
          0.2: [gst]
      IN:
        currency: INR
        own_currency: true
        dates: dmy
        dialling: ["+91"]
        evidence:
          4: [gstin]
          3: [cgst, sgst, india]
          2: [igst, pvt ltd, mumbai, bengaluru, bangalore, delhi, rupees, fssai, hyderabad, chennai, kolkata]
          1.5: [kirana, nagpur, pune]
          1: [mrp, atta]
      ZA:
        currency: ZAR
        own_currency: true
        dates: dmy
        dialling: ["+27"]
        evidence:
          4: [south africa]
          3: [johannesburg, pretoria, durban, cape town]
          1.5: [pty ltd]
          0.4: [vat, braai, cnr]
      US:
        currency: USD
        dates: mdy
        evidence:
          3: [united states]
          2: [sales tax, usa, state tax, county tax]
          1: [gratuity, zip]
          0.6: [llc, blvd]
          0.5: [inc, suite]
          0.3: [ave]
          0.2: [subtotal, auth code]
      CA:
        currency: CAD
        dates: mdy
        evidence:
          3: [canada]
          2: [hst, qst, tvq, ontario, quebec, toronto, interac]
          1.5: [pst, tps]

    """#
}
