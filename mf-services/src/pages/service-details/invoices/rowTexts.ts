import { invoiceTexts } from '@portal/remote/invoiceTexts';

/** Texts of the documents of a work or appointment. */
export const rowTexts = {
  ...invoiceTexts,
  facts: (number: string, day: string, total: string) => `${number}, ${day}, ${total}`,
  origin:
    'São emitidas pelo programa certificado do prestador. O portal entrega-as sem alterações.',
} as const;
