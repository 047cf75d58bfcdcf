import { secondsUntil } from '@portal/domain/time/formatCountdown';
import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Whole seconds until a moment, never below zero. The clock is read at every tick and when the page
 * is seen again, so that a tab that slept is right at once.
 * @param endsAt milliseconds since 1970
 * @param onTick told of the seconds before and now; zero is told once
 */
export function useSecondsLeft(
  endsAt: number,
  onTick?: (before: number, now: number) => void,
): number {
  const [now, setNow] = useState(() => Date.now());
  const tell = useEffectEvent((before: number, left: number) => onTick?.(before, left));

  useEffect(() => {
    let before = Infinity;
    let timer: ReturnType<typeof setTimeout>;
    function tick(): void {
      clearTimeout(timer);
      const current = Date.now();
      const left = secondsUntil(endsAt, current);
      setNow(current);
      if (left !== before) tell(before, left);
      before = left;
      // To the next whole second, not a second from now: ticks would drift and skip one.
      if (left > 0) timer = setTimeout(tick, (endsAt - current) % 1000 || 1000);
      else document.removeEventListener('visibilitychange', tick);
    }
    document.addEventListener('visibilitychange', tick);
    tick();
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [endsAt]);

  return secondsUntil(endsAt, now);
}
