import { ApiError } from '@portal/api/http/apiError';
import { useQueryClient } from '@portal/remote/query';
import { Button } from '@portal/ui/Button';
import { Dock } from '@portal/ui/Dock';
import { useState } from 'react';
import { useSetupApi } from '../../calls/useSetupApi.ts';
import { useDraft } from '../../draft/useDraft.ts';
import { texts } from '../../texts.ts';
import { missingIn, steps } from '../steps.ts';
import { ChangesDialog } from './ChangesDialog.tsx';

/** The one action of the overview: what is missing first, then `Publicar`, which shows what changes (SET-20). */
export function PublishDock() {
  const api = useSetupApi();
  const queries = useQueryClient();
  const { state, store } = useDraft();
  const [isAsking, setIsAsking] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const next = steps.find((step) => missingIn(step, state.missing).length > 0);
  if (next !== undefined)
    return (
      <Dock label={texts.missingTitle} value={next.title} text>
        <Button variant="primary" href={next.path}>
          {texts.goOn}
        </Button>
      </Dock>
    );

  async function publish(): Promise<void> {
    try {
      await api.publish(state.revision);
      store.replace(await api.draft());
      await queries.invalidateQueries({ queryKey: ['versions'] });
      setIsAsking(false);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailure(error.serverMessage ?? texts.saveFailed);
    }
  }

  return (
    <>
      <Dock
        label={texts.publish}
        value={state.differs || !state.published ? texts.heading.ready : texts.nothingToPublish}
        text
      >
        <Button
          variant="primary"
          disabled={state.published && !state.differs}
          onClick={() => setIsAsking(true)}
        >
          {texts.publish}
        </Button>
      </Dock>
      {isAsking && (
        <ChangesDialog failure={failure} onPublish={publish} onClose={() => setIsAsking(false)} />
      )}
    </>
  );
}
