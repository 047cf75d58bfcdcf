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
import { unsavedFields } from './unsavedFields.ts';

/** The one action of the overview: `Publicar` says what is missing, or else shows what changes first (SET-07, SET-20). */
export function PublishDock() {
  const api = useSetupApi();
  const queries = useQueryClient();
  const { state, store } = useDraft();
  const [isAsking, setIsAsking] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  async function ask(): Promise<void> {
    setFailure(null);
    // What was typed, and what waits, is part of what is published.
    await store.leaveAll();
    await store.retry();
    // The page asks about a conflict itself.
    setIsAsking(store.read().conflicts.length === 0);
  }
  async function publish(revision: number): Promise<void> {
    setFailure(null);
    try {
      await api.publish(revision);
      store.published(revision);
      await api.draft().then(store.catchUp, () => undefined);
      await queries.invalidateQueries({ queryKey: ['versions'] });
      setIsAsking(false);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailure(error.serverMessage ?? texts.failed);
      if (error.status !== 409) return;
      // Somebody else changed it: what is published next is what the dialog lists then.
      await queries.invalidateQueries({ queryKey: ['changes'] });
      await api.draft().then(store.catchUp, () => undefined);
    }
  }

  const [first, ...others] = state.missing;
  const unsaved = store.unsaved();
  const isSame = state.published && !state.differs && unsaved.length === 0;
  const close = () => setIsAsking(false);
  const words = isSame ? texts.nothingToPublish : texts.heading.ready;
  return (
    <>
      <Dock
        label={texts.publish}
        value={first === undefined ? words : texts.missingMany(first.name, others.length)}
        text
      >
        <Button variant="primary" disabled={isSame} onClick={ask} loadingText={texts.saving}>
          {texts.publish}
        </Button>
        {!isSame && first === undefined && <Button onClick={ask}>{texts.seeChanges}</Button>}
      </Dock>
      {isAsking && unsaved.length > 0 && (
        <MissingDialog
          title={texts.unsavedTitle}
          lead={texts.unsavedLead}
          missing={unsavedFields(state.values, unsaved)}
          onClose={close}
        />
      )}
      {isAsking && unsaved.length === 0 && first !== undefined && (
        <MissingDialog title={texts.missingTitle} missing={state.missing} onClose={close} />
      )}
      {isAsking && unsaved.length === 0 && first === undefined && (
        <ChangesDialog failure={failure} onPublish={publish} onClose={close} />
      )}
    </>
  );
}
