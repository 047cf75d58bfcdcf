import { CUSTOMER_CACHE, isFresh, sessionNamedBy } from '../../browser/cacheStrategy.ts';
import { keptCopy } from './keptCopy.ts';

/** Names in a cached answer's address the session that it was given to. */
const KEPT_FOR = 'kept-for';

export interface CustomerAnswers {
  /** Name of a cached answer: nobody gets it without the same session. */
  keyOf(request: Request): Promise<string>;
  cached(key: string): Promise<Response | undefined>;
  /** Begins a call; what it gives is not kept when the session has ended meanwhile. */
  begin(): (key: string, answer: Response, givenAt?: number) => Promise<void>;
  /** The session is over: nothing of it stays. */
  end(): Promise<void>;
}

function sessionOf(key: string): string | null {
  return new URL(key).searchParams.get(KEPT_FOR);
}

/** The answers that one customer got, for the session that they were given to; of every other one nothing stays (C-405). */
export function createCustomerAnswers(caches: CacheStorage): CustomerAnswers {
  /** Counts the ends: what was asked before one must not be kept after it. */
  let ends = 0;

  async function keep(
    key: string,
    answer: Response,
    begun: number,
    givenAt?: number,
  ): Promise<void> {
    const copy = await keptCopy(answer, givenAt);
    if (begun !== ends) return;
    const cache = await caches.open(CUSTOMER_CACHE);
    for (const { url } of await cache.keys())
      if (sessionOf(url) !== sessionOf(key)) await cache.delete(url);
    await cache.put(key, copy);
    // It may have ended while this was written.
    if (begun !== ends) await caches.delete(CUSTOMER_CACHE);
  }

  return {
    async keyOf(request) {
      const text = new TextEncoder().encode(sessionNamedBy(request) ?? '');
      const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', text));
      const session = [...digest.slice(0, 12)]
        .map((byte) => byte.toString(16).padStart(2, '0'))
        .join('');
      const url = new URL(request.url);
      url.searchParams.set(KEPT_FOR, session);
      return url.href;
    },
    async cached(key) {
      const answer = await (await caches.open(CUSTOMER_CACHE)).match(key);
      return answer && isFresh(answer, Date.now()) ? answer : undefined;
    },
    begin() {
      const begun = ends;
      return (key, answer, givenAt) => keep(key, answer, begun, givenAt);
    },
    async end() {
      ends += 1;
      await caches.delete(CUSTOMER_CACHE);
    },
  };
}
