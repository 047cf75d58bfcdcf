import { useSyncExternalStore } from 'react';

const MINUTE = 60_000;

function subscribe(notify: () => void): () => void {
  const timer = window.setInterval(notify, MINUTE / 2);
  return () => window.clearInterval(timer);
}

const currentMinute = () => Math.floor(Date.now() / MINUTE);

/** The time to the minute, so that `hoje` and the greeting follow the clock. */
export function useNow(): Date {
  const minute = useSyncExternalStore(subscribe, currentMinute, currentMinute);
  return new Date(minute * MINUTE);
}
