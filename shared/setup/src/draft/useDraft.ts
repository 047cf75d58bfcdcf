import { useContext, useSyncExternalStore } from 'react';
import { DraftContext } from './DraftContext.ts';
import type { DraftStore } from './createDraftStore.ts';
import type { DraftState } from './draftState.ts';

/** The draft as it stands, and what changes it. @throws outside of a page that has one */
export function useDraft(): { state: DraftState; store: DraftStore } {
  const store = useContext(DraftContext);
  if (store === null) throw new Error('There is no draft here.');
  return { state: useSyncExternalStore(store.subscribe, store.read), store };
}
