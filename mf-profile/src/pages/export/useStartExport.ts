import { ApiError } from '@portal/api/http/apiError';
import { createAccountExportApi } from '@portal/api/account/accountExport';
import { useQueryClient } from '@portal/remote/query';
import { showApiError } from '@portal/remote/showApiError';
import { useAction, type Action } from '@portal/remote/useAction';
import { useApi } from '@portal/remote/useApi';
import { useLogout } from '@portal/remote/useLogout';
import { usePortal } from '@portal/remote/usePortal';
import { texts } from './texts.ts';

/** Key of how far the export is. */
export const exportKey = ['account-export'] as const;

/** Asks for the file; a login that is too old is offered to be renewed (ACC-12). */
export function useStartExport(): Action<void, void> {
  const { overlays } = usePortal();
  const leave = useLogout();
  const exports = useApi(createAccountExportApi);
  const queryClient = useQueryClient();
  return useAction<void, void>(
    async () => {
      queryClient.setQueryData(exportKey, await exports.start());
    },
    {
      onError: async (error) => {
        if (!(error instanceof ApiError) || error.envelope.code !== 'LOGIN_AGAIN')
          return showApiError(overlays, error);
        const confirmed = await overlays.confirm({
          title: texts.loginAgainTitle,
          body: texts.loginAgain,
          confirmLabel: texts.loginAgainConfirm,
          cancelLabel: texts.loginAgainCancel,
        });
        if (confirmed) await leave();
      },
    },
  );
}
