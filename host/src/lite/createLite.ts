import { ApiError } from '@portal/api/apiError';
import type { Http } from '@portal/api/http';
import { openLiteLink, type LiteLink } from '@portal/api/liteLink';
import { COOKIE_NAMES } from '@portal/contract/cookies';
import type { LiteVisit } from '@portal/contract/liteVisit';
import { readCookie, removeCookie, writeCookie } from '../session/cookies.ts';
import { itemsKeyOf } from './forgetLite.ts';
import { liteKeyOf, type LiteKey } from './liteAddress.ts';

export interface Lite {
  /**
   * Opens the visit of a lite page: exchanges the link's key for a credential (API-58). Without a key the
   * visit is anonymous (C-24). @throws ApiError when the service cannot be reached
   */
  open(search: string, hasAccount: boolean): Promise<LiteVisit>;
  /** For `X-Client-Token`; null without a link. */
  credential(): string | null;
  /** The one contact to register or log in with (LITE-10). */
  contact(): { email: string | null; phone: string | null };
  close(): void;
}

function rememberedKey(): LiteKey | null {
  const key = readCookie(COOKIE_NAMES.liteToken);
  return key ? { key, isCalendar: readCookie(COOKIE_NAMES.isCalToken) === 'true' } : null;
}

function keep(name: (typeof COOKIE_NAMES)[keyof typeof COOKIE_NAMES], value: string | null): void {
  if (value) writeCookie(name, value);
  else removeCookie(name);
}

/** What this page knows of the lite visit; its cookies survive a reload (CKE-03). */
export function createLite(calendar: Http): Lite {
  let link: LiteLink | null = null;

  async function resolve(key: string): Promise<LiteLink | null> {
    try {
      return await openLiteLink(calendar, key);
    } catch (error) {
      const isRefused = error instanceof ApiError && error.status >= 400 && error.status < 500;
      if (isRefused && error.status !== 429) return null;
      throw error;
    }
  }

  return {
    async open(search, hasAccount) {
      const found = liteKeyOf(new URLSearchParams(search)) ?? rememberedKey();
      const itemsKey = itemsKeyOf(found?.key ?? null);
      link = found && (await resolve(found.key));
      keep(COOKIE_NAMES.liteToken, link && found ? found.key : null);
      keep(COOKIE_NAMES.isCalToken, link && found ? String(found.isCalendar) : null);
      keep(COOKIE_NAMES.liteEmail, link?.email ?? null);
      keep(COOKIE_NAMES.litePhone, link?.phone ?? null);
      return {
        subjectId: link?.id ?? null,
        hasEnded: found !== null && link === null,
        isClient: link?.is_client ?? false,
        hasAccount,
        itemsKey,
      };
    },
    credential: () => link?.token ?? null,
    contact: () => ({ email: link?.email ?? null, phone: link?.phone ?? null }),
    close() {
      link = null;
    },
  };
}
