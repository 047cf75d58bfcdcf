import type { Release, ReleaseFile } from '@portal/contract/release';
import { createAssetBucket } from '@portal/storage/assets/createAssetBucket';
import type { AssetStore } from '@portal/storage/assets/assetStore';
import { ASSET_VARIANTS, plainContent } from '@portal/storage/assets/assetVariants';
import type { Environment } from '../../platform/environment.ts';

/** How long one file may take, in milliseconds. */
const TIMEOUT_MS = 10_000;

/** Where released files are for a page: `/assets/mf-booking/…`; in a bucket they have the name behind it. */
const SERVED = '/assets/';

/**
 * Reads a file of a release in every form in which a browser may get it, decompressed; empty when there is none.
 * @throws when the storage cannot be asked
 */
export type ReadForms = (release: Release, file: ReleaseFile) => Promise<Buffer[]>;

function overHttp(assetsUrl: string): ReadForms {
  return async (release, file) => {
    const address = new URL(file.path, new URL(release.base, assetsUrl));
    const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (response.ok) return [Buffer.from(await response.arrayBuffer())];
    await response.body?.cancel();
    if (response.status === 404) return [];
    throw new Error(`${address.href} answers ${response.status}.`);
  };
}

function fromStore(store: AssetStore, otherwise: ReadForms): ReadForms {
  async function variant(key: string, limit: number): Promise<Buffer[]> {
    const stored = await store.read(key);
    if (stored === undefined) return [];
    // What cannot be unpacked is not what was published either.
    return [await plainContent(key, stored, limit).catch(() => Buffer.alloc(0))];
  }
  return async (release, file) => {
    if (!release.base.startsWith(SERVED)) return otherwise(release, file);
    const key = release.base.slice(SERVED.length) + file.path;
    const plain = await store.read(key);
    if (plain === undefined) return [];
    const variants = ASSET_VARIANTS.map(({ ending }) => variant(key + ending, file.bytes));
    return [plain, ...(await Promise.all(variants)).flat()];
  };
}

/**
 * How this backend reads released files: from the bucket itself, because an edge may still have what is gone there;
 * without a bucket through the address where browsers fetch them.
 */
export function assetReader({
  assetBucket,
  assetsUrl,
}: Pick<Environment, 'assetBucket' | 'assetsUrl'>): ReadForms {
  const http = overHttp(assetsUrl);
  return assetBucket === undefined ? http : fromStore(createAssetBucket(assetBucket), http);
}
