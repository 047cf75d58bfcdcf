import type { Release, ReleaseFile } from '@portal/contract/release';
import { createAssetBucket } from '@portal/storage/assets/createAssetBucket';
import type { AssetStore } from '@portal/storage/assets/assetStore';
import { assetType } from '@portal/storage/assets/assetTypes';
import { ASSET_VARIANTS, plainContent } from '@portal/storage/assets/assetVariants';
import type { Environment } from '../../platform/environment.ts';

/** How long one file may take, in milliseconds. */
const TIMEOUT_MS = 10_000;

/** Where released files are for a page: `/assets/mf-booking/…`; in a bucket they have the name behind it. */
const SERVED = '/assets/';

/** How browsers may ask for a file that compresses. */
const ENCODINGS = ['identity', ...ASSET_VARIANTS.map(({ encoding }) => encoding)];

/** A file as a browser may get it. */
export interface Form {
  /** What it is once decompressed. */
  content: Buffer;
  /** Bytes of the download, when it is compressed with brotli and its length is known. */
  brotliBytes?: number;
}

/**
 * Reads a file of a release in every form in which a browser may get it; empty when there is none.
 * @throws when the storage cannot be asked
 */
export type ReadForms = (release: Release, file: ReleaseFile) => Promise<Form[]>;

async function download(address: URL, encoding: string): Promise<Form | undefined> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const response = await fetch(address, { headers: { 'Accept-Encoding': encoding }, signal });
  if (response.ok) {
    const isCompressed = response.headers.has('content-encoding');
    const content = await response.arrayBuffer().catch((error: unknown) => {
      // What cannot be unpacked is not what was published either.
      if (isCompressed && !signal.aborted) return new ArrayBuffer(0);
      throw error;
    });
    const length = response.headers.get('content-length');
    const isBrotli = response.headers.get('content-encoding') === 'br' && length !== null;
    return { content: Buffer.from(content), ...(isBrotli && { brotliBytes: Number(length) }) };
  }
  await response.body?.cancel();
  if (response.status === 404) return undefined;
  throw new Error(`${address.href} answers ${response.status}.`);
}

function overHttp(assetsUrl: string): ReadForms {
  return async (release, file) => {
    const address = new URL(file.path, new URL(release.base, assetsUrl));
    const encodings = assetType(file.path)?.compressible === true ? ENCODINGS : ['identity'];
    const forms = await Promise.all(encodings.map((encoding) => download(address, encoding)));
    return forms.every((form) => form !== undefined) ? forms : [];
  };
}

/** Reads from a storage itself what is served from there. */
export function fromStore(store: AssetStore, otherwise: ReadForms): ReadForms {
  async function variant(key: string, limit: number): Promise<Form[]> {
    const stored = await store.read(key);
    if (stored === undefined) return [];
    // What cannot be unpacked is not what was published either.
    const content = await plainContent(key, stored, limit).catch(() => Buffer.alloc(0));
    return [{ content, ...(key.endsWith('.br') && { brotliBytes: stored.length }) }];
  }
  return async (release, file) => {
    if (!release.base.startsWith(SERVED)) return otherwise(release, file);
    const key = release.base.slice(SERVED.length) + file.path;
    const plain = await store.read(key);
    if (plain === undefined) return [];
    const variants = ASSET_VARIANTS.map(({ ending }) => variant(key + ending, plain.length));
    return [{ content: plain }, ...(await Promise.all(variants)).flat()];
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
