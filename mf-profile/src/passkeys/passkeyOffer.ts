import type { NativePlatform } from '@portal/contract/native/native';
import { canMakePasskey } from './canMakePasskey.ts';
import { ownPasskeys } from './ownPasskeys.ts';

/** What a login says of whether one may be offered with it (ACC-09). A device that has one is not offered another. */
export async function passkeyOffer(platform: NativePlatform): Promise<{ can_passkey?: true }> {
  return !ownPasskeys.any() && (await canMakePasskey(platform)) ? { can_passkey: true } : {};
}

/**
 * The page that asks, with where to go on from it. It is a page, and not a question of the login's: that one is gone as soon
 * as the session is there. @param next the app path that was wanted; null for the page behind
 */
export function passkeyOfferPath(next: string | null): string {
  return `/chave-de-acesso${next === null ? '' : `?${new URLSearchParams({ next })}`}`;
}
