/** Words of notices on devices. */
export const texts = {
  /** Exact texts (REM-14). */
  question: 'Receber avisos neste dispositivo?',
  accept: 'Ativar',
  decline: 'Agora não',
  body: 'Avisamos quando houver novidades das suas marcações e serviços.',
  failed: 'Este navegador não conseguiu ativar os avisos.',
  notRegistered: 'Os avisos não ficaram ativos neste dispositivo.',
  again: 'Tentar novamente',
  accepted: 'Recebe avisos neste dispositivo.',
} as const;
