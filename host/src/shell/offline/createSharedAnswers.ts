import { SHARED_CACHE } from '../../browser/cacheStrategy.ts';
import { keptCopy } from './keptCopy.ts';

/** More files than two versions of everything have; the oldest go first. */
const MOST = 300;

export interface SharedAnswers {
  cached(key: string): Promise<Response | undefined>;
  /** @param givenAt when it was answered, in milliseconds since 1970; now when absent */
  keep(key: string, answer: Response, givenAt?: number): Promise<void>;
}

/** What every visitor may see. */
export function createSharedAnswers(caches: CacheStorage): SharedAnswers {
  return {
    cached: async (key) => (await caches.open(SHARED_CACHE)).match(key),
    async keep(key, answer, givenAt) {
      const cache = await caches.open(SHARED_CACHE);
      await cache.put(key, await keptCopy(answer, givenAt));
      const keys = await cache.keys();
      await Promise.all(keys.slice(0, -MOST).map((old) => cache.delete(old)));
    },
  };
}
