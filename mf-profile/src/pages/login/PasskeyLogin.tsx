import { ApiError } from '@portal/api/http/apiError';
import { createPasskeysApi } from '@portal/api/account/passkey';
import { showApiError } from '@portal/remote/showApiError';
import { useAction } from '@portal/remote/useAction';
import { useApi } from '@portal/remote/useApi';
import { useIsInBrowser } from '@portal/ui/useIsInBrowser';
import { usePortal } from '@portal/remote/usePortal';
import { Banner } from '@portal/ui/Banner';
import { Button } from '@portal/ui/Button';
import { KeyRound } from '@portal/ui/icons/things/KeyRound';
import { Stack } from '@portal/ui/Stack';
import { useState } from 'react';
import { knowsPasskeys } from '../../passkeys/canMakePasskey.ts';
import { ownPasskeys } from '../../passkeys/ownPasskeys.ts';
import { texts } from '../../passkeys/texts.ts';

/** Logging in with a passkey, where one was made on this device (ACC-11). The other ways stay as they are. */
export function PasskeyLogin({ onToken }: { onToken: (token: string) => Promise<void> }) {
  const { native, overlays } = usePortal();
  const passkeys = useApi(createPasskeysApi);
  const isInBrowser = useIsInBrowser();
  const [isOffered] = useState(() => knowsPasskeys(native.platform) && ownPasskeys.any());
  const [refused, setRefused] = useState<string | null>(null);

  const enter = useAction<void, void>(
    async () => {
      setRefused(null);
      const [optionsJSON, { startAuthentication }] = await Promise.all([
        passkeys.request(),
        import(/* webpackChunkName: "passkeys" */ '@simplewebauthn/browser'),
      ]);
      // The device says no, or its owner does: there is nothing of the service to show.
      const signed = await startAuthentication({ optionsJSON }).catch(() => null);
      if (signed === null) {
        setRefused(texts.refused);
        return;
      }
      try {
        const { token } = await passkeys.login(signed);
        await onToken(token);
      } catch (error) {
        if (!(error instanceof ApiError) || error.status !== 403) throw error;
        if (error.envelope.code === 'PASSKEY_UNKNOWN') ownPasskeys.remove(signed.id);
        setRefused(error.serverMessage ?? texts.refused);
      }
    },
    { onError: (error) => showApiError(overlays, error) },
  );

  if (!isOffered || !isInBrowser) return null;
  return (
    <Stack gap="medium">
      {refused !== null && (
        <Banner tone="danger" live>
          {refused}
        </Banner>
      )}
      <Button block icon={<KeyRound />} loading={enter.busy} onClick={() => enter.run()}>
        {texts.login}
      </Button>
    </Stack>
  );
}
