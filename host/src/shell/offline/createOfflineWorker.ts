import { IDENTITY_HEADER } from '../../address/documentIdentity.ts';
import {
  CUSTOMER_CACHE,
  isFresh,
  isKept,
  isNoAnswer,
  SHARED_CACHE,
  treatmentOf,
} from '../../browser/keptAnswers.ts';
import { KEPT_AT } from '../../browser/keptAt.ts';
import { ANY_PAGE, documentKey, markKept, maySkipNetwork } from '../../browser/keptDocuments.ts';

/** More files than two versions of everything have; the oldest go first. */
const MOST_SHARED = 300;

export interface OfflineWorker {
  /** The answer to a request, or null when the browser shall ask by itself. */
  answer(
    request: Request,
    inBackground: (work: Promise<unknown>) => void,
  ): Promise<Response> | null;
  /** Keeps files that were loaded before this worker watched. */
  keep(addresses: readonly string[]): Promise<void>;
}

async function withInstant(answer: Response): Promise<Response> {
  const headers = new Headers(answer.headers);
  headers.set(KEPT_AT, String(Date.now()));
  // The browser has decoded the body already.
  headers.delete('content-encoding');
  headers.delete('content-length');
  return new Response(await answer.blob(), { status: answer.status, headers });
}

/** Name of a kept answer of a customer: nobody gets it without the same session. */
async function customerKey(request: Request): Promise<string> {
  const text = new TextEncoder().encode(request.headers.get('authorization') ?? '');
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', text));
  const session = [...digest.slice(0, 12)]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  const url = new URL(request.url);
  url.searchParams.set('kept-for', session);
  return url.href;
}

async function trim(cache: Cache): Promise<void> {
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, -MOST_SHARED).map((key) => cache.delete(key)));
}

/**
 * Asks the network first, always; what it answered is kept, and shown again when nothing answers.
 * A customer's answers are kept for their session alone, and forgotten with it.
 */
export function createOfflineWorker(caches: CacheStorage): OfflineWorker {
  const known = new Set<string>();
  /** Counts how often the customer was forgotten: what was asked before must not be kept after. */
  let forgotten = 0;

  async function put(name: string, key: string, answer: Response): Promise<void> {
    const cache = await caches.open(name);
    await cache.put(key, await withInstant(answer));
    if (name === SHARED_CACHE) await trim(cache);
  }

  async function kept(name: string, key: string): Promise<Response | undefined> {
    const answer = await (await caches.open(name)).match(key);
    return answer && (name === SHARED_CACHE || isFresh(answer, Date.now())) ? answer : undefined;
  }

  function forgetCustomer(): Promise<boolean> {
    forgotten += 1;
    return caches.delete(CUSTOMER_CACHE);
  }

  async function networkFirst(
    request: Request,
    name: string,
    key: string,
    inBackground: (work: Promise<unknown>) => void,
  ): Promise<Response> {
    const before = forgotten;
    try {
      const answer = await fetch(request);
      if (answer.status === 401) inBackground(forgetCustomer());
      // Files are named by their content: one that is known needs no second copy.
      const isNew = !(key.includes('/assets/') && known.has(key));
      if (isKept(answer, key) && isNew && before === forgotten) {
        known.add(key);
        inBackground(put(name, key, answer.clone()));
      }
      return isNoAnswer(answer, request.url) ? ((await kept(name, key)) ?? answer) : answer;
    } catch (error) {
      const last = await kept(name, key);
      if (last) return last;
      throw error;
    }
  }

  /**
   * A document that was kept is shown at once, and the page has it checked beside its data; otherwise the network
   * goes first.
   */
  async function page(
    request: Request,
    inBackground: (work: Promise<unknown>) => void,
  ): Promise<Response> {
    const key = documentKey(request.url);
    const last = key === null ? undefined : await kept(SHARED_CACHE, key);
    if (last && maySkipNetwork(request, last, Date.now())) return markKept(last);
    const answer = await networkFirst(request, SHARED_CACHE, ANY_PAGE, inBackground);
    const isAnswered = isKept(answer, request.url) && !answer.headers.has(KEPT_AT);
    // One without a name could not be checked later: it must not take the place of one that can.
    const isNamed = answer.headers.has(IDENTITY_HEADER);
    if (key !== null && isAnswered && isNamed) inBackground(put(SHARED_CACHE, key, answer.clone()));
    return answer;
  }

  return {
    answer(request, inBackground) {
      switch (treatmentOf(request)) {
        case 'page':
          return page(request, inBackground);
        case 'shared':
          return networkFirst(request, SHARED_CACHE, request.url, inBackground);
        case 'customer':
          return customerKey(request).then((key) =>
            networkFirst(request, CUSTOMER_CACHE, key, inBackground),
          );
        case 'end':
          inBackground(forgetCustomer());
          return null;
        case 'pass':
          return null;
      }
    },
    async keep(addresses) {
      for (const address of addresses) {
        const answer = await fetch(address).catch(() => null);
        if (!answer?.ok) continue;
        const url = new URL(address, location.origin).href;
        const key = documentKey(url);
        if (key !== null && answer.headers.has(IDENTITY_HEADER))
          await put(SHARED_CACHE, key, answer.clone());
        await put(SHARED_CACHE, key === null ? url : ANY_PAGE, answer);
      }
    },
  };
}
