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

    # Words of everyday text that tell this language from others.
    common:
      [
        compra, con, del, esta, este, está, gracias, hasta, las, los, más, nos, nuestra, nuestro, para,
        por, sus, todos, una, usted,
      ]

    labels:
      # Sums
      total:
        [
          total, importe, importe total, total compra, total factura, suma, total eur, total euros,
          total ticket, total mxn, total clp, total cop, total ars, total a cobrar, importe del total,
          total venta, total general, importe eur, total de la compra, total documento, total neto a pagar,
        ]
      total + inclusive: [total iva incluido, total iva incl, iva incluido, total con iva]
      total + exclusive: [total sin iva, importe neto, total neto]
      total + grand:
        [
          total factura, importe factura, importe total factura, gran total, total final, monto total,
        ]
      due:
        [
          a pagar, total a pagar, importe a pagar, por pagar, neto a pagar, total a abonar, a cobrar,
          total a pagar eur, valor a pagar, monto a pagar, saldo a pagar, importe total a pagar,
          neto a cobrar, pendiente de pago, importe pendiente,
        ]
      subtotal:
        [
          subtotal, sub total, base imponible, base imp, suma parcial, sub tot, suma y sigue, total bruto,
          subtotales, total parcial, monto neto, base iva, neto gravado, base gravable, subtot,
          subtotal sin descuentos, subtot sin descuentos,
        ]
      net: [neto, valor neto, monto neto]
      gross: [bruto]
      amount: [importe, valor, imp, impte, monto, imp total, vr total]
      balance: [saldo]
      after: [despues]
      # Taxes
      tax:
        [
          iva, impuesto, impuestos, cuota, cuota iva, total iva, igic, ieps, itbis, i v a,
          total impuestos, iva incluido, i v a incluido, total iva eur, recargo de equivalencia, r e,
          iepc, ipoconsumo, impoconsumo, inc 8, iva 19, igv, total cuota, cuotas, impuestos incluidos,
          iva general, iva reducido, impuesto al consumo, ipsi, cuota de iva,
        ]
      inclusive: [incluido, incluidos, incl, inc, con, incluye, incluida]
      exclusive: [sin, excluido, no incluido, excento]
      rate: [tipo, tipo iva]
      summary:
        [
          desglose, resumen, desglose iva, desglose de iva, detalle iva, resumen iva, resumen de iva,
          desglose de impuestos,
        ]
      # What is taken off, added and handed over
      discount:
        [
          descuento, dto, dcto, rebaja, desc, promocion, descuentos, cupon, bonificacion, dscto, descto,
          dto promo, dctos, desctos, bonif, rebajas, cheque ahorro, vale descuento, dto socio,
          descuento promocional,
        ]
      saving:
        [
          ahorro, ha ahorrado, ahorros, usted ahorra, su ahorro, ahorro total, total ahorro, has ahorrado,
          ud ahorra, su ahorro hoy, usted ahorro, ahorraste, total ahorrado, próximo repostaje,
          próxima compra, en su próxima compra, en próximo repostaje,
        ]
      rounding: [ajuste sencillo, redondeo, redondeos, ajuste redondeo, ajuste por redondeo, ley redondeo, redondeo ley]
      tip: [propina, propina sugerida, propina voluntaria, propinas]
      service:
        [
          servicio, cubierto, cubiertos, servicio a mesa, cargo por servicio, cubierto servicio,
          servicio de mesa, pan y cubierto, servicio voluntario,
        ]
      deposit: [deposito, envase, depósito envase]
      refund:
        [
          devolucion, reembolso, abono, nota de credito, factura rectificativa, factura de abono, devol,
          anulación, reintegro, nota crédito, vale devolución, anulado, reembolsado,
          devolución de mercancía,
        ]
      paid:
        [
          pagado, entregado, entrega, recibido, pago, forma de pago, abonado, su entrega, cobrado,
          importe entregado, importe recibido, total pagado, medio de pago, medios de pago, pagos,
          método de pago, pagó con, su pago, cantidad entregada, paga con, total recibido, forma pago,
          importe pagado, pagado con, introducido, insertado, importe introducido,
        ]
      paid + cash: [recibido efectivo, entregado efectivo]
      change:
        [
          cambio, devolucion, su cambio, vuelto, devuelto, vuelta, a devolver, cambio efectivo,
          cambio eur, a devolver eur, su vuelto, cambio a devolver, entregar cambio,
        ]
      # Ways to pay
      cash:
        [
          efectivo, contado, metalico, en efectivo, al contado, efvo, efectivo mxn, pago en efectivo,
          entrega efectivo, pago efectivo, efect, moneda nacional,
        ]
      card:
        [
          tarjeta, tarjeta bancaria, tarjeta credito, tarjeta debito, visa, mastercard, tarj,
          tarjeta de credito, tarjeta de débito, pago con tarjeta, pago tarjeta, tarjeta de crédito visa,
          tpv, tarjeta visa, tarj crédito, tarj débito, datáfono, redcompra, transbank, webpay,
          tarj bancaria, redsys, débito, crédito, t crédito, t débito,
        ]
      voucher:
        [
          vale, cheque regalo, tarjeta regalo, vales, vales de despensa, cheque restaurante,
          ticket restaurant, cheque gourmet, vale compra, cheque comida,
        ]
      transfer:
        [
          transferencia, domiciliacion, bizum, transferencia bancaria, recibo domiciliado, spei,
          transferencia electrónica, adeudo directo,
        ]
      wallet: [mercado pago, nequi, daviplata]
      slip:
        [
          autorizacion, num autorizacion, comercio, operacion, no operacion, aid, n aut, aut,
          nº autorización, cod autorización, operación autorizada, comercio nº, núm comercio, aut no,
          ref tarjeta, copia comercio, contactless visa, no requiere firma, lectura chip, arqc, afiliación,
        ]
      # Items
      quantity:
        [
          cant, cantidad, unidades, num articulos, n articulos, numero de articulos, cant articulos,
          total articulos, total unidades, artículos vendidos, no artículos, cantidad de artículos,
          total de artículos, productos vendidos, total piezas, núm art, total prendas,
        ]
      items: [articulo, articulos, productos, lineas, ítems, producto, partidas]
      unit: [kg, ud, uds, unidad, kgs, pza, pzas, litros, lts]
      price:
        [
          precio, pvp, p unit, precio unitario, p u, pu, p unitario, pr unit, prec, precio ud, p v p,
          precio u, valor unitario, p un, euros ud, precio kg, valor unit,
        ]
      description:
        [
          descripcion, concepto, detalle, producto, denominacion, artículo descripción, descrip,
          desc producto,
        ]
      points: [puntos]
      # Dates and numbers
      date:
        [
          fecha, fecha operacion, fecha y hora, fecha venta, fecha de venta, fecha compra,
          fecha de compra, fecha ticket, fecha hora, fecha y hora de emisión, fecha transaccion,
          f emisión, fecha doc,
        ]
      date + issued: [fecha factura, fecha de factura, fecha de emision, fecha emision]
      time: [hora]
      issued:
        [
          vendido el, comprado el, emitido el, vendido,
        ]
      other date:
        [
          vencimiento, valido, caduca, caducidad, entrega, hasta, valido hasta, devoluciones hasta,
          fecha vencimiento, fecha de vencimiento, fecha de caducidad, fecha entrega, fecha de entrega,
          fecha limite, fecha límite de pago, consumir antes, plazo de devolución, válido del, vigencia,
          vence, fecha resolución, fecha autorización, inicio de actividades, inicio actividades,
          fecha llegada, fecha salida, cambios hasta, garantía,
          viaje, sesión, función, factura original, ref factura, rectifica a, factura rectificada,
          evento, ticket original, fecha de salida, fecha viaje,
        ]
      number:
        [
          factura no, ticket no, num factura, numero, factura, ticket, n factura, num ticket,
          factura simplificada, numero de factura, n ticket, nro ticket, no factura, fra, documento,
          folio, pedido, nro factura, operacion, nº ticket, fra simplificada, factura simplificada nº,
          n de factura, boleta n, boleta electrónica, boleta, nro comp, comp nro, comprobante nro,
          folio fiscal, remisión, consecutivo, factura de venta, núm operación, n operación, nº operación,
          nº pedido, tk, recibo, nº recibo, recibo nº, serie y folio, nro comprobante,
        ]
      tax id:
        [
          nif, cif, rfc, cuit, nit, rut, ruc, n i f, c i f, vat, nif cif, c i f nº, rfc emisor, nit no,
          r u t, r f c, c u i t, ing brutos, iibb, cuit nro, rut emisor, n i t,
        ]
      register: [registro mercantil, reg mercantil, r m, resolución dian, régimen fiscal, inscrita]
      phone:
        [
          tel, telefono, tlf, tfno, telf, fax, movil, tfn, teléf, tel fax, whatsapp, atención al cliente,
          celular,
        ]
      # Who sells, who buys, what the paper is
      title:
        [
          ticket, factura, recibo, factura simplificada, nota, copia, ticket de compra, comprobante,
          ticket cliente, ticket de venta, recibo de compra, documento equivalente, comprobante de pago,
          nota de venta, boleta de venta, tique, tiquet, copia para el cliente, copia cliente, duplicado,
          comprobante fiscal, resguardo, justificante de compra, tiquete, representación impresa,
        ]
      invoice: [factura]
      operated by:
        [
          explotado por, explotada por, titular, regentado por, propietario, operado por,
          gestionado por, una empresa de,
        ]
      seller: [vendedor, proveedor, vendido por]
      customer:
        [
          comprador, destinatario, facturar a, cliente, socio, datos cliente, num cliente,
          datos del cliente, consumidor final, cliente final, público en general, nombre cliente,
          razón social cliente, señor es, adquiriente, receptor, uso cfdi, titular tarjeta,
        ]
      legal form:
        [
          s l, s a, sl, sa, slu, s l u, c b, sc, s coop, s a de c v, sa de cv, s a u, sau, s de r l,
          s a s, s r l, srl, ltda, s c a, s c p, comunidad de bienes, s l l, s l p, eirl, e i r l,
          sapi de cv, s de rl de cv, y cia,
        ]
      business:
        [
          panaderia, farmacia, supermercado, supermercados, restaurante, cafeteria, tienda, carniceria,
          libreria, ferreteria, fruteria, pasteleria, taberna, meson, bodega, gasolinera, mercado, bar,
          hostal, heladeria, papeleria, pescaderia, peluqueria, estanco, zapateria, floristeria,
          comercial, churreria, pizzeria, abarrotes, taquería, autoservicio, minimarket, ultramarinos,
          droguería, bazar, hotel, cervecería, marisquería, asador, lavandería, óptica, juguetería,
          almacenes, licorería, kiosco, almacén, parrilla,
        ]
      address:
        [
          calle, avda, avenida, plaza, paseo, ctra, carretera, poligono, avd, pza, ronda, camino, colonia,
          cp, col, barrio, carrera, diagonal, c c, esquina, urbanización, plta, polígono industrial,
          glorieta, travesía, rambla, delegación, alcaldía, comuna, centro comercial,
        ]
      clerk:
        [
          caja, cajero, cajera, mesa, camarero, vendedor, comensales, atendido por, dependiente, empleado,
          terminal, le atiende, atendido, le atendió, cajero a, vend, camarera, caja nº, caja n, operador,
          mesero, mesera, mozo, garzón, núm caja, terminal nº, salón, surtidor, empleada,
          ticket atendido por,
        ]
      greeting:
        [
          bienvenido, gracias, gracias por su visita, gracias por su compra, hasta pronto, muchas gracias,
          le atendio, le ha atendido, bienvenidos, vuelva pronto, gracias por su confianza,
          gracias por su preferencia, bienvenidos a, feliz día, buen provecho, que tenga un buen día,
          gracias por comprar, le esperamos, agradecemos su visita,
        ]
      hours:
        [
          lunes, martes, miercoles, jueves, viernes, sabado, domingo, horario, lunes a viernes,
          lunes a sábado, abierto, horario comercial,
        ]
      terms:
        [
          cambios, devoluciones, conserve, no se admiten, plazo, conserve este ticket, conserve su ticket,
          guarde este ticket, cambios y devoluciones, no se aceptan devoluciones,
          imprescindible presentar, plazo de devolución, devoluciones con ticket, gracias por conservar,
        ]

    countries:
      ES:
        currency: EUR
        dates: dmy
        dialling: ["+34"]
        evidence:
          3: [espana]
          2: [cif, madrid, barcelona, factura simplificada]
          1.5: [calle, valencia, sevilla, zaragoza, malaga, bilbao, bizum]
          1: [avda, efectivo, base imponible, cuota]
          0.7: [tarjeta, gracias, importe]
          0.6: [nif]
          0.5: [sl]
          0.4: [iva]
      MX:
        currency: MXN
        dates: dmy
        dialling: ["+52"]
        evidence:
          4: [sa de cv, de cv, rl de cv, cdmx]
          3: [rfc, mexico, cfdi, sacv, monterrey, saltillo, guanajuato, chihuahua]
          2: [regimen fiscal, jalisco, uso cfdi, puebla]
          1: [guadalajara, ieps]
          0.5: [colonia, col]
      AR:
        currency: ARS
        dates: dmy
        dialling: ["+54"]
        evidence:
          4: [cuit, argentina, caba, buenos aires]
          3:
            [
              responsable inscripto, ingresos brutos, ing brutos, monotributo, iibb, neuquen, mendoza, tucuman,
              mar del plata, afip, resp inscripto,
            ]
          2: [valido como factura, inicio de actividades, tique]
          1: [consumidor final, cordoba, cae, mozo, rosario, salta]
      CL:
        currency: CLP
        dates: dmy
        dialling: ["+56"]
        evidence:
          4: [timbre electronico sii]
          3: [sii, redcompra, transbank, valparaiso]
          2: [rut, boleta electronica, ajuste sencillo, antofagasta, ley de redondeo, chile]
          1: [boleta, garzon, santiago]
          0.3: [giro]
      CO:
        currency: COP
        dates: dmy
        dialling: ["+57"]
        evidence:
          4: [colombia, bogota, medellin, dian, impoconsumo]
          3: [cufe, barranquilla, bucaramanga, pereira]
          2: [nit, factura electronica de venta, resolucion dian]
          1: [cra, devuelta, parqueadero, tiquete, drogueria, cali]
          0.3: [sas]
      PE:
        currency: PEN
        own_currency: true
        dates: dmy
        dialling: ["+51"]
        evidence:
          4: [peru, sunat, igv]
          2: [ruc, arequipa, cusco]
          1: [boleta, soles]
          0.5: [lima]
      UY:
        currency: UYU
        own_currency: true
        dates: dmy
        dialling: ["+598"]
        evidence:
          4: [uruguay, montevideo]
          1: [rut]
      EC:
        currency: USD
        dates: dmy
        dialling: ["+593"]
        evidence:
          4: [ecuador, quito, guayaquil]
          1: [ruc]

    """#
}
