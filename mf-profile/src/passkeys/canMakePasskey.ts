import type { NativePlatform } from '@portal/contract/native/native';

/** Whether this browser knows passkeys at all, and may: never inside of a wrapper (ACC-09). */
export function knowsPasskeys(platform: NativePlatform): boolean {
  return platform === 'WEB' && typeof PublicKeyCredential !== 'undefined';
}

/** Whether this browser can make passkeys of this device. */
export async function canMakePasskey(platform: NativePlatform): Promise<boolean> {
  if (!knowsPasskeys(platform)) return false;
  try {
    return await PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable();
  } catch {
    // A policy of the browser or of its owner forbids to ask.
    return false;
  }
}
