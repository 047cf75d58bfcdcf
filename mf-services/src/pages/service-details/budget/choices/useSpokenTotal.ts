import { announce } from '@portal/ui/announce';
import { useEffect, useRef } from 'react';
import { texts } from '../texts.ts';

/** At most once in this time, in milliseconds (BUD-14). */
const PAUSE_MS = 1000;

/** Says a new total politely, at most once per second, and the last one always (BUD-14). */
export function useSpokenTotal(amount: string | undefined): void {
  const spokenAt = useRef(-Infinity);
  useEffect(() => {
    if (amount === undefined) return undefined;
    const wait = Math.max(0, spokenAt.current + PAUSE_MS - performance.now());
    const timer = setTimeout(() => {
      spokenAt.current = performance.now();
      announce(texts.total.spoken(amount), null);
    }, wait);
    return () => clearTimeout(timer);
  }, [amount]);
}
