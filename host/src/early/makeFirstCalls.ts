import { isDeletionHelpPath } from '@portal/contract/paths';
import { liteKeyOf } from '../address/lite/liteKey.ts';
import { CLIENT_TOKEN } from './clientToken.ts';
import type { EarlyPlan } from './earlyAnswer.ts';
import { isAccepted } from './isAccepted.ts';

/** How it is asked whether the terms are accepted; this accepts nothing. */
export const TERMS = '/api/main/user/client/presignup?terms_accepted=false';

/** Addresses that lead elsewhere, or accept the terms, when the start follows them (SHL-35, SHL-39..41, DEMO-02). */
const SPECIAL = ['cli', 'iagree', 'openAppointment', 'directAppointment'];

/** Whether the start follows an address to elsewhere: nothing is asked for before. */
export function leadsElsewhere(query: URLSearchParams): boolean {
  return SPECIAL.some((name) => query.has(name));
}

/** Whose page is opened, and by which address. */
export interface FirstVisit extends Pick<EarlyPlan, 'domain' | 'requests'> {
  query: URLSearchParams;
  /** App path below the base. */
  path: string;
  isLite: boolean;
  /** A lite page has none (LITE). */
  hasSession: boolean;
  /** What the cookies say of the last lite link (CKE-03), and of the provider before (API-06). */
  liteToken: string | null;
  previousDomain: string | null;
}

/** As much of an answer as further calls go by; it stays to be read by whoever takes it. */
export interface FirstAnswer {
  status: number;
  clone(): { json(): Promise<unknown> };
}

/**
 * Makes one of the first calls.
 * @param permission must be there before anything is sent
 */
export type AskFirst = (
  address: string,
  headers?: Record<string, string>,
  permission?: Promise<void>,
) => Promise<FirstAnswer>;

async function readEnvelope(answer: FirstAnswer): Promise<object> {
  const body: unknown = await answer.clone().json();
  return typeof body === 'object' && body !== null ? body : {};
}

/**
 * Makes the calls that a page begins with, in the browser or at the edge. The rules of the start hold: nothing of the
 * customer is asked for before the terms are known to be accepted (SHL-56), and a lite page asks for what its link opens.
 * Resolves when there is no further call to make; what a call answers, `ask` hears.
 * @param isOpen whether the page is still the one that the requests are of
 */
export async function makeFirstCalls(
  { domain, requests, query, path, isLite, hasSession, liteToken, previousDomain }: FirstVisit,
  ask: AskFirst,
  isOpen: () => boolean = () => true,
): Promise<void> {
  if (leadsElsewhere(query)) return;
  void ask('/api/main/config');
  if (hasSession && !isDeletionHelpPath(path)) {
    const terms = ask(TERMS, previousDomain ? { 'X-Prev-Company-Domain': previousDomain } : {});
    const accepted = terms.then(async (answer) => {
      if (!isAccepted(await readEnvelope(answer), answer.status))
        throw new Error('The terms are not accepted.');
    });
    const onPage = accepted.then(() => {
      if (!isOpen()) throw new Error('Another page is open by now.');
    });
    // Named before the answer is there: a start that hears of it first would ask for the same again.
    for (const request of requests) void ask(request, {}, onPage);
    // After what the page shows.
    void ask(
      '/api/main/user/client/info',
      {},
      accepted.then(() => undefined),
    );
    onPage.catch(() => undefined);
    return;
  }
  void ask(`/api/mgmt/route?domain=${encodeURIComponent(domain)}`);
  if (!isLite) return;
  // What the link shows is asked for with the credential that its key is exchanged for (API-58), the rest without.
  const key = liteKeyOf(query)?.key ?? liteToken;
  const link: { token?: string; type?: string; id?: string } = key
    ? await readEnvelope(await ask(`/api/calendar/customer/links?key=${encodeURIComponent(key)}`))
    : {};
  if ((key && !link.token) || !isOpen()) return;
  for (const request of requests) {
    const address = request.replace(`:${link.type}`, encodeURIComponent(link.id ?? ''));
    if (!address.includes(':')) void ask(address, link.token ? { [CLIENT_TOKEN]: link.token } : {});
  }
}
