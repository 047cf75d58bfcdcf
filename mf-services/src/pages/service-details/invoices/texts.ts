/** Texts of asking for an invoice. */
export const texts = {
  sent: (when: string) => `Pedido enviado a ${when}`.replace(/\.?$/, '.'),
  refused: (provider: string, reason: string) => `${provider} não enviou a fatura: ${reason}`,
} as const;
