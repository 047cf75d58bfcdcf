import { LRUCache } from 'lru-cache';
import { compressBeginning, type CompressedBeginning } from './compressBeginning.ts';

/** What compressed beginnings take of memory at most, in bytes: some 300 of them. */
const MOST_BYTES = 32 * 1024 * 1024;
/** Of so many beginnings it is known that they were asked for once. */
const MOST_SEEN = 300;
/** How long one that was compressed, or could not be, is not compressed again, in milliseconds. */
const REST = 10_000;

export interface BegunPages {
  /**
   * The beginning of a document, compressed; null where it has to be compressed with the rest. Of one that comes again it is
   * made beside, and nobody waits for it.
   * @param name of all beginnings that may differ in nothing but their own parts
   * @param own parts that each visit has of its own
   */
  fill(name: string, html: string, own: readonly string[]): Buffer | null;
}

/**
 * Keeps beginnings of documents compressed: head, sheets and boot document are most of a document and the same for everybody
 * who opens a page of a provider, but for a few parts.
 */
export function createBegunPages(mostBytes: number = MOST_BYTES): BegunPages {
  const seen = new LRUCache<string, true>({ max: MOST_SEEN });
  const kept = new LRUCache<string, CompressedBeginning>({
    maxSize: mostBytes,
    sizeCalculation: ({ bytes }, key) => bytes + key.length,
  });
  const tried = new LRUCache<string, true>({ max: MOST_SEEN, ttl: REST });

  async function keep(key: string, html: string, own: readonly string[]): Promise<void> {
    if (tried.has(key)) return;
    tried.set(key, true);
    const compressed = await compressBeginning(html, own).catch(() => null);
    if (compressed !== null) kept.set(key, compressed);
  }

  return {
    fill(name, html, own) {
      const key = [name, ...own.map(({ length }) => length)].join(' ');
      const filled = kept.get(key)?.fill(html) ?? null;
      if (filled !== null) return filled;
      if (seen.has(key)) void keep(key, html, own);
      seen.set(key, true);
      return null;
    },
  };
}
