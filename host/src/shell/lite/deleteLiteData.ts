import { LITE_COOKIES } from '@portal/contract/cookies';
import { removeCookie } from '../../browser/writeCookie.ts';

const ITEMS = 'liteItems:';

/** Where the items of a lite visit are kept, in local storage (C-102). */
export function itemsKeyOf(key: string | null): string {
  return ITEMS + (key ?? '');
}

/** Deletes everything of lite visits on this device: cookies and items (SHL-47, C-102). */
export function deleteLiteData(): void {
  LITE_COOKIES.forEach(removeCookie);
  try {
    const keys = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index));
    for (const key of keys) if (key?.startsWith(ITEMS)) localStorage.removeItem(key);
  } catch {
    // A browser without storage has kept nothing.
  }
}
