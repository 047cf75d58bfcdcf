import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False while a page is drawn on a server, and for the moment in which the browser takes that over: what only this browser
 * knows (storage, passkeys) is drawn after it.
 */
export function useIsInBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
