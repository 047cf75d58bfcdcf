/** Texts of asking for an invoice. */
export const texts = {
  inactive: 'Para receber a fatura, ative o e-mail de envio em Editar Perfil.',
  toProfile: 'Editar Perfil',
  later: 'Agora não',
  /** Exact text (ERR-47). */
  unavailable: 'Lamentamos mas não é possível aceder a esta fatura neste momento.',
} as const;
