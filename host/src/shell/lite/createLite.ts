import type { Http } from '@portal/api/http/http';
import type { LiteLink } from '@portal/api/company/liteLink';
import type { LiteVisit } from '@portal/contract/liteVisit';

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

/** What this page knows of the lite visit; its cookies survive a reload (CKE-03). */
export function createLite(calendar: Http): Lite {
  let link: LiteLink | null = null;

  return {
    async open(search, hasAccount) {
      const { openVisit } = await import(/* webpackChunkName: "lite" */ './openVisit.ts');
      const opened = await openVisit(calendar, search, hasAccount);
      link = opened.link;
      return opened.visit;
    },
    credential: () => link?.token ?? null,
    contact: () => ({ email: link?.email ?? null, phone: link?.phone ?? null }),
    close() {
      link = null;
    },
  };
}
