import { useSyncExternalStore } from 'react';
import { usePortal } from '../usePortal.ts';

const never = () => () => undefined;

/** Whether the page hears at once what changes at the server, so that a view need not ask again by itself (LIVE-06). */
export function useIsLive(): boolean {
  const { live } = usePortal();
  return useSyncExternalStore(
    live?.subscribe ?? never,
    () => live?.isOpen() ?? false,
    () => false,
  );
}
