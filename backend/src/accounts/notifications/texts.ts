/** Texts of the notification calls. */
export const texts = {
  read: 'Notificação lida.',
  allRead: 'Todas as notificações foram lidas.',
  deleted: 'Notificação removida.',
  notFound: 'A notificação já não existe.',
} as const;
