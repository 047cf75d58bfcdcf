import type { MediaFile } from '@portal/api/work/mediaFile';
import { ATTENTION_TITLE } from '@portal/api/texts';
import { useState } from 'react';
import { useAction } from '../calls/useAction.ts';
import { usePortal } from '../usePortal.ts';
import { texts } from './texts.ts';

/**
 * Removes one of the customer's own files after asking (MED-08). `run` resolves to true when it is gone.
 * `removing` is the id of the file that is being removed, after the question was answered (MED-12).
 */
export function useFileRemoval(remove: (id: string) => Promise<unknown>) {
  const { overlays } = usePortal();
  const [removing, setRemoving] = useState<string | null>(null);
  const { run } = useAction(async (file: MediaFile): Promise<boolean> => {
    const confirmed = await overlays.confirm({
      title: ATTENTION_TITLE,
      body: texts.removeQuestion(file.description ?? texts.unnamed),
      confirmLabel: texts.remove,
      tone: 'danger',
    });
    if (!confirmed) return false;
    setRemoving(file.id);
    try {
      await remove(file.id);
    } finally {
      setRemoving(null);
    }
    return true;
  });
  return { run, removing };
}
