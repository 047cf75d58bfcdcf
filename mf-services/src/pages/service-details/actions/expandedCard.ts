import type { UnreadType } from '../../../work/unreadTypes.ts';

/** A card of the details that a notification is about; the value of its `data-card`. */
export type DetailsCard = 'state' | 'messages' | 'payment';

/** The card that a notification of a type is about. */
export const cardOf: Readonly<Record<UnreadType, DetailsCard>> = {
  action: 'state',
  check: 'state',
  message: 'messages',
  internal: 'messages',
  payment: 'payment',
};

/** When the card opens by itself, in milliseconds after the page (NOT-11, C-45). */
export const OPENS_AFTER_MS = { notification: 1000, unread: 2000 } as const;

/**
 * The card that opens by itself because something in it is unread and wants to be seen (C-46), or null.
 * The state heads the page: it gives way to what is further down.
 */
export function expandedCard(work: {
  message_toast_state: string | null;
  payment_toast_state: string | null;
}): DetailsCard | null {
  if (work.payment_toast_state === 'EXPANDED') return 'payment';
  return work.message_toast_state === 'EXPANDED' ? 'messages' : null;
}
