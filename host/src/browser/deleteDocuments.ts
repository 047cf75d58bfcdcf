import { SHARED_CACHE } from './cacheStrategy.ts';
import { ANY_PAGE } from './documentKey.ts';

/** Deletes the cached documents, so that the next navigation asks the edge. */
export async function deleteDocuments(): Promise<void> {
  if (!('caches' in window)) return;
  const cache = await caches.open(SHARED_CACHE);
  const keys = await cache.keys();
  const documents = keys.filter(({ url }) => {
    const { pathname } = new URL(url);
    return pathname === ANY_PAGE || pathname.startsWith(`${ANY_PAGE}/`);
  });
  await Promise.all(documents.map((key) => cache.delete(key)));
}
