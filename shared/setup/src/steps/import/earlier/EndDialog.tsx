import type { ProviderImport } from '@portal/api/provider/providerImport';
import { SETUP_PAGES } from '@portal/api/setup/setupPath';
import { useQueryClient } from '@portal/remote/query';
import { Banner } from '@portal/ui/Banner';
import { Button } from '@portal/ui/Button';
import { Dialog } from '@portal/ui/Dialog';
import { useState } from 'react';
import { useSetupApi } from '../../../calls/useSetupApi.ts';
import { goTo } from '../../../frame/usePath.ts';
import { fileNameOf } from '../fileNameOf.ts';
import { importAddress } from '../importAddress.ts';
import { refusedCall } from '../refusedCall.ts';
import { endingOf } from './endingOf.ts';
import { texts } from './texts.ts';

/** Asks before an import is taken back, or a file that has not run is removed (SET-25, C-818). */
export function EndDialog({ ended, onClose }: { ended: ProviderImport; onClose: () => void }) {
  const api = useSetupApi();
  const queries = useQueryClient();
  const [refused, setRefused] = useState<string | null>(null);
  const isUndo = endingOf(ended) !== 'remove';
  const name = fileNameOf(ended);

  async function end(): Promise<void> {
    setRefused(null);
    try {
      if (isUndo)
        queries.setQueryData(['import', ended.id], await api.imports.step(ended.id, 'undo'));
      else await api.imports.remove(ended.id);
    } catch (error) {
      setRefused(refusedCall(error));
      void queries.invalidateQueries({ queryKey: ['import', ended.id] });
      return;
    }
    await queries.invalidateQueries({ queryKey: ['imports'] });
    onClose();
    goTo(isUndo ? importAddress(ended.id) : SETUP_PAGES.import);
  }

  return (
    <Dialog
      kind="danger"
      title={isUndo ? texts.undoTitle(name) : texts.removeTitle(name)}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{isUndo ? texts.undoNo : texts.removeNo}</Button>
          <Button variant="danger" onClick={end}>
            {isUndo ? texts.undoYes : texts.removeYes}
          </Button>
        </>
      }
    >
      {isUndo ? texts.undoAbout : texts.removeAbout}
      {refused !== null && (
        <Banner tone="danger" live>
          {refused}
        </Banner>
      )}
    </Dialog>
  );
}
