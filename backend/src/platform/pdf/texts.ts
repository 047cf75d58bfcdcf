/** Words of every document that the portal makes itself. */
export const texts = {
  /** Exact text (BUD-36, INV-10). */
  foot: 'Este documento não serve de fatura',
} as const;
