import type { Page } from '@playwright/test';

/** The owner's face or finger, as far as a test decides it. */
export interface DeviceWithPasskeys {
  /** From now on the device does not recognise its owner. */
  refuse(): Promise<void>;
  allow(): Promise<void>;
}

/** Lets the page's device make passkeys and sign with them: an authenticator of Chromium's protocol. */
export async function deviceWithPasskeys(page: Page): Promise<DeviceWithPasskeys> {
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('WebAuthn.enable');
  const { authenticatorId } = await protocol.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const recognise = async (isUserVerified: boolean) => {
    await protocol.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });
  };
  return { refuse: () => recognise(false), allow: () => recognise(true) };
}
