/** What became of a request for an invoice, wherever it stands. Exact texts (INV-01, INV-07). */
export const invoiceRequestTexts = {
  sent: (when: string) => `Pedido enviado a ${when}`.replace(/\.?$/, '.'),
  refused: (provider: string, reason: string) => `${provider} não enviou a fatura: ${reason}`,
} as const;
