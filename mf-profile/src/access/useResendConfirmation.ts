import { createIdentityApi } from '@portal/api/account/createIdentityApi';
import { useAction, type Action } from '@portal/remote/useAction';
import { useApi } from '@portal/remote/useApi';
import { usePortal } from '@portal/remote/usePortal';
import { texts } from './texts.ts';

/** Asks for the confirmation e-mail of a sign-up again, and says so (ERR-38). */
export function useResendConfirmation(): Action<{ email: string; password: string }, void> {
  const { overlays } = usePortal();
  const identity = useApi(createIdentityApi);
  return useAction(async (signUp) => {
    const { message } = await identity.resendConfirmation(signUp);
    overlays.toast({ message: message ?? texts.signUp.resent, tone: 'success' });
  });
}
