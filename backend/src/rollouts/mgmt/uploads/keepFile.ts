import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { addAsset, type AssetOutcome } from '@portal/storage/assets/addAsset';
import type { AssetStore } from '@portal/storage/assets/assetStore';
import { ApiError } from '../../../platform/http/apiError.ts';
import { askStore } from './assetStoreOfBackend.ts';
import { keysOf } from './beginUpload.ts';

const COMPRESS = [promisify(brotliCompress), promisify(gzip)];

/**
 * Adds a file of a release to the storage, with the compressed forms that browsers get. Those are made here, so that
 * nobody can send one that unpacks to something else; they come first, because a file counts as there with all forms.
 * @returns whether anything was added
 * @throws ApiError 409 when a name is taken by other content, 503 and 507 when the storage fails
 */
export async function keepFile(
  store: AssetStore,
  remote: string,
  path: string,
  content: Buffer,
): Promise<Exclude<AssetOutcome, 'different'>> {
  const [plain = '', ...forms] = keysOf(remote, path);
  const compressed = await Promise.all(
    forms.map(async (key, index) => ({ key, bytes: await COMPRESS[index]?.(content) })),
  );
  const outcomes: AssetOutcome[] = [];
  for (const { key, bytes } of [...compressed, { key: plain, bytes: content }])
    if (bytes !== undefined) outcomes.push(await askStore(() => addAsset(store, key, bytes)));
  if (outcomes.includes('different'))
    throw new ApiError(
      409,
      `The asset storage has other content under ${plain}. Nothing is overwritten.`,
    );
  return outcomes.includes('added') ? 'added' : 'present';
}
