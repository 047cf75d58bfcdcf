import { WORKER_REQUEST } from '../address/workerRequest.ts';
import { CUSTOMER_CACHE, SHARED_CACHE } from './cacheStrategy.ts';
import { isDocumentKey } from './documentKey.ts';

/** How the names of the portal's caches begin, those of workers of before included. */
const OWN = 'portal-';

/**
 * Deletes what workers of before kept: caches of other names, and documents that the worker did not ask for itself,
 * which may have been made for a customer (C-405).
 */
export async function deleteEarlierCaches(caches: CacheStorage): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(OWN));
  const others = names.filter((name) => name !== SHARED_CACHE && name !== CUSTOMER_CACHE);
  await Promise.all(others.map((name) => caches.delete(name)));
  if (!names.includes(SHARED_CACHE)) return;
  const shared = await caches.open(SHARED_CACHE);
  for (const key of await shared.keys()) {
    if (!isDocumentKey(key.url)) continue;
    const kept = await shared.match(key);
    if (kept && !kept.headers.has(WORKER_REQUEST.header)) await shared.delete(key);
  }
}
