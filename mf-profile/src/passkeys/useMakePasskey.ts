import { ApiError } from '@portal/api/http/apiError';
import { createPasskeysApi } from '@portal/api/account/passkey';
import { showApiError } from '@portal/remote/showApiError';
import { useAction, type Action } from '@portal/remote/useAction';
import { useApi } from '@portal/remote/useApi';
import { useLogout } from '@portal/remote/useLogout';
import { usePortal } from '@portal/remote/usePortal';
import { texts as accessTexts } from '../access/texts.ts';
import { ownPasskeys } from './ownPasskeys.ts';
import { texts } from './texts.ts';

/**
 * Makes a passkey on this device (ACC-10). A login that is too old is offered to be renewed; what the customer or the device
 * declines is no failure.
 * @returns the action, which resolves to whether there is one more
 */
export function useMakePasskey(): Action<void, boolean> {
  const { overlays } = usePortal();
  const leave = useLogout();
  const passkeys = useApi(createPasskeysApi);

  async function loginAgain(): Promise<void> {
    const words = accessTexts.codeRequestFailed;
    const confirmed = await overlays.confirm({
      title: words.loginAgainTitle,
      body: words.loginAgain,
      confirmLabel: words.loginAgainConfirm,
      cancelLabel: words.loginAgainCancel,
    });
    if (confirmed) await leave();
  }

  return useAction<void, boolean>(
    async () => {
      // What they need comes at the same time.
      const [optionsJSON, { startRegistration }] = await Promise.all([
        passkeys.creation(),
        import(/* webpackChunkName: "passkeys" */ '@simplewebauthn/browser'),
      ]);
      const made = await startRegistration({ optionsJSON });
      await passkeys.add(made);
      ownPasskeys.add(made.id);
      overlays.toast({ message: texts.created, tone: 'success' });
      return true;
    },
    {
      onError: async (error) => {
        if (error instanceof ApiError) {
          if (error.envelope.code === 'LOGIN_AGAIN') return loginAgain();
          return showApiError(overlays, error);
        }
        const isHere = Object(error).code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED';
        overlays.toast({ message: isHere ? texts.alreadyHere : texts.notCreated });
        return undefined;
      },
    },
  );
}
