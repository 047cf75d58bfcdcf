export type ToastReading = 'unreadOpen' | 'unreadBadge' | 'read';

/**
 * What a toast state of the details says: `EXPANDED` unread and opened by
 * itself, `IGNORE` unread as a badge only, anything else read (DET-44, C-46).
 */
export function readToastState(state: string | null | undefined): ToastReading {
  if (state === 'EXPANDED') return 'unreadOpen';
  return state === 'IGNORE' ? 'unreadBadge' : 'read';
}
