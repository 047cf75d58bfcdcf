import { ApiError } from '@portal/api/http/apiError';
import { createClientDataApi } from '@portal/api/account/client';
import {
  previewChangedSchema,
  refundAccountNeededSchema,
  type DeletionPreview,
  type DeletionRequest,
} from '@portal/api/account/deletionPreview';
import { GENERIC_ERROR, GENERIC_ERROR_TITLE } from '@portal/api/texts';
import { satisfiesContract } from '@portal/contract/contractVersion';
import { eurosToCents } from '@portal/domain/money/cents';
import { useAction } from '@portal/remote/useAction';
import { useApi } from '@portal/remote/useApi';
import { useLogout } from '@portal/remote/useLogout';
import { usePortal } from '@portal/remote/usePortal';
import * as v from 'valibot';
import { deletionSections, deletionText } from './deletionSections.ts';
import { texts } from './texts.ts';
import { useAskAccount } from './useAskAccount.ts';

/** What the server says of a deletion; null of one that was not wanted in the end. */
type Deleted = { message?: string | undefined } | null;

/** Logging out (SHL-74, OFF-09) and deleting the account (PRO-14, PRO-15, PRO-16, ERR-46), each after a confirmation. */
export function useAccountActions() {
  const { contract, overlays, session, report } = usePortal();
  const leave = useLogout();
  const clientData = useApi(createClientDataApi);
  const { asked, askAccount } = useAskAccount();

  const logout = useAction(async () => {
    const words = texts.logoutDialog;
    const confirmed = await overlays.confirm({
      title: words.title,
      body: words.body,
      confirmLabel: words.confirm,
      cancelLabel: words.cancel,
    });
    if (confirmed) await leave();
  });

  /** Deletes as the preview says; asks again where it says something else by now, and where an account is missing. */
  async function remove(request: DeletionRequest): Promise<Deleted> {
    try {
      return await clientData.remove(request);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const needed = v.safeParse(refundAccountNeededSchema, error.payload);
      if (needed.success) {
        const account = await askAccount(eurosToCents(needed.output.amount));
        return account === null ? null : remove({ ...request, refund_account: account });
      }
      const changed = v.safeParse(previewChangedSchema, error.payload);
      if (!changed.success) throw error;
      return confirmAndDelete(changed.output.preview, error.serverMessage ?? undefined, request);
    }
  }

  /** Asks with what the preview says. */
  async function confirmAndDelete(
    preview: DeletionPreview,
    hint?: string,
    request?: DeletionRequest,
  ): Promise<Deleted> {
    const words = texts.deleteDialog;
    const showsLists = satisfiesContract('^1.3.0', contract);
    const body = [hint, words.body, showsLists ? undefined : deletionText(preview)];
    const confirmed = await overlays.confirm({
      title: words.title,
      body: body.filter((part) => part !== undefined).join(' '),
      sections: deletionSections(preview),
      confirmLabel: words.confirm,
      cancelLabel: words.cancel,
      tone: 'danger',
    });
    return confirmed ? remove({ ...request, accepts: preview.id }) : null;
  }

  const deleteAccount = useAction(
    async () => {
      const answer = await confirmAndDelete(await clientData.deletion());
      if (answer === null) return;
      const told = overlays.info({
        ...texts.deleted,
        body: answer.message ?? texts.deleted.body,
      });
      // The server has ended the session: the next call behind the modal would say that it expired (C-923).
      await Promise.all([told, session.end({ forced: true })]);
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

  return { logout, deleteAccount, asked };
}
