import type { NativePlatform } from '@portal/contract/native/native';

/** Whether this browser can make passkeys of this device; never inside of a wrapper (ACC-09). */
export async function canMakePasskey(platform: NativePlatform): Promise<boolean> {
  if (platform !== 'WEB' || !('PublicKeyCredential' in window)) return false;
  try {
    return await PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable();
  } catch {
    // A policy of the browser or of its owner forbids to ask.
    return false;
  }
}
