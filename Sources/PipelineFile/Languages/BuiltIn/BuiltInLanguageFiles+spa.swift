// Written by Scripts/embed-languages.sh from languages/spa.yaml: change that file, and run the script.
extension BuiltInLanguageFiles {
  static let spa = #"""
    # Spanish of Spain and the Americas: the words of receipts.
    # Words are compared without regard to case and accents. See Documentation/Languages.md.
    tallyroll_words: 1
    language: spa

    months:
      1: [enero]
      2: [febrero]
      3: [marzo]
      4: [abril]
      5: [mayo]
      6: [junio]
      7: [julio]
      8: [agosto]
      9: [septiembre, setiembre]
      10: [octubre]
      11: [noviembre]
      12: [diciembre]

    labels:
      # Sums
      total:
        [
          total, importe, importe total, total compra, total factura, suma, total eur, total euros,
          total ticket,
        ]
      total + inclusive: [total iva incluido, total iva incl, iva incluido, total con iva]
      total + exclusive: [total sin iva, importe neto, total neto]
      total + grand: [total factura, importe factura]
      due: [a pagar, total a pagar, importe a pagar, por pagar, neto a pagar, total a abonar, a cobrar]
      subtotal: [subtotal, sub total, base imponible, base imp, suma parcial]
      net: [neto]
      gross: [bruto]
      amount: [importe, valor, imp]
      balance: [saldo]
      after: [despues]
      # Taxes
      tax:
        [
          iva, impuesto, impuestos, cuota, cuota iva, total iva, igic, ieps, itbis, i v a, total impuestos,
        ]
      inclusive: [incluido, incluidos, incl, inc, con]
      exclusive: [sin, excluido]
      rate: [tipo, tipo iva]
      summary: [desglose, resumen, desglose iva]
      # What is taken off, added and handed over
      discount: [descuento, dto, dcto, rebaja, desc, promocion, descuentos, cupon, bonificacion]
      saving: [ahorro, ha ahorrado, ahorros, usted ahorra, su ahorro]
      rounding: [redondeo]
      tip: [propina]
      service: [servicio, cubierto, cubiertos]
      deposit: [deposito, envase]
      refund: [devolucion, reembolso, abono, nota de credito, factura rectificativa]
      paid:
        [
          pagado, entregado, entrega, recibido, pago, forma de pago, abonado, su entrega, cobrado,
          importe entregado,
        ]
      change: [cambio, devolucion, su cambio, vuelto, devuelto, vuelta, a devolver, cambio efectivo]
      # Ways to pay
      cash: [efectivo, contado, metalico, en efectivo, al contado]
      card:
        [
          tarjeta, tarjeta bancaria, tarjeta credito, tarjeta debito, visa, mastercard, tarj,
          tarjeta de credito,
        ]
      voucher: [vale, cheque regalo, tarjeta regalo, vales]
      transfer: [transferencia, domiciliacion, bizum]
      slip: [autorizacion, num autorizacion, comercio, operacion, no operacion, aid, n aut, aut]
      # Items
      quantity:
        [
          cant, cantidad, unidades, num articulos, n articulos, numero de articulos, cant articulos,
        ]
      items: [articulo, articulos, productos, lineas]
      unit: [kg, ud, uds, unidad]
      price: [precio, pvp, p unit, precio unitario, p u, pu, p unitario]
      description: [descripcion, concepto, detalle, producto, denominacion]
      points: [puntos]
      # Dates and numbers
      date: [fecha, fecha operacion, fecha y hora]
      date + issued: [fecha factura, fecha de factura, fecha de emision, fecha emision]
      time: [hora]
      other date:
        [
          vencimiento, valido, caduca, caducidad, entrega, hasta, valido hasta, devoluciones hasta,
        ]
      number:
        [
          factura no, ticket no, num factura, numero, factura, ticket, n factura, num ticket,
          factura simplificada, numero de factura, n ticket, nro ticket, no factura, fra, documento,
          folio, pedido, nro factura, operacion,
        ]
      tax id: [nif, cif, rfc, cuit, nit, rut, ruc, n i f, c i f, vat]
      phone: [tel, telefono, tlf, tfno, telf, fax, movil]
      # Who sells, who buys, what the paper is
      title:
        [
          ticket, factura, recibo, factura simplificada, nota, copia, ticket de compra, comprobante,
          ticket cliente,
        ]
      invoice: [factura]
      seller: [vendedor, proveedor, vendido por]
      customer: [comprador, destinatario, facturar a, cliente, socio, datos cliente, num cliente]
      legal form:
        [
          s l, s a, sl, sa, slu, s l u, c b, sc, s coop, s a de c v, sa de cv, s a u, sau, s de r l,
        ]
      business:
        [
          panaderia, farmacia, supermercado, supermercados, restaurante, cafeteria, tienda, carniceria,
          libreria, ferreteria, fruteria, pasteleria, taberna, meson, bodega, gasolinera, mercado, bar,
          hostal, heladeria, papeleria, pescaderia, peluqueria, estanco, zapateria, floristeria,
          comercial, churreria, pizzeria,
        ]
      address:
        [
          calle, avda, avenida, plaza, paseo, ctra, carretera, poligono, avd, pza, ronda, camino, colonia,
          cp, col,
        ]
      clerk:
        [
          caja, cajero, cajera, mesa, camarero, vendedor, comensales, atendido por, dependiente, empleado,
          terminal,
        ]
      greeting:
        [
          bienvenido, gracias, gracias por su visita, gracias por su compra, hasta pronto, muchas gracias,
          le atendio, le ha atendido, bienvenidos, vuelva pronto, gracias por su confianza,
        ]
      hours: [lunes, martes, miercoles, jueves, viernes, sabado, domingo, horario]
      terms: [cambios, devoluciones, conserve, no se admiten, plazo]

    countries:
      ES:
        currency: EUR
        dates: dmy
        dialling: ["+34"]
        evidence:
          3: [espana]
          2: [cif, madrid, barcelona, factura simplificada]
          1.5: [calle, valencia, sevilla]
          1: [avda, efectivo, base imponible, cuota]
          0.7: [tarjeta, gracias, importe]
          0.6: [nif]
          0.5: [sl]
          0.4: [iva]
      MX:
        currency: MXN
        dates: dmy
        evidence:
          3: [rfc, mexico, cfdi]
          0.5: [colonia]
      AR: { currency: ARS, dates: dmy }
      CO: { currency: COP, dates: dmy }

    """#
}
