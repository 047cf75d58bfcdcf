import type { Session } from '@portal/contract/session';
import { useState, useSyncExternalStore } from 'react';
import { usePortal } from './usePortal.ts';

/**
 * Who the customer is and in which mode; draws again when that changes. What draws a page on a server hears of nobody's name
 * (C-735), so that the page has none either while it takes that over.
 */
export function useSession(): Session {
  const { session } = usePortal();
  const [drawn] = useState(() => ({ ...session.current(), subject: null }));
  return useSyncExternalStore(session.subscribe, session.current, () => drawn);
}
