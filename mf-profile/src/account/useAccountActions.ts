import { ApiError } from '@portal/api/http/apiError';
import { createClientDataApi } from '@portal/api/account/client';
import { GENERIC_ERROR, GENERIC_ERROR_TITLE } from '@portal/api/texts';
import { useAction } from '@portal/remote/useAction';
import { useApi } from '@portal/remote/useApi';
import { usePortal } from '@portal/remote/usePortal';
import { texts } from './texts.ts';

/** Logging out (SHL-74) and deleting the account (PRO-14, PRO-15, PRO-16, ERR-46), each after a confirmation. */
export function useAccountActions() {
  const { overlays, session, report } = usePortal();
  const clientData = useApi(createClientDataApi);

  const logout = useAction(async () => {
    const words = texts.logoutDialog;
    const confirmed = await overlays.confirm({
      title: words.title,
      body: words.body,
      confirmLabel: words.confirm,
      cancelLabel: words.cancel,
    });
    if (confirmed) await session.end();
  });

  const deleteAccount = useAction(
    async () => {
      const words = texts.deleteDialog;
      const confirmed = await overlays.confirm({
        title: words.title,
        body: words.body,
        confirmLabel: words.confirm,
        cancelLabel: words.cancel,
        tone: 'danger',
      });
      if (!confirmed) return;
      const answer = await clientData.remove();
      await overlays.info({ ...texts.deleted, body: answer.message ?? texts.deleted.body });
      await session.end({ forced: true });
    },
    {
      onError: async (error) => {
        const status = error instanceof ApiError ? error.status : undefined;
        if (status === 409) {
          report.failure({
            code: 'ACCOUNT-DELETION-409',
            message: 'The account was gone already.',
          });
          return session.end({ forced: true });
        }
        if (status === 401) return undefined;
        // An old login and a login contact that was just changed say what to do (C-165); nothing else has words of its own.
        const words =
          error instanceof ApiError && (status === 403 || status === 422)
            ? error.serverMessage
            : null;
        return overlays.info({ title: GENERIC_ERROR_TITLE, body: words ?? GENERIC_ERROR });
      },
    },
  );

  return { logout, deleteAccount };
}
