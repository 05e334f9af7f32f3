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

    labels:
      # Sums
      total:
        [
          total, valor total, montante, total geral, total eur, total r, importancia, soma,
          total da fatura, total liquido,
        ]
      total + grand: [total da fatura, valor da fatura]
      due: [a pagar, total a pagar, valor a pagar, total a liquidar, montante a pagar]
      subtotal: [subtotal, sub total, total iliquido, incidencia, base tributavel, total s iva]
      net: [liquido]
      gross: [bruto, iliquido]
      amount: [valor, montante, vl total, vl item]
      balance: [saldo]
      after: [apos]
      # Taxes
      tax: [iva, imposto, icms, impostos, tributos, valor iva, trib aprox]
      tax + total: [total iva, total imposto]
      inclusive: [incluido, inclui, iva incluido, com, incl]
      exclusive: [sem, excluido]
      rate: [taxa, taxa iva]
      summary: [resumo, resumo do iva, resumo iva, quadro resumo]
      # What is taken off, added and handed over
      discount: [desconto, descontos, promocao, desc, total descontos]
      saving: [poupanca, poupou, economizou, total poupado]
      rounding: [arredondamento]
      tip: [gorjeta]
      service: [servico, taxa de servico, couvert]
      deposit: [deposito, vasilhame]
      refund: [devolucao, reembolso, nota de credito, estorno]
      paid:
        [
          pago, entregue, recebido, pagamento, forma de pagamento, valor pago, valor entregue,
          valor recebido, pagamentos,
        ]
      change: [troco, troco r]
      # Ways to pay
      cash: [dinheiro, numerario, a vista, em dinheiro]
      card:
        [
          cartao, multibanco, cartao credito, cartao debito, visa, mb, mb way, cartao de credito,
          cartao de debito, mbway, pagamento multibanco,
        ]
      voucher: [vale, cheque oferta, cartao oferta, vale refeicao, vale alimentacao]
      transfer: [transferencia, pix]
      slip:
        [
          autorizacao, processado por programa, atcud, aut, comerciante, chave de acesso,
          protocolo de autorizacao,
        ]
      # Items
      quantity:
        [
          qtd, quantidade, qtde, n artigos, numero de artigos, qtd total de itens, qtd itens, num artigos,
        ]
      items: [artigo, artigos, itens, item, produtos]
      unit: [kg, un, und, uni]
      price: [preco, preco unit, p unit, pvp, vl unit, pr unit, preco unitario]
      description: [descricao, designacao, produto]
      points: [pontos]
      # Dates and numbers
      date: [data, data venda]
      date + issued: [data de emissao, data emissao, data da fatura, emitido em]
      time: [hora, horas]
      other date:
        [
          vencimento, valido ate, validade, entrega, prazo, garantia, data de vencimento, trocas ate,
        ]
      number:
        [
          fatura n, fatura no, recibo no, numero, fatura simplificada, fatura recibo, fatura, talao, fs,
          ft, nfce, documento, fatura simplificada n, n fatura, nota fiscal, cupom, extrato no,
          no documento, pedido,
        ]
      tax id:
        [
          nif, nipc, contribuinte, cnpj, ie, cpf, n contribuinte, nif adquirente, no contribuinte, contrib,
        ]
      phone: [tel, telefone, telef, tlf, fax, telm, fone]
      # Who sells, who buys, what the paper is
      title:
        [
          fatura, recibo, talao, fatura simplificada, cupom fiscal, fatura recibo, original, duplicado,
          copia, 2a via, conta, nota fiscal, documento auxiliar, consulta de mesa,
        ]
      invoice: [fatura, nota fiscal]
      seller: [vendedor, fornecedor, emitente]
      customer: [comprador, destinatario, cliente, consumidor, consumidor final, exmo, nome do cliente]
      legal form: [lda, s a, unipessoal, ltda, eireli, sa, unip lda, me, epp, unipessoal lda]
      business:
        [
          padaria, farmacia, supermercado, restaurante, pastelaria, cafe, loja, talho, livraria,
          mercearia, churrasqueira, mercado, lanchonete, posto, papelaria, cervejaria, tasca, sapataria,
          drogaria, comercio, hipermercado, confeitaria,
        ]
      address:
        [
          rua, avenida, praca, travessa, largo, estrada, av, alameda, cp, bairro, rodovia, centro, quinta,
        ]
      clerk: [caixa, operador, mesa, empregado, atendido por, vendedor, funcionario, loja, atendimento]
      greeting:
        [
          bem vindo, obrigado, obrigada, volte sempre, obrigado pela sua visita, ate breve,
          obrigado pela preferencia,
        ]
      hours: [segunda, terca, quarta, quinta, sexta, horario]
      terms: [trocas, conserve, guarde, devolucoes, talao para trocas]

    countries:
      PT:
        currency: EUR
        dates: dmy
        dialling: ["+351"]
        evidence:
          3: [lisboa, portugal, multibanco, atcud]
          2: [contribuinte, lda, fatura simplificada, mbway]
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
          2: [cpf, cupom, nfce, sao paulo]
          1: [pix]
          0.1: [real]

    """#
}
