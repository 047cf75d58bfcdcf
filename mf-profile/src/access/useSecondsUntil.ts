import { secondsUntil } from '@portal/domain/time/formatCountdown';
import { useEffect, useState } from 'react';

/** Whole seconds left until an instant (milliseconds since 1970), counting down to 0. */
export function useSecondsUntil(instant: number): number {
  const [now, setNow] = useState(() => Date.now());
  const left = secondsUntil(instant, now);
  useEffect(() => {
    if (left === 0) return;
    const timer = setTimeout(() => setNow(Date.now()), 1000);
    return () => clearTimeout(timer);
  }, [left, now]);
  return left;
}
