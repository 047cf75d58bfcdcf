import { badgeText } from '@portal/domain/text/badgeText';

export const texts = {
  skipToContent: 'Saltar para o conteúdo',
  notifications: (unread: number) =>
    unread > 0 ? `Notificações, ${badgeText(unread)} por ler` : 'Notificações',
} as const;
