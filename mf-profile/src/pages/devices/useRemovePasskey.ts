import { ApiError } from '@portal/api/http/apiError';
import { createPasskeysApi, type Passkey } from '@portal/api/account/passkey';
import { useQueryClient } from '@portal/remote/query';
import { useAction, type Action } from '@portal/remote/useAction';
import { useApi } from '@portal/remote/useApi';
import { usePortal } from '@portal/remote/usePortal';
import { ownPasskeys } from '../../passkeys/ownPasskeys.ts';
import { texts } from '../../passkeys/texts.ts';
import { passkeysKey } from './passkeysKey.ts';

/** Removes a passkey, after a question (ACC-10). @param onRemoved after the list has been renewed */
export function useRemovePasskey(onRemoved: () => void): Action<Passkey, void> {
  const { overlays } = usePortal();
  const passkeys = useApi(createPasskeysApi);
  const queryClient = useQueryClient();
  return useAction<Passkey, void>(async ({ id, credential_id: credentialId, name }) => {
    const words = texts.confirmRemoval;
    const confirmed = await overlays.confirm({
      title: words.title,
      body: words.body(name),
      confirmLabel: texts.remove,
      cancelLabel: words.cancel,
      tone: 'danger',
    });
    if (!confirmed) return;
    try {
      await passkeys.remove(id);
    } catch (error) {
      // It was removed already: what was asked for is so.
      if (!(error instanceof ApiError) || error.status !== 404) throw error;
    }
    ownPasskeys.remove(credentialId);
    overlays.toast({ message: texts.removed, tone: 'success' });
    await queryClient.invalidateQueries({ queryKey: passkeysKey });
    onRemoved();
  });
}
