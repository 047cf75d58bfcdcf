import { SETUP_PATH } from '@portal/api/setup/setupPath';
import { useEffect } from 'react';
import type { DraftStore } from '../draft/createDraftStore.ts';

/** Goes to where one comes in once the session is over, unless something that was written would be lost by it. */
export function useEndedSession(hasEnded: boolean, store: Pick<DraftStore, 'unsaved'>): void {
  useEffect(() => {
    if (hasEnded && store.unsaved().length === 0) window.location.replace(SETUP_PATH);
  }, [hasEnded, store]);
}
