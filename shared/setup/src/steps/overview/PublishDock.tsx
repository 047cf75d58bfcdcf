import { ApiError } from '@portal/api/http/apiError';
import { useQueryClient } from '@portal/remote/query';
import { Button } from '@portal/ui/Button';
import { Dock } from '@portal/ui/Dock';
import { useState } from 'react';
import { useSetupApi } from '../../calls/useSetupApi.ts';
import { useDraft } from '../../draft/useDraft.ts';
import { texts } from '../../texts.ts';
import { ChangesDialog } from './ChangesDialog.tsx';
import { MissingDialog } from './MissingDialog.tsx';

/** The one action of the overview: `Publicar` says what is missing, or else shows what changes first (SET-07, SET-20). */
export function PublishDock() {
  const api = useSetupApi();
  const queries = useQueryClient();
  const { state, store } = useDraft();
  const [isAsking, setIsAsking] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
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

  const [first, ...others] = state.missing;
  const isSame = state.published && !state.differs;
  const words = isSame ? texts.nothingToPublish : texts.heading.ready;
  return (
    <>
      <Dock
        label={texts.publish}
        value={first === undefined ? words : texts.missingMany(first.name, others.length)}
        text
      >
        <Button variant="primary" disabled={isSame} onClick={() => setIsAsking(true)}>
          {texts.publish}
        </Button>
        {!isSame && first === undefined && (
          <Button onClick={() => setIsAsking(true)}>{texts.seeChanges}</Button>
        )}
      </Dock>
      {isAsking && first !== undefined && (
        <MissingDialog missing={state.missing} onClose={() => setIsAsking(false)} />
      )}
      {isAsking && first === undefined && (
        <ChangesDialog failure={failure} onPublish={publish} onClose={() => setIsAsking(false)} />
      )}
    </>
  );
}
