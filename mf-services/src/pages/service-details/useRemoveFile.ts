import type { MediaFile } from '@portal/api/media';
import { createServicesApi } from '@portal/api/services';
import { ATTENTION_TITLE } from '@portal/api/messages';
import { useAction } from '@portal/remote/useAction';
import { useApi } from '@portal/remote/useApi';
import { usePortal } from '@portal/remote/usePortal';
import { useState } from 'react';
import { texts } from './texts.ts';
import { useDetailsChange } from './useDetailsChange.ts';

/**
 * Removes one of the customer's own files after asking (MED-08). Resolves to true when it is gone.
 * `removing` is the id of the file that is being removed, after the question was answered (MED-12).
 */
export function useRemoveFile(id: string) {
  const { overlays } = usePortal();
  const services = useApi(createServicesApi);
  const changed = useDetailsChange(id);
  const [removing, setRemoving] = useState<string | null>(null);
  const { run } = useAction(async (file: MediaFile): Promise<boolean> => {
    const confirmed = await overlays.confirm({
      title: ATTENTION_TITLE,
      body: texts.media.removeQuestion(file.description ?? texts.media.unnamed),
      confirmLabel: texts.media.remove,
      tone: 'danger',
    });
    if (!confirmed) return false;
    setRemoving(file.id);
    try {
      await services.removeFile(id, file.id);
      await changed();
    } finally {
      setRemoving(null);
    }
    return true;
  });
  return { run, removing };
}
