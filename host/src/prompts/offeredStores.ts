import type { ProviderSnapshot } from '@portal/contract/providerSnapshot';
import type { STORE_LINKS } from '../portalConstants.ts';
import { platformOf } from '../startup/syncWebview.ts';

export type Store = keyof typeof STORE_LINKS;

/**
 * The stores to offer: those that the provider does not hide (CKE-24), of them the one of this
 * device where it is known. None inside the app itself.
 */
export function offeredStores(
  provider: Pick<ProviderSnapshot, 'hidePlayStore' | 'hideAppleStore'>,
  userAgent: string,
): readonly Store[] {
  if (platformOf(userAgent) !== 'WEB') return [];
  const isAndroid = /android/i.test(userAgent);
  const isApple = /iphone|ipad|ipod/i.test(userAgent);
  const stores: Store[] = [];
  if (!provider.hidePlayStore && !isApple) stores.push('play');
  if (!provider.hideAppleStore && !isAndroid) stores.push('apple');
  return stores;
}
