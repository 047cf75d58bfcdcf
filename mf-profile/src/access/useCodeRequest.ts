import { ApiError } from '@portal/api/http/apiError';
import { createIdentityApi } from '@portal/api/account/createIdentityApi';
import type { Overlays } from '@portal/contract/overlays';
import { useAction, type Action } from '@portal/remote/useAction';
import { useApi } from '@portal/remote/useApi';
import { useLogout } from '@portal/remote/useLogout';
import { usePortal } from '@portal/remote/usePortal';
import { resumeDraft, type AccessDraft } from './accessDraft.ts';
import type { LoginContact } from './readLogin.ts';
import { showCodeRequestError } from './showCodeRequestError.ts';
import { texts } from './texts.ts';

/** How long a code lives and another has to wait, in seconds, where no answer says it (C-93). */
const USUAL = { resend_after: 60, expires_in: 600 };

/**
 * Asks for a code by SMS or e-mail and gives the draft of the code step. Failures are shown
 * (ERR-40, ERR-41, ERR-42) and give undefined; where nothing answered the code may arrive all the same, and is asked for
 * (C-930). A parked draft whose code is still fresh is
 * taken up again without sending another code.
 * @param options `replaces`: the contact is to replace the validated one of its kind (ACC-05)
 */
export function useCodeRequest(
  parked: AccessDraft | null = null,
  { replaces = false }: { replaces?: boolean } = {},
): Action<LoginContact, AccessDraft | undefined> {
  const { native, overlays } = usePortal();
  const leave = useLogout();
  const identity = useApi(createIdentityApi);
  return useAction<LoginContact, AccessDraft | undefined>(async ({ channel, contact }) => {
    const resumed = resumeDraft(parked, contact, Date.now());
    if (resumed !== null) return resumed;
    const askedAt = Date.now();
    // What cannot leave sends no code.
    const isOffline = !navigator.onLine;
    try {
      const sent = replaces
        ? await identity.requestContactChange({ channel, contact })
        : channel === 'phone'
          ? await identity.requestPhoneCode({ phone: contact, platform: native.platform })
          : await identity.requestEmailCode({ email: contact });
      return draftOf({ channel, contact }, sent, Date.now());
    } catch (error) {
      if (isUnanswered(error) && !isOffline) {
        overlays.toast({ message: texts.code.unanswered });
        return { ...draftOf({ channel, contact }, USUAL, askedAt), isUncertain: true };
      }
      if (error instanceof ApiError && error.envelope.code === 'LOGIN_AGAIN') {
        if (await asksToLogInAgain(overlays, error)) await leave();
      } else await showCodeRequestError(overlays, error, channel);
      return undefined;
    }
  });
}

/** The draft of the code step, whose times count from the given one. */
function draftOf(login: LoginContact, times: typeof USUAL, from: number): AccessDraft {
  return {
    ...login,
    step: 'code',
    resendAt: from + times.resend_after * 1000,
    expiresAt: from + times.expires_in * 1000,
    forgotPassword: false,
  };
}

/** The answer was lost, or did not come in time. */
function isUnanswered(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status === 504);
}

/** The login is too old to change who may log in (C-165). */
function asksToLogInAgain(overlays: Overlays, error: ApiError): Promise<boolean> {
  const words = texts.codeRequestFailed;
  return overlays.confirm({
    title: words.loginAgainTitle,
    body: error.serverMessage ?? words.loginAgain,
    confirmLabel: words.loginAgainConfirm,
    cancelLabel: words.loginAgainCancel,
  });
}
