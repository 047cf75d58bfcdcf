import { MOBILE_MAX_WIDTH } from '@portal/domain/limits';
import { useSyncExternalStore } from 'react';

const query = `(min-width: ${MOBILE_MAX_WIDTH + 1}px)`;

function subscribe(notify: () => void): () => void {
  const list = window.matchMedia(query);
  list.addEventListener('change', notify);
  return () => list.removeEventListener('change', notify);
}

/**
 * Whether the window is wider than the portal's one breakpoint (768 px, LIM-02). A drawing for one visitor goes by the
 * name of their browser, and so does the browser while it takes that over.
 */
export function useDesktop(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => !/Mobi/.test(navigator.userAgent),
  );
}
