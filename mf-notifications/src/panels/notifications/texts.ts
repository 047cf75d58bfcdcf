import { GENERIC_ERROR_NAME } from '@portal/api/texts';

export const texts = {
  list: 'Notificações',
  loading: 'A carregar as notificações…',
  unread: (count: number) => `${count} por ler`,
  allRead: 'Está tudo lido',
  unreadPrefix: 'Por ler: ',
  markAllRead: 'Marcar todas como lidas',
  markingAllRead: 'A marcar…',
  remove: (description: string) => `Eliminar notificação: ${description}`,
  empty: 'Sem notificações',
  emptyBody: 'Quando houver novidades sobre os seus serviços, aparecem aqui.',
  failed: GENERIC_ERROR_NAME,
  failedBody: 'Não foi possível obter as notificações.',
  retry: 'Tentar novamente',
  offline: 'Sem ligação',
  lastKnown: (time: string) => `A mostrar o que se sabia às ${time}.`,
  yesterday: (time: string) => `ontem, ${time}`,
  meta: (company: string, time: string) => `${company} · ${time}`,
} as const;
