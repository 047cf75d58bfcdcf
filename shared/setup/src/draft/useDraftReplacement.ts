import { ApiError } from '@portal/api/http/apiError';
import type { Draft } from '@portal/api/setup/draft';
import { announce } from '@portal/ui/announce';
import { useState } from 'react';
import { useSetupApi } from '../calls/useSetupApi.ts';
import { useDraft } from './useDraft.ts';

/** Puts another draft in the place of this one, as restoring and giving up do, and keeps why it was refused. */
export function useDraftReplacement() {
  const api = useSetupApi();
  const { store } = useDraft();
  const [failure, setFailure] = useState<string | null>(null);

  /**
   * @param call makes the draft, from the revision that is known
   * @param words announced when it is there, and shown of a failure that says nothing itself
   */
  async function replaceBy(
    call: (revision: number) => Promise<Draft>,
    words: { done: string; failed: string },
  ): Promise<void> {
    setFailure(null);
    try {
      store.replace(await call(store.read().revision));
      announce(words.done, null);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailure(error.serverMessage ?? words.failed);
      // Somebody else changed the draft: the next try is about what it is now.
      if (error.status === 409) await api.draft().then(store.catchUp, () => undefined);
    }
  }
  return { failure, replaceBy };
}
