import type { AssetStore } from './assetStore.ts';
import { plainContent } from './assetVariants.ts';

/** Compressed bytes may differ while the content does not: another machine compresses otherwise. */
async function sameContent(key: string, one: Buffer, other: Buffer): Promise<boolean> {
  if (one.equals(other)) return true;
  try {
    const wanted = await plainContent(key, other, Number.MAX_SAFE_INTEGER);
    return wanted.equals(await plainContent(key, one, wanted.length));
  } catch {
    return false;
  }
}

/**
 * Adds a file to the asset storage and never changes one: `different` says that the name is taken by other content.
 * @throws Error when the store cannot be asked
 */
export async function addAsset(
  store: AssetStore,
  key: string,
  content: Buffer,
): Promise<'added' | 'present' | 'different'> {
  if (await store.add(key, content)) return 'added';
  const there = await store.read(key);
  return there !== undefined && (await sameContent(key, there, content)) ? 'present' : 'different';
}
