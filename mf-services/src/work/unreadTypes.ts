import type { Work } from '@portal/api/work/work';

/** What can be unread on the details (DET-45, NOT-05). */
export type UnreadType = 'action' | 'check' | 'message' | 'internal' | 'payment';

type ToastFacts = Pick<
  Work,
  | 'service_toast_state'
  | 'message_toast_state'
  | 'payment_toast_state'
  | 'allow_approve'
  | 'allow_confirmation'
  | 'show_has_internal_notes_icon'
  | 'internal_obs'
>;

/**
 * The unread notifications of the details (DET-45, C-46): the service's state is an action
 * while approval or confirmation is asked and a check otherwise; a message is internal where
 * the icon of internal notes shows for a note that is not the customer's own.
 */
export function unreadTypes(work: ToastFacts): UnreadType[] {
  const states: [UnreadType, string | null][] = [
    [work.allow_approve || work.allow_confirmation ? 'action' : 'check', work.service_toast_state],
    [
      work.show_has_internal_notes_icon && !work.internal_obs ? 'internal' : 'message',
      work.message_toast_state,
    ],
    ['payment', work.payment_toast_state],
  ];
  return states.flatMap(([type, state]) => (isUnread(state) ? [type] : []));
}

/** `EXPANDED` and `IGNORE` are unread, anything else is read (DET-44, C-46). */
function isUnread(state: string | null): boolean {
  return state === 'EXPANDED' || state === 'IGNORE';
}
