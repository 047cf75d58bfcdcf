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

/**
 * Asks for a code by SMS or e-mail and gives the draft of the code step. Failures are shown
 * (ERR-40, ERR-41, ERR-42) and give undefined. A parked draft whose code is still fresh is
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
    try {
      const sent = replaces
        ? await identity.requestContactChange({ channel, contact })
        : channel === 'phone'
          ? await identity.requestPhoneCode({ phone: contact, platform: native.platform })
          : await identity.requestEmailCode({ email: contact });
      const now = Date.now();
      return {
        channel,
        contact,
        step: 'code',
        resendAt: now + sent.resend_after * 1000,
        expiresAt: now + sent.expires_in * 1000,
        forgotPassword: false,
      };
    } catch (error) {
      if (error instanceof ApiError && error.envelope.code === 'LOGIN_AGAIN') {
        if (await asksToLogInAgain(overlays, error)) await leave();
      } else await showCodeRequestError(overlays, error, channel);
      return undefined;
    }
  });
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
