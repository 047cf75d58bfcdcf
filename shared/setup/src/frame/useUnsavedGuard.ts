import { useEffect } from 'react';
import { useDraft } from '../draft/useDraft.ts';

/** Asks before a page with unsaved words is closed, and sends them once there is a network again. */
export function useUnsavedGuard(): void {
  const { store } = useDraft();
  useEffect(() => {
    const guard = (event: BeforeUnloadEvent) => {
      if (store.unsaved().length > 0) event.preventDefault();
    };
    const again = () => void store.retry();
    window.addEventListener('beforeunload', guard);
    window.addEventListener('online', again);
    return () => {
      window.removeEventListener('beforeunload', guard);
      window.removeEventListener('online', again);
    };
  }, [store]);
}
