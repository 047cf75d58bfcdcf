import { createClientDataApi } from '@portal/api/account/client';
import { showApiError } from '@portal/remote/showApiError';
import { useAction, type Action } from '@portal/remote/useAction';
import { useApi } from '@portal/remote/useApi';
import { usePortal } from '@portal/remote/usePortal';
import { useQueryClient } from '@portal/remote/query';
import { useEffect, useState } from 'react';
import { clientKey } from '@portal/remote/clientKey';
import { patchOf } from './patchOf.ts';
import type { ProfileField, ProfileForm } from './profileForm.ts';
import { texts } from './texts.ts';

/** How long the button says `Concluído`, in milliseconds. */
const DONE_MS = 2500;

/** The form, and what of it was edited. */
interface EditedProfile {
  form: ProfileForm;
  changed: readonly ProfileField[];
}

/**
 * Saves what was edited and tells shell and remotes (PRO-04, PRO-06, PRO-13); failures keep what was typed (ERR-39).
 * @param onSaved is told what was saved: the fields stay open meanwhile
 */
export function useSaveProfile(onSaved: (form: ProfileForm) => void): {
  save: Action<EditedProfile, void>;
  justSaved: boolean;
} {
  const { bus, overlays, session } = usePortal();
  const clientData = useApi(createClientDataApi);
  const queryClient = useQueryClient();
  const [savedAt, setSavedAt] = useState<number | null>(null);

  useEffect(() => {
    if (savedAt === null) return undefined;
    const timer = setTimeout(() => setSavedAt(null), DONE_MS);
    return () => clearTimeout(timer);
  }, [savedAt]);

  const save = useAction<EditedProfile, void>(
    async ({ form, changed }) => {
      const client = await clientData.patch(patchOf(form, changed));
      queryClient.setQueryData(clientKey, client);
      onSaved(form);
      setSavedAt(Date.now());
      overlays.toast({ message: texts.save.toast, tone: 'success' });
      bus.emit('client.changed', {});
      // The name in the shell's bar: saving has succeeded whether or not this does.
      void session.refresh().catch(() => undefined);
    },
    { onError: (error) => showApiError(overlays, error, { title: texts.failedTitle }) },
  );

  return { save, justSaved: savedAt !== null };
}
