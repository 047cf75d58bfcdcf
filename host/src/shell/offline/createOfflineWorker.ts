import { DOCUMENT_IDENTITY } from '../../address/documentIdentity.ts';
import {
  CUSTOMER_CACHE,
  isFresh,
  isCacheable,
  isNoAnswer,
  SHARED_CACHE,
  cacheStrategyOf,
  sessionNamedBy,
} from '../../browser/cacheStrategy.ts';
import { CACHED_AT } from '../../browser/cachedAt.ts';
import { ANY_PAGE, documentKey, maySkipNetwork } from '../../browser/documentKey.ts';
import { markCached } from '../../browser/markCached.ts';

/** More files than two versions of everything have; the oldest go first. */
const MOST_SHARED = 300;

export interface OfflineWorker {
  /** The answer to a request, or null when the browser shall ask by itself. */
  answer(
    request: Request,
    inBackground: (work: Promise<unknown>) => void,
  ): Promise<Response> | null;
  /** Caches files that were loaded before this worker watched. */
  cache(addresses: readonly string[]): Promise<void>;
}

async function withInstant(answer: Response): Promise<Response> {
  const headers = new Headers(answer.headers);
  headers.set(CACHED_AT, String(Date.now()));
  // The browser has decoded the body already.
  headers.delete('content-encoding');
  headers.delete('content-length');
  return new Response(await answer.blob(), { status: answer.status, headers });
}

/** Name of a cached answer of a customer: nobody gets it without the same session. */
async function customerKey(request: Request): Promise<string> {
  const text = new TextEncoder().encode(sessionNamedBy(request) ?? '');
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
 * Asks the network first, always; what it answered is cached, and shown again when nothing answers.
 * A customer's answers are cached for their session alone, and deleted with it.
 */
export function createOfflineWorker(caches: CacheStorage): OfflineWorker {
  const known = new Set<string>();
  /** Counts how often the customer's answers were deleted: what was asked before must not be cached after. */
  let deletions = 0;

  async function put(name: string, key: string, answer: Response): Promise<void> {
    const cache = await caches.open(name);
    await cache.put(key, await withInstant(answer));
    if (name === SHARED_CACHE) await trim(cache);
  }

  async function cached(name: string, key: string): Promise<Response | undefined> {
    const answer = await (await caches.open(name)).match(key);
    return answer && (name === SHARED_CACHE || isFresh(answer, Date.now())) ? answer : undefined;
  }

  function deleteCustomer(): Promise<boolean> {
    deletions += 1;
    return caches.delete(CUSTOMER_CACHE);
  }

  async function networkFirst(
    request: Request,
    name: string,
    key: string,
    inBackground: (work: Promise<unknown>) => void,
  ): Promise<Response> {
    const before = deletions;
    try {
      const answer = await fetch(request);
      if (answer.status === 401) inBackground(deleteCustomer());
      // Files are named by their content: one that is known needs no second copy.
      const isNew = !(key.includes('/assets/') && known.has(key));
      if (isCacheable(answer, key) && isNew && before === deletions) {
        known.add(key);
        inBackground(put(name, key, answer.clone()));
      }
      return isNoAnswer(answer, request.url) ? ((await cached(name, key)) ?? answer) : answer;
    } catch (error) {
      const last = await cached(name, key);
      if (last) return last;
      throw error;
    }
  }

  /**
   * A cached document is shown at once, and the page has it checked beside its data; otherwise the network
   * goes first.
   */
  async function page(
    request: Request,
    inBackground: (work: Promise<unknown>) => void,
  ): Promise<Response> {
    const key = documentKey(request.url);
    const last = key === null ? undefined : await cached(SHARED_CACHE, key);
    if (last && maySkipNetwork(request, last, Date.now())) return markCached(last);
    const answer = await networkFirst(request, SHARED_CACHE, ANY_PAGE, inBackground);
    const isAnswered = isCacheable(answer, request.url) && !answer.headers.has(CACHED_AT);
    // One without a name could not be checked later: it must not take the place of one that can.
    const isNamed = answer.headers.has(DOCUMENT_IDENTITY.header);
    if (key !== null && isAnswered && isNamed) inBackground(put(SHARED_CACHE, key, answer.clone()));
    return answer;
  }

  return {
    answer(request, inBackground) {
      switch (cacheStrategyOf(request)) {
        case 'page':
          return page(request, inBackground);
        case 'shared':
          return networkFirst(request, SHARED_CACHE, request.url, inBackground);
        case 'customer':
          return customerKey(request).then((key) =>
            networkFirst(request, CUSTOMER_CACHE, key, inBackground),
          );
        case 'end':
          inBackground(deleteCustomer());
          return null;
        case 'pass':
          return null;
      }
    },
    async cache(addresses) {
      for (const address of addresses) {
        const answer = await fetch(address).catch(() => null);
        if (!answer?.ok) continue;
        const url = new URL(address, location.origin).href;
        const key = documentKey(url);
        if (key !== null && answer.headers.has(DOCUMENT_IDENTITY.header))
          await put(SHARED_CACHE, key, answer.clone());
        await put(SHARED_CACHE, key === null ? url : ANY_PAGE, answer);
      }
    },
  };
}
