/** What steps lack without which a portal opens as well, as their owner reads it (SET-05). */
export const texts = {
  color: 'Cor',
  paymentKeys: 'Chaves da ifthenpay',
  testPayment: 'Pagamento de teste',
  policy: 'Regra de cancelamento',
  smsPrice: 'Preço de uma SMS',
  arbitration: 'Entidade de arbitragem',
  key: 'Chave',
  customers: 'Clientes',
} as const;
