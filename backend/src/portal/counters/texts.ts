/** Texts of the counters. */
export const texts = {
  notRegistered: 'Conclua o seu registo para ver as notificações e marcações.',
} as const;
