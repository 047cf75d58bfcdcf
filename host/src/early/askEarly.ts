import { COOKIE_NAMES } from '@portal/contract/cookies';
import { isDeletionHelpPath, isLitePath } from '@portal/contract/paths';
import { liteKeyOf } from '../address/liteKey.ts';
import { appPath } from '../address/appPath.ts';
import { CLIENT_TOKEN } from '../browser/clientToken.ts';
import { readCookie } from '../browser/readCookie.ts';
import { readHeldSession } from '../browser/readHeldSession.ts';
import { sessionHeaderOf } from '../browser/sessionHeaderOf.ts';
import { isAccepted } from './isAccepted.ts';
import { checkCachedDocument, isCachedDocument } from './checkCachedDocument.ts';
import { earlyOf, type EarlyPlan } from './earlyAnswer.ts';

/** How long an early request may take, in milliseconds. */
const LIMIT = 20_000;
/** Addresses that lead elsewhere, or accept the terms, when the start follows them (SHL-35, SHL-39..41, DEMO-02). */
const SPECIAL = ['cli', 'iagree', 'openAppointment', 'directAppointment'];

async function readEnvelope(answer: Response): Promise<object> {
  const body: unknown = await answer.clone().json();
  return typeof body === 'object' && body !== null ? body : {};
}

/**
 * Asks for what the start and the page will ask for anyway, before their code has arrived. The rules of the start
 * hold: nothing of the customer is asked for before the terms are known to be accepted (SHL-56), a lite page asks for
 * what its link opens and sends nobody's session, and each step of the start takes its answer in its own turn (SHL-49).
 */
export function askEarly({ domain, pathname, requests, identity }: EarlyPlan): void {
  const early = earlyOf(window);
  const path = appPath(window.location.pathname) ?? '/';
  const query = new URLSearchParams(window.location.search);
  const isLite = isLitePath(path);
  const session = isLite ? null : readHeldSession();

  /** @param permission must be there before anything is sent; whoever takes the answer waits for both */
  function ask(
    address: string,
    headers: Record<string, string> = {},
    permission?: Promise<void>,
  ): Promise<Response> {
    const own = new Headers(headers);
    if (session) own.set(...sessionHeaderOf(session));
    const send = () =>
      fetch(address, {
        headers: own,
        credentials: 'same-origin',
        cache: 'no-store',
        signal: AbortSignal.timeout(LIMIT),
      });
    const answer = permission ? permission.then(send) : send();
    early.answers.set(address, {
      session: session?.mark ?? null,
      clientToken: headers[CLIENT_TOKEN] ?? null,
      answer,
      askedAt: Date.now(),
    });
    // Whoever takes the answer asks again after a failure.
    answer.catch(() => undefined);
    return answer;
  }

  function askTerms(): void {
    const previous = readCookie(COOKIE_NAMES.previousCompanyDomain);
    const terms = ask(
      '/api/main/user/client/presignup?terms_accepted=false',
      previous ? { 'X-Prev-Company-Domain': previous } : {},
    );
    // Written down before the answer is there: a start that hears of it first would ask for the same again.
    const accepted = terms.then(async (answer) => {
      if (!isAccepted(await readEnvelope(answer), answer.status))
        throw new Error('The terms are not accepted.');
    });
    const onPage = accepted.then(() => {
      if (window.location.pathname !== pathname) throw new Error('Another page is open by now.');
    });
    for (const request of requests) void ask(request, {}, onPage);
    // After what the page shows.
    void ask(
      '/api/main/user/client/info',
      {},
      accepted.then(() => undefined),
    );
    onPage.catch(() => undefined);
  }

  /** What the link shows is asked for with the credential that its key is exchanged for (API-58), the rest without. */
  async function askLite(): Promise<void> {
    const key = liteKeyOf(query)?.key ?? readCookie(COOKIE_NAMES.liteToken);
    const link: { token?: string; type?: string; id?: string } = key
      ? await readEnvelope(await ask(`/api/calendar/customer/links?key=${encodeURIComponent(key)}`))
      : {};
    if ((key && !link.token) || window.location.pathname !== pathname) return;
    for (const request of requests) {
      const address = request.replace(`:${link.type}`, encodeURIComponent(link.id ?? ''));
      if (!address.includes(':'))
        void ask(address, link.token ? { [CLIENT_TOKEN]: link.token } : {});
    }
  }

  if (isCachedDocument()) early.isCurrent = checkCachedDocument(identity);
  if (SPECIAL.some((name) => query.has(name))) return;
  void ask('/api/main/config');
  if (session && !isDeletionHelpPath(path)) {
    askTerms();
    return;
  }
  void ask(`/api/mgmt/route?domain=${encodeURIComponent(domain)}`);
  if (isLite) askLite().catch(() => undefined);
}
