/** Texts of what several pages show. */
export const texts = {
  toHome: 'Voltar ao início',
  /** Exact texts (BUD-09). */
  urgency: { safety: 'segurança', soon: 'em breve', whenever: 'quando quiser' },
} as const;
