import { useEffect } from 'react';
import { useDraft } from '../draft/useDraft.ts';
import type { SavingFailure } from '../draft/draftState.ts';

/** How long after each try in a row the next one follows, in seconds; the last one again and again. */
const PAUSES = [2, 5, 15, 30, 60];
/** What ends by itself; the rest waits until somebody has done something and comes back. */
const PASSING: readonly (SavingFailure | null)[] = ['offline', 'away'];

/**
 * Asks before a page with unsaved words is closed, and sends them again: after a while, once there is a network again, and
 * when the page comes back into view. What was typed last is sent when another page is shown, or none: a field that goes
 * with its page does not say that it was left (C-942).
 * @param path of the page that is shown
 */
export function useUnsavedGuard(path: string): void {
  const { state, store } = useDraft();
  const { failure, tries } = state;
  useEffect(() => () => void store.leaveAll(), [store, path]);
  useEffect(() => {
    const guard = (event: BeforeUnloadEvent) => {
      if (store.unsaved().length > 0) event.preventDefault();
    };
    const again = () => {
      if (document.visibilityState === 'visible') void store.retry();
    };
    const turn = () => {
      again();
      if (document.visibilityState === 'hidden') void store.leaveAll();
    };
    window.addEventListener('beforeunload', guard);
    window.addEventListener('online', again);
    document.addEventListener('visibilitychange', turn);
    return () => {
      window.removeEventListener('beforeunload', guard);
      window.removeEventListener('online', again);
      document.removeEventListener('visibilitychange', turn);
    };
  }, [store]);
  useEffect(() => {
    if (!PASSING.includes(failure)) return undefined;
    const seconds = PAUSES[Math.min(tries, PAUSES.length) - 1] ?? 0;
    const timer = setTimeout(() => void store.retry(), seconds * 1000);
    return () => clearTimeout(timer);
  }, [store, failure, tries]);
}
