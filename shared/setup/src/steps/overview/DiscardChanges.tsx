import { Banner } from '@portal/ui/Banner';
import { Button } from '@portal/ui/Button';
import { useState } from 'react';
import { useSetupApi } from '../../calls/useSetupApi.ts';
import { useDraft } from '../../draft/useDraft.ts';
import { useDraftReplacement } from '../../draft/useDraftReplacement.ts';
import { texts } from '../../texts.ts';
import { ReplaceDialog } from './ReplaceDialog.tsx';

/** The way back to what is in force, for what was never published and is not wanted any more (C-915). Asked before. */
export function DiscardChanges() {
  const api = useSetupApi();
  const { state, store } = useDraft();
  const [isAsked, setIsAsked] = useState(false);
  const { failure, replaceBy } = useDraftReplacement();
  const close = () => setIsAsked(false);

  async function discard(): Promise<void> {
    await replaceBy(api.discard, { done: texts.discarded, failed: texts.discardFailed });
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
        <ReplaceDialog
          question={texts.discardQuestion}
          action={texts.discard}
          onReplace={discard}
          onClose={close}
        />
      )}
    </>
  );
}
