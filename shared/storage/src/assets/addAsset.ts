import type { AssetStore } from './assetStore.ts';
import { plainContent } from './assetVariants.ts';

/** `different`: the name is taken by other content. */
export type AssetOutcome = 'added' | 'present' | 'different';

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
 * Adds a file to the asset storage and never changes one.
 * @throws Error when the store cannot be asked
 */
export async function addAsset(
  store: AssetStore,
  key: string,
  content: Buffer,
): Promise<AssetOutcome> {
  if (await store.add(key, content)) return 'added';
  return compareAsset(store, key, content);
}

/**
 * Compares a file with the one that the asset storage has under its name.
 * @throws Error when the store cannot be asked
 */
export async function compareAsset(
  store: AssetStore,
  key: string,
  content: Buffer,
): Promise<AssetOutcome> {
  const there = await store.read(key);
  return there !== undefined && (await sameContent(key, there, content)) ? 'present' : 'different';
}
