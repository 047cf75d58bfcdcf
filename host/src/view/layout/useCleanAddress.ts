import { queryAfterReading } from '@portal/contract/addressParameters';
import type { PortalLocation } from '@portal/contract/navigation';
import { useLayoutEffect } from 'react';

/**
 * Removes from the browser's address what must not stay there: tokens outside of lite pages, contacts,
 * what opens a panel (SHL-34, C-03, C-112). The page itself still finds them in its location; after a
 * reload they are gone.
 */
export function useCleanAddress(path: string, { pathname, search, hash }: PortalLocation): void {
  useLayoutEffect(() => {
    const read = new URLSearchParams(search);
    const kept = queryAfterReading(path, read);
    if (kept.size === read.size) return;
    const query = kept.size > 0 ? `?${kept}` : '';
    window.history.replaceState(window.history.state, '', pathname + query + hash);
  }, [path, pathname, search, hash]);
}
