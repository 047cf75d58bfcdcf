import type { Session } from '@portal/contract/session';
import { useSyncExternalStore } from 'react';
import { usePortal } from './usePortal.ts';

/** Who the customer is and in which mode; draws again when that changes. */
export function useSession(): Session {
  const { session } = usePortal();
  return useSyncExternalStore(session.subscribe, session.current, session.current);
}
