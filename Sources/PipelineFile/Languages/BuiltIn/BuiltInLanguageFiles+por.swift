// Written by Scripts/embed-languages.sh from languages/por.yaml: change that file, and run the script.
extension BuiltInLanguageFiles {
  static let por = #"""
    # Portuguese of Portugal and Brazil: the words of receipts.
    # Words are compared without regard to case and accents. See Documentation/Languages.md.
    tallyroll_words: 1
    language: por

    months:
      1: [janeiro]
      2: [fevereiro]
      3: [marco]
      4: [abril]
      5: [maio]
      6: [junho]
      7: [julho]
      8: [agosto]
      9: [setembro]
      10: [outubro]
      11: [novembro]
      12: [dezembro]

    # Words of everyday text that tell this language from others.
    common:
      [
        até, com, compra, das, dos, esta, este, mais, nos, nossa, nosso, não, obrigado, para, pela, pelo,
        por, seu, sua, uma, você,
      ]

    labels:
      # Sums
      total:
        [
          total, valor total, montante, total geral, total eur, total r, importancia, soma,
          total da fatura, total liquido, total da compra, total compra, total da conta,
          total do documento, total documento, valor do documento, total a cobrar, total com iva,
          valor da compra, vl total do documento, total nota,
        ]
      total + grand:
        [
          total da fatura, valor da fatura, total final, valor total r, total com imposto,
          valor total da nota, total da nota, valor total a pagar, total líquido a pagar, valor final,
        ]
      due:
        [
          a pagar, total a pagar, valor a pagar, total a liquidar, montante a pagar, total a pagar eur,
          a pagar eur, valor devido, total devido, total a pagar r, montante devido, valor a liquidar,
          saldo a pagar, por pagar, em dívida, a liquidar,
        ]
      subtotal:
        [
          subtotal, sub total, total iliquido, incidencia, base tributavel, total s iva, sub tot,
          total sem iva, total s imposto, total mercadoria, valor bruto, total ilíquido eur,
          total dos itens, valor dos produtos, valor total dos produtos, total bruto, base de incidência,
          base incidência, mercadoria,
        ]
      net: [liquido, valor líquido, val líquido, líquido eur]
      gross: [bruto, iliquido, val bruto, montante bruto]
      amount: [valor, montante, vl total, vl item, vl total r, valor r, valor eur, mont]
      balance: [saldo]
      after: [apos]
      # Taxes
      tax:
        [
          iva, imposto, icms, impostos, tributos, valor iva, trib aprox, total iva eur, valor do iva,
          imposto incluído, iva incluído, val iva, cofins, tributos totais incidentes, val aprox tributos,
          valor aproximado dos tributos, total de impostos, iva total, montante iva, trib fed, trib est,
        ]
      tax + total: [total iva, total imposto]
      inclusive: [incluido, inclui, iva incluido, com, incl, incluindo, inclusive]
      exclusive: [sem, excluido, excluindo, isento]
      rate: [taxa, taxa iva, alíquota, aliq]
      summary:
        [
          resumo, resumo do iva, resumo iva, quadro resumo, resumo de impostos, resumo de iva,
          resumo dos impostos, quadro iva, detalhe do iva, resumo do imposto, quadro de iva,
          incidência iva, desdobramento do iva,
        ]
      # What is taken off, added and handed over
      discount:
        [
          desconto, descontos, promocao, desc, total descontos, desconto total, desc total,
          descontos totais, desconto imediato, desconto cartão, valor desconto, desconto r, abatimento,
          cupão, cupom desconto, cupões, dcto, poupança imediata, desconto cliente, desc comercial, rebate,
        ]
      saving:
        [
          poupanca, poupou, economizou, total poupado, poupança total, total poupança,
          poupou nesta compra, total de poupança, você economizou, economia total, a sua poupança,
          valor poupado, hoje poupou, próxima compra, próximo abastecimento,
        ]
      rounding: [arredondamento, arredondamentos, ajuste arredondamento]
      tip: [gorjeta, gratificação, gorjetas, gorjeta sugerida]
      service:
        [
          servico, taxa de servico, couvert, serviço de mesa, taxa serviço, serviço 10, tx serviço,
          couvert artístico, pão e manteiga, taxa de entrega,
        ]
      deposit: [deposito, vasilhame, caução, vasilhames, depósito embalagem, tara retornável]
      refund:
        [
          devolucao, reembolso, nota de credito, estorno, nota crédito, devoluções, devolvido, anulação,
          anulado, cancelamento, item cancelado, reembolsado, estornado, valor reembolsado,
          talão de devolução, devolução de artigo, creditado,
        ]
      paid:
        [
          pago, entregue, recebido, pagamento, forma de pagamento, valor pago, valor entregue,
          valor recebido, pagamentos, total pago, entregue eur, valor entregue eur, meio de pagamento,
          meios de pagamento, modo de pagamento, valor recebido r, pago com, pagamento em, valor pago r,
          tipo de pagamento, recebemos, liquidado, forma pagamento, formas de pagamento, total recebido,
          inserido, introduzido, valor inserido,
        ]
      change: [troco, troco r, troco eur, valor troco, troco entregue, a devolver]
      # Ways to pay
      cash:
        [
          dinheiro, numerario, a vista, em dinheiro, numer, pagamento em dinheiro, dinheiro eur,
          dinheiro r, espécie, em numerário, dinheiro entregue, a dinheiro,
        ]
      card:
        [
          cartao, multibanco, cartao credito, cartao debito, visa, mb, mb way, cartao de credito,
          cartao de debito, mbway, pagamento multibanco, cartão bancário, cartões, pagamento com cartão,
          visa débito, mastercard, maestro, cartao debito mb, cart débito, cart crédito, cartão visa,
          cart déb, cart créd, hipercard, tef, cielo, crédito à vista, credito a vista, débito à vista,
          crédito parcelado, venda crédito, venda credito a vista, venda débito, cartão à vista,
        ]
      voucher:
        [
          vale, cheque oferta, cartao oferta, vale refeicao, vale alimentacao, cartão refeição,
          ticket refeição, cheque prenda, vale presente, vale desconto, vale compra, vale compras,
          ticket restaurant, vale oferta, cartão dá, vale troca, sodexo, alelo,
        ]
      transfer:
        [
          transferencia, pix, transferência bancária, débito direto, débito directo,
          referência multibanco, boleto, boleto bancário, pagamento pix, transf bancária,
        ]
      wallet: [mercado pago, picpay, apple pay, mb way]
      slip:
        [
          autorizacao, processado por programa, atcud, aut, comerciante, chave de acesso,
          protocolo de autorizacao, nº autorização, cód autorização, aut nº, comerciante nº,
          id estabelecimento, cod aut, transação aprovada, autorização nº, via comerciante, período,
          assinatura, terminal nº, aut multibanco, transação autorizada, id terminal, chave acesso,
          protocolo, código hash, certificado, programa certificado, processado por programa certificado,
          ident tpa, documento processado por computador, identificação do tpa, id tpa, n aut,
        ]
      # Items
      quantity:
        [
          qtd, quantidade, qtde, n artigos, numero de artigos, qtd total de itens, qtd itens, num artigos,
          qtde total de itens, total de artigos, total de itens, total artigos, nº artigos, nr artigos,
          n de artigos, quantidade total, total unidades, qtde itens, volumes, no de itens, quant,
          total peças, artigos vendidos, qtd artigos,
        ]
      items: [artigo, artigos, itens, item, produtos, produto, linhas, item descrição, arts]
      unit: [kg, un, und, uni, kgs, litros, lts]
      price:
        [
          preco, preco unit, p unit, pvp, vl unit, pr unit, preco unitario, preço uni, pr unitário,
          vl unitário, valor unit, valor unitário, p v p, preço kg, preço un, pr un, preço total,
          vl unit r, preço por kg, preço eur, p unitário,
        ]
      description:
        [
          descricao, designacao, produto, desc artigo, designação do artigo, desc produto,
          descrição do produto, artigo designação, designação artigo,
        ]
      points:
        [
          pontos, pontos acumulados, saldo de pontos, pontos ganhos, saldo cartão, saldo em cartão,
          total de pontos, acumulado em cartão,
        ]
      # Dates and numbers
      date:
        [
          data, data venda, data hora, data e hora, data da venda, data de venda, data da compra,
          data compra, data transação, data movimento, data doc, data do documento, data documento,
          emissão, dt emissão, data pagamento, data operação, data de emissao e hora,
        ]
      date + issued: [data de emissao, data emissao, data da fatura, emitido em]
      time: [hora, horas]
      issued:
        [
          vendido em, comprado em, data de emissão,
        ]
      other date:
        [
          vencimento, valido ate, validade, entrega, prazo, garantia, data de vencimento, trocas ate,
          data de validade, trocas e devoluções até, data limite, data limite de pagamento,
          data de entrega, data prevista, consumir até, devoluções até, prazo de troca, data início,
          período, garantia até, pagável até, vence em, vencimento em, pagar até, entrada, saída,
          check in, check out, chegada, partida, fundada em, utilizar até, processado em, impresso em,
          cliente desde, sócio desde, data de nascimento, dt vencto, data certificado,
          viagem, sessão, fatura original, ref fatura, referente à fatura, evento, data da viagem,
          embarque,
        ]
      number:
        [
          fatura n, fatura no, recibo no, numero, fatura simplificada, fatura recibo, fatura, talao, fs,
          ft, nfce, documento, fatura simplificada n, n fatura, nota fiscal, cupom, extrato no,
          no documento, pedido, fatura simplificada nº, fatura recibo nº, nº recibo, nº fatura, talão nº,
          doc nº, documento nº, factura, factura recibo, factura simplificada, nº talão, nº venda,
          venda nº, venda a dinheiro, extrato n, nfc e n, nf e, nº pedido, senha nº, nota nº, pedido nº,
          transação, nº operação, nº encomenda, ft n, referência, cupom nº, nfc e nº, nf e nº,
        ]
      tax id:
        [
          nif, nipc, contribuinte, cnpj, ie, cpf, n contribuinte, nif adquirente, no contribuinte,
          contrib, n i f, contribuinte nº, nif nº, nif cliente, nipc nº, contribuinte n, c n p j, c p f,
          insc estadual, inscrição estadual, insc est, insc municipal, inscr est, i e, cpf cnpj, cnpj cpf,
          cpf consumidor, nif emitente, nº contrib, cont nº, nr contribuinte, iva pt, cpf do consumidor,
          nif consumidor,
        ]
      register:
        [
          cons reg com, c r c, capital social, matriculada, cap social, conservatória, registo comercial,
          cap soc, conservatória do registo comercial,
        ]
      phone:
        [
          tel, telefone, telef, tlf, fax, telm, fone, telemóvel, telef fixo, tel fax, contacto, contato,
          linha de apoio, apoio ao cliente, tlm, whatsapp, celular, n telefone,
        ]
      # Who sells, who buys, what the paper is
      title:
        [
          fatura, recibo, talao, fatura simplificada, cupom fiscal, fatura recibo, original, duplicado,
          copia, 2a via, conta, nota fiscal, documento auxiliar, consulta de mesa, factura,
          documento não fiscal, nota de encomenda, talão de venda, comprovante, comprovante de venda,
          comprovativo, comprovativo de pagamento, cupom fiscal eletrônico, danfe nfc e, nfc e,
          segunda via, original cliente, 1a via, via do cliente, via cliente, via estabelecimento,
          duplicado cliente, venda a dinheiro, talão de compra, recibo de quitação, extrato sat,
          talão de pagamento, nota de débito, conta de mesa, pré conta, nota de serviço,
        ]
      invoice: [fatura, nota fiscal]
      operated by:
        [
          explorado por, explorada por, gerido por, gerência de, proprietário, operado por,
          gerência,
        ]
      seller:
        [
          vendedor, fornecedor, emitente, fornecedor nº, vendido por, prestador, emissor,
          prestador de serviços,
        ]
      customer:
        [
          comprador, destinatario, cliente, consumidor, consumidor final, exmo, nome do cliente,
          nome cliente, cliente nº, nº cliente, contribuinte cliente, cliente final, cartão cliente,
          exmo sr, exmo s sr s, adquirente, tomador, consumidor não identificado, dados do cliente,
          consumidor cpf, hóspede, nome do consumidor, cliente consumidor final, cod cliente,
          cartão de cliente, exmos srs,
        ]
      legal form:
        [
          lda, s a, unipessoal, ltda, eireli, sa, unip lda, me, epp, unipessoal lda, sociedade anónima,
          sociedade unipessoal, soc unipessoal lda, unip, ltda me, ltda epp, s g p s, sgps, c r l, mei,
          e m, eirele, soc unip lda, herdeiros, e filhos, e cia, cia ltda, comercio ltda, limitada,
          lda lda, ltd a, e p e, unipessoal l da,
        ]
      business:
        [
          padaria, farmacia, supermercado, restaurante, pastelaria, cafe, loja, talho, livraria,
          mercearia, churrasqueira, mercado, lanchonete, posto, papelaria, cervejaria, tasca, sapataria,
          drogaria, comercio, hipermercado, confeitaria, minimercado, mini mercado, frutaria,
          churrascaria, pizzaria, peixaria, ourivesaria, óptica, ótica, lavandaria, perfumaria, hotel,
          hospedaria, residencial, garrafeira, quiosque, tabacaria, florista, cabeleireiro, oficina, auto,
          posto de combustível, auto posto, bazar, material de construção, materiais de construção,
          farmacêutica, gelataria, sorveteria, marisqueira, snack bar, taberna, adega, hortifruti,
          açougue, boutique, móveis, eletrodomésticos, panificadora, panificação, petiscos,
          bomba de gasolina, ferragens, drogarias, atacado, atacadista, varejo, retrosaria,
          parque de estacionamento, estacionamento, brinquedos,
        ]
      address:
        [
          rua, avenida, praca, travessa, largo, estrada, av, alameda, cp, bairro, rodovia, centro, quinta,
          urbanização, edifício, lote, r c, centro comercial, estr, r dto, andar, zona industrial, beco,
          calçada, rotunda, jardim, setor, quadra, bloco, cep, cód postal, código postal, zona ind,
          parque, shopping, conjunto, complexo,
        ]
      clerk:
        [
          caixa, operador, mesa, empregado, atendido por, vendedor, funcionario, loja, atendimento,
          operadora, funcionária, atendeu, servido por, mesa nº, caixa nº, caixa n, terminal, balcão,
          colaborador, empregada, garçom, vendedora, pdv, ecf, checkout, bomba, operador nº,
          foi atendido por, loja nº, empregado nº, atendente, garçonete,
        ]
      greeting:
        [
          bem vindo, obrigado, obrigada, volte sempre, obrigado pela sua visita, ate breve,
          obrigado pela preferencia, obrigado pela visita, obrigado pela compra, bom apetite, bem vindos,
          bem vinda, obrigado e volte sempre, até à próxima, obrigada pela visita,
          agradecemos a sua visita, agradecemos a preferência, tenha um bom dia,
          agradecemos a sua preferência, obrigado por comprar, boas compras, gratos,
          gratos pela preferência, boa viagem, bom dia,
        ]
      hours:
        [
          segunda, terca, quarta, quinta, sexta, horario, sábado, domingo, horário de funcionamento,
          segunda a sexta, aberto, 2a a 6a, seg a sex, de segunda a sábado, todos os dias, segunda feira,
          encerrado,
        ]
      terms:
        [
          trocas, conserve, guarde, devolucoes, talao para trocas, trocas e devoluções, guarde este talão,
          conserve este talão, para trocas, não se aceitam devoluções, conserve o talão,
          não aceitamos devoluções, troca mediante, mediante apresentação, trocas até, procon,
          conserve este documento, política de trocas, os bens, bens colocados à disposição, garantia,
          artigos colocados à disposição, em caso de troca, prazo para troca, os artigos faturados,
        ]

    countries:
      PT:
        currency: EUR
        dates: dmy
        dialling: ["+351"]
        evidence:
          3: [lisboa, portugal, multibanco, atcud]
          2: [contribuinte, lda, fatura simplificada, mbway, nipc, coimbra, braga, funchal]
          1.5: [porto, fatura]
          1: [obrigado, troco]
          0.6: [nif]
          0.3: [iva]
      BR:
        currency: BRL
        own_currency: true
        dates: dmy
        dialling: ["+55"]
        evidence:
          4: [cnpj]
          3: [brasil, icms, danfe]
          2: [cpf, cupom, nfce, sao paulo, rio de janeiro, nfc e, recife, cupom fiscal, troco r]
          1: [pix]
          0.1: [real]

    """#
}
