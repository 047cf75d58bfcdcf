import type { Notification } from '@portal/api/notifications';
import { Bell, CircleCheck, CreditCard, FileCheck, MessageCircle } from '@portal/ui/icons';

type Kind = Notification['type'];

/** What each kind of notification looks like (NOT-05): amber asks, green is done, blue is talk. */
export const toneOf = {
  action: 'attention',
  payment: 'attention',
  check: 'success',
  message: 'info',
  internal: 'neutral',
} as const satisfies Record<Kind, string>;

export function NotificationIcon({ kind }: { kind: Kind }) {
  switch (kind) {
    case 'action':
      return <FileCheck />;
    case 'payment':
      return <CreditCard />;
    case 'check':
      return <CircleCheck />;
    case 'message':
      return <MessageCircle />;
    default:
      return <Bell />;
  }
}
