import { COOKIE_NAMES } from '@portal/contract/cookies';
import { isLitePath } from '@portal/contract/paths';
import { appPath } from '../address/appPath.ts';
import { readCookie } from '../browser/readCookie.ts';
import { readHeldSession } from '../browser/readHeldSession.ts';
import { sessionHeaderOf } from '../browser/sessionHeaderOf.ts';
import { checkCachedDocument, isCachedDocument } from './checkCachedDocument.ts';
import { CLIENT_TOKEN } from './clientToken.ts';
import type { DocumentAnswer } from './documentAnswer.ts';
import { earlyOf, type EarlyPlan } from './earlyAnswer.ts';
import { makeFirstCalls, type AskFirst } from './makeFirstCalls.ts';
import { takeDocumentAnswers } from './takeDocumentAnswers.ts';

/** How long an early request may take, in milliseconds. */
const LIMIT = 20_000;

function responseOf({ status, date, body }: DocumentAnswer): Response {
  const headers = new Headers({ 'content-type': 'application/json' });
  if (date !== null) headers.set('date', date);
  return new Response(body, { status, headers });
}

/** The document has ended: what rides in it is there. */
function whenParsed(): Promise<void> {
  if (document.readyState !== 'loading') return Promise.resolve();
  return new Promise((resolve) => {
    document.addEventListener('readystatechange', () => resolve(), { once: true });
  });
}

/**
 * Asks for what the start and the page will ask for anyway, before their code has arrived; what rides in the document is
 * taken from there, once the document has ended. Each step of the start takes its answer in its own turn (SHL-49), and a lite page sends nobody's session.
 */
export function askEarly({ domain, pathname, requests, identity, hasAnswers }: EarlyPlan): void {
  const early = earlyOf(window);
  const path = appPath(window.location.pathname) ?? '/';
  const isLite = isLitePath(path);
  const session = isLite ? null : readHeldSession();
  const askedAt = Date.now();
  const parsed = hasAnswers
    ? whenParsed().then(() => {
        const mark = session?.mark ?? null;
        early.inDocument = { session: mark, askedAt, answers: takeDocumentAnswers(mark) };
      })
    : null;

  const ask: AskFirst = (address, headers = {}, permission) => {
    const own = new Headers(headers);
    if (session) own.set(...sessionHeaderOf(session));
    const call = () =>
      fetch(address, {
        headers: own,
        credentials: 'same-origin',
        cache: 'no-store',
        signal: AbortSignal.timeout(LIMIT),
      });
    const take = () => {
      const given = early.inDocument?.answers.find((answer) => answer.address === address);
      return given ? responseOf(given) : call();
    };
    const send = () => (parsed ? parsed.then(take) : call());
    // Whoever takes the answer waits for both.
    const answer = permission ? permission.then(send) : send();
    early.answers.set(address, {
      session: session?.mark ?? null,
      clientToken: headers[CLIENT_TOKEN] ?? null,
      answer,
      askedAt,
    });
    // Whoever takes the answer asks again after a failure.
    answer.catch(() => undefined);
    return answer;
  };

  if (isCachedDocument()) early.isCurrent = checkCachedDocument(identity);
  const visit = {
    ...{ domain, requests, path, isLite, hasSession: session !== null },
    query: new URLSearchParams(window.location.search),
    liteToken: readCookie(COOKIE_NAMES.liteToken),
    previousDomain: readCookie(COOKIE_NAMES.previousCompanyDomain),
  };
  makeFirstCalls(visit, ask, () => window.location.pathname === pathname).catch(() => undefined);
}
