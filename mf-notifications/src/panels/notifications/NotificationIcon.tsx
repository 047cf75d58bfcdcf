import type { Notification } from '@portal/api/account/notification';
import { Bell } from '@portal/ui/icons/messages/Bell';
import { CircleCheck } from '@portal/ui/icons/states/CircleCheck';
import { CreditCard } from '@portal/ui/icons/money/CreditCard';
import { FileCheck } from '@portal/ui/icons/documents/FileCheck';
import { MessageCircle } from '@portal/ui/icons/messages/MessageCircle';

type Kind = Notification['type'];

const tones = {
  action: 'attention',
  payment: 'attention',
  check: 'success',
  message: 'info',
  internal: 'neutral',
} as const satisfies Record<Kind, string>;

/**
 * What a notification looks like (NOT-05): amber asks, green is done, blue is talk. What was read has
 * been seen to: amber is left to what still waits for the customer.
 */
export function toneOf({ type, read }: Pick<Notification, 'type' | 'read'>) {
  const tone = tones[type];
  return read && tone === 'attention' ? 'neutral' : tone;
}

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
