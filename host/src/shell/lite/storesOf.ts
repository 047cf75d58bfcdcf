export type AppStore = 'play' | 'apple';

/** The stores to offer: the one of the device, both where the device is neither (LITE-14, LITE-22, C-390). */
export function storesOf(
  userAgent: string,
  hidden: { hidePlayStore: boolean; hideAppleStore: boolean },
): AppStore[] {
  const isAndroid = /android/i.test(userAgent);
  const isApple = /iphone|ipad|ipod/i.test(userAgent);
  const stores: AppStore[] = [];
  if (!hidden.hidePlayStore && !isApple) stores.push('play');
  if (!hidden.hideAppleStore && !isAndroid) stores.push('apple');
  return stores;
}
