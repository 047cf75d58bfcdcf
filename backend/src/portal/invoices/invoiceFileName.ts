/** The name under which a document is saved and sent: `FT-2026-418.pdf`, of what every device takes in a name. */
export function invoiceFileName(number: string): string {
  const words = number.normalize('NFD').replaceAll(/\p{M}/gu, '');
  return `${words.replaceAll(/[^\w.-]+/g, '-')}.pdf`;
}
