/** Texts of the documents of a work or appointment. */
export const rowTexts = {
  kinds: {
    FT: 'Fatura',
    FS: 'Fatura simplificada',
    FR: 'Fatura-recibo',
    RC: 'Recibo',
    NC: 'Nota de crédito',
  },
  facts: (number: string, day: string, total: string) => `${number}, ${day}, ${total}`,
  /** Exact texts (INV-04, INV-05). */
  atcud: (code: string) => `ATCUD: ${code}`,
  download: (number: string) => `Descarregar fatura ${number}`,
  voided: 'Anulada',
  voidedBecause: (day: string, reason: string) => `Anulada (${day}): ${reason}`,
  origin:
    'São emitidas pelo programa certificado do prestador. O portal entrega-as sem alterações.',
} as const;
