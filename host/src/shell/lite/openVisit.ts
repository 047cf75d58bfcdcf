import type { Http } from '@portal/api/http/http';
import type { LiteLink } from '@portal/api/company/liteLink';
import { COOKIE_NAMES } from '@portal/contract/cookies';
import type { LiteVisit } from '@portal/contract/liteVisit';
import { readCookie } from '../../browser/readCookie.ts';
import { removeCookie, writeCookie } from '../../browser/writeCookie.ts';
import { itemsKeyOf } from './deleteLiteData.ts';
import { exchangeKey } from './exchangeKey.ts';
import { liteKeyOf, type LiteKey } from '../../address/lite/liteKey.ts';
import { liteVisitOf } from '../../address/lite/liteVisitOf.ts';

/** A visit with what its link stands for, and the key of it; without a link, or with one that has ended, null. */
export interface OpenedVisit {
  link: (LiteLink & { key: string }) | null;
  visit: LiteVisit;
}

function rememberedKey(): LiteKey | null {
  const key = readCookie(COOKIE_NAMES.liteToken);
  return key ? { key, isCalendar: readCookie(COOKIE_NAMES.isCalToken) === 'true' } : null;
}

function keep(name: (typeof COOKIE_NAMES)[keyof typeof COOKIE_NAMES], value: string | null): void {
  if (value) writeCookie(name, value);
  else removeCookie(name);
}

/**
 * Exchanges the key of the address, or the remembered one, for its credential, and remembers it (CKE-03).
 * @throws ApiError when the service cannot be reached
 */
export async function openVisit(
  calendar: Http,
  search: string,
  hasAccount: boolean,
): Promise<OpenedVisit> {
  const found = liteKeyOf(new URLSearchParams(search)) ?? rememberedKey();
  const itemsKey = itemsKeyOf(found?.key ?? null);
  const link = found && (await exchangeKey(calendar, found.key));
  keep(COOKIE_NAMES.liteToken, link && found ? found.key : null);
  keep(COOKIE_NAMES.isCalToken, link && found ? String(found.isCalendar) : null);
  keep(COOKIE_NAMES.liteEmail, link?.email ?? null);
  keep(COOKIE_NAMES.litePhone, link?.phone ?? null);
  const hasEnded = found !== null && link === null;
  const visit = liteVisitOf(link, { hasEnded, hasAccount, itemsKey });
  return { link: link && found && { ...link, key: found.key }, visit };
}
