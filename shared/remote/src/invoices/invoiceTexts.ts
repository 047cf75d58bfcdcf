import type { InvoiceKind } from '@portal/api/work/invoice';

const kinds: Readonly<Record<InvoiceKind, string>> = {
  FT: 'Fatura',
  FS: 'Fatura simplificada',
  FR: 'Fatura-recibo',
  RC: 'Recibo',
  NC: 'Nota de crédito',
};

/** What is said of a document wherever it stands. Exact texts (INV-04, INV-05). */
export const invoiceTexts = {
  kinds,
  atcud: (code: string) => `ATCUD: ${code}`,
  download: (number: string) => `Descarregar fatura ${number}`,
  voided: 'Anulada',
  voidedBecause: (day: string, reason: string) => `Anulada (${day}): ${reason}`,
} as const;
