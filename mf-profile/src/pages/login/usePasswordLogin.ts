import { createIdentityApi } from '@portal/api/account/createIdentityApi';
import { ApiError } from '@portal/api/http/apiError';
import { showApiError } from '@portal/remote/showApiError';
import { useAction } from '@portal/remote/useAction';
import { useApi } from '@portal/remote/useApi';
import { usePortal } from '@portal/remote/usePortal';
import { useState } from 'react';

export interface PasswordLogin {
  /** What the login says of whether the page could offer a passkey. */
  canOffer: () => Promise<{ can_passkey?: true }>;
  onToken: (token: string, offersPasskey?: boolean) => Promise<void>;
}

/** Logging in by password. A refusal is said by the page, any other failure by a dialog. */
export function usePasswordLogin({ canOffer, onToken }: PasswordLogin) {
  const { overlays } = usePortal();
  const identity = useApi(createIdentityApi);
  const [refused, setRefused] = useState(false);
  const enter = useAction<{ contact: string; password: string }, void>(
    async ({ contact, password }) => {
      setRefused(false);
      const offerable = await canOffer();
      const entered = await identity.login({ login: contact, password, ...offerable });
      await onToken(entered.token, entered.offer_passkey);
    },
    {
      onError: async (error) => {
        const isRefusal = error instanceof ApiError && [400, 401, 403].includes(error.status);
        if (isRefusal) setRefused(true);
        else await showApiError(overlays, error);
      },
    },
  );
  return { enter, refused };
}
