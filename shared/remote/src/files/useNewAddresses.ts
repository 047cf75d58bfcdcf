import { useEffect } from 'react';
import { isHeldBack } from '../live/holdBack.ts';
import { NEW_ADDRESSES_MS } from './newAddressesMs.ts';

/** How often is looked whether it is time, in milliseconds: devices sleep, and a form may have been in the way. */
const LOOK_MS = 60_000;

interface Asked {
  /** When the addresses came, in milliseconds since 1970; 0 before they did. */
  dataUpdatedAt: number;
  refetch: () => Promise<unknown>;
}

/**
 * Asks again for what carries signed addresses of files while those on screen are still good (C-921), but not while a form
 * is being filled, which what is new would disturb (LIVE-07). Whoever comes back to a page asks anyway.
 */
export function useNewAddresses({ dataUpdatedAt, refetch }: Asked): void {
  useEffect(() => {
    if (dataUpdatedAt === 0) return;
    const timer = setInterval(() => {
      const isTime = Date.now() - dataUpdatedAt >= NEW_ADDRESSES_MS;
      if (isTime && document.visibilityState === 'visible' && !isHeldBack()) void refetch();
    }, LOOK_MS);
    return () => clearInterval(timer);
  }, [dataUpdatedAt, refetch]);
}
