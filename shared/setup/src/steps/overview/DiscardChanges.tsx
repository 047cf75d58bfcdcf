import { ApiError } from '@portal/api/http/apiError';
import { Banner } from '@portal/ui/Banner';
import { Button } from '@portal/ui/Button';
import { Dialog } from '@portal/ui/Dialog';
import { announce } from '@portal/ui/announce';
import { useState } from 'react';
import { useSetupApi } from '../../calls/useSetupApi.ts';
import { useDraft } from '../../draft/useDraft.ts';
import { texts } from '../../texts.ts';

/** The way back to what is in force, for what was never published and is not wanted any more (C-915). Asked before. */
export function DiscardChanges() {
  const api = useSetupApi();
  const { state, store } = useDraft();
  const [isAsked, setIsAsked] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const close = () => setIsAsked(false);

  async function discard(): Promise<void> {
    setFailure(null);
    try {
      store.replace(await api.discard(store.read().revision));
      announce(texts.discarded, null);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailure(error.serverMessage ?? texts.discardFailed);
      // Somebody else changed the draft: the next try is about what it is now.
      if (error.status === 409) await api.draft().then(store.catchUp, () => undefined);
    }
    close();
  }

  const isOffered = state.published && (state.differs || store.unsaved().length > 0);
  return (
    <>
      {failure !== null && (
        <Banner tone="danger" live>
          {failure}
        </Banner>
      )}
      {isOffered && (
        <Button variant="ghost" size="small" onClick={() => setIsAsked(true)}>
          {texts.discard}
        </Button>
      )}
      {isAsked && (
        <Dialog
          kind="warn"
          title={texts.discardQuestion}
          onClose={close}
          actions={
            <>
              <Button variant="primary" onClick={discard} loadingText={texts.restoring}>
                {texts.discard}
              </Button>
              <Button onClick={close}>{texts.keepDraft}</Button>
            </>
          }
        >
          <p>{texts.restoreLoses}</p>
        </Dialog>
      )}
    </>
  );
}
