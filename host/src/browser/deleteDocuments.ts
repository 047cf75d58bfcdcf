import { SHARED_CACHE } from './cacheStrategy.ts';
import { isDocumentKey } from './documentKey.ts';

/** Deletes the cached documents, so that the next navigation asks the edge. */
export async function deleteDocuments(): Promise<void> {
  if (!('caches' in window)) return;
  const cache = await caches.open(SHARED_CACHE);
  const keys = await cache.keys();
  const documents = keys.filter(({ url }) => isDocumentKey(url));
  await Promise.all(documents.map((key) => cache.delete(key)));
}
