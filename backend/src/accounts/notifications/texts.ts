/** Texts of the notification calls. */
export const texts = {
  read: 'Notificação lida.',
  allRead: 'Todas as notificações foram lidas.',
  deleted: 'Notificação removida.',
  notRegistered: 'Conclua o seu registo para ver as notificações e marcações.',
  notFound: 'A notificação já não existe.',
} as const;
