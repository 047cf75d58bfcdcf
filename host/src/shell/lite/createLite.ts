import type { Http } from '@portal/api/http/http';
import type { LiteVisit } from '@portal/contract/liteVisit';
import type { OpenedVisit } from './openVisit.ts';

export interface Lite {
  /**
   * Opens the visit of a lite page: exchanges the link's key for a credential (API-58). Without a key the
   * visit is anonymous (C-24). @throws ApiError when the service cannot be reached
   */
  open(search: string, hasAccount: boolean): Promise<LiteVisit>;
  /** For `X-Client-Token`; null without a link. */
  credential(): string | null;
  /**
   * Another credential than the one that was refused, for the same link, which is good for longer (C-956); null where the
   * link is refused as well. @throws ApiError when the service cannot be reached
   */
  renew(refused: string): Promise<string | null>;
  /** The one contact to register or log in with (LITE-10). */
  contact(): { email: string | null; phone: string | null };
  close(): void;
}

/** What this page knows of the lite visit; its cookies survive a reload (CKE-03). */
export function createLite(calendar: Http): Lite {
  let link: OpenedVisit['link'] = null;
  let renewal: Promise<boolean> | null = null;

  /** Whether the link is good still; calls that are refused at once wait for one exchange. */
  async function exchangeAgain(key: string): Promise<boolean> {
    const { exchangeKey } = await import(/* webpackChunkName: "lite" */ './exchangeKey.ts');
    const renewed = await exchangeKey(calendar, key);
    if (renewed && link) link = { ...renewed, key };
    return renewed !== null;
  }

  return {
    async open(search, hasAccount) {
      const { openVisit } = await import(/* webpackChunkName: "lite" */ './openVisit.ts');
      const opened = await openVisit(calendar, search, hasAccount);
      link = opened.link;
      return opened.visit;
    },
    credential: () => link?.token ?? null,
    async renew(refused) {
      if (link?.token === refused) {
        renewal ??= exchangeAgain(link.key).finally(() => (renewal = null));
        if (!(await renewal)) return null;
      }
      return link?.token ?? null;
    },
    contact: () => ({ email: link?.email ?? null, phone: link?.phone ?? null }),
    close() {
      link = null;
    },
  };
}
