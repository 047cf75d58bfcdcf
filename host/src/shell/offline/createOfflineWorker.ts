import { SESSION_HEADERS } from '@portal/api/http/sessionHeaders';
import { CACHED_AT } from '../../browser/cachedAt.ts';
import { cacheStrategyOf, isNoAnswer } from '../../browser/cacheStrategy.ts';
import { deleteEarlierCaches } from '../../browser/deleteEarlierCaches.ts';
import { ANY_PAGE, documentKey, isDocumentKey, maySkipNetwork } from '../../browser/documentKey.ts';
import { markCached } from '../../browser/markCached.ts';
import { mayBeKept } from '../../browser/mayBeKept.ts';
import type { DocumentAnswers } from '../../early/documentAnswer.ts';
import { createCustomerAnswers } from './createCustomerAnswers.ts';
import { createKeptDocuments } from './createKeptDocuments.ts';
import { createSharedAnswers } from './createSharedAnswers.ts';

type InBackground = (work: Promise<unknown>) => void;

export interface OfflineWorker {
  /** The answer to a request, or null when the browser shall ask by itself. */
  answer(request: Request, inBackground: InBackground): Promise<Response> | null;
  /** Keeps the document of a page and the files that were loaded before this worker watched, by their addresses. */
  cache(addresses: readonly string[]): Promise<void>;
  /** Keeps what came with a document and so went by no worker: the same as of calls, unless there is newer. */
  keepAnswers(given: DocumentAnswers): Promise<void>;
  /** Deletes what workers of before kept. */
  takeOver(): Promise<void>;
  /** The session is over: nothing of the customer stays. */
  endSession(): Promise<void>;
}

/** What the network answers, or what is kept when it does not. */
async function networkFirst(
  request: Request,
  kept: () => Promise<Response | undefined>,
): Promise<Response> {
  try {
    const answer = await fetch(request);
    return isNoAnswer(answer, request.url) ? ((await kept()) ?? answer) : answer;
  } catch (error) {
    const last = await kept();
    if (last) return last;
    throw error;
  }
}

function isOfNow(answer: Response): boolean {
  return !answer.headers.has(CACHED_AT);
}

/**
 * Asks the network first, with the one exception of documents; what it answered is kept, and shown again when nothing
 * answers. A customer's answers are kept for their session alone, and deleted with it.
 */
export function createOfflineWorker(caches: CacheStorage): OfflineWorker {
  const known = new Set<string>();
  const shared = createSharedAnswers(caches);
  const documents = createKeptDocuments(shared);
  const customer = createCustomerAnswers(caches);

  /** A kept document is shown at once, and the page has it checked beside its data. */
  async function page(request: Request, inBackground: InBackground): Promise<Response> {
    const { url } = request;
    const key = documentKey(url);
    const last = key === null ? undefined : await documents.cached(key);
    if (last && maySkipNetwork(request, last, Date.now())) return markCached(last);
    const answer = await networkFirst(request, () => documents.cached(ANY_PAGE));
    if (answer.ok && isOfNow(answer)) inBackground(documents.keepLater(url, answer));
    return answer;
  }

  async function ofEverybody(request: Request, inBackground: InBackground): Promise<Response> {
    const { url } = request;
    const answer = await networkFirst(request, () => shared.cached(url));
    // Files are named by their content: one that is known needs no second copy.
    const isNew = isOfNow(answer) && !(url.includes('/assets/') && known.has(url));
    if (isNew && mayBeKept(answer, url)) {
      known.add(url);
      inBackground(shared.keep(url, answer.clone()));
    }
    return answer;
  }

  async function ofCustomer(request: Request, inBackground: InBackground): Promise<Response> {
    const keep = customer.begin();
    const key = await customer.keyOf(request);
    const answer = await networkFirst(request, () => customer.cached(key));
    if (answer.status === 401) inBackground(customer.end());
    else if (isOfNow(answer) && mayBeKept(answer, request.url))
      inBackground(keep(key, answer.clone()));
    return answer;
  }

  return {
    answer(request, inBackground) {
      switch (cacheStrategyOf(request)) {
        case 'page':
          return page(request, inBackground);
        case 'shared':
          return ofEverybody(request, inBackground);
        case 'customer':
          return ofCustomer(request, inBackground);
        case 'end':
          inBackground(customer.end());
          return null;
        case 'pass':
          return null;
      }
    },
    async cache(addresses) {
      for (const { href, pathname } of addresses.map((path) => new URL(path, location.origin))) {
        // A page that loads code of many can ask for these alone.
        if (isDocumentKey(href)) await documents.keep(href).catch(() => undefined);
        if (!pathname.startsWith('/assets/')) continue;
        const answer = await fetch(pathname).catch(() => null);
        if (answer && mayBeKept(answer, href)) await shared.keep(href, answer);
      }
    },
    async keepAnswers({ session, askedAt, answers }) {
      const keep = customer.begin();
      const headers = session === null ? undefined : { [SESSION_HEADERS.mark]: session };
      for (const { address, status, body } of answers) {
        const request = new Request(new URL(address, location.origin), { headers });
        const strategy = cacheStrategyOf(request);
        if (strategy !== 'customer' && strategy !== 'shared') continue;
        const isShared = strategy === 'shared';
        const key = isShared ? request.url : await customer.keyOf(request);
        const kept = await (isShared ? shared.cached(key) : customer.cached(key));
        if (Number(kept?.headers.get(CACHED_AT)) > askedAt) continue;
        const type = { 'content-type': 'application/json' };
        const answer = new Response(body, { status, headers: type });
        if (!mayBeKept(answer, request.url)) continue;
        await (isShared ? shared.keep(key, answer, askedAt) : keep(key, answer, askedAt));
      }
    },
    takeOver: () => deleteEarlierCaches(caches),
    endSession: () => customer.end(),
  };
}
