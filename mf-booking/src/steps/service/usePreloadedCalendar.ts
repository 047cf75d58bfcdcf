import { preloadCalendarMonth } from '@portal/ui/CalendarMonth';
import { useEffect } from 'react';

/** For browsers that do not tell when they are idle. */
const BUSY_MS = 2000;

/** Downloads the calendar of step 2 while nothing else is to do. */
export function usePreloadedCalendar(): void {
  useEffect(() => {
    // A failure shows itself, with a retry, once the calendar is needed.
    const load = () => void preloadCalendarMonth().catch(() => undefined);
    if ('requestIdleCallback' in window) {
      const idle = requestIdleCallback(load);
      return () => cancelIdleCallback(idle);
    }
    const timer = setTimeout(load, BUSY_MS);
    return () => clearTimeout(timer);
  }, []);
}
