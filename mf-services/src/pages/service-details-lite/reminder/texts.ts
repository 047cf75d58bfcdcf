/** Texts of the page that a reminder leads to. */
export const texts = {
  title: 'Pode vir?',
  confirmedTitle: 'Precisa de mudar alguma coisa?',
  /** Exact texts (REM-11, REM-16). */
  confirmPresence: 'Confirmar',
  thankYou: 'Obrigado. A sua presença está confirmada.',
  cannotCome: 'Não posso vir',
  call: (provider: string) => `Se não puder vir, ligue para ${provider}.`,
  smsTitle: 'Lembretes por SMS',
  stopSms: 'Não quero lembretes por SMS',
  stopsAt: (number: string) => `Deixam de ir para ${number}. Códigos e confirmações continuam.`,
} as const;
