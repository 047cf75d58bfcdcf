import { storesOf, type AppStore } from '../lite/storesOf.ts';
import { platformOf } from '@portal/contract/wrapperIdentity';

/** The stores to offer in time (CKE-24): those that are not hidden; none inside the app itself. */
export function offeredStores(
  userAgent: string,
  hidden: { hidePlayStore: boolean; hideAppleStore: boolean },
): AppStore[] {
  return platformOf(userAgent) === 'WEB' ? storesOf(userAgent, hidden) : [];
}
